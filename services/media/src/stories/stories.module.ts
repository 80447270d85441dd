import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { ImagesModule } from '../images/images.module.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { InternalStoriesController } from './internal-stories.controller.js';
import { StoriesController } from './stories.controller.js';
import { StoriesRepository } from './stories.repository.js';
import { StoriesService } from './stories.service.js';
import { StoryPictures } from './story-pictures.js';

@RoleModule({
  http: {
    imports: [ImagesModule, ProjectsModule],
    controllers: [StoriesController, InternalStoriesController],
    providers: [StoriesRepository, StoriesService, StoryPictures],
    exports: [StoriesRepository],
  },
})
export class StoriesModule {}
