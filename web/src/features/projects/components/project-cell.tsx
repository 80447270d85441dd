import { PictureCell } from '../../../components/site/picture-wall';
import { useLanguage } from '../../../lib/language-context';
import type { Project } from '../../../types/api';
import { projectTitle } from '../project-words';
import { ProjectPicture } from './project-picture';

export function ProjectCell({ project }: { project: Project }) {
  const title = projectTitle(project, useLanguage());
  return (
    <PictureCell label={title.text} labelLang={title.lang}>
      <ProjectPicture
        project={project}
        // The title is on the picture, so screen readers get an alt text only if the project has its own.
        isDecorative={!project.altText && !project.altTextEs}
        sizes="(min-width: 1024px) 50vw, (min-width: 640px) 60vw, 100vw"
        className="size-full"
      />
    </PictureCell>
  );
}
