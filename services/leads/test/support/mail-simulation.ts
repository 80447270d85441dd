import type { Metrics } from '@sandhill/platform/metrics/metrics.js';
import type { DataSource, EntityManager } from 'typeorm';
import { LeadsConfig } from '../../src/config/leads.config.js';
import { DeliveryOutcomes, type DeliveryOutcome } from '../../src/mail/notifications/delivery-outcomes.js';
import {
  NotificationsRepository,
  type ClaimedNotification,
} from '../../src/mail/notifications/notifications.repository.js';
import type { OutcomeWriter } from '../../src/mail/notifications/outcome-writer.js';
import { maxClaimAgeMs, sendTimeoutMs } from '../../src/mail/notifications/sending-limits.js';
import { SendingPausesRepository } from '../../src/mail/notifications/sending-pauses.repository.js';
import { SendingRefusalsRepository } from '../../src/mail/notifications/sending-refusals.repository.js';
import type { OwedWork } from '../../src/outbox/owed-work.js';
import { passMinutes } from './pass-time.js';

/** How the mail server answers a mail. `silent_*`: its answer is lost. */
export const answers = [
  'accepted',
  'silent_accepted',
  'silent_lost',
  'later',
  'away',
  'refused',
  'sender_refused',
] as const;

export type MailAnswer = (typeof answers)[number];

/** Result of an attempt to record an outcome. `lost`: it is committed, but the worker gets an error. */
export type Writing = 'written' | 'failed' | 'lost';

interface Sender {
  claim: ClaimedNotification;
  /** By the monotonic clock, in seconds. */
  claimedFor: number;
  /** Clock jumps and outages since the claim. */
  disturbances: number;
  handed?: { outcome: DeliveryOutcome; forSeconds: number; isAccepted: boolean; isRecorded: boolean };
}

/** Clock jumps and outages that a claim tolerates (see sending-limits.ts). */
const maxDisturbances = 3;

/** Simulates workers and a mail server step by step, on the real states of mails in PostgreSQL. */
export class MailSimulation {
  ids: string[] = [];
  /** How often the server accepted each mail, and how many repeats crashes and lost answers allow. */
  readonly accepted = new Map<string, number>();
  readonly allowedRepeats = new Map<string, number>();
  readonly rejected = new Set<string>();
  private readonly senders = new Map<number, Sender>();
  /** Suspended workers, oldest first. */
  private frozen: Sender[] = [];
  private readonly states: NotificationsRepository;
  private readonly outcomes: DeliveryOutcomes;
  private writing: Writing = 'written';

  constructor(private readonly database: DataSource) {
    const config = new LeadsConfig();
    const pauses = new SendingPausesRepository(database, config);
    this.states = new NotificationsRepository(database, config);
    this.outcomes = new DeliveryOutcomes(
      this.states,
      pauses,
      new SendingRefusalsRepository(this.states, pauses),
      { announce: () => undefined } as unknown as OwedWork,
      { write: (work: Work) => this.write(work) } as unknown as OutcomeWriter,
      config,
      { counter: () => () => undefined } as unknown as Metrics,
    );
  }

  /** Starts again with that many owed mails. */
  async begin(count: number): Promise<void> {
    await this.database.query('DELETE FROM sending_pauses');
    await this.database.query('DELETE FROM notifications');
    await this.database.query('DELETE FROM leads');
    const rows: Array<{ id: string }> = await this.database.query(
      `WITH lead AS (
         INSERT INTO leads (kind, reference, name, email, subject, message, language)
         SELECT 'contact', 'C-' || n, 'Ann', 'ann@visitor.test', 'Lawn', 'It is dry.', 'en' FROM generate_series(1, $1) n
         RETURNING id)
       INSERT INTO notifications (kind, lead_id, recipient) SELECT 'visitor_receipt', id, 'visitor' FROM lead
       RETURNING id`,
      [count],
    );
    this.ids = rows.map(({ id }) => id);
    this.frozen = [];
    for (const memory of [this.accepted, this.allowedRepeats, this.rejected, this.senders]) memory.clear();
  }

  isIdle(worker: number): boolean {
    return !this.senders.has(worker);
  }

  holdsMail(worker: number): boolean {
    const sender = this.senders.get(worker);
    return sender !== undefined && !sender.handed;
  }

  hasOutcome(worker: number): boolean {
    return this.senders.get(worker)?.handed !== undefined;
  }

  /** Whether time may pass: a live worker gets its answer and records it within the send timeout. */
  mayPass(seconds: number): boolean {
    return [...this.senders.values()].every(
      ({ handed }) => !handed || handed.forSeconds + seconds <= sendTimeoutMs / 1000,
    );
  }

  get mayBeDisturbed(): boolean {
    return this.all.every(({ disturbances }) => disturbances < maxDisturbances);
  }

  async claim(worker: number, mail: number): Promise<void> {
    const claim = await this.states.claim(this.ids[mail] ?? '');
    if (claim) this.senders.set(worker, { claim, claimedFor: 0, disturbances: 0 });
  }

