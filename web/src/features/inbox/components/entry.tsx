import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { formatTime } from '../../../lib/format-time';
import { useLanguage } from '../../../lib/language-context';

interface EntryProps {
  icon: LucideIcon;
  title: ReactNode;
  at: string;
  /** Whether a person wrote the entry. Otherwise, the system recorded it. */
  isSaid?: boolean;
  /** Set if the entry may get the focus. */
  ref?: Ref<HTMLLIElement>;
  children?: ReactNode;
}

export function Entry({ icon: Icon, title, at, isSaid = false, ref, children }: EntryProps) {
  const language = useLanguage();
  return (
    <li
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      data-said={isSaid || undefined}
      className={`outline-none ${isSaid ? 'py-3' : 'py-2 text-sm text-ink-soft print:hidden'}`}
    >
      <div className="flex items-start gap-2.5">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" />
        <div className="min-w-0 grow">
          <p className="flex flex-wrap justify-between gap-x-3">
            <span className={`inline-block wrap-anywhere ${isSaid ? 'font-medium' : ''}`}>{title}</span>
            <time dateTime={at} className="text-sm text-ink-soft">
              {formatTime(at, language)}
            </time>
          </p>
          {children}
        </div>
      </div>
    </li>
  );
}

export const textClass = 'reading-width break-words whitespace-pre-line';
