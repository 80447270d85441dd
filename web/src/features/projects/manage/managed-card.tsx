import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { imagesContent } from '../../../content/images';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { Project, ProjectChange } from '../../../types/api';
import { ProjectPicture } from '../components/project-picture';
import { categoryName } from '../project-words';
import { CardControls } from './card-controls';

interface ManagedCardProps {
  project: Project;
  onEdit: () => void;
  onChange: (change: ProjectChange) => void;
  onDelete: () => void;
  /** Moves the card. */
  handle?: ReactNode;
}

/** A picture in the manager's grid: what it is, where it shows, and the controls over it. */
export function ManagedCard({ project, onEdit, onChange, onDelete, handle }: ManagedCardProps) {
  const content = useContent(imagesContent);
  const language = useLanguage();
  const section = project.section ? content.pages[project.section] : content.unknown;
  return (
    <article className="group flex h-full flex-col overflow-hidden rounded-2xl border border-line bg-ground">
      <div className="relative">
        <ProjectPicture
          project={project}
          isDecorative
          sizes="(min-width: 1024px) 340px, (min-width: 640px) 50vw, 100vw"
          className="aspect-4/3"
        />
        {project.featured && (
          <span className="absolute top-2 left-2 inline-flex items-center gap-1 rounded-full bg-ground px-2.5 py-0.5 text-sm font-medium">
            <Star aria-hidden className="size-4 fill-current text-star" />
            {content.grid.featured}
          </span>
        )}
        <CardControls
          project={project}
          hasPlacement
          onEdit={onEdit}
          onChange={onChange}
          onDelete={onDelete}
        />
      </div>
      <div className="flex items-start justify-between gap-2 p-3 pt-2">
        <div className="min-w-0">
          <h3 className="text-lg break-words">{project.title}</h3>
          <p className="text-sm text-ink-soft">{categoryName(project.category, language)}</p>
          <p className="text-sm text-ink-soft">
            {content.placements[project.placement] ?? content.placements.gallery} · {section}
          </p>
        </div>
        {handle}
      </div>
    </article>
  );
}
