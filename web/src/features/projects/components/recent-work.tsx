import { LocalLink } from '../../../components/site/local-link';
import { PictureWall } from '../../../components/site/picture-wall';
import { buttonClass } from '../../../components/ui/button';
import { paths } from '../../../config/paths';
import { homeContent } from '../../../content/home';
import { useContent } from '../../../lib/language-context';
import type { Project } from '../../../types/api';
import { useGetFeaturedProjectsQuery, useGetSectionProjectsQuery } from '../api/projects-api';
import { ProjectCell } from './project-cell';

const most = 6;

/** Featured projects, then those of the section home, which are asked for only where the featured ones leave room. */
function useRecentWork(): Project[] {
  const featured = useGetFeaturedProjectsQuery();
  const first = (featured.data?.projects ?? []).filter((project) => project.placement !== 'hero');
  const isEnough = featured.isLoading || first.length >= most;
  // Some of them may be featured as well, and are there already: fewer than `most`.
  const { data = [] } = useGetSectionProjectsQuery({ section: 'home', limit: 2 * most }, { skip: isEnough });
  const known = new Set(first.map((project) => project.id));
  return [...first, ...data.filter((project) => !known.has(project.id))].slice(0, most);
}

/** "Recent work" on the home page; where there is none yet, nothing stands in its place. */
export default function RecentWork() {
  const content = useContent(homeContent).recent;
  const projects = useRecentWork();
  if (projects.length === 0) return null;
  return (
    <section aria-labelledby="recent-work" className="section-space">
      <div className="page-width">
        <h2 id="recent-work" className="text-title">
          {content.title}
        </h2>
        <p className="mt-2 text-lg text-ink-soft">{content.text}</p>
        <div className="mt-8">
          <PictureWall>
            {projects.map((project) => (
              <ProjectCell key={project.id} project={project} />
            ))}
          </PictureWall>
        </div>
        <LocalLink to={paths.gallery} className={buttonClass('outline', 'mt-8')}>
          {content.all}
        </LocalLink>
      </div>
    </section>
  );
}
