import { CircleCheck } from 'lucide-react';

interface BenefitListProps {
  title: string;
  /** Texts, with their language where it is not the page's. */
  items: Array<{ children: string; lang?: 'en' }>;
}

export function BenefitList({ title, items }: BenefitListProps) {
  return (
    <div>
      <h2 className="text-heading">{title}</h2>
      <ul className="mt-4 space-y-3">
        {items.map((item) => (
          <li key={item.children} className="flex gap-3">
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-primary-bright" />
            <span {...item} />
          </li>
        ))}
      </ul>
    </div>
  );
}
