import { Module, type DynamicModule } from '@nestjs/common';
import { AuditModule } from '@sandhill/platform/audit/audit.module.js';
import { ConfigModule } from '@sandhill/platform/config/config.module.js';
import { DatabaseModule } from '@sandhill/platform/database/database.module.js';
import { defaultBodyLimitBytes } from '@sandhill/platform/http/body-limits.js';
import type { HttpAppOptions } from '@sandhill/platform/http/configure-http-app.js';
import { LiteralRoutesFirst } from '@sandhill/platform/http/literal-routes-first.js';
import { IdentityModule } from '@sandhill/platform/identity/identity.module.js';
import { LoggingModule } from '@sandhill/platform/logging/logging.module.js';
import { modulesOf, type Role } from '@sandhill/platform/process/role-module.js';
import { JobWorkersModule } from '@sandhill/platform/queue/job-workers.module.js';
import { QueueModule } from '@sandhill/platform/queue/queue.module.js';
import { PublishedSiteModule } from '@sandhill/company/published-site/published-site.module.js';
import { ChannelsModule, DELIVERY_HANDLERS } from './channels/channels.module.js';
import { ChatModule } from './chat/chat.module.js';
import { ClaimsModule } from './claims/claims.module.js';
import type { LeadsConfig } from './config/leads.config.js';
import { ConversationModule } from './conversation/conversation.module.js';
import { EscalationModule } from './escalation/escalation.module.js';
import { EventsModule } from './events/events.module.js';
import { FirstHourModule } from './first-hour/first-hour.module.js';
import { HooksModule } from './hooks/hooks.module.js';
import { InboxModule } from './inbox/inbox.module.js';
import { LeadNames } from './inbox/lead-names.js';
import { IntakeModule } from './intake/intake.module.js';
import { leadsHealth } from './leads-health.js';
import { leadsTables } from './leads.tables.js';
import { MailModule } from './mail/mail.module.js';
import { shutdownLimitsMs } from './mail/notifications/sending-limits.js';
import { leadAuditActions } from './model/lead-audit-action.js';
import { movePhoto } from './photos/move-photo.job.js';
import { MovePhotoProcessor } from './photos/move-photo.processor.js';
import { OnCallModule } from './on-call/on-call.module.js';
import { PhotoHandoversModule } from './photo-handovers/photo-handovers.module.js';
import { PhotosModule } from './photos/photos.module.js';
import { PushModule } from './push/push.module.js';
import { ReturnedMailModule } from './returned-mail/returned-mail.module.js';
import { StaffModule } from './staff/staff.module.js';
import { StatisticsModule } from './statistics/statistics.module.js';
import { VisitorPageModule } from './visitor-page/visitor-page.module.js';
import { VisitsModule } from './visits/visits.module.js';

/**
 * HTTP options of the service. The body limits allow for files in base64, which adds a third to their size: 10 photos
 * in a form (25 MB), one photo from a phone (5 MB), or one attachment (10 MB).
 */
export const leadsHttp: HttpAppOptions = {
  bodyLimits: [
    ...['/api/quotes', '/api/contact', '/api/visitor-pages/photos'].map((path) => ({
      path,
      bytes: 36_000_000,
      pictureField: 'projectImages',
    })),
    { path: '/api/photo-handovers/photos', bytes: 7_000_000, pictureField: 'projectImages' },
    { path: '/api/leads/inbound', bytes: defaultBodyLimitBytes, isFromPrograms: true },
    { path: '/api/lead-attachments', bytes: 14_000_000, pictureField: 'data' },
  ],
};

/**
 * Modules of the service. Express tries routes in order, so `IntakeModule` comes first: the forms' routes are found
 * fastest.
 */
const folders = [
  IntakeModule,
  ChatModule,
  ClaimsModule,
  ConversationModule,
  EscalationModule,
  EventsModule,
  FirstHourModule,
  HooksModule,
  InboxModule,
  MailModule,
  OnCallModule,
  PhotoHandoversModule,
  PhotosModule,
  PushModule,
  ReturnedMailModule,
  StaffModule,
  StatisticsModule,
  VisitorPageModule,
  VisitsModule,
];

/**
 * Root module of the service's two processes. `http` accepts leads and serves the office's inbox. `worker` makes
 * deliveries, moves photos and runs periodic work; its HTTP port serves only health and metrics.
 */
@Module({})
export class LeadsModule {
  static forRoot(config: LeadsConfig, role: Role): DynamicModule {
    const take = modulesOf(role);
    return {
      module: LeadsModule,
      imports: [
        ConfigModule.forRoot(config),
        LoggingModule.forRoot(role === 'http' ? 'leads' : 'leads-worker', config),
        DatabaseModule.forRoot(config, leadsTables),
        PublishedSiteModule.forRoot(config),
        QueueModule.forRoot(config, role === 'http' ? 'producer' : 'worker'),
        ...folders.map(take),
        leadsHealth(role, take),
        ...(role === 'http' ? requests(config) : jobs(config, take)),
      ],
      providers: [LiteralRoutesFirst],
    };
  }
}

const requests = (config: LeadsConfig): DynamicModule[] => [
  IdentityModule.forRoot({ audience: 'leads', publicKey: config.IDENTITY_PUBLIC_KEY }),
  AuditModule.forRoot({
    path: 'leads/audit',
    operationId: 'listLeadAuditEvents',
    actions: leadAuditActions,
    names: LeadNames,
  }),
];

const jobs = (config: LeadsConfig, take: ReturnType<typeof modulesOf>): DynamicModule[] => [
  JobWorkersModule.forRoot({
    imports: [ChannelsModule, PhotosModule].map(take),
    jobs: [movePhoto],
    handlers: [MovePhotoProcessor],
    handlerLists: [DELIVERY_HANDLERS],
    concurrency: config.MAIL_CONCURRENCY,
    finishWithinMs: shutdownLimitsMs.jobs,
  }),
];
