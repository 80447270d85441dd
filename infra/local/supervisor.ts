import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from './wait-until.ts';
import { basicEnvironment, stopChild } from './servers/child.ts';
import type { Part } from './part.ts';
import { say } from './command-line/progress.ts';

interface Running {
  part: Part;
  child?: ChildProcess;
  /** Number of times that the process died in a row. */
  deaths: number;
  restart?: NodeJS.Timeout;
  /** Whether the process is being ended so that another process replaces it. */
  isReplaced?: boolean;
}

const firstPauseMs = 250;
const maxPauseMs = 15_000;
/**
 * Interval of the readiness checks, in milliseconds. Starting parts need the processor, so more frequent checks would
 * delay each part by a second.
 */
const readyEveryMs = 200;
/** Number of deaths during the first start after which the start fails. Waiting longer would only hide the cause. */
const hopelessDeaths = 4;
/**
 * Time that a replaced part has for running requests, in milliseconds. It is short, because no one needs the part's
 * connections.
 */
const replacedWithinMs = 500;
/**
 * Time after which a part that is being stopped is killed, in milliseconds. It is longer than the shutdown of any part:
 * a process that is sending mail exits within 24 s.
 */
export const killedAfterMs = 25_000;
/**
 * Time in milliseconds after which a running part counts as healthy. Its next death is then the first of a new series.
 */
const healthyAfterMs = 60_000;

/**
 * Keeps the parts of the stack running. A part that dies is started again after a pause, which grows with each death in
 * a row.
 */
export class Supervisor {
  private readonly running = new Map<string, Running>();
  private isStopping = false;
  private readonly logFolder: string;
  private readonly onChange: (pids: Record<string, number>) => void;

  constructor(options: { logFolder: string; onChange: (pids: Record<string, number>) => void }) {
    this.logFolder = options.logFolder;
    this.onChange = options.onChange;
  }

  /**
   * Starts parts in parallel.
   *
   * @throws if one is not ready in time; the log of that part then has the cause
   */
  async start(parts: readonly Part[], withinMs = 120_000): Promise<void> {
    for (const part of parts) {
      const running: Running = { part, deaths: 0 };
      this.running.set(part.name, running);
      this.spawn(running);
    }
    await Promise.all(parts.map((part) => this.untilReady(part, withinMs)));
  }

  /** Ends a part and immediately starts it again with the current code. Resolves when the part is ready. */
  async restart(name: string, withinMs = 30_000): Promise<void> {
    const running = this.running.get(name);
    if (!running || this.isStopping) return;
    const { child } = running;
    running.isReplaced = true;
    clearTimeout(running.restart);
    if (child) await stopChild(child, replacedWithinMs);
    running.isReplaced = false;
    if (this.isStopping) return;
    running.deaths = 0;
    this.spawn(running);
    await this.untilReady(running.part, withinMs);
  }

  /** Ends groups of parts one after the other. Order them so that no part runs without the parts that it needs. */
  async stop(groups: readonly (readonly string[])[]): Promise<void> {
    this.isStopping = true;
    for (const { restart } of this.running.values()) clearTimeout(restart);
    for (const group of groups) {
      const children = group
        .map((name) => this.running.get(name)?.child)
        .filter((child) => child !== undefined);
      await Promise.all(children.map((child) => stopChild(child, killedAfterMs)));
    }
  }

  private async untilReady(part: Part, withinMs: number): Promise<void> {
    let isReady = false;
    const isReadyOrHopeless = async () => {
      if (this.isHopeless(part)) return true;
      isReady = await part.isReady();
      return isReady;
    };
    await waitUntil(`the start of ${part.name}`, isReadyOrHopeless, withinMs, readyEveryMs).catch(
      () => undefined,
    );
    if (isReady) return;
    const lastLines = readFileSync(this.logFile(part), 'utf8').trimEnd().split('\n').slice(-12).join('\n');
    throw new Error(`${part.name} does not start. The end of its log, ${this.logFile(part)}:\n${lastLines}`);
  }

  private isHopeless({ name }: Part): boolean {
    return (this.running.get(name)?.deaths ?? 0) >= hopelessDeaths;
  }

  private spawn(running: Running): void {
    const { part } = running;
    const log = openSync(this.logFile(part), 'a', 0o600);
    // The part gets its own process group. Ctrl-C then reaches only the supervisor, which ends the parts in order.
    const child = spawn(part.command, part.args, {
      env: { ...basicEnvironment(), ...part.environment },
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    running.child = child;
    const begun = Date.now();
    child.once('error', (error) => say(`${part.name} cannot be started: ${error.message}`));
    void once(child, 'exit').then(([code, signal]) =>
      this.afterExit(running, { code, signal, livedMs: Date.now() - begun }),
    );
    this.reportPids();
  }

  private afterExit(
    running: Running,
    exit: { code: number | null; signal: string | null; livedMs: number },
  ): void {
    if (this.isStopping || running.isReplaced) return;
    running.deaths = exit.livedMs > healthyAfterMs ? 1 : running.deaths + 1;
    const pause = Math.min(firstPauseMs * 2 ** (running.deaths - 1), maxPauseMs);
    say(
      `${running.part.name} ended (${exit.signal ?? `code ${exit.code}`}); it is started again in ${pause / 1000} s`,
    );
    running.restart = setTimeout(() => this.spawnAgain(running), pause);
  }

  /**
   * Starts a part that died. If the log or the stack file cannot be written, for instance on a full disk, the other
   * parts keep running.
   */
  private spawnAgain(running: Running): void {
    try {
      this.spawn(running);
    } catch (error) {
      say(`The log of ${running.part.name} or the stack file cannot be written: ${(error as Error).message}`);
    }
  }

  private reportPids(): void {
    const pids = [...this.running.values()].map(({ part, child }) => [part.name, child?.pid ?? 0]);
    this.onChange(Object.fromEntries(pids) as Record<string, number>);
  }

  private logFile(part: Part): string {
    return join(this.logFolder, `${part.name}.log`);
  }
}
