import { Module } from '@nestjs/common';
import { GalleryModule } from '../gallery/gallery.module.js';
import { GuideEntriesModule } from '../guide-entries/guide-entries.module.js';
import { PreviewModule } from '../preview/preview.module.js';
import { PublishedModule } from '../published/published.module.js';
import { PublishingModule } from '../publishing/publishing.module.js';
import { BinSweep } from './bin/bin-sweep.js';
import { CreateIssueDto, UpdateIssueDto } from './dto/issue.dto.js';
import { CreatePlantDto, UpdatePlantDto } from './dto/plant.dto.js';
import { StaffIssueResponse, StaffPlantResponse } from './dto/staff.responses.js';
import { EntryPreviewsController } from './editing/entry-previews.controller.js';
import { EntryEditing } from './editing/entry-editing.service.js';
import { GuideEntriesController } from './editing/guide-entries.controller.js';
import { editingControllerOf } from './editing/entry-editing.controller.js';
import { PlantIssuesController } from './public/plant-issues.controller.js';
import { PlantsController } from './public/plants.controller.js';

const issueEditing = editingControllerOf({
  kind: 'issue',
  path: 'plant-issues',
  named: 'PlantIssue',
  entry: 'a plant problem',
  CreateDto: CreateIssueDto,
  UpdateDto: UpdateIssueDto,
  Response: StaffIssueResponse,
});

const plantEditing = editingControllerOf({
  kind: 'plant',
  path: 'plants',
  named: 'Plant',
  entry: 'a plant',
  CreateDto: CreatePlantDto,
  UpdateDto: UpdatePlantDto,
  Response: StaffPlantResponse,
});

@Module({
  imports: [GalleryModule, GuideEntriesModule, PreviewModule, PublishedModule, PublishingModule],
  controllers: [
    EntryPreviewsController,
    GuideEntriesController,
    issueEditing,
    plantEditing,
    PlantIssuesController,
    PlantsController,
  ],
  providers: [BinSweep, EntryEditing],
})
export class PlantGuideModule {}
