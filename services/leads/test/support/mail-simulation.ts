import type { Channel, ClaimedDelivery, Outcome } from '@sandhill/platform/delivery/channel.js';
import { DeliveriesRepository } from '@sandhill/platform/delivery/deliveries.repository.js';
import { DeliveryEngine } from '@sandhill/platform/delivery/delivery-engine.js';
import type { OutcomeWriter } from '@sandhill/platform/delivery/outcome-writer.js';
import type { Metrics } from '@sandhill/platform/metrics/metrics.js';
import type { DataSource, EntityManager } from 'typeorm';
import { LeadsConfig } from '../../src/config/leads.config.js';
import { Delivery } from '../../src/deliveries/delivery.entity.js';
import type { DueKinds } from '../../src/mail/kinds/due-kinds.js';
import { AnsweredLeads } from '../../src/mail/notifications/answered-leads.js';
import { OwedMailsRepository } from '../../src/mail/notifications/owed-mails.repository.js';
import { PlannedAnswers } from '../../src/mail/notifications/planned-answers.js';
import { MailChannel } from '../../src/mail/notifications/mail.channel.js';
import type { MailComposer } from '../../src/mail/notifications/mail-composer.js';
import { MailOutcomesRepository } from '../../src/mail/notifications/mail-outcomes.repository.js';
import type { Mailer } from '../../src/mail/notifications/mailer.js';
import type { ReceiptsRepository } from '../../src/mail/notifications/receipts.repository.js';
import { leaseBeats, maxClaimAgeMs, sendTimeoutMs } from '../../src/mail/notifications/sending-limits.js';
import { SendingPausesRepository } from '../../src/mail/notifications/sending-pauses.repository.js';
import { SendingRefusalsRepository } from '../../src/mail/notifications/sending-refusals.repository.js';
import { passMinutes } from './pass-time.js';
import { SimulatedMailServer, type MailAnswer } from './simulated-mail-server.js';

/**
 * Result of a simulated attempt to record an outcome. `lost`: the outcome is committed, but the worker gets an error.
 */
export type Writing = 'written' | 'failed' | 'lost';

interface Sender {
  channel: Channel<Delivery>;
  claim: ClaimedDelivery<Delivery>;
  /** Age of the claim by the monotonic clock, in seconds. */
  claimedFor: number;
  /** Number of clock jumps and outages since the claim. */
  disturbances: number;
  handed?: { outcome: Outcome<Delivery>; forSeconds: number; isAccepted: boolean; isRecorded: boolean };
}

