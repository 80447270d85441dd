import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { LeadsConfig } from '../config/leads.config.js';
import { Alarms } from '../mail/alarms/alarms.js';
import { ImapMailbox } from './imap-mailbox.js';
import { MailReader } from './mail-reader.js';
import { MailboxesRepository } from './mailboxes.repository.js';

/** Interval, in milliseconds, at which the worker checks whether the server has reported new mail by IDLE. */
const everyMs = 2_000;

/**
 * Interval at which the folder of sent mail and the inbox are read, in milliseconds. The inbox is also read when the
 * server reports new mail.
 */
const seldomMs = 60_000;

/** Pause, in milliseconds, before a server that could not be reached is tried again. */
const pauseMs = 30_000;

/** Minutes without a connection after which an alarm is raised, because visitors' answers stay unseen. */
const alarmAfterMinutes = 10;

const inbox = 'INBOX';

/** Reads the office's mailbox, if one is configured: one worker at a time, over one connection. */
@Injectable()
export class MailboxWatch extends PeriodicWork implements OnApplicationShutdown {
  private readonly log = new Logger(MailboxWatch.name);
  private readonly id = randomUUID();
  private mailbox?: ImapMailbox;
  private lastAt = -Infinity;
  private triedAt = -Infinity;
  private isAway = false;

  constructor(
    private readonly config: LeadsConfig,
    private readonly reader: MailReader,
    private readonly mailboxes: MailboxesRepository,
    private readonly alarms: Alarms,
  ) {
    super({ name: 'mailbox-watch', everyMs });
  }

  override onApplicationBootstrap(): void {
    if (this.config.imap) this.task.start();
  }

  async run(): Promise<void> {
    if (!(await this.mailboxes.read(this.id))) return this.disconnect();
    const mailbox = await this.connected();
    if (!mailbox) return;
    const isTime = performance.now() - this.lastAt > seldomMs;
    if (!mailbox.checkForNewMail() && !isTime) return;
    const isMine = () => this.mailboxes.read(this.id);
    try {
      if (isTime) await this.readSent(mailbox, isMine);
      await this.reader.read(mailbox, { path: inbox, isSent: false }, isMine);
    } catch (error) {
      // A mailbox that cannot be read counts as unreachable even if the connection works, because visitors' answers
      // stay unseen in both cases.
      await this.noteAway();
      throw error;
    }
    if (isTime) this.lastAt = performance.now();
    await this.mailboxes.recordReachability(true);
  }

  async onApplicationShutdown(): Promise<void> {
    this.disconnect();
    if (this.config.imap) await this.mailboxes.end(this.id).catch(() => undefined);
  }

  /**
   * Reads the folder of sent mail. A failure is only logged if the connection is still open, so that the inbox with the
   * visitors' answers is read anyway.
   */
  private async readSent(mailbox: ImapMailbox, isMine: () => Promise<boolean>): Promise<void> {
    try {
      const sent = await mailbox.sentFolder();
      if (sent !== undefined) await this.reader.read(mailbox, { path: sent, isSent: true }, isMine);
    } catch (error) {
      if (!mailbox.isUsable) throw error;
      this.log.error({ reason: (error as Error).message }, 'the folder of sent mail cannot be read');
    }
  }

  /**
   * Returns the open connection; undefined while the server cannot be reached. An outage is logged once, and raises an
   * alarm if it lasts.
   */
  private async connected(): Promise<ImapMailbox | undefined> {
    const { imap } = this.config;
    if (this.mailbox?.isUsable || !imap) return this.mailbox;
    if (performance.now() - this.triedAt < pauseMs && this.isAway) return undefined;
    this.disconnect();
    this.triedAt = performance.now();
    try {
      this.mailbox = await ImapMailbox.connect(imap);
      this.lastAt = -Infinity;
      if (this.isAway) this.log.log('the mailbox is read again');
      this.isAway = false;
    } catch (error) {
      if (!this.isAway) this.log.error({ reason: (error as Error).message }, 'the mailbox cannot be read');
      this.isAway = true;
      await this.noteAway();
    }
    return this.mailbox;
  }

  private async noteAway(): Promise<void> {
    const minutes = await this.mailboxes.recordReachability(false);
    if (minutes < alarmAfterMinutes) return;
    const text = `The office's mailbox has been unreachable for ${minutes} minutes: customers' replies do not reach their leads. Check IMAP_URL.`;
    const since = new Date(Date.now() - minutes * 60_000).toISOString();
    await this.alarms.raise({ message: { cause: 'mailbox_away', text, count: minutes, since } });
  }

  /** Closes the connection. The next run opens another connection and reads all folders. */
  disconnect(): void {
    this.mailbox?.close();
    this.mailbox = undefined;
    this.triedAt = -Infinity;
  }
}
