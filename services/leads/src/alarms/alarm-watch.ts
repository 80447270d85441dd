import { Injectable, Logger } from '@nestjs/common';
import { PeriodicTask } from '@sandhill/platform/process/periodic-task.js';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { LeadsConfig } from '../leads.config.js';
import { MailStateRepository } from '../mail-state/mail-state.repository.js';
import { SendingPausesRepository } from '../notifications/sending-pauses.repository.js';
import { PhotoBudget } from '../photos/photo-budget.js';
import { WaitingPhotosRepository } from '../photos/waiting-photos.repository.js';
import { AlarmChannels, type AlarmMessage } from './alarm-channels.js';
import { AlarmsRepository } from './alarms.repository.js';
import { diskUse } from './disk-use.js';

const everyMs = 30_000;
const overdueAfterMinutes = 10;
const photosAlarmPercent = 80;

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
    const messages = [await this.look(), await this.lookAtDisks(), await this.lookAtPhotos()];
    for (const message of messages.flat()) await this.raise(message);
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

  private async lookAtDisks(): Promise<AlarmMessage[]> {
    const { diskPaths, DISK_ALARM_PERCENT: most } = this.config;
    const { fullestPercent: percent = 0, unreadable } = await diskUse(diskPaths);
    this.noteUnreadable(unreadable);
    if (percent <= most) return [];
    const text = `A disk is ${percent} % full. When it is full, no lead can be taken.`;
    return [{ cause: 'disk_full', text, count: percent, since: null }];
  }

  private async lookAtPhotos(): Promise<AlarmMessage[]> {
    const alarm = { cause: 'photos_not_kept', since: null } as const;
    const quotes = await this.waitingPhotos.countQuotesWithoutThem();
    if (quotes > 0) {
      const text = `Quote requests of the last hour whose photos were not kept: ${quotes}. Too many photos wait for the object store, or a disk is nearly full.`;
      return [{ ...alarm, text, count: quotes }];
    }
    const percent = await this.budget.usedPercent();
    if (percent < photosAlarmPercent) return [];
    const text = `Photos that wait for the object store take up ${percent} % of their budget. When it is used up, leads are taken without their photos.`;
    return [{ ...alarm, text, count: percent }];
  }

  /** A disk that nobody watches stands in the log, once. */
  private noteUnreadable(folders: readonly string[]): void {
    const noted = folders.join(',');
    if (noted !== this.notedFolders && folders.length > 0)
      this.log.error({ folders }, 'folders of DISK_PATHS cannot be read: nobody watches their disks');
    this.notedFolders = noted;
  }

  private async look(): Promise<AlarmMessage[]> {
    const [pause, { owedCount }, overdue] = await Promise.all([
      this.pauses.find(),
      this.mail.owed(),
      this.mail.overdue(overdueAfterMinutes),
    ]);
    const messages: AlarmMessage[] = [];
    if (pause)
      messages.push({
        cause: 'sending_paused',
        text: `The mail server refuses our name or password: sending is paused. Mails that wait: ${owedCount}.`,
        count: owedCount,
        since: pause.since.toISOString(),
      });
    if (overdue.count > 0)
      messages.push({
        cause: 'mail_overdue',
        text: `Mails for the office that have been owed for more than ${overdueAfterMinutes} minutes: ${overdue.count}.`,
        count: overdue.count,
        since: overdue.since?.toISOString() ?? null,
      });
    return messages;
  }

  private async raise(message: AlarmMessage): Promise<void> {
    if (!(await this.alarms.claim(message.cause))) return;
    this.log.error({ cause: message.cause, count: message.count }, 'an alarm is raised');
    if (await this.channels.tell(message)) await this.alarms.confirm(message.cause);
  }
}