/** Maximum number of clock jumps and outages that a claim tolerates (see sending-limits.ts). */
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
  private readonly deliveries: DeliveriesRepository<Delivery>;
  private readonly engine: DeliveryEngine<Delivery>;
  private readonly channel: MailChannel;
  private readonly server = new SimulatedMailServer();
  private writing: Writing = 'written';

  constructor(private readonly database: DataSource) {
    const config = new LeadsConfig();
    const pauses = new SendingPausesRepository(database, config);
    const outcomes = new MailOutcomesRepository(
      new PlannedAnswers(new AnsweredLeads(new OwedMailsRepository(), {} as never)),
      database,
    );
    this.deliveries = new DeliveriesRepository(database, Delivery);
    this.engine = new DeliveryEngine(
      this.deliveries,
      {} as unknown as OutcomeWriter,
      { counter: () => () => undefined } as unknown as Metrics,
    );
    this.channel = new MailChannel(
      {
        compose: ({ id }: Delivery) => Promise.resolve({ to: `${id}@visitor.test` }),
      } as unknown as MailComposer,
      this.server as unknown as Mailer,
      pauses,
      new SendingRefusalsRepository(outcomes, pauses),
      outcomes,
      {} as unknown as ReceiptsRepository,
      {} as unknown as DueKinds,
      config,
    );
  }

  /** Starts again with `count` owed mails. */
  async begin(count: number): Promise<void> {
    await this.database.query('DELETE FROM sending_pauses');
    await this.database.query('DELETE FROM deliveries; DELETE FROM delivery_beats');
    await this.database.query('DELETE FROM leads');
    const rows: Array<{ id: string }> = await this.database.query(
      `WITH lead AS (
         INSERT INTO leads (kind, reference, name, email, subject, message, language)
         SELECT 'contact', 'C-' || n, 'Ann', 'ann@visitor.test', 'Lawn', 'It is dry.', 'en' FROM generate_series(1, $1) n
         RETURNING id)
       INSERT INTO deliveries (channel, kind, lead_id, recipient)
         SELECT 'mail', 'visitor_receipt', id, 'visitor' FROM lead
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

  /**
   * Returns whether this much time may pass without harm: a live worker records the server's answer within the send
   * timeout.
   */
  mayPass(seconds: number): boolean {
    return [...this.senders.values()].every(
      ({ handed }) => !handed || handed.forSeconds + seconds <= sendTimeoutMs / 1000,
    );
  }

  get mayBeDisturbed(): boolean {
    return this.all.every(({ disturbances }) => disturbances < maxDisturbances);
  }

  async claim(worker: number, mail: number): Promise<void> {
    const id = this.ids[mail] ?? '';
    const claim = await this.deliveries.claim(this.channel, id);
    if (claim) this.senders.set(worker, { channel: this.channel, claim, claimedFor: 0, disturbances: 0 });
    else await this.probe(worker, id);
  }

  async handOver(worker: number, answer: MailAnswer): Promise<void> {
    const sender = this.sender(worker);
    const { id } = sender.claim;
    const isTooLate = sender.claimedFor > maxClaimAgeMs / 1000;
    this.server.begin(answer);
    const outcome: Outcome<Delivery> = isTooLate
      ? { result: 'later', pauseMs: 0, error: null, isAttempt: false }
      : await sender.channel.send(sender.claim);
    const isAccepted = this.server.hasTaken && (answer === 'accepted' || answer === 'silent_accepted');
    if (isAccepted) add(this.accepted, id);
    if (isAccepted && answer === 'silent_accepted') add(this.allowedRepeats, id);
    if (this.server.hasTaken && answer === 'refused') this.rejected.add(id);
    sender.handed = { outcome, forSeconds: 0, isAccepted, isRecorded: false };
  }

  async record(worker: number, writing: Writing): Promise<void> {
    const sender = this.sender(worker);
    if (!sender.handed) return;
    this.writing = writing;
    try {
      const { channel, claim, handed } = sender;
      await this.write((manager) => this.engine.record(manager, channel, claim, handed.outcome));
      this.senders.delete(worker);
    } catch (error) {
      if (!(error instanceof WriteFailed)) throw error;
      sender.handed.isRecorded ||= writing === 'lost';
    }
  }

  crash(worker: number): void {
    const { handed, claim } = this.sender(worker);
    if (handed?.outcome.result === 'sent' && !handed.isRecorded) add(this.allowedRepeats, claim.id);
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
    if (!sender.handed) await this.handOver(worker, answer);
    await this.record(worker, 'written');
  }

  async pass(seconds: number): Promise<void> {
    await passMinutes(this.database, seconds / 60);
    for (const sender of this.all) {
      sender.claimedFor += seconds;
      if (sender.handed) sender.handed.forSeconds += seconds;
    }
  }

  /** Lets time pass while PostgreSQL is unavailable: no writes and no sweeps. */
  async loseDatabase(seconds: number): Promise<void> {
    await passMinutes(this.database, seconds / 60);
    for (const sender of this.all) sender.claimedFor += seconds;
    this.disturb();
  }

  /** Lets PostgreSQL's clock jump, but not the workers' clocks. */
  async jump(seconds: number): Promise<void> {
    await passMinutes(this.database, seconds / 60);
    this.disturb();
  }

  async sweep(): Promise<void> {
    await this.deliveries.shortenLeases();
  }

  /** Lets everything work until all remaining mail is sent. */
  async settle(): Promise<void> {
    for (const [worker, { handed }] of this.senders)
      if (handed) await this.record(worker, 'written');
      else this.crash(worker);
    await this.pass(3700);
    for (let sweeps = 0; sweeps < leaseBeats + 2; sweeps += 1) {
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
      'SELECT id, state AS status FROM deliveries',
    );
    return new Map(rows.map(({ id, status }) => [id, status]));
  }

  private async sendAll(): Promise<void> {
    for (let round = 0; round < 3; round += 1) {
      await this.pass(3700);
      for (const mail of this.ids.keys()) {
        await this.claim(0, mail);
        if (this.isIdle(0)) continue;
        await this.handOver(0, 'accepted');
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

  /** Claims a mail in the same way as the probe of paused servers. */
  private async probe(worker: number, id: string): Promise<void> {
    const channel = this.channel.probing();
    const claim = await this.deliveries.claim(channel, id);
    if (claim) this.senders.set(worker, { channel, claim, claimedFor: 0, disturbances: 0 });
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

class WriteFailed extends Error {}

function add(counts: Map<string, number>, id: string): void {
  counts.set(id, (counts.get(id) ?? 0) + 1);
}
