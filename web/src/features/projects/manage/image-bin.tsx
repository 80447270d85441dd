import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/button';
import { MoreButton } from '../../../components/ui/more-button';
import { Notice, Skeleton } from '../../../components/ui/query-state';
import { imagesContent } from '../../../content/images';
import { libraryContent } from '../../../content/library';
import { isApiError } from '../../../lib/api-error';
import { formatTime } from '../../../lib/format-time';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { BinnedProject } from '../../../types/api';
import { useGetProjectBinInfiniteQuery, useRestoreProjectMutation } from '../api/manage-api';
import { ProjectPicture } from '../components/project-picture';
import { usePictureAttempt } from './use-picture-attempt';

interface BinnedCardProps {
  project: BinnedProject;
  /** Called after a picture was restored. The callback must move the focus, because the focused card disappears. */
  onRestored: () => void;
}

function BinnedCard({ project, onRestored }: BinnedCardProps) {
  const { bin } = useContent(imagesContent);
  const { sent } = useContent(libraryContent).waiting;
  const language = useLanguage();
  const attempt = usePictureAttempt();
  const [restoreProject, { isLoading }] = useRestoreProjectMutation();
  const restore = async () => {
    const { title, description } = bin.restored;
    const restored = await attempt(restoreProject(project.id).unwrap(), {
      done: ({ waitingSince }) => ({ title, description: waitingSince ? sent.description : description }),
      failed: bin.failed,
    });
    if (restored !== null) onRestored();
  };
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2xl border border-line bg-ground p-3">
      <ProjectPicture
        project={project}
        isDecorative
        sizes="96px"
        className="size-20 shrink-0 overflow-hidden rounded-xl sm:size-24"
      />
      <div className="min-w-0 grow basis-40">
        <h3 className="text-lg break-words">{project.title}</h3>
        <p className="text-sm text-ink-soft">{bin.deleted(formatTime(project.deletedAt, language))}</p>
        <p className="text-sm text-ink-soft">{bin.purged(formatTime(project.purgeAt, language))}</p>
      </div>
      <Button
        variant="outline"
        aria-label={bin.restoreOf(project.title)}
        disabled={isLoading}
        onClick={() => void restore()}
      >
        {isLoading ? bin.restoring : bin.restore}
      </Button>
    </article>
  );
}

export function ImageBin({ onLeave }: { onLeave: () => void }) {
  const content = useContent(imagesContent);
  const { bin } = content;
  const answer = useGetProjectBinInfiniteQuery();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const projects = answer.data?.pages.flatMap((page) => page.projects);
  const isForbidden = isApiError(answer.error) && answer.error.status === 403;
  return (
    <section className="space-y-4">
      <Button variant="quiet" onClick={onLeave} className="-ml-5">
        <ArrowLeft aria-hidden className="size-5" />
        {bin.leave}
      </Button>
      <h2 ref={heading} tabIndex={-1} className="text-heading">
        {bin.title}
      </h2>
      <p className="text-ink-soft">{bin.text}</p>
      {answer.isLoading && (
        <div className="space-y-3">
          <output className="text-ink-soft">{bin.loading}</output>
          <Skeleton className="h-32" />
        </div>
      )}
      {answer.isError && isForbidden && <Notice title={content.reasons.forbidden} />}
      {answer.isError && !isForbidden && (
        <Notice title={content.grid.failed} onRetry={() => void answer.refetch()} />
      )}
      {projects?.length === 0 && <Notice title={bin.empty} />}
      <ul className="space-y-3">
        {(projects ?? []).map((project) => (
          <li key={project.id}>
            <BinnedCard project={project} onRestored={() => heading.current?.focus()} />
          </li>
        ))}
      </ul>
      <MoreButton answer={answer} label={bin.more} loadingLabel={bin.loadingMore} />
    </section>
  );
}
