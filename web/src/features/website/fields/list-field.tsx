import { Plus } from 'lucide-react';
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { describedBy } from '../../../components/ui/field';
import { websiteContent } from '../../../content/website';
import { useContent } from '../../../lib/language-context';
import { randomId } from '../../../lib/random-id';
import { isWithin, type Path } from '../draft/paths';
import { boundsAt } from './bounds';
import { FormContext, useField } from './form-context';
import { type ItemActions, ListItem } from './list-item';

interface ListFieldProps<Item> {
  path: Path;
  blank: () => Item;
  /** Returns an item's title. Left out for plain texts, which are their own titles. */
  title?: (item: Item) => string;
  isFolded?: boolean;
  isHeadingHidden?: boolean;
  children: (path: Path) => ReactNode;
}

/**
 * Returns generated ids for the items, which have no ids of their own, and a function that sets these ids. An id moves
 * together with its item, so that opened items stay open and the focus is kept.
 */
function useItemIds(count: number) {
  const [ids, setIds] = useState<string[]>(() => Array.from({ length: count }, randomId));
  if (ids.length < count) setIds([...ids, ...Array.from({ length: count - ids.length }, randomId)]);
  if (ids.length > count) setIds(ids.slice(0, count));
  return [ids, setIds] as const;
}

/**
 * Returns the open items and a function to toggle one. Each navigation to a field in the URL hash also opens the item
 * that contains the field.
 */
function useOpenItems(path: Path, ids: string[]) {
  const { wanted, wantedBy } = use(FormContext);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState('');
  if (wantedBy !== shown) {
    setShown(wantedBy);
    const index = ids.findIndex((_, position) => isWithin(wanted, `${path}.${position}`));
    const id = ids[index];
    if (id) setOpen(new Set([...open, id]));
  }
  const toggle = (id: string) =>
    setOpen(new Set(open.has(id) ? [...open].filter((one) => one !== id) : [...open, id]));
  return { open, toggle };
}

const swapped = <T,>(items: readonly T[], one: number, other: number): T[] => {
  const copy = [...items];
  [copy[one], copy[other]] = [items[other] as T, items[one] as T];
  return copy;
};

function useFocusNext() {
  const list = useRef<HTMLFieldSetElement>(null);
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    list.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = null;
  });
  return { list, focusNext: (selector: string) => (next.current = selector) };
}

interface ItemChange<Item> {
  index: number;
  ids: string[];
  setIds: (ids: string[]) => void;
  value: Item[];
  change: (value: Item[]) => void;
  say: (words: string) => void;
  nameOf: (index: number) => string;
  focusNext: (selector: string) => void;
  words: { moved: (name: string, to: number, count: number) => string; removed: (name: string) => string };
}

/** Returns functions that move or remove an item, announce the change to screen readers, and keep the focus nearby. */
function itemActions<Item>(list: ItemChange<Item>): ItemActions {
  const { index, ids, setIds, value, change, say, nameOf, focusNext, words } = list;
  const move = (to: number) => {
    if (to < 0 || to >= value.length) return;
    setIds(swapped(ids, index, to));
    change(swapped(value, index, to));
    say(words.moved(nameOf(index), to + 1, value.length));
    focusNext(`[data-item="${ids[index]}"] [data-move="${to < index ? 'up' : 'down'}"]`);
  };
  return {
    up: () => move(index - 1),
    down: () => move(index + 1),
    remove: () => {
      setIds(ids.filter((_, position) => position !== index));
      change(value.filter((_, position) => position !== index));
      say(words.removed(nameOf(index)));
      const neighbor = ids[index + 1] ?? ids[index - 1];
      focusNext(neighbor ? `[data-item="${neighbor}"] button` : '[data-add]');
    },
  };
}

const firstControl = ':is(input, textarea, select)';

export function ListField<Item>({
  path,
  blank,
  title,
  isFolded,
  isHeadingHidden,
  children,
}: ListFieldProps<Item>) {
  const { value: items, change, isReadOnly, label, hint, error } = useField<Item[] | undefined>(path);
  const value = items ?? [];
  const { list: words } = useContent(websiteContent);
  const [said, say] = useState('');
  const [ids, setIds] = useItemIds(value.length);
  const { open, toggle } = useOpenItems(path, ids);
  const { list, focusNext } = useFocusNext();
  const { max } = boundsAt(path);
  const nameOf = (index: number) => {
    const item = value[index] as Item;
    const name = title ? title(item) : typeof item === 'string' ? item : '';
    return name.trim() || words.unnamed(index + 1);
  };

  const add = () => {
    const id = randomId();
    setIds([...ids, id]);
    if (isFolded) toggle(id);
    change([...value, blank()]);
    say(words.added(value.length + 1));
    focusNext(`[data-item="${id}"] ${firstControl}`);
  };
  const actionsOf = (index: number) =>
    itemActions({ index, ids, setIds, value, change, say, nameOf, focusNext, words });

  return (
    <fieldset
      ref={list}
      id={path}
      tabIndex={-1}
      aria-describedby={describedBy(path, error, hint)}
      className="min-w-0 space-y-3 outline-none"
    >
      <legend className={isHeadingHidden ? 'sr-only' : 'font-medium'}>{label}</legend>
      {hint && (
        <p id={`${path}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${path}-error`} className="text-sm font-medium text-alert">
          {error}
        </p>
      )}
      {value.length === 0 && <p className="text-ink-soft">{words.empty}</p>}
      <ol className="space-y-3">
        {value.map((_, index) => {
          const id = ids[index] ?? String(index);
          return (
            <ListItem
              key={id}
              id={id}
              path={`${path}.${index}`}
              name={nameOf(index)}
              actions={isReadOnly ? null : actionsOf(index)}
              isFirst={index === 0}
              isLast={index === value.length - 1}
              fold={isFolded ? { isOpen: open.has(id), onToggle: () => toggle(id) } : undefined}
            >
              {children(`${path}.${index}`)}
            </ListItem>
          );
        })}
      </ol>
      {!isReadOnly && value.length < max && (
        <Button data-add variant="outline" onClick={add} aria-label={words.addTo(label)}>
          <Plus aria-hidden className="size-5" />
          {words.add}
        </Button>
      )}
      {!isReadOnly && value.length >= max && <p className="text-sm text-ink-soft">{words.full(max)}</p>}
      <output className="sr-only">{said}</output>
    </fieldset>
  );
}
