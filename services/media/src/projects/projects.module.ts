import { TypeOrmModule } from '@nestjs/typeorm';
import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { ImagesModule } from '../images/images.module.js';
import { Approvals } from './approvals.js';
import { GivenUpController } from './given-up.controller.js';
import { GivenUpRepository } from './given-up.repository.js';
import { ListResponses } from './list-responses.js';
import { ProjectOrder } from './project-order.js';
import { ProjectPictures } from './project-pictures.js';
import { Project } from './project.entity.js';
import { ProjectsController } from './projects.controller.js';
import { ProjectsRepository } from './projects.repository.js';
import { ProjectsService } from './projects.service.js';
import { SitePictureUses } from './site-picture-uses.repository.js';

@RoleModule({
  http: {
    imports: [ImagesModule, TypeOrmModule.forFeature([Project])],
    controllers: [ProjectsController, GivenUpController],
    providers: [
      Approvals,
      GivenUpRepository,
      ListResponses,
      ProjectsRepository,
      ProjectPictures,
      ProjectOrder,
      ProjectsService,
      SitePictureUses,
    ],
    exports: [Approvals, ProjectPictures, ProjectsRepository, ProjectsService, SitePictureUses],
  },
})
export class ProjectsModule {}
