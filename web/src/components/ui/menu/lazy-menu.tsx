import { ChevronDown } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, useState } from 'react';
import { useLateCode } from '../../../hooks/use-late-code';
import { PartFailed } from '../part-failed';
import type { MenuProps } from './menu';
import type { MenuItem } from './menu-item';

interface LazyMenuProps {
  label: string;
  items: MenuItem[];
  className?: string;
  load?: () => Promise<ComponentType<MenuProps>>;
}

const loadMenu = () => import('./menu').then((module) => module.Menu);

/**
 * A dropdown menu whose code arrives when it is first touched: it starts loading when pointed at or focused, and opens
 * with the first press. When it does not arrive, a press says so.
 */
export function LazyMenu({ label, items, className = '', load = loadMenu }: LazyMenuProps) {
  const [isTouched, setTouched] = useState(false);
  const [Menu, setMenu] = useState<ComponentType<MenuProps>>();
  const [opened, setOpened] = useState<{ isByKeyboard: boolean } | null>(null);
  const { failures, ask } = useLateCode({
    load,
    isWanted: isTouched,
    onArrived: (code) => setMenu(() => code),
  });
  const look = `inline-flex min-h-11 items-center gap-1 ${className}`;
  if (Menu && opened)
    return <Menu label={label} items={items} className={look} isByKeyboard={opened.isByKeyboard} />;

  const touch = () => {
    setTouched(true);
    ask();
  };
  const open = (isByKeyboard: boolean) => {
    setOpened({ isByKeyboard });
    touch();
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    open(true);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="menu"
        aria-expanded={false}
        className={look}
        // A press of Enter or Space is a click without a count.
        onClick={(event) => open(event.detail === 0)}
        onKeyDown={openByArrow}
        onPointerEnter={touch}
        onFocus={touch}
      >
        {label}
        <ChevronDown aria-hidden className="size-4" />
      </button>
      {opened && failures > 0 && <PartFailed onRetry={ask} onClose={() => setOpened(null)} />}
    </>
  );
}
