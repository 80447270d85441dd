import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ListAnswers } from './list-answers.js';
import { ProjectOrder } from './project-order.js';
import { ProjectPictures } from './project-pictures.js';
import { Project } from './project.entity.js';
import { ProjectsController } from './projects.controller.js';
import { ProjectsRepository } from './projects.repository.js';
import { ProjectsService } from './projects.service.js';

@Module({})
export class ProjectsModule {
  static forRoot(images: DynamicModule): DynamicModule {
    return {
      module: ProjectsModule,
      imports: [images, TypeOrmModule.forFeature([Project])],
      controllers: [ProjectsController],
      providers: [ListAnswers, ProjectsRepository, ProjectPictures, ProjectOrder, ProjectsService],
      exports: [ProjectsRepository, ProjectsService],
    };
  }
}
