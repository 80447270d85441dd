import { once } from 'node:events';
import { Agent, get, type ClientRequest, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { BenchStack } from './bench-stack.ts';
import { median } from './median.ts';
import { cpuSeconds, measuredProcesses } from './processor.ts';
import type { Line } from './report.ts';

const streams = 200;
const atOnce = 20;
const idleSeconds = 30;
const tries = 5;
const waitMs = 10_000;

/**
 * Measures 200 open lists through nginx and the gateway: the time until the last list has received a new lead, and the
 * load while nothing happens.
 */
export async function measureEvents(stack: BenchStack, cookie: string): Promise<Line[]> {
  const screens: Screen[] = [];
  while (screens.length < streams)
    screens.push(...(await Promise.all(Array.from({ length: atOnce }, () => Screen.open(stack, cookie)))));
  try {
    const before = cpuSeconds(stack);
    await pause(idleSeconds * 1000);
    const used = cpuSeconds(stack).map((seconds, index) => seconds - (before[index] ?? 0));
    const share = (100 * used.reduce((sum, seconds) => sum + seconds, 0)) / idleSeconds;
    const slowest: number[] = [];
    for (let turn = 0; turn < tries; turn += 1) slowest.push(await slowestOf(stack, screens, turn));
    const each = measuredProcesses
      .map((name, index) => `${name} ${(used[index] ?? 0).toFixed(2)} s`)
      .join(', ');
    return [
      line(
        'of a core',
        { measured: `${streams} open lists at rest for ${idleSeconds} s`, product: each },
        share,
        5,
        '%',
      ),
      line(
        'until the last one',
        { measured: `a new lead on ${streams} open lists`, product: `${tries} leads` },
        median(slowest),
        2,
        's',
      ),
    ];
  } finally {
    for (const screen of screens) screen.close();
  }
}

function line(
  limit: string,
  { measured, product }: Pick<Line, 'measured' | 'product'>,
  result: number,
  target: number,
  unit: string,
): Line {
  return { measured: `${measured}, ${limit}`, product, limit: '', result, target, unit };
}

/** An open list of leads. When its stream ends, the list connects again as a browser does. */
class Screen {
  private readonly agent = new Agent({ maxSockets: 1 });
  private request?: ClientRequest;
  private text = '';
  private isClosed = false;

  private readonly stack: BenchStack;
  private readonly cookie: string;

  private constructor(stack: BenchStack, cookie: string) {
    this.stack = stack;
    this.cookie = cookie;
  }

  static async open(stack: BenchStack, cookie: string): Promise<Screen> {
    const screen = new Screen(stack, cookie);
    await screen.connect();
    return screen;
  }

  hasHeardOf(id: string): boolean {
    return this.text.includes(id);
  }

  close(): void {
    this.isClosed = true;
    this.request?.destroy();
  }

  private async connect(): Promise<void> {
    this.request = get(`${this.stack.url}/api/lead-events`, {
      headers: { Cookie: this.cookie },
      agent: this.agent,
    });
    const [answer] = (await once(this.request, 'response')) as [IncomingMessage];
    if (answer.statusCode !== 200) throw new Error(`/api/lead-events: ${answer.statusCode}`);
    answer.on('data', (bytes: Buffer) => (this.text += bytes.toString()));
    answer.on('error', () => undefined);
    answer.once('close', () => {
      if (!this.isClosed) setTimeout(() => void this.connect().catch(() => undefined), 1_000);
    });
  }
}

/** Returns the seconds from sending a lead until the last list has received its event. */
async function slowestOf(stack: BenchStack, screens: readonly Screen[], turn: number): Promise<number> {
  const begun = performance.now();
  const answer = await stack.post('/api/contact', {
    name: 'Ann Palmer',
    email: `live${turn}-${Date.now()}@visitor.test`,
    subject: 'Lawn',
    message: `Turn ${turn} of the measurement of ${new Date().toISOString()}.`,
  });
  const { id } = (await answer.json()) as { id: string };
  while (!screens.every((screen) => screen.hasHeardOf(id))) {
    if (performance.now() - begun > waitMs) throw new Error('a list did not hear of a lead within 10 s');
    await pause(10);
  }
  return (performance.now() - begun) / 1000;
}
