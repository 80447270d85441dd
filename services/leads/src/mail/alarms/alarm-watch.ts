import { Injectable, Logger } from '@nestjs/common';
import { describeCause } from '@sandhill/platform/errors/describe-cause.js';
import { diskUse } from '@sandhill/platform/disk/disk-use.js';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { runAll } from '@sandhill/platform/process/run-all.js';
import { LeadsConfig } from '../../config/leads.config.js';
import {
  MailStateRepository,
  type OverdueMail,
  type UnreportedFailures,
} from '../state/mail-state.repository.js';
import type { MailServerName } from '@sandhill/platform/mail/mail-server-name.js';
import type { PauseCause, SendingPause } from '../notifications/sending-pause.entity.js';
import { SendingPausesRepository } from '../notifications/sending-pauses.repository.js';
import { PhotoBudget } from '../../photos/photo-budget.js';
import { WaitingPhotosRepository } from '../../photos/waiting-photos.repository.js';
import { Alarms, type AlarmToRaise } from './alarms.js';
import { SiteCertificate } from './site-certificate.js';

const overdueAfterMinutes = 10;
const photosAlarmPercent = 80;

/**
 * Monitors mail delivery, disks, the photo budget and the site's certificates. Its alarms do not need the main mail
 * server.
 */
@Injectable()
export class AlarmWatch extends PeriodicWork {
  private readonly log = new Logger(AlarmWatch.name);
  private loggedState = '0 0 0';
  private loggedFolders = '';

  constructor(
    private readonly alarms: Alarms,
    private readonly pauses: SendingPausesRepository,
    private readonly mail: MailStateRepository,
    private readonly config: LeadsConfig,
    private readonly budget: PhotoBudget,
    private readonly waitingPhotos: WaitingPhotosRepository,
    private readonly certificate: SiteCertificate,
  ) {
    super({ name: 'alarm-watch', everyMs: 30_000 });
  }

  async run(): Promise<void> {
    const raise = async (alarms: readonly AlarmToRaise[]) => {
      for (const alarm of alarms) await this.alarms.raise(alarm);
    };
    const checks = [
      async () => raise(await this.checkMail()),
      async () => raise(await this.checkDisks()),
      async () => raise(await this.checkPhotos()),
      async () => raise(await this.checkCertificate()),
    ];
    await runAll([() => this.logMailState(), ...(this.alarms.areConfigured ? checks : [])]);
  }

  private async logMailState(): Promise<void> {
    const { mailsFailed = 0, sendingPaused = 0, mailsHeld = 0 } = await this.mail.figures();
    const state = `${mailsFailed} ${sendingPaused} ${mailsHeld}`;
    if (state === this.loggedState) return;
    this.loggedState = state;
    const hasProblem = mailsFailed + sendingPaused + mailsHeld > 0;
    const text = hasProblem ? 'mail has problems' : 'mail has no problems';
    this.log[hasProblem ? 'error' : 'log']({ mailsFailed, sendingPaused, mailsHeld }, text);
  }

  private async checkDisks(): Promise<AlarmToRaise[]> {
    const { diskPaths, DISK_ALARM_PERCENT: limit } = this.config;
    const { fullestPercent: percent = 0, unreadable } = await diskUse(diskPaths);
    this.logUnreadable(unreadable);
    if (percent <= limit) return [];
    const text = `A disk is ${percent} % full. When it is full, no lead can be accepted.`;
    return [{ message: { cause: 'disk_full', text, count: percent, since: null } }];
  }

  private async checkPhotos(): Promise<AlarmToRaise[]> {
    const alarm = { cause: 'photos_not_kept', since: null } as const;
    const leads = await this.waitingPhotos.countLeadsWithoutPhotos();
    if (leads > 0) {
      const text = `Leads of the last hour whose photos were not kept: ${leads}. Too many photos are waiting for the object store, or a disk is nearly full.`;
      return [{ message: { ...alarm, text, count: leads } }];
    }
    const percent = await this.budget.usedPercent();
    if (percent < photosAlarmPercent) return [];
    const text = `Photos waiting for the object store use ${percent} % of their budget. When it is used up, leads are accepted without their photos.`;
    return [{ message: { ...alarm, text, count: percent } }];
  }

  private async checkCertificate(): Promise<AlarmToRaise[]> {
    const cause = await this.certificate.check().then(() => undefined, describeCause);
    if (!cause) return [];
    const text = `Visitors cannot open ${this.certificate.name} by HTTPS, or soon cannot: ${cause}.`;
    return [{ message: { cause: 'certificate', text, count: 1, since: null } }];
  }

  private logUnreadable(folders: readonly string[]): void {
    const list = folders.join(',');
    if (list !== this.loggedFolders && folders.length > 0)
      this.log.error({ folders }, 'disks not monitored: folders of DISK_PATHS cannot be read');
    this.loggedFolders = list;
  }

  private async checkMail(): Promise<AlarmToRaise[]> {
    const { sendsBy, mainPause } = await this.pauses.state();
    const pausedSince = sendsBy === null ? (mainPause?.since ?? null) : null;
    const [{ owedCount }, overdue, givenUp] = await Promise.all([
      this.mail.owed(),
      this.mail.overdue(overdueAfterMinutes, pausedSince),
      this.mail.unreportedFailures(),
    ]);
    return [
      ...(mainPause ? [pauseAlarm(mainPause, sendsBy, owedCount)] : []),
      ...(overdue.count > 0 ? [overdueAlarm(overdue)] : []),
      ...(givenUp.ids.length > 0 ? [this.givenUpAlarm(givenUp)] : []),
    ];
  }

  private givenUpAlarm({ ids, since }: UnreportedFailures): AlarmToRaise {
    const text = `Emails that failed permanently: ${ids.length}. They can be sent again in the admin area.`;
    return {
      message: { cause: 'mail_given_up', text, count: ids.length, since: since?.toISOString() ?? null },
      onSent: () => this.mail.markFailuresReported(ids),
    };
  }
}

const causeTexts: Record<PauseCause, string> = {
  sign_in: 'The mail server rejects our username or password',
  refusing: 'The mail server rejects every email',
  tls: 'The connection to the mail server cannot be encrypted (TLS)',
  away: 'The mail server cannot be reached',
};

function pauseAlarm(
  { cause, since }: SendingPause,
  sendsBy: MailServerName | null,
  owedCount: number,
): AlarmToRaise {
  const effect = sendsBy === null ? 'sending is paused' : 'the second mail server sends';
  const text = `${causeTexts[cause]}: ${effect}. Emails waiting: ${owedCount}.`;
  return { message: { cause: 'sending_paused', text, count: owedCount, since: since.toISOString() } };
}

function overdueAlarm({ count, since }: OverdueMail): AlarmToRaise {
  const text = `Emails to the office that have been waiting for more than ${overdueAfterMinutes} minutes: ${count}.`;
  return { message: { cause: 'mail_overdue', text, count, since: since?.toISOString() ?? null } };
}
