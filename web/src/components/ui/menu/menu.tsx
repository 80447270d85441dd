import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useRegisterOverlay } from '../use-register-overlay';
import type { MenuItem } from './menu-item';

interface MenuProps {
  label: string;
  items: MenuItem[];
  className?: string;
  align?: 'start' | 'end';
}

const itemClass =
  'flex min-h-11 flex-col justify-center rounded-lg px-3 py-2 text-base text-ink outline-none hover:bg-band focus:bg-band';

/** Returns the item to which a key moves the focus. A letter moves it to the next item that begins with that letter. */
function itemFor(key: string, elements: HTMLElement[]): HTMLElement | undefined {
  const at = elements.indexOf(document.activeElement as HTMLElement);
  if (key === 'ArrowDown') return elements[(at + 1) % elements.length];
  if (key === 'ArrowUp') return elements.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return elements[0];
  if (key === 'End') return elements.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  return [...elements.slice(at + 1), ...elements].find((element) =>
    element.textContent.toLowerCase().startsWith(key.toLowerCase()),
  );
}

export function Menu({ label, items, className = '', align = 'start' }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  // Whether the menu was opened with a key, so that its first item gets the focus.
  const isByKey = useRef(false);
  useRegisterOverlay(isOpen);

  const itemElements = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const open = (byKey: boolean) => {
    isByKey.current = byKey;
    setOpen(true);
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    if (isByKey.current) menu.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    const closeOutside = ({ target }: Event) =>
      target instanceof Node && !menu.current?.contains(target) && setOpen(false);
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      setOpen(false);
      trigger.current?.focus();
    } else if (!isOpen && event.key === 'ArrowDown') {
      event.preventDefault();
      open(true);
    } else if (isOpen) {
      const next = itemFor(event.key, itemElements());
      if (next) event.preventDefault();
      next?.focus();
    }
  };
  return (
    <div
      ref={menu}
      role="presentation"
      className="relative"
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) =>
        relatedTarget && !menu.current?.contains(relatedTarget) && setOpen(false)
      }
    >
      <button
        ref={trigger}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        // Enter and Space cause a click whose `detail` is 0.
        onClick={(event) => (isOpen ? setOpen(false) : open(event.detail === 0))}
        className={`inline-flex min-h-11 items-center gap-1 ${className}`}
      >
        {label}
        <ChevronDown aria-hidden className="size-4" />
      </button>
      {isOpen && (
        <div
          role="menu"
          aria-label={label}
          className={`absolute top-full z-50 mt-1.5 max-h-[80dvh] w-72 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-2xl border border-line bg-ground p-2 shadow-xl animate-appear ${align === 'end' ? 'right-0' : 'left-0'}`}
        >
          {items.map((item) => (
            <MenuLink key={item.id} item={item} onChosen={() => setOpen(false)} />
          ))}
        </div>
      )}
    </div>
  );
}

function MenuLink({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  const props = { role: 'menuitem', tabIndex: -1, onClick: onChosen, className: itemClass };
  const text = (
    <>
      <span className="font-medium">{item.label}</span>
      {item.hint && <span className="text-sm text-ink-soft">{item.hint}</span>}
    </>
  );
  if (item.to)
    return (
      <Link to={item.to} {...props}>
        {text}
      </Link>
    );
  return (
    <a href={item.href} {...props}>
      {text}
    </a>
  );
}
