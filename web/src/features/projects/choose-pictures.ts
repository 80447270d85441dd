import type { Project } from '../../types/api';
import { isSample } from './is-sample';

interface Places {
  /** At most so many pictures of work. */
  most: number;
  /** So many places are filled beside pictures of work. */
  fewest?: number;
  /** How many shipped pictures there are. */
  shipped: number;
}

interface Choice {
  projects: Project[];
  /** How many shipped pictures stand behind them. */
  room: number;
  /** Nothing but work is shown. */
  isWork: boolean;
}

/**
 * Pictures of a wall: pictures of work, and until there is one the shipped pictures. Samples have their place in the
 * gallery; here they would stand for the shipped ones without saying more.
 */
export function choosePictures(found: readonly Project[], { most, fewest = 0, shipped }: Places): Choice {
  const projects = found.filter((project) => !isSample(project)).slice(0, most);
  const room = projects.length === 0 ? shipped : Math.min(shipped, Math.max(0, fewest - projects.length));
  return { projects, room, isWork: projects.length > 0 && room === 0 };
}
