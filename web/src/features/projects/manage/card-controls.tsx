import { Crop, Maximize2, Pencil, Star, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { imagesContent } from '../../../content/images';
import { useContent } from '../../../lib/language-context';
import type { Project, ProjectChange, Section } from '../../../types/api';
import { Options } from '../../../components/ui/options';
import { placements } from './project-values';
import { withSection } from './section-in-description';
import { SectionOptions } from './section-options';

const buttonClass =
  'inline-flex min-h-11 shrink-0 items-center justify-center gap-1.5 rounded-xl border border-control bg-ground px-2.5 text-sm font-medium text-ink hover:bg-band aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-white';

const selectClass = 'min-h-11 w-full rounded-xl border border-control bg-ground px-2 text-sm text-ink';

export interface CardControlsProps {
  project: Project;
  /** Whether to show the select for the placement. Quick Upload shows neither this select nor the edit button. */
  hasPlacement?: boolean;
  onEdit?: () => void;
  onChange: (change: ProjectChange) => void;
  onDelete: () => void;
}

function Select(props: ComponentProps<'select'>) {
  return <select {...props} className={selectClass} />;
}

/** A button that switches between the whole picture and the version with a cropped bottom edge. */
function CutToggle({ project, onChange }: Pick<CardControlsProps, 'project' | 'onChange'>) {
  const { grid } = useContent(imagesContent);
  const { title, cut, showOriginal } = project;
  if (!cut) return null;
  const Icon = showOriginal ? Crop : Maximize2;
  return (
    <button
      type="button"
      aria-label={showOriginal ? grid.showCutOf(title) : grid.showOriginalOf(title)}
      title={showOriginal ? grid.originalHint : grid.cutHint}
      onClick={() => onChange({ showOriginal: !showOriginal })}
      className={buttonClass}
    >
      <Icon aria-hidden className="size-4" />
      {showOriginal ? grid.showCut : grid.showOriginal}
    </button>
  );
}

/** The controls of a picture. They appear over the picture on hover or focus, and below it on a touch screen. */
export function CardControls(props: CardControlsProps) {
  const { project, hasPlacement = false, onEdit, onChange, onDelete } = props;
  const content = useContent(imagesContent);
  const { grid } = content;
  const { title, section } = project;
  const move = (chosen: Section) => onChange({ description: withSection(project.description, chosen) });
  return (
    <div className="flex flex-col justify-end gap-1.5 p-2 can-hover:absolute can-hover:inset-0 can-hover:bg-primary-deepest/60 can-hover:opacity-0 can-hover:transition-opacity can-hover:duration-150 can-hover:group-focus-within:opacity-100 can-hover:group-hover:opacity-100">
      {hasPlacement && (
        <Select
          aria-label={grid.placementOf(title)}
          value={project.placement}
          onChange={(event) => onChange({ placement: event.target.value as Project['placement'] })}
        >
          <Options of={placements} name={(placement) => content.placements[placement]} />
        </Select>
      )}
      <Select
        aria-label={grid.sectionOf(title)}
        value={section ?? ''}
        onChange={(event) => move(event.target.value as Section)}
      >
        {!section && (
          <option value="" disabled>
            {content.unknown}
          </option>
        )}
        <SectionOptions />
      </Select>
      <CutToggle project={project} onChange={onChange} />
      <div className="flex flex-wrap gap-1.5">
        <button
          type="button"
          aria-pressed={project.featured}
          aria-label={grid.featureOf(title)}
          title={project.featured ? grid.unfeature : grid.feature}
          onClick={() => onChange({ featured: !project.featured })}
          className={`${buttonClass} min-w-0 grow basis-16`}
        >
          <Star aria-hidden className={`size-4 ${project.featured ? 'fill-current' : ''}`} />
          {grid.feature}
        </button>
        {onEdit && (
          <button
            type="button"
            aria-label={grid.editOf(title)}
            title={grid.edit}
            onClick={onEdit}
            className={`${buttonClass} w-11`}
          >
            <Pencil aria-hidden className="size-4" />
          </button>
        )}
        <button
          type="button"
          aria-label={grid.deleteOf(title)}
          title={grid.delete}
          onClick={onDelete}
          className={`${buttonClass} w-11 text-alert`}
        >
          <Trash2 aria-hidden className="size-4" />
        </button>
      </div>
    </div>
  );
}
