import { useLanguage } from '../../../lib/language-context';
import { formatVisitHours, formatWholeDay } from '../../../lib/visit-time';
import type { VisitWindow } from '../../../types/api';

interface WindowListProps {
  labelledBy: string;
  windows: readonly VisitWindow[];
  isBusy: boolean;
  onChoose: (window: VisitWindow) => void;
}

const choice =
  'flex min-h-11 w-full flex-wrap items-baseline justify-between gap-x-4 rounded-xl border border-control bg-ground px-4 py-2.5 text-left hover:border-primary hover:bg-band disabled:opacity-60';

export function WindowList({ labelledBy, windows, isBusy, onChoose }: WindowListProps) {
  const language = useLanguage();
  return (
    <ul aria-labelledby={labelledBy} className="mt-3 grid gap-2">
      {windows.map((window) => (
        <li key={`${window.windowId} ${window.date}`}>
          <button type="button" disabled={isBusy} onClick={() => onChoose(window)} className={choice}>
            <span className="font-medium first-letter:uppercase">
              {formatWholeDay(window.date, language)}
            </span>
            <span className="text-ink-soft">{formatVisitHours(window, language)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
