import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog';
import { Notice } from '../../../components/ui/query-state';
import { commonContent } from '../../../content/common';
import { imagesContent } from '../../../content/images';
import { useContent } from '../../../lib/language-context';
import type { Project } from '../../../types/api';
import { useGetAllProjectsQuery } from '../api/manage-api';
import { LoadingImages } from './loading-images';
import { SortableGrid } from './sortable-grid';
import { useChangeProject } from './use-change-project';
import { maxOrdered } from './whole-order';

/** How many cards are drawn before 'Show more'. */
const step = 60;

interface ManagedGridProps {
  title: string;
  /** Which of all pictures are shown. */
  pick: (projects: Project[]) => Project[];
  confirmText: string;
  empty: { title: string; text: string };
  emptyPick: string;
  listClass: string;
  /** `handle` moves the card, where the order is made here. */
  renderCard: (project: Project, askToDelete: () => void, handle?: ReactNode) => ReactNode;
  /** Told the ids of the cards that are drawn, in the order they were dragged into. */
  onOrder?: (ids: string[]) => void;
  /** What stands at the right of the title. */
  actions?: ReactNode;
}

/** All pictures, or those of one page, in all four states, with the question before one is deleted. */
export function ManagedGrid(props: ManagedGridProps) {
  const { title, pick, confirmText, empty, emptyPick, listClass, renderCard, onOrder, actions } = props;
  const content = useContent(imagesContent);
  const { tryAgain } = useContent(commonContent);
  const { data, isLoading, isError, refetch } = useGetAllProjectsQuery();
  const { remove } = useChangeProject();
  const [shown, setShown] = useState(step);
  const [doomed, setDoomed] = useState<Project | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const projects = pick(data?.projects ?? []);
  const isWhole = data?.nextCursor === null;
  const retry = { label: tryAgain, onRetry: () => void refetch() };

  const body = () => {
    if (isLoading) return <LoadingImages listClass={listClass} />;
    if (isError) return <Notice title={content.grid.failed} retry={retry} />;
    if (projects.length === 0 && !isWhole)
      return data?.hasFailed ? null : <LoadingImages listClass={listClass} />;
    if (data?.projects.length === 0) return <Notice title={empty.title} text={empty.text} />;
    if (projects.length === 0) return <Notice title={emptyPick} />;
    const drawn = projects.slice(0, shown);
    if (onOrder) {
      const movable = new Set(data?.projects.slice(0, maxOrdered));
      return (
        <SortableGrid
          projects={drawn.filter((project) => movable.has(project))}
          rest={drawn.filter((project) => !movable.has(project))}
          className={listClass}
          renderCard={(project, handle) => renderCard(project, () => setDoomed(project), handle)}
          onOrder={onOrder}
        />
      );
    }
    return (
      <ul className={listClass}>
        {drawn.map((project) => (
          <li key={project.id}>{renderCard(project, () => setDoomed(project))}</li>
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
        {projects.length > 0 && (
          <p className="text-ink-soft">
            {isWhole ? content.grid.count(projects.length) : content.grid.countSoFar(projects.length)}
          </p>
        )}
        {actions && <div className="ml-auto">{actions}</div>}
      </div>
      {onOrder && projects.length > 1 && <p className="text-sm text-ink-soft">{content.order.hint}</p>}
      {body()}
      {data?.hasFailed && <Notice title={content.grid.restFailed} retry={retry} />}
      {projects.length > shown && (
        <div className="text-center">
          <Button variant="outline" onClick={() => setShown(shown + step)}>
            {content.grid.more}
          </Button>
        </div>
      )}
      {doomed && (
        <ConfirmDialog
          title={content.confirm.title}
          text={confirmText}
          confirmLabel={content.confirm.delete}
          busyLabel={content.confirm.deleting}
          cancelLabel={content.confirm.cancel}
          onConfirm={async () => {
            await remove(doomed);
            // The card that had the focus is gone.
            heading.current?.focus();
          }}
          onClose={() => setDoomed(null)}
        />
      )}
    </section>
  );
}
