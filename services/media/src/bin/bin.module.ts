import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { ImagesModule } from '../images/images.module.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { StoriesModule } from '../stories/stories.module.js';
import { BinPurge } from './bin-purge.js';
import { BinSweep } from './bin-sweep.js';
import { BinController } from './bin.controller.js';
import { BinService } from './bin.service.js';

@RoleModule({
  imports: [ImagesModule],
  http: {
    imports: [ProjectsModule, StoriesModule],
    controllers: [BinController],
    providers: [BinService],
    exports: [BinService],
  },
  worker: { providers: [BinPurge, BinSweep] },
})
export class BinModule {}