  handOver(worker: number, answer: MailAnswer): void {
    const sender = this.sender(worker);
    const { id } = sender.claim;
    const isTooLate = sender.claimedFor > maxClaimAgeMs / 1000;
    const isAccepted = !isTooLate && (answer === 'accepted' || answer === 'silent_accepted');
    if (isAccepted) add(this.accepted, id);
    if (isAccepted && answer === 'silent_accepted') add(this.allowedRepeats, id);
    if (!isTooLate && answer === 'refused') this.rejected.add(id);
    const outcome: DeliveryOutcome = isTooLate ? { kind: 'too_late' } : outcomeOf(answer, id);
    sender.handed = { outcome, forSeconds: 0, isAccepted, isRecorded: false };
  }

  async record(worker: number, writing: Writing): Promise<void> {
    const sender = this.sender(worker);
    if (!sender.handed) return;
    this.writing = writing;
    try {
      await this.outcomes.write(sender.claim, sender.handed.outcome);
      this.senders.delete(worker);
    } catch (error) {
      if (!(error instanceof WriteFailed)) throw error;
      sender.handed.isRecorded ||= writing === 'lost';
    }
  }

  crash(worker: number): void {
    const { handed, claim } = this.sender(worker);
    if (handed?.outcome.kind === 'sent' && !handed.isRecorded) add(this.allowedRepeats, claim.id);
    this.senders.delete(worker);
  }

  /** Suspends a worker: it looks dead and may wake at any time. */
  freeze(worker: number): void {
    this.frozen.push(this.sender(worker));
    this.crash(worker);
  }

  get hasFrozen(): boolean {
    return this.frozen.length > 0;
  }

  /** Resumes the worker that was suspended first. */
  async wake(worker: number, answer: MailAnswer): Promise<void> {
    const sender = this.frozen.shift();
    if (!sender) return;
    this.senders.set(worker, sender);
    if (!sender.handed) this.handOver(worker, answer);
    await this.record(worker, 'written');
  }

  async pass(seconds: number): Promise<void> {
    await passMinutes(this.database, seconds / 60);
    for (const sender of this.all) {
      sender.claimedFor += seconds;
      if (sender.handed) sender.handed.forSeconds += seconds;
    }
  }

  /** Time passes while PostgreSQL is unavailable: no writes and no sweeps. */
  async loseDatabase(seconds: number): Promise<void> {
    await passMinutes(this.database, seconds / 60);
    for (const sender of this.all) sender.claimedFor += seconds;
    this.disturb();
  }

  /** PostgreSQL's clock jumps; the workers' clocks do not. */
  async jump(seconds: number): Promise<void> {
    await passMinutes(this.database, seconds / 60);
    this.disturb();
  }

  async sweep(): Promise<void> {
    await this.states.releaseStaleClaims();
  }

  /** Lets everything work until all remaining mail is sent. */
  async settle(): Promise<void> {
    for (const [worker, { handed }] of this.senders)
      if (handed) await this.record(worker, 'written');
      else this.crash(worker);
    await this.pass(3700);
    for (let sweeps = 0; sweeps < 25; sweeps += 1) {
      await this.pass(10);
      await this.sweep();
    }
    await this.sendAll();
    // Workers that wake this late must not change anything.
    while (this.hasFrozen) await this.wake(0, 'accepted');
    await this.sendAll();
  }

  async statuses(): Promise<Map<string, string>> {
    const rows: Array<{ id: string; status: string }> = await this.database.query(
      'SELECT id, status FROM notifications',
    );
    return new Map(rows.map(({ id, status }) => [id, status]));
  }

  private async sendAll(): Promise<void> {
    for (let round = 0; round < 3; round += 1) {
      await this.pass(3700);
      for (const mail of this.ids.keys()) {
        await this.claim(0, mail);
        if (this.isIdle(0)) continue;
        this.handOver(0, 'accepted');
        await this.record(0, 'written');
      }
    }
  }

  private get all(): Sender[] {
    return [...this.senders.values(), ...this.frozen];
  }

  private sender(worker: number): Sender {
    const sender = this.senders.get(worker);
    if (!sender) throw new Error('this worker has no claim');
    return sender;
  }

  private disturb(): void {
    for (const sender of this.all) sender.disturbances += 1;
  }

  private async write<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const { writing } = this;
    return this.database
      .transaction(async (manager) => {
        const result = await work(manager);
        if (writing === 'failed') throw new WriteFailed();
        return result;
      })
      .then((result) => {
        if (writing === 'lost') throw new WriteFailed();
        return result;
      });
  }
}

type Work = (manager: EntityManager) => Promise<unknown>;

class WriteFailed extends Error {}

function add(counts: Map<string, number>, id: string): void {
  counts.set(id, (counts.get(id) ?? 0) + 1);
}

function outcomeOf(answer: MailAnswer, id: string): DeliveryOutcome {
  if (answer === 'accepted') return { kind: 'sent', messageId: `<${id}@firm.test>` };
  const kinds = {
    silent_accepted: 'unknown',
    silent_lost: 'unknown',
    later: 'temporary',
    away: 'away',
    refused: 'refused',
    sender_refused: 'sender_refused',
  } as const;
  return { kind: kinds[answer], message: answer, code: answer, hasReplyCode: true, to: `${id}@visitor.test` };
}
