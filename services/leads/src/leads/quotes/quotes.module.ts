import { Module } from '@nestjs/common';
import { NotificationsModule } from '../../mail/notifications/notifications.module.js';
import { PhotoBudgetModule } from '../../photos/photo-budget.module.js';
import { PhotoIntake } from '../../photos/photo-intake.js';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { QuotesController } from './quotes.controller.js';
import { QuotesService } from './quotes.service.js';

@Module({
  imports: [SubmissionsModule, NotificationsModule, PhotoBudgetModule],
  controllers: [QuotesController],
  providers: [QuotesService, PhotoIntake],
})
export class QuotesModule {}
