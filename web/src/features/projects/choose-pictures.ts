import type { Project } from '../../types/api';
import { isSample } from './is-sample';

interface Places {
  /** Maximum number of work pictures. */
  most: number;
  /** Number of places to fill with shipped pictures if there are fewer work pictures. */
  fewest?: number;
  /** Number of shipped pictures. */
  shipped: number;
}

interface Choice {
  projects: Project[];
  /** Number of shipped pictures shown after the work pictures. */
  room: number;
  /** Whether only work pictures are shown. */
  isWork: boolean;
}

/**
 * Chooses a wall's pictures: work pictures, or the shipped ones if there are none. Samples belong in the gallery; here
 * they would replace shipped pictures without showing any work.
 */
export function choosePictures(found: readonly Project[], { most, fewest = 0, shipped }: Places): Choice {
  const projects = found.filter((project) => !isSample(project)).slice(0, most);
  const room = projects.length === 0 ? shipped : Math.min(shipped, Math.max(0, fewest - projects.length));
  return { projects, room, isWork: projects.length > 0 && room === 0 };
}
