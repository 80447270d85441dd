import { ChevronDown } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, useState } from 'react';
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
  const [Menu, setMenu] = useState<ComponentType<Required<LazyMenuProps>> | null>(null);
  const look = `inline-flex min-h-11 items-center gap-1 ${className}`;
  if (Menu) return <Menu label={label} items={items} className={look} />;

  const open = () => void load().then((module) => setMenu(() => module.Menu));
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    open();
  };
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      className={look}
      onClick={open}
      onKeyDown={openByArrow}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
    >
      {label}
      <ChevronDown aria-hidden className="size-4" />
    </button>
  );
}
