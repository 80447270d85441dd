import { Module } from '@nestjs/common';
import { InitialVersion } from './initial-version.js';
import { VersionsController } from './versions.controller.js';
import { VersionsRepository } from './versions.repository.js';
import { VersionsService } from './versions.service.js';

/** What was ever published. */
@Module({
  controllers: [VersionsController],
  providers: [InitialVersion, VersionsRepository, VersionsService],
  exports: [InitialVersion, VersionsRepository],
})
export class VersionsModule {}
