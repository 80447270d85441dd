import type { LucideIcon } from 'lucide-react';

export function Fact({ Icon, name, value }: { Icon: LucideIcon; name: string; value: string }) {
  return (
    <div className="rounded-2xl bg-band p-3 sm:p-4">
      <dt className="flex items-center gap-2 text-sm text-ink-soft">
        <Icon aria-hidden className="size-5 shrink-0 text-primary" />
        {name}
      </dt>
      <dd className="mt-1 leading-snug font-semibold first-letter:uppercase">{value}</dd>
    </div>
  );
}
