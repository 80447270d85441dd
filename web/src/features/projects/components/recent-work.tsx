import { Children, type ReactNode } from 'react';
import { WorkBlock } from '../../../components/site/home/work-block';
import type { Project } from '../../../types/api';
import { useGetFeaturedProjectsQuery, useGetSectionProjectsQuery } from '../api/projects-api';
import { choosePictures } from '../choose-pictures';
import { isSample } from '../../../lib/is-sample';
import { ProjectCell } from './project-cell';

const max = 6;

/**
 * Returns featured projects, then those of the section `home`. The section is requested only if there are too few
 * featured projects.
 */
function useHomeProjects(): Project[] {
  const featured = useGetFeaturedProjectsQuery();
  const first = (featured.data?.projects ?? []).filter((project) => project.placement !== 'hero');
  const isEnough = featured.isLoading || first.filter((project) => !isSample(project)).length >= max;
  // Requests twice as many as needed, because up to `most` of them may be featured projects, which are dropped below.
  const { data = [] } = useGetSectionProjectsQuery({ section: 'home', limit: 2 * max }, { skip: isEnough });
  const known = new Set(first.map((project) => project.id));
  return [...first, ...data.filter((project) => !known.has(project.id))];
}

/**
 * The wall "Recent work" on the home page. `children` are the drawings that ship with the site, shown if there are no
 * pictures of real work.
 */
export default function RecentWork({ children }: { children?: ReactNode }) {
  const shipped = Children.toArray(children);
  const choice = choosePictures(useHomeProjects(), { max, shipped: shipped.length });
  if (choice.projects.length + choice.shippedCount === 0) return null;
  return (
    <WorkBlock isWork={choice.isWork}>
      {choice.projects.map((project) => (
        <ProjectCell key={project.id} project={project} />
      ))}
      {shipped.slice(0, choice.shippedCount)}
    </WorkBlock>
  );
}
