import { Module } from '@nestjs/common';
import { OutboxModule } from '../outbox/outbox.module.js';
import { OutboxWorkerModule } from '../outbox/outbox-worker.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { AlarmWatch } from './alarms/alarm-watch.js';
import { AlarmsModule } from './alarms/alarms.module.js';
import { MailModule } from './mail.module.js';
import { AnswerComposer } from './notifications/answer-composer.js';
import { ChatNoticeComposer } from './notifications/chat-notice-composer.js';
import { DeliveryOutcomes } from './notifications/delivery-outcomes.js';
import { MailComposer } from './notifications/mail-composer.js';
import { MailPhotosBuilder } from './notifications/mail-photos.js';
import { Mailer } from './notifications/mailer.js';
import { OutcomeWriter } from './notifications/outcome-writer.js';
import { OwedMail } from './notifications/owed-mail.js';
import { PauseProbe } from './notifications/pause-probe.js';
import { SendNotificationProcessor } from './notifications/send-notification.processor.js';
import { SendingRefusalsRepository } from './notifications/sending-refusals.repository.js';
import { SuspectsRepository } from './notifications/suspects.repository.js';
import { ReminderSweep } from './reminders/reminder-sweep.js';
import { RemindersRepository } from './reminders/reminders.repository.js';

/** Sends mail and reminders, and raises alarms. */
@Module({
  imports: [AlarmsModule, MailModule, PhotosModule, OutboxModule, OutboxWorkerModule],
  providers: [
    AlarmWatch,
    AnswerComposer,
    ChatNoticeComposer,
    DeliveryOutcomes,
    MailComposer,
    MailPhotosBuilder,
    Mailer,
    OutcomeWriter,
    OwedMail,
    PauseProbe,
    ReminderSweep,
    RemindersRepository,
    SendNotificationProcessor,
    SendingRefusalsRepository,
    SuspectsRepository,
  ],
  exports: [Mailer, OutcomeWriter, SendNotificationProcessor, MailModule],
})
export class MailWorkerModule {}
