import { officeVisitsContent } from '../../../content/office-visits';
import { useContent, useLanguage } from '../../../lib/language-context';
import { formatWholeDay } from '../../../lib/visit-time';
import { useGetUnfitVisitsQuery } from './office-visits-api';
import { VisitRow } from './visit-row';

/**
 * Booked visits that do not fit the visit windows, because the windows were changed. Each visit can be moved or kept.
 */
export function UnfitVisits({ isOpen = false }: { isOpen?: boolean }) {
  const content = useContent(officeVisitsContent);
  const language = useLanguage();
  const { data } = useGetUnfitVisitsQuery();
  if (!data || data.visits.length === 0) return null;
  return (
    <details open={isOpen} className="rounded-2xl border border-line bg-glow-soft text-ink p-4 print:hidden">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {content.unfitTitle(data.visits.length)}
      </summary>
      <div className="mt-2 space-y-3">
        {data.visits.map((visit) => (
          <div key={visit.id} className="rounded-2xl bg-ground">
            <p className="px-4 pt-3 font-medium first-letter:uppercase">
              {formatWholeDay(visit.date, language)}
            </p>
            <VisitRow visit={visit} people={data.people} />
          </div>
        ))}
      </div>
    </details>
  );
}
