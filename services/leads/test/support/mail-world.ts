import type { Metrics } from '@sandhill/platform/metrics/metrics.js';
import type { DataSource, EntityManager } from 'typeorm';
import { LeadsConfig } from '../../src/config/leads.config.js';
import { DeliveryOutcomes, type DeliveryOutcome } from '../../src/mail/notifications/delivery-outcomes.js';
import {
  NotificationsRepository,
  type ClaimedNotification,
} from '../../src/mail/notifications/notifications.repository.js';
import type { OutcomeWriter } from '../../src/mail/notifications/outcome-writer.js';
import { handOverWithinMs, sendWithinMs } from '../../src/mail/notifications/sending-limits.js';
import { SendingPausesRepository } from '../../src/mail/notifications/sending-pauses.repository.js';
import { SendingRefusalsRepository } from '../../src/mail/notifications/sending-refusals.repository.js';
import type { OwedWork } from '../../src/outbox/owed-work.js';
import { passMinutes } from './pass-time.js';

/** What the mail server does with a mail that is handed to it. `silent_*`: its answer is lost. */
export const answers = [
  'taken',
  'silent_taken',
  'silent_lost',
  'later',
  'away',
  'refused',
  'sender_refused',
] as const;

export type MailAnswer = (typeof answers)[number];

/** How an attempt to write an outcome goes. `lost`: it is committed, and the worker hears of an error. */
export type Writing = 'written' | 'failed' | 'lost';

interface Sender {
  claim: ClaimedNotification;
  /** By a clock that nobody sets, in seconds. */
  claimedFor: number;
  /** Jumps and outages since the claim; a claim stands three of them. */
  disturbances: number;
  handed?: { outcome: DeliveryOutcome; forSeconds: number; isTaken: boolean; isNoted: boolean };
}

/** How many jumps and outages one claim stands (see sending-limits.ts). */
const mostDisturbances = 3;

/** The states of mails in PostgreSQL, with workers and a mail server whose every step a test decides. */
export class MailWorld {
  ids: string[] = [];
  /** How often the mail server took each mail, and how often more it may have, since a worker died or no answer came. */
  readonly taken = new Map<string, number>();
  readonly excused = new Map<string, number>();
  readonly refused = new Set<string>();
  private readonly senders = new Map<number, Sender>();
  /** Workers that stand still, the oldest first; others work in their place. */
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

