import { Module } from '@nestjs/common';
import { VersionsModule } from '../versions/versions.module.js';
import { DraftsController } from './drafts.controller.js';
import { DraftsRepository } from './drafts.repository.js';
import { DraftsService } from './drafts.service.js';

@Module({
  imports: [VersionsModule],
  controllers: [DraftsController],
  providers: [DraftsRepository, DraftsService],
  exports: [DraftsRepository, DraftsService],
})
export class DraftsModule {}
