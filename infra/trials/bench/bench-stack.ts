import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FaultStack } from '../faults/fault-stack.ts';
import { signInAsStaff } from '../faults/staff-session.ts';
import { readStackFile, type StackFile } from '../../local/stack-file.ts';
import { root } from '../../local/settings.ts';
import { stopChild } from '../../local/servers/child.ts';
import { freePorts } from '../../local/servers/free-port.ts';
import { nginxCommand } from '../../testing/servers/nginx.ts';
import { waitUntil } from '../../local/wait-until.ts';

/** A file that nginx serves from the disk, for comparison with an answer of the product that has the same bytes. */
interface DiskFile {
  name: string;
  bytes: Buffer;
  encoding: string | undefined;
}

/** The product as the fault runner starts it, and the references behind the same nginx. */
export class BenchStack {
  readonly url: string;
  /** URL of the same nginx at which the minimal handlers are below `/api/`, and plain files are below `/disk/`. */
  readonly referenceUrl: string;
  readonly origin: string;
  readonly product: FaultStack;
  private readonly children: ChildProcess[];

  private constructor(product: FaultStack, ports: number[], children: ChildProcess[]) {
    this.product = product;
    this.url = `http://127.0.0.1:${ports[0]}`;
    this.referenceUrl = `http://127.0.0.1:${ports[1]}`;
    this.origin = product.origin;
    this.children = children;
  }

  /** Starts the product and the references. @param settings variables of the product that replace the usual ones */
  static async start(settings?: Readonly<Record<string, string>>): Promise<BenchStack> {
    const product = await FaultStack.start(undefined, settings);
    const ports = await freePorts(3);
    const [port = 0, referencePort = 0, handlerPort = 0] = ports;
    const handlers = spawn(process.execPath, [join(import.meta.dirname, 'reference-server.ts')], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(handlerPort),
        MEDIA_URL: product.databaseUrl('media'),
        LEADS_URL: product.databaseUrl('leads'),
      },
      stdio: 'inherit',
    });
    const running = stackFile(product);
    mkdirSync(join(product.folder, 'disk'), { recursive: true, mode: 0o755 });
    const nginx = nginxCommand({
      folder: join(product.folder, 'bench-nginx'),
      site: join(product.folder, 'data/site'),
      port,
      gatewayPort: running.ports.gateway,
      storePort: running.ports.store,
      beside: references(product.folder, referencePort, handlerPort),
    });
    if (!nginx) throw new Error('nginx is missing');
    const server = spawn(nginx.command, nginx.args, { stdio: 'inherit' });
    const stack = new BenchStack(product, ports, [handlers, server]);
    await waitUntil('nginx', async () => (await fetch(stack.url)).ok);
    await waitUntil(
      'the minimal handlers',
      async () => (await fetch(`${stack.referenceUrl}/api/projects`)).ok,
    );
    return stack;
  }

  get running(): StackFile {
    return stackFile(this.product);
  }

  /** Adds a file. @returns its path on the reference server */
  serveFromDisk({ name, bytes, encoding }: DiskFile): string {
    writeFileSync(join(this.product.folder, 'disk', name), bytes);
    return `/disk/${encoding ?? 'identity'}/${name}`;
  }

  /** Signs in as the trials' staff. @returns the session's cookie */
  async signIn(): Promise<string> {
    return signInAsStaff(this.product);
  }

  /** Sends a request. @throws an error with the answer's text if the request is refused */
  async post(path: string, body: object | Buffer, cookie = ''): Promise<Response> {
    const answer = await fetch(this.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: this.origin, Cookie: cookie },
      body: Buffer.isBuffer(body) ? body : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }

  async stop(): Promise<void> {
    await Promise.all(this.children.map((child) => stopChild(child)));
    await this.product.stop();
  }
}

function stackFile(product: FaultStack): StackFile {
  const running = readStackFile(join(product.folder, 'data'));
  if (!running) throw new Error('the stack does not run');
  return running;
}

/**
 * Returns an nginx configuration that forwards `/api/` to the minimal handlers, as the product does to its gateway. It
 * also serves files from the disk.
 */
function references(folder: string, port: number, handlerPort: number): string {
  const nginx = join(root, 'infra/deploy/nginx');
  const toGateway = readFileSync(join(nginx, 'to-gateway.conf'), 'utf8');
  const toHandlers = toGateway.replace('$gateway_address', 'handlers');
  if (toHandlers === toGateway) throw new Error('the references would measure the product itself');
  cpSync(nginx, join(folder, 'bench-nginx/sandhill'), { recursive: true });
  writeFileSync(join(folder, 'to-handlers.conf'), toHandlers);
  const disk = (encoding: string, header: string) => `
    location /disk/${encoding}/ {
      include sandhill/security-headers.conf;
      ${header}
      gzip off;
      default_type application/json;
      alias ${folder}/disk/;
    }`;
  return `
  upstream handlers { server 127.0.0.1:${handlerPort} max_fails=0; keepalive 64; keepalive_timeout 4s; }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 14000000;
    ${disk('identity', '')}
    ${disk('br', 'add_header Content-Encoding br;')}
    location /api/ {
      include ${folder}/to-handlers.conf;
      include sandhill/security-headers.conf;
    }
  }
`;
}
