import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import { LocalLink } from '../../../components/site/local-link';
import { Button, buttonClass } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { paths, storyPath } from '../../../config/paths';
import { galleryContent } from '../../../content/gallery';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { Project } from '../../../types/api';
import { isSample, withoutSampleMark } from '../../../lib/is-sample';
import { categoryName, projectText, projectTitle } from '../project-words';
import { ProjectPicture } from './project-picture';
import { useLookingThrough } from './use-looking-through';

interface ProjectDialogProps {
  project: Project;
  /** Position of the project in the dialog's list, from 1. */
  number: number;
  count: number;
  /** Opens the previous project; undefined for the first project. `next` is undefined for the last one. */
  previous?: () => void;
  next?: () => void;
  onClose: () => void;
}

/**
 * Shows the project's community and year. If both are missing, shows a note for a sample, and general claims about the
 * firm's work for any other project.
 */
function Highlights({ project }: { project: Project }) {
  const content = useContent(galleryContent);
  const facts = [project.page?.community, project.page?.year].filter(Boolean).join(' · ');
  if (facts) return <p className="mt-4">{facts}</p>;
  if (isSample(project)) return <p className="mt-4 text-ink-soft">{content.sample}</p>;
  return (
    <>
      <h3 className="mt-4 text-lg">{content.highlightsTitle}</h3>
      <ul className="mt-2 space-y-1">
        {content.highlights.map((highlight) => (
          <li key={highlight} className="flex gap-2">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-primary" />
            {highlight}
          </li>
        ))}
      </ul>
    </>
  );
}

export function ProjectDialog(props: ProjectDialogProps) {
  const { project, number, count, previous, next, onClose } = props;
  const content = useContent(galleryContent);
  const language = useLanguage();
  const title = projectTitle(project, language);
  const text = projectText(project, language);
  const touches = useLookingThrough({ previous, next });
  return (
    <Dialog title={title.text} titleLang={title.lang} onClose={onClose}>
      <p className="text-ink-soft">{categoryName(project.category, language)}</p>
      <div {...touches} className="touch-pan-y touch-pinch-zoom">
        <ProjectPicture
          key={project.id}
          project={project}
          isWhole
          sizes="(min-width: 700px) 620px, 100vw"
          className="mx-auto mt-3 aspect-4/3 max-h-[70dvh] overflow-hidden rounded-xl"
        />
      </div>
      <div className="mt-2 flex items-center justify-between">
        <Button variant="quiet" aria-label={content.previous} disabled={!previous} onClick={previous}>
          <ChevronLeft aria-hidden className="size-6" />
        </Button>
        <output className="text-sm text-ink-soft">
          {content.place(number, count)}
          <span className="sr-only">: {title.text}</span>
        </output>
        <Button variant="quiet" aria-label={content.next} disabled={!next} onClick={next}>
          <ChevronRight aria-hidden className="size-6" />
        </Button>
      </div>
      {text && (
        <p lang={text.lang} className="mt-2 whitespace-pre-line">
          {text.text}
        </p>
      )}
      <Highlights project={project} />
      {project.page && (
        <LocalLink
          to={storyPath(project.page.slug)}
          className="mt-1 flex min-h-11 w-fit items-center text-link underline underline-offset-4"
        >
          {content.story}
        </LocalLink>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          {content.close}
        </Button>
        <LocalLink
          to={paths.quoteLike(withoutSampleMark(title.text), project.page?.slug)}
          className={buttonClass('action')}
        >
          {content.like}
        </LocalLink>
      </div>
    </Dialog>
  );
}
