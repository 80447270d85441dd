import { Children, type ReactNode } from 'react';
import { LocalLink } from '../../../components/site/local-link';
import { PictureWall } from '../../../components/site/picture-wall';
import { TitledWall } from '../../../components/site/titled-wall';
import { buttonClass } from '../../../components/ui/button';
import { paths } from '../../../config/paths';
import { galleryContent } from '../../../content/gallery';
import { useContent } from '../../../lib/language-context';
import type { Section } from '../../../types/api';
import { useGetSectionProjectsQuery } from '../api/projects-api';
import { choosePictures } from '../choose-pictures';
import { ProjectCell } from './project-cell';

const max = 6;

interface SectionPicturesProps {
  section: Section;
  /**
   * Minimum number of pictures. If there are fewer pictures of real work, pictures that ship with the site complete the
   * wall.
   */
  min?: number;
  /** Category whose pictures are already on the page. */
  except?: string;
  /** Heading if all pictures show real work. */
  title?: string;
  /** Classes of the box around title and pictures. Without pictures, the box is not rendered. */
  className?: string;
  /** The pictures that ship with the site. They are shown if there are too few pictures of real work. */
  children?: ReactNode;
}

export function SectionPictures(props: SectionPicturesProps) {
  const { section, min = 0, except, title, className = '', children } = props;
  const { data: found = [] } = useGetSectionProjectsQuery({ section, except, limit: max });
  const shipped = Children.toArray(children);
  const { projects, shippedCount, isWork } = choosePictures(found, {
    max,
    min,
    shipped: shipped.length,
  });
  const cells = [
    ...projects.map((project) => <ProjectCell key={project.id} project={project} />),
    ...shipped.slice(0, shippedCount),
  ];
  if (cells.length === 0) return null;
  if (title && isWork && cells.length === 1)
    return (
      <OneBeside title={title} className={className}>
        <PictureWall>{cells}</PictureWall>
      </OneBeside>
    );
  return (
    <TitledWall title={title} isWork={isWork} className={className}>
      {cells}
    </TitledWall>
  );
}

interface OneBesideProps {
  title: string;
  className: string;
  children: ReactNode;
}

/**
 * Shows a single picture beside its title, because a single picture below a title would leave most of the row empty.
 */
function OneBeside({ title, className, children }: OneBesideProps) {
  const content = useContent(galleryContent);
  return (
    <div className={className}>
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
    </div>
  );
}
