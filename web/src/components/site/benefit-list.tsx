import { CircleCheck } from 'lucide-react';

export function BenefitList({ title, items }: { title: string; items: string[] }) {
  return (
    <div>
      <h2 className="text-heading">{title}</h2>
      <ul className="mt-4 space-y-3">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-primary-bright" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
