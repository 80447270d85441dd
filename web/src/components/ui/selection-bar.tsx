import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFocusWhenLost } from '../../hooks/use-focus-when-lost';
import { Button } from './button';

interface SelectionBarProps {
  count: string;
  words: { all: string; none: string };
  onAll: () => void;
  onNone: () => void;
  removal: { label: string; Icon: LucideIcon; isIdle: boolean; onPress: () => void };
  children: ReactNode;
}

/**
 * A bar with the actions for the selected items. It gets the focus if a change of the selection removes the focused
 * element.
 */
export function SelectionBar({ count, words, onAll, onNone, removal, children }: SelectionBarProps) {
  const { label, Icon, isIdle, onPress } = removal;
  const bar = useFocusWhenLost<HTMLElement>(count);
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label={count}
      className="sticky bottom-2 z-20 space-y-1 rounded-2xl border border-line bg-ground p-4 shadow-xl outline-none print:hidden"
    >
      <div className="flex flex-wrap items-center gap-x-5">
        <output className="grow font-medium">{count}</output>
        <Button variant="quiet" onClick={onAll} className="px-0!">
          {words.all}
        </Button>
        <Button variant="quiet" onClick={onNone} className="px-0!">
          {words.none}
        </Button>
        <Button variant="quiet" disabled={isIdle} onClick={onPress} className="px-0! text-alert!">
          <Icon aria-hidden className="size-4" />
          {label}
        </Button>
      </div>
      {children}
    </section>
  );
}
