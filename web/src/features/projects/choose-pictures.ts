import type { Project } from '../../types/api';
import { isSample } from './is-sample';

interface Places {
  /** At most so many pictures of work. */
  most: number;
  /** So many places are filled when there is any picture of work. */
  fewest: number;
  /** So many places are filled when there is none; 0 leaves the samples out. */
  otherwise: number;
}

interface Choice {
  projects: Project[];
  /** How many places are left for shipped pictures. */
  room: number;
  /** Nothing but work will be shown. */
  isWork: boolean;
}

/** What a wall shows: pictures of work first; samples, then shipped pictures, take only places that are left. */
export function choosePictures(found: readonly Project[], { most, fewest, otherwise }: Places): Choice {
  const work = found.filter((project) => !isSample(project)).slice(0, most);
  const places = work.length > 0 ? fewest : otherwise;
  const samples = found.filter(isSample).slice(0, Math.max(0, places - work.length));
  const projects = [...work, ...samples];
  return {
    projects,
    room: Math.max(0, places - projects.length),
    isWork: work.length > 0 && work.length >= places,
  };
}
