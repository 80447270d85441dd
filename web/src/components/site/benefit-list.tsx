import { CircleCheck } from 'lucide-react';

interface BenefitListProps {
  title: string;
  /** `lang` is set if a text is not in the page's language. */
  items: Array<{ children: string; lang?: 'en' }>;
}

export function BenefitList({ title, items }: BenefitListProps) {
  return (
    <div>
      <h2 className="text-heading">{title}</h2>
      <ul className="mt-3 gap-x-3 gap-y-2 max-sm:grid max-sm:grid-cols-2 max-sm:text-sm sm:mt-4 sm:space-y-3">
        {items.map((item) => (
          <li key={item.children} className="flex gap-2 sm:gap-3">
            <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-primary-bright sm:size-5" />
            <span {...item} />
          </li>
        ))}
      </ul>
    </div>
  );
}
