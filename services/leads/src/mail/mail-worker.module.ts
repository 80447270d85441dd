import { Module } from '@nestjs/common';
import { ChatNoticesRepository } from './notifications/chat-notices.repository.js';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { AlarmWatch } from './alarms/alarm-watch.js';
import { AlarmsModule } from './alarms/alarms.module.js';
import { DueKinds } from './kinds/due-kinds.js';
import { MailTools } from './kinds/mail-tools.js';
import { MailModule } from './mail.module.js';
import { MailChannel } from './notifications/mail.channel.js';
import { MailComposer } from './notifications/mail-composer.js';
import { MailOutcomesRepository } from './notifications/mail-outcomes.repository.js';
import { MailPhotosBuilder } from './notifications/mail-photos.js';
import { Mailer } from './notifications/mailer.js';
import { PauseProbe } from './notifications/pause-probe.js';
import { SendingRefusalsRepository } from './notifications/sending-refusals.repository.js';
import { SuspectsRepository } from './notifications/suspects.repository.js';
import { RemindersRepository } from './reminders/reminders.repository.js';

/** Sends mail and raises alarms. */
@Module({
  imports: [AlarmsModule, DeliveriesModule, MailModule, PhotosModule, OutboxModule],
  providers: [
    AlarmWatch,
    ChatNoticesRepository,
    DueKinds,
    MailChannel,
    MailComposer,
    MailOutcomesRepository,
    MailPhotosBuilder,
    MailTools,
    Mailer,
    PauseProbe,
    RemindersRepository,
    SendingRefusalsRepository,
    SuspectsRepository,
  ],
  exports: [MailChannel, Mailer, MailModule],
})
export class MailWorkerModule {}
