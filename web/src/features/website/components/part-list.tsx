import { use } from 'react';
import { NavLink } from 'react-router-dom';
import { websiteAddress, type WebsitePart, websiteParts } from '../../../config/admin-addresses';
import { adminContent } from '../../../content/admin';
import { websiteContent } from '../../../content/website';
import { useContent } from '../../../lib/language-context';
import { partOf } from '../field-names';
import { FormContext } from '../fields/form-context';

interface PartListProps {
  part: WebsitePart | null;
  isNarrow: boolean;
}

export function PartList({ part, isNarrow }: PartListProps) {
  const { websiteParts: names } = useContent(adminContent);
  const { parts, hints, list } = useContent(websiteContent);
  const { problems } = use(FormContext);
  const counts = new Map<WebsitePart, number>();
  for (const path of problems.keys()) counts.set(partOf(path), (counts.get(partOf(path)) ?? 0) + 1);
  return (
    <nav aria-label={parts}>
      <ul className={isNarrow ? 'space-y-1' : 'divide-y divide-line rounded-2xl border border-line'}>
        {websiteParts.map((one) => (
          <li key={one}>
            <NavLink
              to={websiteAddress(one)}
              aria-current={one === part ? 'page' : undefined}
              className="flex min-h-11 flex-col justify-center rounded-xl px-3.5 py-2 hover:bg-band aria-[current=page]:bg-band aria-[current=page]:text-primary"
            >
              <span className="font-medium">{names[one]}</span>
              {!isNarrow && <span className="text-sm text-ink-soft">{hints[one]}</span>}
              {counts.has(one) && (
                <span className="text-sm font-medium text-alert">{list.problems(counts.get(one) ?? 0)}</span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
