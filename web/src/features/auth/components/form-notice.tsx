/** A form's message about the last attempt. Unlike a toast, it stays. */
export const FormNotice = ({ text }: { text: string | undefined }) => (
  <div aria-live="polite">{text && <p className="rounded-xl bg-info p-4 font-medium">{text}</p>}</div>
);
