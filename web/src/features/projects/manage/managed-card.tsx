import { Star } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { imagesContent } from '../../../content/images';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { ManagedProject, ProjectChange } from '../../../types/api';
import { ProjectPicture } from '../components/project-picture';
import { categoryName } from '../project-words';
import { libraryContent } from '../../../content/library';
import { CardControls } from './card-controls';
import type { Selecting } from '../../../hooks/use-selection';

type PictureProps = Pick<ManagedCardProps, 'project' | 'onEdit' | 'onChange' | 'onDelete'> & {
  isSelecting: boolean;
};

/**
 * The picture with the controls over it. Memoized, because it is the largest part of a card and does not change when
 * cards are moved.
 */
const CardPicture = memo(function CardPicture(props: PictureProps) {
  const { project, isSelecting, onEdit, onChange, onDelete } = props;
  const { grid } = useContent(imagesContent);
  return (
    <>
      <ProjectPicture
        project={project}
        isDecorative
        sizes="(min-width: 1024px) 340px, (min-width: 640px) 50vw, 100vw"
        className="aspect-4/3"
      />
      {project.featured && (
        <span className="absolute top-2 left-2 inline-flex items-center gap-1 rounded-full bg-ground px-2.5 py-0.5 text-sm font-medium">
          <Star aria-hidden className="size-4 fill-current text-star" />
          {grid.featured}
        </span>
      )}
      {!isSelecting && (
        <CardControls
          project={project}
          hasPlacement
          onEdit={() => onEdit(project)}
          onChange={(change) => onChange(project, change)}
          onDelete={() => onDelete(project)}
        />
      )}
    </>
  );
});

interface ManagedCardProps {
  project: ManagedProject;
  onEdit: (project: ManagedProject) => void;
  onChange: (project: ManagedProject, change: ProjectChange) => void;
  onDelete: (project: ManagedProject) => void;
  handle?: ReactNode;
  /** Checkbox state while several pictures are being selected. The checkbox replaces the controls. */
  selecting?: Selecting;
  children?: ReactNode;
}

export function ManagedCard(props: ManagedCardProps) {
  const { project, onEdit, onChange, onDelete, handle, selecting, children } = props;
  const content = useContent(imagesContent);
  const { waiting, select } = useContent(libraryContent);
  const language = useLanguage();
  const section = project.section ? content.pages[project.section] : content.unknown;
  return (
    <article className="group flex h-full flex-col overflow-hidden rounded-2xl border border-line bg-ground">
      <div className="relative">
        <CardPicture
          project={project}
          isSelecting={selecting !== undefined}
          onEdit={onEdit}
          onChange={onChange}
          onDelete={onDelete}
        />
        {selecting && (
          <label className="absolute inset-0 flex cursor-pointer items-start justify-end p-2 has-checked:bg-primary-deepest/40">
            <span className="grid size-11 place-items-center rounded-xl border border-control bg-ground">
              <input
                type="checkbox"
                aria-label={select.one(project.title)}
                checked={selecting.isSelected}
                onChange={selecting.onToggle}
                className="size-5 accent-primary"
              />
            </span>
          </label>
        )}
      </div>
      <div className="flex items-start justify-between gap-2 p-3 pt-2">
        <div className="min-w-0">
          <h3 className="text-lg break-words">{project.title}</h3>
          <p className="text-sm text-ink-soft">{categoryName(project.category, language)}</p>
          <p className="text-sm text-ink-soft">
            {content.placements[project.placement] ?? content.placements.gallery} · {section}
          </p>
          {project.waitingSince && <p className="text-sm font-medium">{waiting.state}</p>}
        </div>
        {handle}
      </div>
      {children}
    </article>
  );
}
