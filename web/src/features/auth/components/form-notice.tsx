/** A form's message about the last attempt. Unlike a toast, it stays. */
export function FormNotice({ text, isAlarming = false }: { text: string | undefined; isAlarming?: boolean }) {
  const look = isAlarming ? 'border-2 border-alert bg-glow-soft' : 'bg-info';
  return (
    <div aria-live="polite">{text && <p className={`rounded-xl p-4 font-medium ${look}`}>{text}</p>}</div>
  );
}
