import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { AnswerTimesController } from './answer-times.controller.js';
import { AnswerTimes } from './answer-times.service.js';
import { StatisticsRepository } from './statistics.repository.js';
import { StatisticsService } from './statistics.service.js';
import { StatisticsController } from './statistics.controller.js';

@RoleModule({
  http: {
    controllers: [AnswerTimesController, StatisticsController],
    providers: [AnswerTimes, StatisticsRepository, StatisticsService],
  },
})
export class StatisticsModule {}
