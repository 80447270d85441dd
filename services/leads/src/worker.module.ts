import { Module, type DynamicModule } from '@nestjs/common';
import { ConfigModule } from '@sandhill/platform/config/config.module.js';
import { deliverJob } from '@sandhill/platform/delivery/deliver-job.js';
import { DELIVERY_HANDLERS, DeliveriesWorkerModule } from './deliveries/deliveries-worker.module.js';
import { DatabaseModule } from '@sandhill/platform/database/database.module.js';
import { diskUse } from '@sandhill/platform/disk/disk-use.js';
import { HealthModule } from '@sandhill/platform/health/health.module.js';
import { LoggingModule } from '@sandhill/platform/logging/logging.module.js';
import { ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import { JobQueue } from '@sandhill/platform/queue/job-queue.js';
import { JobWorkersModule } from '@sandhill/platform/queue/job-workers.module.js';
import { QueueModule } from '@sandhill/platform/queue/queue.module.js';
import { DataSource } from 'typeorm';
import { ChatWorkerModule } from './chat/chat-worker.module.js';
import { LeadsConfig } from './config/leads.config.js';
import { HooksModule } from './hooks/hooks.module.js';
import { WebHooksRepository } from './hooks/web-hooks.repository.js';
import { InboxWorkerModule } from './inbox/inbox-worker.module.js';
import { LeadIntakeWorkerModule } from './leads/lead-intake-worker.module.js';
import { leadsTables } from './leads.tables.js';
import { MailWorkerModule } from './mail/mail-worker.module.js';
import { MailStateRepository } from './mail/state/mail-state.repository.js';
import { Mailer } from './mail/notifications/mailer.js';
import { movePhoto } from './photos/move-photo.job.js';
import { MovePhotoProcessor } from './photos/move-photo.processor.js';
import { PhotosWorkerModule } from './photos/photos-worker.module.js';
import { PhotosModule } from './photos/photos.module.js';
import { StaffWorkerModule } from './staff/staff-worker.module.js';
import { ProofWorkerModule } from './proof/proof-worker.module.js';
import { StepsRepository } from './steps/steps.repository.js';
import { StepsModule } from './steps/steps.module.js';
import { StepsWorkerModule } from './steps/steps-worker.module.js';
import { PublishedSiteModule } from '@sandhill/platform/site/published-site.module.js';

/** The queue process: sends mail, moves photos and runs the sweeps. Its HTTP port serves only health and metrics. */
@Module({})
export class WorkerModule {
  static forRoot(config: LeadsConfig): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ConfigModule.forRoot(config),
        LoggingModule.forRoot('leads-worker', config),
        DatabaseModule.forRoot(config, leadsTables),
        PublishedSiteModule.forRoot(config),
        QueueModule.forRoot(config, 'worker'),
        JobWorkersModule.forRoot({
          imports: [DeliveriesWorkerModule, PhotosWorkerModule],
          jobs: [movePhoto],
          handlers: [MovePhotoProcessor],
          handlerLists: [DELIVERY_HANDLERS],
          concurrency: config.MAIL_CONCURRENCY,
        }),
        LeadIntakeWorkerModule,
        ChatWorkerModule,
        InboxWorkerModule,
        StaffWorkerModule,
        StepsWorkerModule,
        ProofWorkerModule,
        health(),
      ],
    };
  }
}

function health(): DynamicModule {
  return HealthModule.forRoot({
    imports: [HooksModule, MailWorkerModule, PhotosModule, StepsModule],
    inject: [DataSource, JobQueue, ObjectStore, Mailer, LeadsConfig],
    useFactory: (
      database: DataSource,
      queue: JobQueue,
      store: ObjectStore,
      mailer: Mailer,
      config: LeadsConfig,
    ) => [
      { name: 'postgres', required: true, check: () => database.query('SELECT 1') },
      { name: 'queue', required: false, check: () => queue.ping(deliverJob('mail').queue) },
      { name: 'objectStore', required: false, check: () => store.ping() },
      { name: 'smtp', required: false, check: () => mailer.ping('main') },
      ...(config.hasFallbackServer
        ? [{ name: 'smtpFallback', required: false, check: () => mailer.ping('fallback') }]
        : []),
    ],
    figures: {
      inject: [MailStateRepository, StepsRepository, WebHooksRepository, LeadsConfig],
      useFactory: figuresOf,
    },
  });
}

const figuresOf =
  (mail: MailStateRepository, steps: StepsRepository, hooks: WebHooksRepository, config: LeadsConfig) =>
  async () => {
    const [mails, disks, leadsUnclaimed, webHooksOff] = await Promise.all([
      mail.figures(),
      diskUse(config.diskPaths),
      steps.countUnclaimed(),
      hooks.countGivenUp(),
    ]);
    const { fullestPercent, unreadable } = disks;
    return {
      ...mails,
      leadsUnclaimed,
      webHooksOff,
      ...(fullestPercent !== undefined && { diskUsedPercent: fullestPercent }),
      ...(unreadable.length > 0 && { disksUnreadable: unreadable.length }),
    };
  };
