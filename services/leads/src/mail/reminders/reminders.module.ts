import { Module } from '@nestjs/common';
import { OwedWorkModule } from '../../outbox/owed-work.module.js';
import { ReminderSweep } from './reminder-sweep.js';
import { RemindersRepository } from './reminders.repository.js';

/** The worker's watch over leads that nobody answers. */
@Module({ imports: [OwedWorkModule], providers: [ReminderSweep, RemindersRepository] })
export class RemindersModule {}
