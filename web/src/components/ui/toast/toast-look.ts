import type { Toast } from './toast-slice';

const looks = {
  neutral: 'border-line bg-ground text-ink',
  success: 'border-primary bg-ground text-ink',
  destructive: 'border-alert bg-alert text-white on-dark',
};

export const toastLook = ({ variant = 'neutral' }: Toast): string =>
  `flex pointer-events-auto items-start gap-3 rounded-2xl border-l-8 p-4 shadow-xl animate-appear ${looks[variant]}`;

/** Below the header: at the bottom it would lie over the bar, the pop-up or the help button. */
export const toastPlace =
  'fixed inset-x-3 top-20 z-60 mx-auto max-w-md outline-none sm:inset-x-auto sm:right-4 sm:w-full lg:top-32';
