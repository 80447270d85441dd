export function Initials({ name, className }: { name: string; className: string }) {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 && words.at(-1)].map((word) => (word ? [...word][0] : ''));
  return (
    <span
      aria-hidden
      className={`grid place-items-center bg-band-deep font-display text-4xl text-primary uppercase ${className}`}
    >
      {letters.join('')}
    </span>
  );
}
