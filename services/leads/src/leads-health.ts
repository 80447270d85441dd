import type { DynamicModule, Type } from '@nestjs/common';
import { DatabaseAnswers } from '@sandhill/platform/database/database-answers.js';
import { WriteProbe } from '@sandhill/platform/database/write-probe.js';
import { deliverJob } from '@sandhill/platform/delivery/deliver-job.js';
import { diskUse } from '@sandhill/platform/disk/disk-use.js';
import type { HealthCheck } from '@sandhill/platform/health/health-check.js';
import { HealthModule } from '@sandhill/platform/health/health.module.js';
import { ObjectStore } from '@sandhill/platform/object-store/object-store.js';
import { JobQueue } from '@sandhill/platform/queue/job-queue.js';
import type { Role } from '@sandhill/platform/process/role-module.js';
import { DataSource } from 'typeorm';
import { LeadsConfig } from './config/leads.config.js';
import { Delivery } from './deliveries/delivery.entity.js';
import { DailyTestService } from './escalation/daily-test/daily-test.service.js';
import { EscalationModule } from './escalation/escalation.module.js';
import { StepsRepository } from './escalation/steps/steps.repository.js';
import { HooksModule } from './hooks/hooks.module.js';
import { WebHooksRepository } from './hooks/web-hooks.repository.js';
import { Submission } from './intake/submissions/submission.entity.js';
import { SiteCertificate } from './mail/alarms/site-certificate.js';
import { MailModule } from './mail/mail.module.js';
import { Mailer } from './mail/notifications/mailer.js';
import { MailStateRepository } from './mail/state/mail-state.repository.js';
import { Lead } from './model/lead.entity.js';
import { PhotosModule } from './photos/photos.module.js';

type Take = (module: Type) => Type | DynamicModule;

/** Returns the health module of a role, which checks the systems that the role's process depends on. */
export const leadsHealth = (role: Role, take: Take): DynamicModule =>
  role === 'http' ? httpHealth(take) : workerHealth(take);

function httpHealth(take: Take): DynamicModule {
  return HealthModule.forRoot({
    imports: [take(EscalationModule)],
    inject: [DataSource, DatabaseAnswers, JobQueue],
    useFactory: (dataSource: DataSource, database: DatabaseAnswers, queue: JobQueue) => [
      postgres(database),
      intakeCheck(dataSource, database),
      queueCheck(queue),
    ],
    figures: {
      inject: [DailyTestService],
      useFactory: (test: DailyTestService) => async () => ({
        proofMissing: (await test.read()).state === 'late' ? 1 : 0,
      }),
    },
  });
}

function workerHealth(take: Take): DynamicModule {
  return HealthModule.forRoot({
    imports: [HooksModule, MailModule, PhotosModule, EscalationModule].map(take),
    inject: [DatabaseAnswers, JobQueue, ObjectStore, Mailer, SiteCertificate, LeadsConfig],
    useFactory: (
      database: DatabaseAnswers,
      queue: JobQueue,
      store: ObjectStore,
      mailer: Mailer,
      certificate: SiteCertificate,
      config: LeadsConfig,
    ) => [
      postgres(database),
      queueCheck(queue),
      { name: 'objectStore', required: false, check: () => store.ping() },
      { name: 'smtp', required: false, check: () => mailer.ping('main') },
      ...(certificate.isChecked
        ? [{ name: 'siteCertificate', required: false, check: () => certificate.check() }]
        : []),
      ...(config.hasFallbackServer
        ? [{ name: 'smtpFallback', required: false, check: () => mailer.ping('fallback') }]
        : []),
    ],
    figures: {
      inject: [MailStateRepository, StepsRepository, WebHooksRepository, LeadsConfig],
      useFactory: workerFigures,
    },
  });
}

const postgres = (database: DatabaseAnswers): HealthCheck => ({
  name: 'postgres',
  required: true,
  check: () => database.check(),
});

const queueCheck = (queue: JobQueue): HealthCheck => ({
  name: 'queue',
  required: false,
  check: () => queue.ping(deliverJob('mail').queue),
});

/** Returns a check of whether leads can be accepted. It writes to the tables of a lead and rolls the writes back. */
function intakeCheck(dataSource: DataSource, database: DatabaseAnswers): HealthCheck {
  const tables = [Submission, Lead, Delivery];
  const names = tables.map((table) => dataSource.getMetadata(table).tableName);
  const probe = new WriteProbe(dataSource, database, names);
  return { name: 'leadIntake', required: true, check: () => probe.check() };
}

const workerFigures =
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
