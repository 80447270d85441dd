import { dataSourceOptions } from '@sandhill/platform/database/data-source-options.js';
import type { DatabaseConfig } from '@sandhill/platform/database/database.config.js';
import { Logger } from '@nestjs/common';
import * as fc from 'fast-check';
import { DataSource } from 'typeorm';
import { fuzzRuns } from '@sandhill/testing/fuzz-runs.ts';
import { createTestDatabase } from '@sandhill/testing/servers/test-servers.ts';
import { leadsTables } from '../src/leads.tables.js';
import { MailSimulation, type Writing } from './support/mail-simulation.js';
import { answers, type MailAnswer } from './support/simulated-mail-server.js';

const mails = 3;
const workers = 3;
const { timeoutMs, ...runs } = fuzzRuns(20);

/** A step of the simulation. After each step, no mail is sent twice without a crash or a lost answer. */
class Step implements fc.AsyncCommand<MailSimulation, MailSimulation> {
  constructor(
    private readonly name: string,
    private readonly mayRun: (simulation: MailSimulation) => boolean,
    private readonly work: (simulation: MailSimulation) => Promise<void> | void,
  ) {}

  check(simulation: Readonly<MailSimulation>): boolean {
    return this.mayRun(simulation as MailSimulation);
  }

  async run(simulation: MailSimulation): Promise<void> {
    await this.work(simulation);
    expectNoneTwice(simulation);
  }

  toString(): string {
    return this.name;
  }
}

const anyWorker = fc.nat({ max: workers - 1 });
const anyAnswer = fc.oneof(
  { weight: 3, arbitrary: fc.constant<MailAnswer>('accepted') },
  { weight: 2, arbitrary: fc.constantFrom(...answers) },
);
const anyWriting = fc.constantFrom<Writing>('written', 'written', 'failed', 'lost');

const steps = fc.commands(
  [
    fc.tuple(anyWorker, fc.nat({ max: mails - 1 })).map(
      ([worker, mail]) =>
        new Step(
          `claim ${mail} by ${worker}`,
          (simulation) => simulation.isIdle(worker),
          (simulation) => simulation.claim(worker, mail),
        ),
    ),
    fc.tuple(anyWorker, anyAnswer).map(
      ([worker, answer]) =>
        new Step(
          `hand over by ${worker}: ${answer}`,
          (simulation) => simulation.holdsMail(worker),
          (simulation) => simulation.handOver(worker, answer),
        ),
    ),
    fc.tuple(anyWorker, anyWriting).map(
      ([worker, writing]) =>
        new Step(
          `record by ${worker}: ${writing}`,
          (simulation) => simulation.hasOutcome(worker),
          (simulation) => simulation.record(worker, writing),
        ),
    ),
    anyWorker.map(
      (worker) =>
        new Step(
          `crash of ${worker}`,
          (simulation) => !simulation.isIdle(worker),
          (simulation) => simulation.crash(worker),
        ),
    ),
    anyWorker.map(
      (worker) =>
        new Step(
          `suspend ${worker}`,
          (simulation) => !simulation.isIdle(worker),
          (simulation) => simulation.freeze(worker),
        ),
    ),
    fc.tuple(anyWorker, anyAnswer).map(
      ([worker, answer]) =>
        new Step(
          `resume a suspended worker as ${worker}: ${answer}`,
          (simulation) => simulation.isIdle(worker) && simulation.hasFrozen,
          (simulation) => simulation.wake(worker, answer),
        ),
    ),
    fc.constantFrom(1, 30, 60, 90, 700).map(
      (seconds) =>
        new Step(
          `${seconds} s pass`,
          (simulation) => simulation.mayPass(seconds),
          (simulation) => simulation.pass(seconds),
        ),
    ),
    fc.constantFrom(40, 90, 300).map(
      (seconds) =>
        new Step(
          `${seconds} s pass with sweeps`,
          (simulation) => simulation.mayPass(seconds),
          async (simulation) => {
            for (let passed = 0; passed < seconds; passed += 10) {
              await simulation.pass(10);
              await simulation.sweep();
            }
          },
        ),
    ),
    fc.constantFrom(10, 300, 3000).map(
      (seconds) =>
        new Step(
          `PostgreSQL is unavailable for ${seconds} s`,
          (simulation) => simulation.mayBeDisturbed,
          (simulation) => simulation.loseDatabase(seconds),
        ),
    ),
    fc.constantFrom(-300, 100, 3000).map(
      (seconds) =>
        new Step(
          `the clock jumps by ${seconds} s`,
          (simulation) => simulation.mayBeDisturbed,
          (simulation) => simulation.jump(seconds),
        ),
    ),
    fc.constant(
      new Step(
        'sweep',
        () => true,
        (simulation) => simulation.sweep(),
      ),
    ),
  ],
  { maxCommands: 60, size: 'max' },
);

describe('the states of mails, in any order of events', () => {
  let database: DataSource;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    const config = { DATABASE_URL: await createTestDatabase('schema'), DATABASE_POOL: 2 } as DatabaseConfig;
    database = await new DataSource(dataSourceOptions(config, leadsTables)).initialize();
    await database.runMigrations();
  });

  afterAll(() => database.destroy());

  it(
    'lose no mail and send none twice, unless a worker died or an answer was lost',
    async () => {
      const simulation = new MailSimulation(database);
      await fc.assert(
        fc.asyncProperty(steps, async (commands) => {
          await simulation.begin(mails);
          await fc.asyncModelRun(() => ({ model: simulation, real: simulation }), commands);
          await simulation.settle();
          expectNoneTwice(simulation);
          await expectNoneLost(simulation);
        }),
        runs,
      );
    },
    timeoutMs,
  );
});

function expectNoneTwice({ ids, accepted, allowedRepeats }: MailSimulation): void {
  for (const id of ids) expect(accepted.get(id) ?? 0).toBeLessThanOrEqual(1 + (allowedRepeats.get(id) ?? 0));
}

/** Checks that the mail server has accepted every mail that it did not reject permanently. */
async function expectNoneLost(simulation: MailSimulation): Promise<void> {
  const statuses = await simulation.statuses();
  for (const id of simulation.ids) {
    const isRejected = statuses.get(id) === 'failed' && simulation.rejected.has(id);
    if (!isRejected)
      expect([statuses.get(id), (simulation.accepted.get(id) ?? 0) > 0]).toEqual(['sent', true]);
  }
}
