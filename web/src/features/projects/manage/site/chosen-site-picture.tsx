import type { ReactNode } from 'react';
import { Skeleton } from '../../../../components/ui/query-state';
import { ProjectPicture } from '../../components/project-picture';
import { useGetSiteUsesQuery } from '../../api/site-pictures-api';
import { FocusAndTurn } from '../focus-and-turn';

/**
 * Polling interval in milliseconds until the server reports that the draft uses the chosen picture, which takes some
 * seconds.
 */
const askAgainMs = 3_000;

interface ChosenSitePictureProps {
  /** Id of the chosen picture; null if none is chosen. */
  id: string | null;
  onChanged: () => void;
  children: (parts: { thumbnail: ReactNode; focus: ReactNode } | null) => ReactNode;
}

const shape = 'aspect-8/5 w-full rounded-xl border border-line';

/** Passes the thumbnail and focus controls of a chosen picture to `children`. */
export function ChosenSitePicture({ id, onChanged, children }: ChosenSitePictureProps) {
  const { project, isLoading } = useGetSiteUsesQuery(undefined, {
    skip: id === null,
    selectFromResult: ({ data, isLoading }) => ({
      isLoading,
      project: data?.find(({ project }) => project.id === id)?.project,
    }),
  });
  const isMissing = id !== null && !project;
  useGetSiteUsesQuery(undefined, { skip: !isMissing, pollingInterval: askAgainMs });
  if (isMissing && isLoading) return children({ thumbnail: <Skeleton className={shape} />, focus: null });
  if (!project) return children(null);
  return children({
    thumbnail: <ProjectPicture project={project} isDecorative sizes="10rem" className={shape} />,
    focus: <FocusAndTurn key={project.id} project={project} onChanged={onChanged} />,
  });
}
