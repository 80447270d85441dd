import type { ComponentProps } from 'react';

type Variant = 'action' | 'primary' | 'outline' | 'quiet' | 'light';

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 py-2 text-center font-semibold transition-colors duration-150 disabled:opacity-60';

const variants: Record<Variant, string> = {
  action: 'bg-action text-white hover:bg-action-deep',
  primary: 'bg-primary text-white hover:bg-primary-deep',
  outline: 'border-2 border-primary text-primary hover:bg-primary hover:text-white',
  quiet: 'text-link underline-offset-4 hover:underline',
  light: 'border-2 border-white/80 text-white hover:bg-white hover:text-primary-deep',
};

/** Returns the classes of a button, for links that look like a button. */
export const buttonClass = (variant: Variant = 'primary', extra = '') =>
  `${base} ${variants[variant]} ${extra}`;

export function Button({
  variant = 'primary',
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { variant?: Variant }) {
  // oxlint-disable-next-line react/button-has-type -- `type` is a property with a default above
  return <button type={type} className={buttonClass(variant, className)} {...rest} />;
}
