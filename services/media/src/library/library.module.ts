import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { BinModule } from '../bin/bin.module.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { LibraryChanges } from './library-changes.js';
import { LibraryController } from './library.controller.js';

@RoleModule({
  http: {
    imports: [BinModule, ProjectsModule],
    controllers: [LibraryController],
    providers: [LibraryChanges],
  },
})
export class LibraryModule {}
