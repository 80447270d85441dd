import { Module, type DynamicModule } from '@nestjs/common';
import { AuditModule } from '@sandhill/platform/audit/audit.module.js';
import { ConfigModule } from '@sandhill/platform/config/config.module.js';
import { DatabaseModule } from '@sandhill/platform/database/database.module.js';
import { HealthModule } from '@sandhill/platform/health/health.module.js';
import type { HttpAppOptions } from '@sandhill/platform/http/configure-http-app.js';
import { IdentityModule } from '@sandhill/platform/identity/identity.module.js';
import { LoggingModule } from '@sandhill/platform/logging/logging.module.js';
import { JobQueue } from '@sandhill/platform/queue/job-queue.js';
import { QueueModule } from '@sandhill/platform/queue/queue.module.js';
import { DataSource } from 'typeorm';
import { leadAuditActions } from './model/lead-audit-action.js';
import { LeadNames } from './inbox/lead-names.js';
import { BinModule } from './inbox/bin/bin.module.js';
import { ContactsModule } from './leads/contacts/contacts.module.js';
import { ExportModule } from './inbox/export/export.module.js';
import { HeldMailModule } from './mail/held/held-mail.module.js';
import { InboxModule } from './inbox/inbox.module.js';
import type { LeadsConfig } from './config/leads.config.js';
import { leadsTables } from './leads.tables.js';
import { MailStateModule } from './mail/state/mail-state.module.js';
import { sendNotification } from './mail/notifications/send-notification.job.js';
import { PhotosHttpModule } from './photos/photos-http.module.js';
import { QuotesModule } from './leads/quotes/quotes.module.js';
import { TestMailModule } from './mail/test-mail/test-mail.module.js';

/** Ten photos of 5 MB at most and 25 MB in all, as base64 (decision L1). */
export const leadsHttp: HttpAppOptions = {
  bodyLimits: [{ path: '/api/quotes', bytes: 36_000_000, pictureField: 'projectImages' }],
};

/** The HTTP process: takes leads in, and shows them to the office. */
@Module({})
export class LeadsModule {
  static forRoot(config: LeadsConfig): DynamicModule {
    return {
      module: LeadsModule,
      imports: [
        ConfigModule.forRoot(config),
        LoggingModule.forRoot('leads', config),
        DatabaseModule.forRoot(config, leadsTables),
        QueueModule.forRoot(config, 'producer'),
        IdentityModule.forRoot({ audience: 'leads', publicKey: config.IDENTITY_PUBLIC_KEY }),
        HealthModule.forRoot({
          inject: [DataSource, JobQueue],
          useFactory: (database: DataSource, queue: JobQueue) => [
            { name: 'postgres', required: true, check: () => database.query('SELECT 1') },
            { name: 'queue', required: false, check: () => queue.ping(sendNotification.queue) },
          ],
        }),
        QuotesModule,
        ContactsModule,
        PhotosHttpModule,
        // Before the inbox, whose `:id` would take their paths.
        ExportModule,
        MailStateModule,
        TestMailModule,
        HeldMailModule,
        AuditModule.forRoot({
          path: 'leads/audit',
          operationId: 'listLeadAuditEvents',
          actions: leadAuditActions,
          names: LeadNames,
        }),
        InboxModule,
        BinModule,
      ],
    };
  }
}
