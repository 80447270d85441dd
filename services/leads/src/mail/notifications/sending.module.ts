import { Module } from '@nestjs/common';
import { OwedWorkModule } from '../../outbox/owed-work.module.js';
import { PhotosModule } from '../../photos/photos.module.js';
import { DeliveryOutcomes } from './delivery-outcomes.js';
import { MailComposer } from './mail-composer.js';
import { MailPhotosMaker } from './mail-photos.js';
import { Mailer } from './mailer.js';
import { NotificationsModule } from './notifications.module.js';
import { OutcomeWriter } from './outcome-writer.js';
import { PauseProbe } from './pause-probe.js';
import { SendNotificationProcessor } from './send-notification.processor.js';
import { SuspectsRepository } from './suspects.repository.js';

/** The worker's side of mail. */
@Module({
  imports: [NotificationsModule, PhotosModule, OwedWorkModule],
  providers: [
    Mailer,
    MailComposer,
    MailPhotosMaker,
    SuspectsRepository,
    OutcomeWriter,
    DeliveryOutcomes,
    SendNotificationProcessor,
    PauseProbe,
  ],
  exports: [Mailer, SuspectsRepository, NotificationsModule, SendNotificationProcessor],
})
export class SendingModule {}
