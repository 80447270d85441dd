import { TypeOrmModule } from '@nestjs/typeorm';
import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { BinModule } from '../bin/bin.module.js';
import { Project } from '../projects/project.entity.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { AppliedSeed } from './applied-seed.entity.js';
import { SamplePictures } from './sample-pictures.js';
import { SampleSweep } from './sample-sweep.js';
import { SamplesController } from './samples.controller.js';
import { SeedService } from './seed.service.js';

@RoleModule({
  http: {
    imports: [BinModule, ProjectsModule, TypeOrmModule.forFeature([AppliedSeed, Project])],
    controllers: [SamplesController],
    providers: [SamplePictures, SampleSweep, SeedService],
  },
})
export class SamplesModule {}
