import { Children, type ReactNode } from 'react';
import { LocalLink } from '../../../components/site/local-link';
import { PictureWall } from '../../../components/site/picture-wall';
import { buttonClass } from '../../../components/ui/button';
import { paths } from '../../../config/paths';
import { galleryContent } from '../../../content/gallery';
import { useContent } from '../../../lib/language-context';
import type { Section } from '../../../types/api';
import { useGetSectionProjectsQuery } from '../api/projects-api';
import { ProjectCell } from './project-cell';

interface SectionPicturesProps {
  section: Section;
  limit?: number;
  /** A category whose pictures stand on the page already. */
  except?: string;
  title?: string;
  /** Of the box around title and pictures; there is no box where there is no picture. */
  className?: string;
  /** The shipped pictures: they fill up a wall of three, and stand there until the server has pictures. */
  children?: ReactNode;
}

const fewest = 3;

/** The pictures that staff have placed in a section of the site. */
export function SectionPictures(props: SectionPicturesProps) {
  const { section, limit = 6, except, title, className = '', children } = props;
  const { data: projects = [] } = useGetSectionProjectsQuery({ section, except, limit });
  const shipped = Children.toArray(children).slice(0, Math.max(0, fewest - projects.length));
  if (projects.length + shipped.length === 0) return null;
  const wall = (
    <PictureWall>
      {projects.map((project) => (
        <ProjectCell key={project.id} project={project} />
      ))}
      {shipped}
    </PictureWall>
  );
  if (!title) return <div className={className}>{wall}</div>;
  return (
    <div className={className}>
      {projects.length === 1 ? (
        <OneBeside title={title}>{wall}</OneBeside>
      ) : (
        <Above title={title}>{wall}</Above>
      )}
    </div>
  );
}

interface Titled {
  title: string;
  children: ReactNode;
}

function Above({ title, children }: Titled) {
  return (
    <>
      <h2 className="mb-6 text-title">{title}</h2>
      {children}
    </>
  );
}

/** A single picture would look lost below a title. */
function OneBeside({ title, children }: Titled) {
  const content = useContent(galleryContent);
  return (
    <div className="grid items-center gap-6 lg:grid-cols-[2fr_3fr] lg:gap-14">
      <div>
        <h2 className="text-title">{title}</h2>
        <p className="mt-3 mb-5 text-lg text-ink-soft">{content.lead}</p>
        <LocalLink to={paths.gallery} className={buttonClass('outline')}>
          {content.toGallery}
        </LocalLink>
      </div>
      {children}
    </div>
  );
}
