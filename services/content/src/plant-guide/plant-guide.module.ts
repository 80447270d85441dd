import { Module } from '@nestjs/common';
import { GuideEntriesModule } from '../guide-entries/guide-entries.module.js';
import { PublishedModule } from '../published/published.module.js';
import { PublishingModule } from '../publishing/publishing.module.js';
import { BinSweep } from './bin/bin-sweep.js';
import { EntryEditing } from './editing/entry-editing.service.js';
import { GuideEntriesController } from './editing/guide-entries.controller.js';
import { IssueEditingController } from './editing/issue-editing.controller.js';
import { PlantEditingController } from './editing/plant-editing.controller.js';
import { PlantIssuesController } from './public/plant-issues.controller.js';
import { PlantsController } from './public/plants.controller.js';

/** The plant guide and the problem finder, for visitors and for those who write them. */
@Module({
  imports: [GuideEntriesModule, PublishedModule, PublishingModule],
  controllers: [
    GuideEntriesController,
    IssueEditingController,
    PlantEditingController,
    PlantIssuesController,
    PlantsController,
  ],
  providers: [BinSweep, EntryEditing],
})
export class PlantGuideModule {}