  /** Begins anew with that many mails. */
  async begin(count: number): Promise<void> {
    await this.database.query('DELETE FROM sending_pauses');
    await this.database.query('DELETE FROM notifications');
    await this.database.query('DELETE FROM contacts');
    const rows: Array<{ id: string }> = await this.database.query(
      `WITH lead AS (
         INSERT INTO contacts (reference, name, email, subject, message, language)
         SELECT 'C-' || n, 'Ann', 'ann@visitor.test', 'Lawn', 'It is dry.', 'en' FROM generate_series(1, $1) n
         RETURNING id)
       INSERT INTO notifications (kind, contact_id, recipient) SELECT 'visitor_receipt', id, 'visitor' FROM lead
       RETURNING id`,
      [count],
    );
    this.ids = rows.map(({ id }) => id);
    this.frozen = [];
    for (const memory of [this.taken, this.excused, this.refused, this.senders]) memory.clear();
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

  /** A worker that lives has its answer, and has written it, within the time of one sending. */
  mayPass(seconds: number): boolean {
    return [...this.senders.values()].every(
      ({ handed }) => !handed || handed.forSeconds + seconds <= sendWithinMs / 1000,
    );
  }

  get mayBeDisturbed(): boolean {
    return this.all.every(({ disturbances }) => disturbances < mostDisturbances);
  }

  async claim(worker: number, mail: number): Promise<void> {
    const claim = await this.states.claim(this.ids[mail] ?? '');
    if (claim) this.senders.set(worker, { claim, claimedFor: 0, disturbances: 0 });
  }

  handOver(worker: number, answer: MailAnswer): void {
    const sender = this.sender(worker);
    const { id } = sender.claim;
    const isTooLate = sender.claimedFor > handOverWithinMs / 1000;
    const isTaken = !isTooLate && (answer === 'taken' || answer === 'silent_taken');
    if (isTaken) add(this.taken, id);
    if (isTaken && answer === 'silent_taken') add(this.excused, id);
    if (!isTooLate && answer === 'refused') this.refused.add(id);
    const outcome: DeliveryOutcome = isTooLate ? { kind: 'too_late' } : outcomeOf(answer, id);
    sender.handed = { outcome, forSeconds: 0, isTaken, isNoted: false };
  }

  async note(worker: number, writing: Writing): Promise<void> {
    const sender = this.sender(worker);
    if (!sender.handed) return;
    this.writing = writing;
    try {
      await this.outcomes.write(sender.claim, sender.handed.outcome);
      this.senders.delete(worker);
    } catch (error) {
      if (!(error instanceof NotHeard)) throw error;
      sender.handed.isNoted ||= writing === 'lost';
    }
  }

  crash(worker: number): void {
    const { handed, claim } = this.sender(worker);
    if (handed?.outcome.kind === 'sent' && !handed.isNoted) add(this.excused, claim.id);
    this.senders.delete(worker);
  }

  /** For the others it is dead, and it may wake at any time. */
  freeze(worker: number): void {
    this.frozen.push(this.sender(worker));
    this.crash(worker);
  }

  get hasFrozen(): boolean {
    return this.frozen.length > 0;
  }

  /** Goes on where it stood. */
  async wake(worker: number, answer: MailAnswer): Promise<void> {
    const sender = this.frozen.shift();
    if (!sender) return;
    this.senders.set(worker, sender);
    if (!sender.handed) this.handOver(worker, answer);
    await this.note(worker, 'written');
  }

  async pass(seconds: number): Promise<void> {
    await passMinutes(this.database, seconds / 60);
    for (const sender of this.all) {
      sender.claimedFor += seconds;
      if (sender.handed) sender.handed.forSeconds += seconds;
    }
  }

  /** PostgreSQL is away: nothing can be written or swept meanwhile. */
  async loseDatabase(seconds: number): Promise<void> {
    await passMinutes(this.database, seconds / 60);
    for (const sender of this.all) sender.claimedFor += seconds;
    this.disturb();
  }

  /** PostgreSQL's clock jumps, and that of no worker. */
  async jump(seconds: number): Promise<void> {
    await passMinutes(this.database, seconds / 60);
    this.disturb();
  }

  async sweep(): Promise<void> {
    await this.states.releaseStaleClaims();
  }

  /** Everything works, for as long as it takes: what is left goes out. */
  async settle(): Promise<void> {
    for (const [worker, { handed }] of this.senders)
      if (handed) await this.note(worker, 'written');
      else this.crash(worker);
    await this.pass(3700);
    for (let sweeps = 0; sweeps < 25; sweeps += 1) {
      await this.pass(10);
      await this.sweep();
    }
    await this.sendAll();
    // Whoever wakes after all that finds nothing to say any more.
    while (this.hasFrozen) await this.wake(0, 'taken');
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
        this.handOver(0, 'taken');
        await this.note(0, 'written');
      }
    }
  }

  private get all(): Sender[] {
    return [...this.senders.values(), ...this.frozen];
  }

  private sender(worker: number): Sender {
    const sender = this.senders.get(worker);
    if (!sender) throw new Error('this worker has no mail');
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
        if (writing === 'failed') throw new NotHeard();
        return result;
      })
      .then((result) => {
        if (writing === 'lost') throw new NotHeard();
        return result;
      });
  }
}

type Work = (manager: EntityManager) => Promise<unknown>;

class NotHeard extends Error {}

function add(counts: Map<string, number>, id: string): void {
  counts.set(id, (counts.get(id) ?? 0) + 1);
}

function outcomeOf(answer: MailAnswer, id: string): DeliveryOutcome {
  if (answer === 'taken') return { kind: 'sent', messageId: `<${id}@firm.test>` };
  const kinds = {
    silent_taken: 'unknown',
    silent_lost: 'unknown',
    later: 'temporary',
    away: 'away',
    refused: 'refused',
    sender_refused: 'sender_refused',
  } as const;
  return { kind: kinds[answer], words: answer, code: answer, isAnswer: true, to: `${id}@visitor.test` };
}
