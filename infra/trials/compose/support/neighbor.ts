import { root } from '../../../local/settings.ts';
import type { Compared, Load } from '../../bench/load.ts';
import type { ComposeStack } from './compose-stack.ts';
import type { Task } from './ask-web.ts';
import { databaseUrl } from './database-url.ts';

/** URL of the minimal handlers in the neighbor's container. Only this container can reach them. */
export const handlersUrl = 'http://127.0.0.1:4000';

/** Path of this repository inside the container. */
const sources = '/sandhill';

/**
 * A container in the network of the public server. Its requests go through one bridge and no published port. For the
 * minimal handlers, it can also reach the databases.
 */
export class Neighbor {
  private readonly name: string;
  private readonly stack: ComposeStack;

  private constructor(stack: ComposeStack) {
    this.stack = stack;
    this.name = `${stack.project}-neighbor`;
  }

  static async start(stack: ComposeStack): Promise<Neighbor> {
    const neighbor = new Neighbor(stack);
    const { name } = neighbor;
    const network = ['--network', `${stack.project}_door`, '--volume', `${root}:${sources}:ro`];
    const command = ['node:24.21.0-trixie-slim', 'sleep', 'infinity'];
    await stack.must('docker', ['run', '--detach', '--rm', '--init', '--name', name, ...network, ...command]);
    await stack.must('docker', ['network', 'connect', `${stack.project}_data`, name]);
    return neighbor;
  }

  /** Starts the minimal handlers of `make bench`. They use the stack's own PostgreSQL. */
  async startHandlers(): Promise<void> {
    const url = (database: string) => databaseUrl(this.stack, database, 'postgres');
    const variables = { PORT: '4000', MEDIA_URL: await url('media'), LEADS_URL: await url('leads') };
    const given = Object.entries(variables).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
    const command = ['node', `${sources}/infra/trials/bench/reference-server.ts`];
    await this.stack.must('docker', ['exec', '--detach', ...given, this.name, ...command]);
  }

  async compare(task: Extract<Task, { kind: 'compare' }>): Promise<Compared> {
    return this.measure(task);
  }

  async arrivals(task: Extract<Task, { kind: 'arrivals' }>): Promise<Load> {
    return this.measure(task);
  }

  async stop(): Promise<void> {
    await this.stack.try('docker', ['rm', '--force', this.name]);
  }

  private async measure<Result>(task: Task): Promise<Result> {
    const command = ['node', `${sources}/infra/trials/compose/support/ask-web.ts`, JSON.stringify(task)];
    const said = await this.stack.must('docker', ['exec', this.name, ...command]);
    // The output also contains warnings of Node.
    return JSON.parse(/^\{.*$/m.exec(said)?.[0] ?? '') as Result;
  }
}
