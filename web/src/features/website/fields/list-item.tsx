import { ArrowDown, ArrowUp, ChevronDown, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { websiteContent } from '../../../content/website';
import { useContent } from '../../../lib/language-context';
import type { Path } from '../draft/paths';
import { useProblemCount } from './form-context';

export interface ItemActions {
  up: () => void;
  down: () => void;
  remove: () => void;
}

function IconButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-band aria-disabled:opacity-60"
      {...props}
    />
  );
}

interface ActionsProps {
  name: string;
  actions: ItemActions;
  isFirst: boolean;
  isLast: boolean;
}

/**
 * Buttons that move or remove an item. At an end of the list, the button that cannot move the item is only
 * `aria-disabled`, so that it keeps the focus.
 */
function Actions({ name, actions, isFirst, isLast }: ActionsProps) {
  const { list: words } = useContent(websiteContent);
  return (
    <div className="flex shrink-0">
      <IconButton data-move="up" aria-label={words.up(name)} aria-disabled={isFirst} onClick={actions.up}>
        <ArrowUp aria-hidden className="size-5" />
      </IconButton>
      <IconButton
        data-move="down"
        aria-label={words.down(name)}
        aria-disabled={isLast}
        onClick={actions.down}
      >
        <ArrowDown aria-hidden className="size-5" />
      </IconButton>
      <IconButton aria-label={words.remove(name)} onClick={actions.remove}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}

function ProblemMark({ path }: { path: Path }) {
  const count = useProblemCount(path);
  const { list: words } = useContent(websiteContent);
  if (count === 0) return null;
  return <span className="text-sm font-medium text-alert">{words.problems(count)}</span>;
}

interface FoldProps {
  id: string;
  path: Path;
  name: string;
  isOpen: boolean;
  onToggle: () => void;
}

export function FoldButton({ id, path, name, isOpen, onToggle }: FoldProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={onToggle}
      className="flex min-h-11 min-w-0 flex-1 basis-24 items-center gap-2.5 text-left"
    >
      <ChevronDown aria-hidden className={`size-5 shrink-0 ${isOpen ? 'rotate-180' : ''}`} />
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <ProblemMark path={path} />
      </span>
    </button>
  );
}

interface ListItemProps extends Omit<ActionsProps, 'actions'> {
  id: string;
  path: Path;
  /** Null if the user may only read. */
  actions: ItemActions | null;
  fold?: { isOpen: boolean; onToggle: () => void };
  children: ReactNode;
}

export function ListItem({ id, path, fold, children, actions, ...place }: ListItemProps) {
  const buttons = actions && <Actions actions={actions} {...place} />;
  if (!fold)
    return (
      <li data-item={id} className="flex items-end gap-2.5 max-sm:flex-col">
        <div className="w-full min-w-0 flex-1 space-y-3">{children}</div>
        {buttons}
      </li>
    );
  return (
    <li data-item={id} className="rounded-2xl border border-line p-2.5">
      <div className="flex flex-wrap items-center justify-end gap-x-2.5">
        <FoldButton id={id} path={path} name={place.name} {...fold} />
        {buttons}
      </div>
      {fold.isOpen && (
        <div id={id} className="space-y-4 p-2.5 pt-3">
          {children}
        </div>
      )}
    </li>
  );
}
