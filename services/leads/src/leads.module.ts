import { Module, type DynamicModule } from '@nestjs/common';
import { AuditModule } from '@sandhill/platform/audit/audit.module.js';
import { ConfigModule } from '@sandhill/platform/config/config.module.js';
import { DatabaseModule } from '@sandhill/platform/database/database.module.js';
import { WriteTrial } from '@sandhill/platform/database/write-trial.js';
import type { HealthCheck } from '@sandhill/platform/health/health-check.js';
import { HealthModule } from '@sandhill/platform/health/health.module.js';
import type { HttpAppOptions } from '@sandhill/platform/http/configure-http-app.js';
import { LiteralRoutesFirst } from '@sandhill/platform/http/literal-routes-first.js';
import { IdentityModule } from '@sandhill/platform/identity/identity.module.js';
import { LoggingModule } from '@sandhill/platform/logging/logging.module.js';
import { JobQueue } from '@sandhill/platform/queue/job-queue.js';
import { QueueModule } from '@sandhill/platform/queue/queue.module.js';
import { DataSource } from 'typeorm';
import type { LeadsConfig } from './config/leads.config.js';
import { ClaimsModule } from './claims/claims.module.js';
import { LeadClaimsController } from './claims/lead-claims.controller.js';
import { EventsModule } from './events/events.module.js';
import { LeadEventsController } from './events/lead-events.controller.js';
import { HooksModule } from './hooks/hooks.module.js';
import { WebHooksController } from './hooks/web-hooks.controller.js';
import { BinController } from './inbox/bin/bin.controller.js';
import { ExportController } from './inbox/export/export.controller.js';
import { FiguresModule } from './figures/figures.module.js';
import { LeadFiguresController } from './figures/lead-figures.controller.js';
import { RetentionController } from './inbox/retention/retention.controller.js';
import { HandOverController } from './inbox/hand-over/hand-over.controller.js';
import { InboxController } from './inbox/inbox.controller.js';
import { TypedInLeadsController } from './inbox/typed-in/typed-in-leads.controller.js';
import { InboxModule } from './inbox/inbox.module.js';
import { LeadNames } from './inbox/lead-names.js';
import { ChatModule } from './chat/chat.module.js';
import { ChatsController } from './chat/staff/chats.controller.js';
import { ChatController } from './chat/visitor/chat.controller.js';
import { ConversationModule } from './conversation/conversation.module.js';
import { MessagesController } from './conversation/messages.controller.js';
import { ContactsController } from './leads/contacts/contacts.controller.js';
import { LeadIntakeModule } from './leads/lead-intake.module.js';
import { QuotesController } from './leads/quotes/quotes.controller.js';
import { Submission } from './leads/submissions/submission.entity.js';
import { Delivery } from './deliveries/delivery.entity.js';
import { Lead } from './model/lead.entity.js';
import { leadsTables } from './leads.tables.js';
import { HeldMailController } from './mail/held/held-mail.controller.js';
import { MailModule } from './mail/mail.module.js';
import { deliverJob } from '@sandhill/platform/delivery/deliver-job.js';
import { MailSettingsController } from './mail/settings/mail-settings.controller.js';
import { MailStateController } from './mail/state/mail-state.controller.js';
import { TestMailController } from './mail/test-mail/test-mail.controller.js';
import { PushDevicesController } from './push/push-devices.controller.js';
import { PushModule } from './push/push.module.js';
import { ProofController } from './proof/proof.controller.js';
import { ProofService } from './proof/proof.service.js';
import { ProofModule } from './proof/proof.module.js';
import { StepsController } from './steps/steps.controller.js';
import { StepsModule } from './steps/steps.module.js';
import { leadAuditActions } from './model/lead-audit-action.js';
import { PhotosController } from './photos/photos.controller.js';
import { PhotosModule } from './photos/photos.module.js';
import { StaffController } from './staff/staff.controller.js';
import { StaffModule } from './staff/staff.module.js';
import { PublishedSiteModule } from '@sandhill/platform/site/published-site.module.js';

/** Whether a lead can be accepted, whatever the cause. */
function intakeCheck(database: DataSource): HealthCheck {
  const tables = [Submission, Lead, Delivery];
  const trial = new WriteTrial(
    database,
    tables.map((table) => database.getMetadata(table).tableName),
  );
  return { name: 'leadIntake', required: true, check: () => trial.check() };
}

/** The body limit of both forms fits the photo limits of decision L1, base64-encoded. */
export const leadsHttp: HttpAppOptions = {
  bodyLimits: ['/api/quotes', '/api/contact'].map((path) => ({
    path,
    bytes: 36_000_000,
    pictureField: 'projectImages',
  })),
};

const controllers = [
  ChatController,
  ChatsController,
  LeadClaimsController,
  LeadEventsController,
  ProofController,
  PushDevicesController,
  StepsController,
  WebHooksController,
  QuotesController,
  ContactsController,
  PhotosController,
  ExportController,
  MailSettingsController,
  MailStateController,
  TestMailController,
  HeldMailController,
  InboxController,
  TypedInLeadsController,
  MessagesController,
  BinController,
  RetentionController,
  LeadFiguresController,
  HandOverController,
  StaffController,
];

/** The HTTP process: accepts leads and serves the office's inbox. */
@Module({})
export class LeadsModule {
  static forRoot(config: LeadsConfig): DynamicModule {
    return {
      module: LeadsModule,
      imports: [
        ConfigModule.forRoot(config),
        LoggingModule.forRoot('leads', config),
        DatabaseModule.forRoot(config, leadsTables),
        PublishedSiteModule.forRoot(config),
        QueueModule.forRoot(config, 'producer'),
        IdentityModule.forRoot({ audience: 'leads', publicKey: config.IDENTITY_PUBLIC_KEY }),
        HealthModule.forRoot({
          imports: [ProofModule],
          inject: [DataSource, JobQueue],
          useFactory: (database: DataSource, queue: JobQueue) => [
            { name: 'postgres', required: true, check: () => database.query('SELECT 1') },
            intakeCheck(database),
            { name: 'queue', required: false, check: () => queue.ping(deliverJob('mail').queue) },
          ],
          figures: {
            inject: [ProofService],
            useFactory: (proof: ProofService) => async () => ({
              proofMissing: (await proof.read()).state === 'late' ? 1 : 0,
            }),
          },
        }),
        AuditModule.forRoot({
          path: 'leads/audit',
          operationId: 'listLeadAuditEvents',
          actions: leadAuditActions,
          names: LeadNames,
        }),
        ChatModule,
        ClaimsModule,
        EventsModule,
        HooksModule,
        LeadIntakeModule,
        ConversationModule,
        InboxModule,
        FiguresModule,
        StaffModule,
        MailModule,
        PhotosModule,
        ProofModule,
        PushModule,
        StepsModule,
      ],
      controllers,
      providers: [LiteralRoutesFirst],
    };
  }
}
