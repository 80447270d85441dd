import { Image } from './images/image.entity.js';
import { CreateProjectImages1760000000000 } from './migrations/1760000000000-create-project-images.js';
import { CreateSeeds1760000100000 } from './migrations/1760000100000-create-seeds.js';
import { Project } from './projects/project.entity.js';
import { AppliedSeed } from './seed/applied-seed.entity.js';

/** Everything that media keeps in its database. */
export const tables = {
  entities: [Image, Project, AppliedSeed],
  migrations: [CreateProjectImages1760000000000, CreateSeeds1760000100000],
};
