import { Check } from 'lucide-react';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { galleryContent } from '../../../content/gallery';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { Project } from '../../../types/api';
import { categoryName, projectText, projectTitle } from '../project-words';
import { ProjectPicture } from './project-picture';

/** A project, large: picture, category, description and what holds for every project. */
export function ProjectDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const content = useContent(galleryContent);
  const language = useLanguage();
  const title = projectTitle(project, language);
  const text = projectText(project, language);
  return (
    <Dialog title={title.text} titleLang={title.lang} closeLabel={content.close} onClose={onClose}>
      <p className="text-ink-soft">{categoryName(project.category, language)}</p>
      <ProjectPicture
        project={project}
        sizes="(min-width: 700px) 620px, 100vw"
        className="mt-3 aspect-4/3 overflow-hidden rounded-xl"
      />
      {text && (
        <p lang={text.lang} className="mt-4 whitespace-pre-line">
          {text.text}
        </p>
      )}
      <h3 className="mt-4 text-lg">{content.highlightsTitle}</h3>
      <ul className="mt-2 space-y-1">
        {content.highlights.map((highlight) => (
          <li key={highlight} className="flex gap-2">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-primary" />
            {highlight}
          </li>
        ))}
      </ul>
      <div className="mt-5 flex justify-end">
        <Button onClick={onClose}>{content.close}</Button>
      </div>
    </Dialog>
  );
}
