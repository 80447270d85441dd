import {
  createServer,
  type IncomingMessage,
  request as ask,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A script, style or font of the build: its name has a hash. */
const builtFile = /(?<![\w.-])(?!admin-worker\.)([\w.-]+-[\w-]{6,7})\.(js|css|woff2)\b/g;
const nextMark = '.next';
/** Files whose text names others. */
const namesFiles = /^\/(assets\/.*\.(js|css)|admin-worker\.js|admin(\/.*)?)$/;

/**
 * Stands in front of the site, for browsers that are led here in place of its port. After `upgrade` it is the next version, as
 * a new image is: each built file has another name, and the names before are gone.
 */
export class UpgradedSite {
  private isNext = false;
  private readonly site = new URL(process.env['SITE_URL'] ?? '');
  private readonly server: Server = createServer((request, response) => this.pass(request, response));

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  /** For Chromium: the address stays, so that what the browser keeps for it does too. */
  get resolverRule(): string {
    const { port } = this.server.address() as AddressInfo;
    return `MAP ${this.site.host} 127.0.0.1:${port}`;
  }

  upgrade(): void {
    this.isNext = true;
  }

  /** The name under which the next version has a file. */
  static nextName(file: string): string {
    return file.replace(builtFile, `$1${nextMark}.$2`);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private pass(request: IncomingMessage, response: ServerResponse): void {
    const [path = '/'] = (request.url ?? '/').split('?');
    const isGone = path.startsWith('/assets/') && builtFile.test(path) && !path.includes(nextMark);
    builtFile.lastIndex = 0;
    if (this.isNext && isGone) {
      response.writeHead(404).end();
      return;
    }
    const isRewritten = this.isNext && namesFiles.test(path);
    const { 'if-none-match': _etag, ...headers } = request.headers;
    const asked = ask(
      {
        host: this.site.hostname,
        port: this.site.port,
        method: request.method,
        path: request.url?.replace(nextMark, ''),
        headers: isRewritten ? { ...headers, 'accept-encoding': 'identity' } : request.headers,
      },
      (answer) => {
        if (isRewritten) void rewrite(answer, response);
        else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
      },
    );
    asked.on('error', () => response.destroy());
    response.on('close', () => asked.destroy());
    request.pipe(asked);
  }
}

async function rewrite(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const text = Buffer.concat(await answer.toArray()).toString();
  const { 'content-length': _length, etag: _etag, 'last-modified': _changed, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, headers).end(UpgradedSite.nextName(text));
}
