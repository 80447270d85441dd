import { Module } from '@nestjs/common';
import { SendingModule } from '../mail/notifications/sending.module.js';
import { PhotoMovingModule } from '../photos/photo-moving.module.js';
import { SubmissionsModule } from '../leads/submissions/submissions.module.js';
import { OwedSweep } from './owed-sweep.js';
import { OwedWorkModule } from './owed-work.module.js';

@Module({
  imports: [SendingModule, PhotoMovingModule, SubmissionsModule, OwedWorkModule],
  providers: [OwedSweep],
})
export class OwedSweepModule {}
