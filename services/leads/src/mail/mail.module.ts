import { RoleModule } from '@sandhill/platform/process/role-module.js';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { RemindersRepository } from '../escalation/reminders/reminders.repository.js';
import { TodayRepository } from '../escalation/reminders/today.repository.js';
import { OnCallModule } from '../on-call/on-call.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { PhotosModule } from '../photos/photos.module.js';
import { Resolver } from 'node:dns/promises';
import { LeadsConfig } from '../config/leads.config.js';
import { AddressCodes } from './addresses/address-codes.js';
import { AddressProof } from './addresses/address-proof.js';
import { MailAddressChanges } from './addresses/mail-address-changes.js';
import { MailAddressesController } from './addresses/mail-addresses.controller.js';
import { MailDomains } from './addresses/mail-domains.js';
import { CurrentMailSettings } from './addresses/current-mail-settings.js';
import { MailSettingsRepository } from './addresses/mail-settings.repository.js';
import { SpamMarksModule } from '../spam-marks/spam-marks.module.js';
import { StoredMailSettings } from './addresses/stored-mail-settings.js';
import { AlarmChannels } from './alarms/alarm-channels.js';
import { AlarmWatch } from './alarms/alarm-watch.js';
import { Alarms } from './alarms/alarms.js';
import { AlarmsRepository } from './alarms/alarms.repository.js';
import { SiteCertificate } from './alarms/site-certificate.js';
import { ClaimLinks } from '../lead-links/claim-links.js';
import { VisitorLinks } from '../lead-links/visitor-links.js';
import { HeldMailController } from './held/held-mail.controller.js';
import { HeldMail } from './held/held-mail.js';
import { DueMails } from './kinds/due-mails.js';
import { DueKinds } from './kinds/due-kinds.js';
import { LeadLinks } from './kinds/lead-links.js';
import { MailTools } from './kinds/mail-tools.js';
import { ReplyTokens } from '../lead-links/reply-tokens.js';
import { AnsweredLeads } from './notifications/answered-leads.js';
import { CustomerActivity } from './notifications/customer-activity.js';
import { PlannedAnswers } from './notifications/planned-answers.js';
import { ChatNoticesRepository } from './notifications/chat-notices.repository.js';
import { MailAddresses } from './notifications/mail-addresses.js';
import { MailComposer } from './notifications/mail-composer.js';
import { MailOutcomesRepository } from './notifications/mail-outcomes.repository.js';
import { MailPhotosBuilder } from './notifications/mail-photos.js';
import { MailChannel } from './notifications/mail.channel.js';
import { Mailer } from './notifications/mailer.js';
import { NotificationsService } from './notifications/notifications.service.js';
import { OwedMailsRepository } from './notifications/owed-mails.repository.js';
import { PauseProbe } from './notifications/pause-probe.js';
import { ReceiptsRepository } from './notifications/receipts.repository.js';
import { RestoredLeads } from './notifications/restored-leads.js';
import { SendingPausesRepository } from './notifications/sending-pauses.repository.js';
import { SendingRefusalsRepository } from './notifications/sending-refusals.repository.js';
import { SuspectsRepository } from './notifications/suspects.repository.js';
import { MailSettingsController } from './settings/mail-settings.controller.js';
import { SenderDomainController } from './sender-domain/sender-domain.controller.js';
import { SenderDomain } from './sender-domain/sender-domain.service.js';
import { SenderRecords } from './sender-domain/sender-records.js';
import { FailedMail } from './state/failed-mail.js';
import { MailStateController } from './state/mail-state.controller.js';
import { MailStateRepository } from './state/mail-state.repository.js';
import { MailStateService } from './state/mail-state.service.js';
import { AuditedTestMail } from './test-mail/audited-test-mail.js';
import { TestMailController } from './test-mail/test-mail.controller.js';
import { TestMail } from './test-mail/test-mail.js';

const providers = [
  AlarmChannels,
  Alarms,
  AlarmsRepository,
  AnsweredLeads,
  AuditedTestMail,
  ClaimLinks,
  CustomerActivity,
  FailedMail,
  HeldMail,
  MailAddresses,
  MailStateRepository,
  MailStateService,
  NotificationsService,
  OwedMailsRepository,
  PlannedAnswers,
  ReceiptsRepository,
  ReplyTokens,
  RestoredLeads,
  SendingPausesRepository,
  StoredMailSettings,
  { provide: CurrentMailSettings, useExisting: StoredMailSettings },
  TestMail,
  VisitorLinks,
];

/** Limits of a DNS query, for which an owner waits: the timeout in milliseconds, and the number of tries. */
const dnsTimes = { timeout: 2_000, tries: 2 };

const records = {
  provide: SenderRecords,
  inject: [LeadsConfig],
  useFactory: ({ SITE_MODE }: LeadsConfig) =>
    new SenderRecords(SITE_MODE === 'live' ? new Resolver(dnsTimes) : undefined),
};

const domains = {
  provide: MailDomains,
  inject: [LeadsConfig],
  useFactory: ({ SITE_MODE }: LeadsConfig) =>
    new MailDomains(SITE_MODE === 'live' ? new Resolver(dnsTimes) : undefined),
};

@RoleModule({
  imports: [OnCallModule, OutboxModule, PhotosModule, SpamMarksModule],
  providers,
  exports: providers,
  http: {
    controllers: [
      HeldMailController,
      MailAddressesController,
      MailSettingsController,
      MailStateController,
      SenderDomainController,
      TestMailController,
    ],
    providers: [
      AddressCodes,
      AddressProof,
      MailAddressChanges,
      MailSettingsRepository,
      SenderDomain,
      domains,
      records,
    ],
  },
  worker: {
    imports: [DeliveriesModule],
    providers: [
      AlarmWatch,
      ChatNoticesRepository,
      DueKinds,
      DueMails,
      MailChannel,
      MailComposer,
      MailOutcomesRepository,
      MailPhotosBuilder,
      LeadLinks,
      MailTools,
      Mailer,
      PauseProbe,
      RemindersRepository,
      TodayRepository,
      SendingRefusalsRepository,
      SiteCertificate,
      SuspectsRepository,
    ],
    exports: [MailChannel, Mailer, SiteCertificate, TodayRepository],
  },
})
export class MailModule {}
