import { type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useSelectedInView } from './use-selected-in-view';

const tabClass =
  'flex min-h-12 shrink-0 items-center border-b-4 border-transparent px-3 font-medium whitespace-nowrap -outline-offset-2 hover:text-primary aria-selected:border-primary aria-selected:text-primary sm:px-4';

interface TabListProps<Tab extends string> {
  label: string;
  tabs: readonly Tab[];
  names: Record<Tab, string>;
  /** Null if the address belongs to no tab. */
  selected: Tab | null;
  address: (tab: Tab) => string;
  panelId: string;
  /** Counts shown on tabs. `words` are the text for screen readers. */
  counts?: Partial<Record<Tab, { count: number; words: string }>>;
}

export const tabId = (panelId: string, tab: string) => `${panelId}-${tab}`;

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Moves the focus with arrow keys. Only Enter and the space bar open a tab, so that moving the focus adds no entries to
 * the browser's history.
 */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tab = event.currentTarget;
  if (event.key === ' ') {
    event.preventDefault();
    tab.click();
    return;
  }
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const tabs = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
  tabs[step(tabs.indexOf(tab), tabs.length)]?.focus();
}

function TabCount({ count, words }: { count: number; words: string }) {
  return (
    <span className="ml-2 rounded-full bg-glow-soft px-2 text-sm text-ink tabular-nums">
      <span aria-hidden>{count}</span>
      <span className="sr-only"> {words}</span>
    </span>
  );
}

/** A row of tabs. If the tabs do not fit, the row scrolls, and shadows at its edges show that there are more. */
export function TabList<Tab extends string>({
  label,
  tabs,
  names,
  selected,
  address,
  panelId,
  counts = {},
}: TabListProps<Tab>) {
  const list = useRef<HTMLDivElement>(null);
  useSelectedInView(list, '[aria-selected=true]', selected);
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className="scroll-hint relative flex overflow-x-auto border-b border-line"
    >
      {tabs.map((tab, index) => (
        <Link
          key={tab}
          to={address(tab)}
          role="tab"
          onKeyDown={moveFocus}
          id={tabId(panelId, tab)}
          aria-selected={tab === selected}
          aria-controls={tab === selected ? panelId : undefined}
          tabIndex={tab === selected || (selected === null && index === 0) ? 0 : -1}
          className={tabClass}
        >
          {names[tab]}
          {counts[tab] && <TabCount {...counts[tab]} />}
        </Link>
      ))}
    </div>
  );
}
