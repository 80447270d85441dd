import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { refuseMalformed } from '@sandhill/platform/http/refuse-malformed.js';
import type { PublishedSite } from './published-site.ts';
import { RequestsAtOnce } from './requests-at-once.ts';
import { commonHeaders, shell } from './site-headers.ts';
import { clientRoutes, pageAddress, readPath, spanishAdmin, tokenRoutes } from './site-path.ts';
import { trustedProxies } from './trusted-proxies.ts';
import { isUnambiguous, sendUnreadable } from './unreadable-request.ts';
import { toGateway, objectStoreProxy, toVite } from './upstreams.ts';

interface SiteOptions {
  site: PublishedSite;
  gatewayUrl: string;
  storeUrl: string;
  publicUrl: string;
  /** Peers whose `X-Forwarded-…` headers are trusted, see trusted-proxies.ts. */
  trustedProxy?: string;
  /** URL of Vite's development server. With it, Vite serves everything except the API and the pictures. */
  viteUrl?: string;
}

/**
 * Matches files that cannot be requested by name: pages, whose URLs have no ending, compressed copies, the shell, and
 * the files of the 404 answers.
 */
const unaddressed = /\.(html|br|gz)$|^\/(index|app|(es\/)?404)$/;

/** Matches the path of one object in the public bucket. The store would list objects for a shorter path. */
const picture = /^\/media\/[\w-]+\/[\w.-]+$/;

/**
 * Creates the public server of `make start` and `make dev`. It has the same routes, statuses and headers as
 * infra/deploy/nginx. site-table.int-spec.ts tests both servers against one table.
 */
export function createSiteServer(options: SiteOptions): Server {
  const { site, gatewayUrl, storeUrl, publicUrl, trustedProxy, viteUrl } = options;
  const scheme = new URL(publicUrl).protocol.replace(':', '');
  const visitorOf = trustedProxies(trustedProxy);
  const gateway = toGateway(gatewayUrl, scheme, visitorOf);
  const atOnce = new RequestsAtOnce();
  const vite = viteUrl ? toVite(viteUrl) : undefined;
  const sendNotFound = (request: IncomingMessage, response: ServerResponse) =>
    site.sendNotFound(pathOf(request), response);
  const store = objectStoreProxy(storeUrl, sendNotFound);

  const server = createServer({ requireHostHeader: false }, (request, response) => {
    request.url = withoutOrigin(request.url);
    endWithAnswer(request, response);
    if (!isUnambiguous(request)) return sendUnreadable(response);
    const path = pathOf(request);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (path === '/api' || path.startsWith('/api/')) {
      if (!atOnce.take(visitorOf(request).address, response)) return refuseMany(response);
      return void gateway(request, response, () => sendNotFound(request, response));
    }
    if (!isRead) return refuseMethod(response);
    if (path.startsWith('/media/')) {
      if (!picture.test(path)) return sendNotFound(request, response);
      // With a query, the store would return something other than the object.
      request.url = path;
      return void store(request, response, () => sendNotFound(request, response));
    }
    if (vite) return void vite(request, response, () => sendNotFound(request, response));
    if (tokenRoutes.test(path)) response.setHeader('Referrer-Policy', 'no-referrer');
    const decoded = readPath(path);
    if (decoded === undefined) return sendNotFound(request, response);
    const [, admin] = spanishAdmin.exec(decoded) ?? [];
    if (admin)
      return redirect(
        response,
        `${admin}?${[queryOf(request).slice(1), 'language=es'].filter(Boolean).join('&')}`,
        302,
      );
    if (path !== '/' && decoded.endsWith('/')) {
      const address = pageAddress(site, decoded);
      return address ? redirect(response, address + queryOf(request)) : sendNotFound(request, response);
    }
    if (unaddressed.test(decoded)) return sendNotFound(request, response);
    if (!clientRoutes.test(decoded)) return site.answer(decoded, request, response);
    request.url = shell;
    return site.answer(shell, request, response);
  });
  refuseMalformed(server, commonHeaders);
  if (vite) server.on('upgrade', vite.upgrade);
  // `keepAliveTimeout` is longer than proxies usually keep an idle connection open. Proxies then close the connection
  // first, so that they do not send a request on a connection that this server is closing.
  server.keepAliveTimeout = 75_000;
  server.headersTimeout = 15_000;
  server.requestTimeout = 930_000;
  return server;
}

/**
 * Removes the origin from a URL. A request through a proxy may contain it: `GET http://host/path`. Every host name
 * stands for this site.
 */
function withoutOrigin(url = '/'): string {
  return url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
}

const lingerMs = 30_000;

/** Lets a client that is refused in the middle of its body read the answer. Closes the connection afterwards. */
function endWithAnswer(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return;
    request.unpipe();
    request.resume();
    const timer = setTimeout(() => request.destroy(), response.statusCode === 408 ? 0 : lingerMs).unref();
    request.once('close', () => clearTimeout(timer));
  });
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?')[0] ?? '/';
}

function queryOf(request: IncomingMessage): string {
  const query = (request.url ?? '').split('?').slice(1).join('?');
  return query && `?${query}`;
}

function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, { ...commonHeaders, 'Content-Type': 'application/json', Allow: 'GET, HEAD' });
  response.end(JSON.stringify({ error: 'This method is not allowed here.', code: 'method_not_allowed' }));
}

function refuseMany(response: ServerResponse): void {
  response.writeHead(429, {
    ...commonHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '5',
  });
  const error = 'Too many requests. Please wait a moment and try again.';
  response.end(JSON.stringify({ error, code: 'too_many_requests' }));
}

function redirect(response: ServerResponse, address: string, status = 301): void {
  const policy = response.getHeader('Referrer-Policy') ?? commonHeaders['Referrer-Policy'];
  response.writeHead(status, { ...commonHeaders, 'Referrer-Policy': policy, Location: address });
  response.end();
}
