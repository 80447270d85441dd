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
import { useChangeProject } from './use-change-project';

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
  renderCard: (project: Project, askToDelete: () => void) => ReactNode;
}

/** All pictures, or those of one page, in all four states, with the question before one is deleted. */
export function ManagedGrid(props: ManagedGridProps) {
  const { title, pick, confirmText, empty, emptyPick, listClass, renderCard } = props;
  const content = useContent(imagesContent);
  const { tryAgain } = useContent(commonContent);
  const { data, isLoading, isError, refetch } = useGetAllProjectsQuery();
  const { remove } = useChangeProject();
  const [shown, setShown] = useState(step);
  const [doomed, setDoomed] = useState<Project | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const projects = pick(data ?? []);

  const body = () => {
    if (isLoading) return <LoadingImages listClass={listClass} />;
    if (isError) {
      const retry = { label: tryAgain, onRetry: () => void refetch() };
      return <Notice title={content.grid.failed} retry={retry} />;
    }
    if (data?.length === 0) return <Notice title={empty.title} text={empty.text} />;
    if (projects.length === 0) return <Notice title={emptyPick} />;
    return (
      <ul className={listClass}>
        {projects.slice(0, shown).map((project) => (
          <li key={project.id}>{renderCard(project, () => setDoomed(project))}</li>
        ))}
      </ul>
    );
  };
  return (
    <section className="space-y-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-heading">
          {title}
        </h2>
        {projects.length > 0 && <p className="text-ink-soft">{content.grid.count(projects.length)}</p>}
      </div>
      {body()}
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
