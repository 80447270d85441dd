import * as Radix from '@radix-ui/react-dropdown-menu';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { MenuItem } from './menu-item';

export interface MenuProps {
  label: string;
  items: MenuItem[];
  className: string;
  /** Opened with a key: the first item gets the focus, as it does from then on by itself. */
  isByKeyboard: boolean;
}

const itemClass =
  'flex min-h-11 flex-col justify-center rounded-lg px-3 py-2 text-ink outline-none data-highlighted:bg-band';

function MenuText({ item }: { item: MenuItem }) {
  return (
    <>
      <span className="font-medium">{item.label}</span>
      {item.hint && <span className="text-sm text-ink-soft">{item.hint}</span>}
    </>
  );
}

/** A dropdown menu, open when first rendered: `LazyMenu` renders it upon the first touch. */
export function Menu({ label, items, className, isByKeyboard }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isByKeyboard) return undefined;
    // After Radix has given the focus to the list.
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [isByKeyboard]);
  return (
    <Radix.Root defaultOpen modal={false}>
      <Radix.Trigger className={className}>
        {label}
        <ChevronDown aria-hidden className="size-4" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          ref={list}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-[80dvh] w-72 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-2xl border border-line bg-ground p-2 shadow-xl animate-appear"
        >
          {items.map((item) => (
            <Radix.Item key={item.id} asChild>
              {item.to ? (
                <Link to={item.to} className={itemClass}>
                  <MenuText item={item} />
                </Link>
              ) : (
                <a href={item.href} className={itemClass}>
                  <MenuText item={item} />
                </a>
              )}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
