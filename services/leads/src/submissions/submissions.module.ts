import { Module } from '@nestjs/common';
import { OwedWorkModule } from '../owed/owed-work.module.js';
import { ReferenceMaker } from './reference.js';
import { SubmissionsService } from './submissions.service.js';

@Module({
  imports: [OwedWorkModule],
  providers: [SubmissionsService, ReferenceMaker],
  exports: [SubmissionsService],
})
export class SubmissionsModule {}
