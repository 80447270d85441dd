import { dataSourceOptions } from '@sandhill/platform/database/data-source-options.js';
import type { DatabaseConfig } from '@sandhill/platform/database/database.config.js';
import { Logger } from '@nestjs/common';
import * as fc from 'fast-check';
import { DataSource } from 'typeorm';
import { fuzzRuns } from '@sandhill/testing/fuzz-runs.ts';
import { createTestDatabase } from '@sandhill/testing/servers/test-servers.ts';
import { leadsTables } from '../src/leads.tables.js';
import { answers, MailWorld, type MailAnswer, type Writing } from './support/mail-world.js';

const mails = 3;
const workers = 3;
const { timeoutMs, ...runs } = fuzzRuns(20);

/** One step; after each, no mail may have gone twice without a crash or a lost answer. */
class Step implements fc.AsyncCommand<MailWorld, MailWorld> {
  constructor(
    private readonly name: string,
    private readonly mayRun: (world: MailWorld) => boolean,
    private readonly work: (world: MailWorld) => Promise<void> | void,
  ) {}

  check(world: Readonly<MailWorld>): boolean {
    return this.mayRun(world as MailWorld);
  }

  async run(world: MailWorld): Promise<void> {
    await this.work(world);
    expectNoneTwice(world);
  }

  toString(): string {
    return this.name;
  }
}

const anyWorker = fc.nat({ max: workers - 1 });
const anyAnswer = fc.oneof(
  { weight: 3, arbitrary: fc.constant<MailAnswer>('taken') },
  { weight: 2, arbitrary: fc.constantFrom(...answers) },
);
const anyWriting = fc.constantFrom<Writing>('written', 'written', 'failed', 'lost');

const steps = fc.commands(
  [
    fc.tuple(anyWorker, fc.nat({ max: mails - 1 })).map(
      ([worker, mail]) =>
        new Step(
          `claim ${mail} by ${worker}`,
          (world) => world.isIdle(worker),
          (world) => world.claim(worker, mail),
        ),
    ),
    fc.tuple(anyWorker, anyAnswer).map(
      ([worker, answer]) =>
        new Step(
          `hand over by ${worker}: ${answer}`,
          (world) => world.holdsMail(worker),
          (world) => world.handOver(worker, answer),
        ),
    ),
    fc.tuple(anyWorker, anyWriting).map(
      ([worker, writing]) =>
        new Step(
          `note by ${worker}: ${writing}`,
          (world) => world.hasOutcome(worker),
          (world) => world.note(worker, writing),
        ),
    ),
    anyWorker.map(
      (worker) =>
        new Step(
          `crash of ${worker}`,
          (world) => !world.isIdle(worker),
          (world) => world.crash(worker),
        ),
    ),
    anyWorker.map(
      (worker) =>
        new Step(
          `${worker} stands still`,
          (world) => !world.isIdle(worker),
          (world) => world.freeze(worker),
        ),
    ),
    fc.tuple(anyWorker, anyAnswer).map(
      ([worker, answer]) =>
        new Step(
          `one that stood still goes on as ${worker}: ${answer}`,
          (world) => world.isIdle(worker) && world.hasFrozen,
          (world) => world.wake(worker, answer),
        ),
    ),
    fc.constantFrom(1, 30, 60, 90, 700).map(
      (seconds) =>
        new Step(
          `${seconds} s pass`,
          (world) => world.mayPass(seconds),
          (world) => world.pass(seconds),
        ),
    ),
    fc.constantFrom(40, 90, 300).map(
      (seconds) =>
        new Step(
          `${seconds} s pass with sweeps`,
          (world) => world.mayPass(seconds),
          async (world) => {
            for (let passed = 0; passed < seconds; passed += 10) {
              await world.pass(10);
              await world.sweep();
            }
          },
        ),
    ),
    fc.constantFrom(10, 300, 3000).map(
      (seconds) =>
        new Step(
          `PostgreSQL is away for ${seconds} s`,
          (world) => world.mayBeDisturbed,
          (world) => world.loseDatabase(seconds),
        ),
    ),
    fc.constantFrom(-300, 100, 3000).map(
      (seconds) =>
        new Step(
          `the clock jumps by ${seconds} s`,
          (world) => world.mayBeDisturbed,
          (world) => world.jump(seconds),
        ),
    ),
    fc.constant(
      new Step(
        'sweep',
        () => true,
        (world) => world.sweep(),
      ),
    ),
  ],
  { maxCommands: 60, size: 'max' },
);

describe('the states of mails, in whatever order things happen', () => {
  let database: DataSource;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    const config = { DATABASE_URL: await createTestDatabase('leads'), DATABASE_POOL: 2 } as DatabaseConfig;
    database = await new DataSource(dataSourceOptions(config, leadsTables)).initialize();
    await database.runMigrations();
  });

  afterAll(() => database.destroy());

  it(
    'lose no mail, and send none twice unless a worker died or an answer was lost',
    async () => {
      const world = new MailWorld(database);
      await fc.assert(
        fc.asyncProperty(steps, async (commands) => {
          await world.begin(mails);
          await fc.asyncModelRun(() => ({ model: world, real: world }), commands);
          await world.settle();
          expectNoneTwice(world);
          await expectNoneLost(world);
        }),
        runs,
      );
    },
    timeoutMs,
  );
});

function expectNoneTwice({ ids, taken, excused }: MailWorld): void {
  for (const id of ids) expect(taken.get(id) ?? 0).toBeLessThanOrEqual(1 + (excused.get(id) ?? 0));
}

/** Each was taken by the mail server, but for one that was refused for its own sake. */
async function expectNoneLost(world: MailWorld): Promise<void> {
  const statuses = await world.statuses();
  for (const id of world.ids) {
    const isGivenUp = statuses.get(id) === 'failed' && world.refused.has(id);
    if (!isGivenUp) expect([statuses.get(id), (world.taken.get(id) ?? 0) > 0]).toEqual(['sent', true]);
  }
}
