import type { ReactNode } from 'react';
import { Skeleton } from '../../../../components/ui/query-state';
import { ProjectPicture } from '../../components/project-picture';
import { useGetSiteUsesQuery } from '../../api/site-pictures-api';
import { FocusAndTurn } from '../focus-and-turn';

/** The server learns within seconds what the draft names. */
const askAgainMs = 3_000;

interface ChosenSitePictureProps {
  /** Null: none is chosen. */
  id: string | null;
  onChanged: () => void;
  children: (parts: { thumbnail: ReactNode; focus: ReactNode } | null) => ReactNode;
}

const shape = 'aspect-8/5 w-full rounded-xl border border-line';

/** Finds the picture at a place of the website. */
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
    focus: <FocusAndTurn project={project} onChanged={onChanged} />,
  });
}
