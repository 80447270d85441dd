import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { PhotoIntake } from '../photos/photo-intake.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { QuotesController } from './quotes.controller.js';
import { QuotesService } from './quotes.service.js';

@Module({
  imports: [SubmissionsModule, NotificationsModule],
  controllers: [QuotesController],
  providers: [QuotesService, PhotoIntake],
})
export class QuotesModule {}
