import { Injectable, Logger } from '@nestjs/common';
import { diskUse } from '@sandhill/platform/disk/disk-use.js';
import { PeriodicTask } from '@sandhill/platform/process/periodic-task.js';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { LeadsConfig } from '../../config/leads.config.js';
import {
  MailStateRepository,
  type OverdueMail,
  type UntoldFailures,
} from '../state/mail-state.repository.js';
import type { MailServerName } from '../../config/mail-server-name.js';
import type { PauseCause, SendingPause } from '../notifications/sending-pause.entity.js';
import { SendingPausesRepository } from '../notifications/sending-pauses.repository.js';
import { PhotoBudget } from '../../photos/photo-budget.js';
import { WaitingPhotosRepository } from '../../photos/waiting-photos.repository.js';
import { AlarmChannels, type AlarmMessage } from './alarm-channels.js';
import { AlarmsRepository } from './alarms.repository.js';

const everyMs = 30_000;
const overdueAfterMinutes = 10;
const photosAlarmPercent = 80;

interface Alarm {
  message: AlarmMessage;
  /** Notes what need not be told again. */
  onTold?: () => Promise<void>;
}

/** Looks for trouble with mail and disks and tells of it another way (decision L12). */
@Injectable()
export class AlarmWatch extends PeriodicWork {
  private readonly log = new Logger(AlarmWatch.name);
  private noted = '0 0 0';
  private notedFolders = '';
  protected readonly task = new PeriodicTask({ name: 'alarm-watch', everyMs, run: () => this.run() });

  constructor(
    private readonly channels: AlarmChannels,
    private readonly alarms: AlarmsRepository,
    private readonly pauses: SendingPausesRepository,
    private readonly mail: MailStateRepository,
    private readonly config: LeadsConfig,
    private readonly budget: PhotoBudget,
    private readonly waitingPhotos: WaitingPhotosRepository,
  ) {
    super();
  }

  async run(): Promise<void> {
    await this.note();
    if (!this.channels.areThere) return;
    const alarms = [await this.look(), await this.lookAtDisks(), await this.lookAtPhotos()];
    for (const alarm of alarms.flat()) await this.raise(alarm);
  }

  /** Mail in trouble stands in the log as numbers, each time they change. */
  private async note(): Promise<void> {
    const { mailsFailed = 0, sendingPaused = 0, mailsHeld = 0 } = await this.mail.figures();
    const noted = `${mailsFailed} ${sendingPaused} ${mailsHeld}`;
    if (noted === this.noted) return;
    this.noted = noted;
    const isTrouble = mailsFailed + sendingPaused + mailsHeld > 0;
    const text = isTrouble ? 'mail is in trouble' : 'no mail is in trouble';
    this.log[isTrouble ? 'error' : 'log']({ mailsFailed, sendingPaused, mailsHeld }, text);
  }

  private async lookAtDisks(): Promise<Alarm[]> {
    const { diskPaths, DISK_ALARM_PERCENT: most } = this.config;
    const { fullestPercent: percent = 0, unreadable } = await diskUse(diskPaths);
    this.noteUnreadable(unreadable);
    if (percent <= most) return [];
    const text = `A disk is ${percent} % full. When it is full, no lead can be taken.`;
    return [{ message: { cause: 'disk_full', text, count: percent, since: null } }];
  }

  private async lookAtPhotos(): Promise<Alarm[]> {
    const alarm = { cause: 'photos_not_kept', since: null } as const;
    const quotes = await this.waitingPhotos.countQuotesWithoutThem();
    if (quotes > 0) {
      const text = `Quote requests of the last hour whose photos were not kept: ${quotes}. Too many photos wait for the object store, or a disk is nearly full.`;
      return [{ message: { ...alarm, text, count: quotes } }];
    }
    const percent = await this.budget.usedPercent();
    if (percent < photosAlarmPercent) return [];
    const text = `Photos that wait for the object store take up ${percent} % of their budget. When it is used up, leads are taken without their photos.`;
    return [{ message: { ...alarm, text, count: percent } }];
  }

  /** A disk that nobody watches stands in the log, once. */
  private noteUnreadable(folders: readonly string[]): void {
    const noted = folders.join(',');
    if (noted !== this.notedFolders && folders.length > 0)
      this.log.error({ folders }, 'folders of DISK_PATHS cannot be read: nobody watches their disks');
    this.notedFolders = noted;
  }

  private async look(): Promise<Alarm[]> {
    const { sendsBy, trouble } = await this.pauses.state();
    const pausedSince = sendsBy === null ? (trouble?.since ?? null) : null;
    const [{ owedCount }, overdue, givenUp] = await Promise.all([
      this.mail.owed(),
      this.mail.overdue(overdueAfterMinutes, pausedSince),
      this.mail.untoldFailures(),
    ]);
    return [
      ...(trouble ? [troubleAlarm(trouble, sendsBy, owedCount)] : []),
      ...(overdue.count > 0 ? [overdueAlarm(overdue)] : []),
      ...(givenUp.ids.length > 0 ? [this.givenUpAlarm(givenUp)] : []),
    ];
  }

  private givenUpAlarm({ ids, since }: UntoldFailures): Alarm {
    const text = `Mails that were given up: ${ids.length}. They can be sent again in the admin area.`;
    return {
      message: { cause: 'mail_given_up', text, count: ids.length, since: since?.toISOString() ?? null },
      onTold: () => this.mail.noteToldFailures(ids),
    };
  }

  private async raise({ message, onTold }: Alarm): Promise<void> {
    if (!(await this.alarms.claim(message.cause))) return;
    this.log.error({ cause: message.cause, count: message.count }, 'an alarm is raised');
    if (!(await this.channels.tell(message))) return;
    await this.alarms.confirm(message.cause);
    await onTold?.();
  }
}

const whatIsWrong: Record<PauseCause, string> = {
  sign_in: 'The mail server refuses our name or password',
  refusing: 'The mail server refuses every mail',
  tls: 'The mail server cannot be talked to in secret (TLS)',
  away: 'The mail server cannot be reached',
};

function troubleAlarm(
  { cause, since }: SendingPause,
  sendsBy: MailServerName | null,
  owedCount: number,
): Alarm {
  const effect = sendsBy === null ? 'sending is paused' : 'the second mail server sends';
  const text = `${whatIsWrong[cause]}: ${effect}. Mails that wait: ${owedCount}.`;
  return { message: { cause: 'sending_paused', text, count: owedCount, since: since.toISOString() } };
}

function overdueAlarm({ count, since }: OverdueMail): Alarm {
  const text = `Mails for the office that have been owed for more than ${overdueAfterMinutes} minutes: ${count}.`;
  return { message: { cause: 'mail_overdue', text, count, since: since?.toISOString() ?? null } };
}
