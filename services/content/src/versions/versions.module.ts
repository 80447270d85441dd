import { Module } from '@nestjs/common';
import { GuideEntriesModule } from '../guide-entries/guide-entries.module.js';
import { InitialVersion } from './initial-version.js';
import { VersionsController } from './versions.controller.js';
import { VersionsRepository } from './versions.repository.js';
import { VersionsService } from './versions.service.js';

@Module({
  imports: [GuideEntriesModule],
  controllers: [VersionsController],
  providers: [InitialVersion, VersionsRepository, VersionsService],
  exports: [InitialVersion, VersionsRepository],
})
export class VersionsModule {}
