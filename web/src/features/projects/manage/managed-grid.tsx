import { type ReactNode, useDeferredValue, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/query-state';
import { imagesContent } from '../../../content/images';
import { useFocusAfterRemoval } from '../../../hooks/use-focus-after-removal';
import { useGradualCount } from '../../../hooks/use-gradual-count';
import { useContent } from '../../../lib/language-context';
import type { Library } from '../../../lib/library-api';
import type { ManagedProject } from '../../../types/api';
import { DeleteDialog } from './delete-dialog';
import { LoadingImages } from './loading-images';
import { SortableGrid } from './sortable-grid';
import { useChangeProject } from './use-change-project';
import { maxOrdered } from './whole-order';

/** Number of cards added per step: two rows of the widest grid. */
const cardsAtOnce = 6;

interface ManagedGridProps {
  title: string;
  library: Library;
  confirmText: string;
  empty: ReactNode;
  listClass: string;
  /** Renders a card. `handle` is a control that moves the card. It is passed only if the user can reorder the cards. */
  renderCard: (
    project: ManagedProject,
    askToDelete: (project: ManagedProject) => void,
    handle?: ReactNode,
  ) => ReactNode;
  /** Called with the ids of the rendered cards in their new order. */
  onOrder?: (ids: string[]) => void;
  canReplace?: boolean;
  actions?: ReactNode;
  children?: ReactNode;
}

export function ManagedGrid(props: ManagedGridProps) {
  const { title, library, confirmText, empty, listClass, renderCard, onOrder, actions, children } = props;
  const { canReplace = false } = props;
  const content = useContent(imagesContent);
  const { remove } = useChangeProject();
  const [doomed, setDoomed] = useState<ManagedProject | null>(null);
  const { total } = library;
  // Cards are rendered in steps at low priority, so that scrolling never waits for them.
  const deferred = useDeferredValue(library.projects);
  const loaded = deferred.length === 0 ? library.projects : deferred;
  const projects = loaded.slice(0, useGradualCount(loaded.length, cardsAtOnce));
  const [heading, onRemoved] = useFocusAfterRemoval<HTMLHeadingElement>(
    (id) => doomed === null && !projects.some((project) => project.id === id),
  );

  const body = () => {
    if (library.isLoading) return <LoadingImages listClass={listClass} />;
    if (library.isError) return <Notice title={content.grid.failed} onRetry={library.again} />;
    if (projects.length === 0) return library.hasMore ? null : empty;
    if (onOrder) {
      return (
        <SortableGrid
          projects={projects.slice(0, maxOrdered)}
          rest={projects.slice(maxOrdered)}
          className={listClass}
          renderCard={(project, handle) => renderCard(project, setDoomed, handle)}
          onOrder={onOrder}
        />
      );
    }
    return (
      <ul className={listClass}>
        {projects.map((project) => (
          <li key={project.id}>{renderCard(project, setDoomed)}</li>
        ))}
      </ul>
    );
  };
  return (
    <section className="space-y-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 ref={heading} tabIndex={-1} className="text-heading">
          {title}
        </h2>
        {total > 0 && <p className="text-ink-soft">{content.grid.count(total)}</p>}
        {actions && <div className="ml-auto">{actions}</div>}
      </div>
      {children}
      {onOrder && projects.length > 1 && <p className="text-sm text-ink-soft">{content.order.hint}</p>}
      {body()}
      {library.hasRestFailed && <Notice title={content.grid.restFailed} onRetry={library.again} />}
      {library.hasMore && !library.hasRestFailed && (
        <div className="text-center">
          <Button variant="outline" disabled={library.isLoadingMore} onClick={library.more}>
            {library.isLoadingMore ? content.grid.loadingMore : content.grid.more}
          </Button>
        </div>
      )}
      {doomed && (
        <DeleteDialog
          project={doomed}
          text={confirmText}
          canReplace={canReplace}
          onDelete={async () => {
            await remove(doomed);
            onRemoved(doomed.id);
          }}
          onClose={() => setDoomed(null)}
        />
      )}
    </section>
  );
}
