import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/language-context';
import type { Section } from '../../../types/api';
import { useGetProjectsQuery } from '../api/projects-api';
import { projectTitle } from '../project-words';
import { ProjectPicture } from './project-picture';

interface SectionPicturesProps {
  section: Section;
  limit?: number;
  /** What stands there until the server has pictures for the section, and when it has none. */
  children?: ReactNode;
  heading?: ReactNode;
}

/** The pictures that staff have placed in a section of the site, in place of the shipped ones. */
export function SectionPictures({ section, limit = 3, children = null, heading }: SectionPicturesProps) {
  const language = useLanguage();
  const { data } = useGetProjectsQuery();
  const pictures = (data?.projects ?? [])
    .filter((project) => project.section === section && project.placement !== 'hero')
    .slice(0, limit);
  if (pictures.length === 0) return children;
  return (
    <>
      {heading}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {pictures.map((project) => {
          const title = projectTitle(project, language);
          return (
            <li key={project.id}>
              <ProjectPicture
                project={project}
                sizes="(min-width: 1024px) 380px, (min-width: 640px) 50vw, 100vw"
                className="aspect-4/3 overflow-hidden rounded-2xl"
              />
              <p lang={title.lang} className="mt-2 font-medium">
                {title.text}
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
