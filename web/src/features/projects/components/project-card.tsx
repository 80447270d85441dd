import { Button } from '../../../components/ui/button';
import { galleryContent } from '../../../content/gallery';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { Project } from '../../../types/api';
import { categoryName, projectTitle } from '../project-words';
import { ProjectPicture } from './project-picture';

/** A project in the gallery. Its button covers the whole card, so that pressing the picture opens the project, too. */
export function ProjectCard({ project, onOpen }: { project: Project; onOpen: () => void }) {
  const content = useContent(galleryContent);
  const language = useLanguage();
  const title = projectTitle(project, language);
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-2xl border border-line bg-ground">
      <ProjectPicture
        project={project}
        sizes="(min-width: 1024px) 380px, (min-width: 640px) 50vw, 100vw"
        className="aspect-4/3"
      />
      <div className="flex grow flex-col items-start gap-1 p-4">
        <p className="text-sm text-ink-soft">{categoryName(project.category, language)}</p>
        <h3 lang={title.lang} className="mb-3 text-xl">
          {title.text}
        </h3>
        <Button variant="outline" onClick={onOpen} className="mt-auto after:absolute after:inset-0">
          {content.viewDetails}
          <span lang={title.lang} className="sr-only">
            : {title.text}
          </span>
        </Button>
      </div>
    </article>
  );
}
