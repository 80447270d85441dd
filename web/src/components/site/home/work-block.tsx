import type { ReactNode } from 'react';
import {
  grading,
  irrigationCrew,
  nursery,
  palmCare,
  paverPatio,
  stormCleanup,
} from '../../../assets/drawings';
import { paths } from '../../../config/paths';
import { commonContent } from '../../../content/common';
import { homeContent } from '../../../content/home';
import { useContent } from '../../../lib/language-context';
import { buttonClass } from '../../ui/button';
import { LocalLink } from '../local-link';
import { PictureWall } from '../picture-wall';
import { shippedDrawings } from '../shipped-picture';

interface WorkBlockProps {
  /** Whether all pictures show real work. The heading claims that only if it is true. */
  isWork: boolean;
  children: ReactNode;
}

/**
 * The home page's wall of pictures. Its heading promises recent work if `isWork`; otherwise it says what the firm does.
 */
export function WorkBlock({ isWork, children }: WorkBlockProps) {
  const { recent, drawn } = useContent(homeContent);
  const { whatWeDo } = useContent(commonContent);
  return (
    <section aria-labelledby="recent-work" className="section-space">
      <div className="page-width">
        <h2 id="recent-work" className="text-title">
          {isWork ? recent.title : whatWeDo}
        </h2>
        <p className="mt-1 text-lg text-ink-soft max-sm:hidden">{isWork ? recent.text : drawn}</p>
        <div className="mt-5 sm:mt-8">
          <PictureWall>{children}</PictureWall>
        </div>
        <LocalLink to={paths.gallery} className={buttonClass('outline', 'mt-5 sm:mt-8')}>
          {recent.all}
        </LocalLink>
      </div>
    </section>
  );
}

/** Pictures shown until the server has pictures of work. */
export const drawnWork = shippedDrawings({
  irrigationCrew,
  paverPatio,
  palmCare,
  grading,
  stormCleanup,
  nursery,
});
