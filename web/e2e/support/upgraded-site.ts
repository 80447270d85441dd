import {
  createServer,
  type IncomingMessage,
  request as ask,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** Matches the name of a built script, style or font, which contains a hash. */
const builtFile = /(?<![\w.-])(?!admin-worker\.)([\w.-]+-[\w-]{6,7})\.(js|css|woff2)\b/g;
const nextMark = '.next';
/** Matches paths of the admin area's pages and of built files, whose text contains names of built files. */
const namesFiles = /^\/(assets\/.*\.(js|css)|admin-worker\.js|admin(\/.*)?)$/;

/**
 * A proxy in front of the site, for browsers that are redirected to it. After `upgrade` it behaves like the site's next
 * version for the admin area: each built file has a new name, and the old names do not exist. Public pages still
 * contain the old names.
 */
export class UpgradedSite {
  private isNext = false;
  private readonly site = new URL(process.env['SITE_URL'] ?? '');
  private readonly server: Server = createServer((request, response) => this.pass(request, response));

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  /** Redirect rule for Chromium. The site's URL stays the same, so the browser keeps its storage. */
  get resolverRule(): string {
    const { port } = this.server.address() as AddressInfo;
    return `MAP ${this.site.host} 127.0.0.1:${port}`;
  }

  upgrade(): void {
    this.isNext = true;
  }

  /** Returns the name that a file has in the next version. */
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
