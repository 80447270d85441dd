import { Module } from '@nestjs/common';
import { FirstVersion } from './first-version.js';
import { VersionsController } from './versions.controller.js';
import { VersionsRepository } from './versions.repository.js';
import { VersionsService } from './versions.service.js';

/** What was ever published. */
@Module({
  controllers: [VersionsController],
  providers: [FirstVersion, VersionsRepository, VersionsService],
  exports: [FirstVersion, VersionsRepository],
})
export class VersionsModule {}
