import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { InternalSitePicturesController } from './internal-site-pictures.controller.js';
import { SiteUsesController } from './site-uses.controller.js';

/** Gives the content service the gallery's pictures that the website shows in place of shipped ones. */
@RoleModule({
  http: { imports: [ProjectsModule], controllers: [InternalSitePicturesController, SiteUsesController] },
})
export class SitePicturesModule {}
