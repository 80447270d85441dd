import type { Project } from '../../types/api';
import { isSample } from '../../lib/is-sample';

interface Places {
  max: number;
  /**
   * Minimum number of pictures. If there are fewer pictures of real work, pictures that ship with the site complete the
   * wall.
   */
  min?: number;
  shipped: number;
}

interface Choice {
  projects: Project[];
  /** Number of shipped pictures to show after the work pictures. */
  shippedCount: number;
  isWork: boolean;
}

/**
 * Chooses the pictures of a picture wall: pictures of real work, completed with pictures that ship with the site if
 * there are too few. Samples are omitted, because they would replace shipped pictures without showing real work.
 */
export function choosePictures(found: readonly Project[], { max, min = 0, shipped }: Places): Choice {
  const projects = found.filter((project) => !isSample(project)).slice(0, max);
  const shippedCount =
    projects.length === 0 ? shipped : Math.min(shipped, Math.max(0, min - projects.length));
  return { projects, shippedCount, isWork: projects.length > 0 && shippedCount === 0 };
}
