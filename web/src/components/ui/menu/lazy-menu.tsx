import { ChevronDown } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, useState } from 'react';
import type { MenuProps } from './menu';
import type { MenuItem } from './menu-item';

interface LazyMenuProps {
  label: string;
  items: MenuItem[];
  className?: string;
}

const load = () => import('./menu');

/**
 * A dropdown menu whose code arrives when it is first touched: it starts loading when pointed at or focused, and opens
 * with the first press.
 */
export function LazyMenu({ label, items, className = '' }: LazyMenuProps) {
  const [opened, setOpened] = useState<{ Menu: ComponentType<MenuProps>; isByKeyboard: boolean } | null>(
    null,
  );
  const look = `inline-flex min-h-11 items-center gap-1 ${className}`;
  if (opened) {
    const { Menu, isByKeyboard } = opened;
    return <Menu label={label} items={items} className={look} isByKeyboard={isByKeyboard} />;
  }

  const open = async (isByKeyboard: boolean) => {
    const { Menu } = await load();
    setOpened({ Menu, isByKeyboard });
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    void open(true);
  };
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      className={look}
      // A press of Enter or Space is a click without a count.
      onClick={(event) => void open(event.detail === 0)}
      onKeyDown={openByArrow}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
    >
      {label}
      <ChevronDown aria-hidden className="size-4" />
    </button>
  );
}
