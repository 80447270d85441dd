import { randomUUID } from 'node:crypto';
import { Agent, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createProxyMiddleware, type RequestHandler } from 'http-proxy-middleware';
import { commonHeaders } from './site-headers.ts';
import type { Visitor } from './trusted-proxies.ts';

/** Headers about a client that this server does not accept from the client. */
const untrusted = [
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'x-part',
  'x-identity',
  'x-session-token',
];

/** Headers about one connection. Those of the gateway's answers are not passed to the client. */
const hopByHop = ['connection', 'keep-alive'];

/**
 * Returns a handler that forwards `/api/*` to the gateway. The gateway gets the client's IP address and the request id
 * only from this server.
 */
export function toGateway(
  target: string,
  protocol: string,
  visitorOf: (request: IncomingMessage) => Visitor,
): RequestHandler {
  return proxyTo(target, {
    proxyReq: (outgoing, request) => {
      const { address, scheme = protocol } = visitorOf(request);
      for (const name of untrusted) outgoing.removeHeader(name);
      outgoing.setHeader('X-Forwarded-For', address);
      outgoing.setHeader('X-Forwarded-Proto', scheme);
      outgoing.setHeader('X-Request-Id', randomUUID());
    },
    proxyRes: (answer) => {
      for (const name of hopByHop) delete answer.headers[name];
      // Keeps headers that the gateway has set: its page about the API has its own content security policy.
      for (const [name, value] of Object.entries(commonHeaders)) answer.headers[name.toLowerCase()] ??= value;
    },
  });
}

/**
 * Returns a handler that forwards to Vite in development: pages and scripts, and the websocket by which Vite notifies
 * the browser of changes.
 */
export function toVite(target: string): RequestHandler {
  return createProxyMiddleware({ target, ws: true });
}

const pictureHeaders = [
  'content-type',
  'content-length',
  'etag',
  'last-modified',
  'content-range',
  'accept-ranges',
];

/**
 * Returns a handler that forwards `/media/*` to the store, for single objects of the public bucket. Only successful
 * answers of the store are sent to the client.
 */
export function objectStoreProxy(
  target: string,
  sendNotFound: (request: IncomingMessage, response: ServerResponse) => void,
): RequestHandler {
  return proxyTo(target, {
    proxyReq: (outgoing) => {
      for (const name of [...untrusted, 'cookie', 'authorization', 'x-forwarded-for'])
        outgoing.removeHeader(name);
    },
    respond: (answer, request, response) => {
      const status = answer.statusCode ?? 502;
      if (status !== 200 && status !== 206 && status !== 304) {
        answer.resume();
        return status >= 500 ? sendUnavailable(response) : sendNotFound(request, response);
      }
      const kept = Object.entries(answer.headers).filter(([name]) => pictureHeaders.includes(name));
      response.writeHead(status, {
        ...Object.fromEntries(kept),
        ...commonHeaders,
        'Cache-Control': 'public, max-age=31536000, s-maxage=20, immutable',
      });
      // Errors need no handling here: the proxy library destroys each of the two streams when the other one breaks off.
      answer.pipe(response);
    },
  });
}

interface Hooks {
  proxyReq: (outgoing: ClientRequest, request: IncomingMessage) => void;
  proxyRes?: (answer: IncomingMessage) => void;
  respond?: (answer: IncomingMessage, request: IncomingMessage, response: ServerResponse) => void;
}

/**
 * Time for which an idle connection is kept, in milliseconds. It is shorter than the 5 s of the servers behind this
 * one, so that none of those closes a connection just as a request is sent on it.
 */
const idleMs = 4_000;

function proxyTo(target: string, { proxyReq, proxyRes, respond }: Hooks): RequestHandler {
  return createProxyMiddleware({
    target,
    // The high limit on sockets is necessary because each open list of leads holds a connection.
    agent: new Agent({ keepAlive: true, maxSockets: 1024, timeout: idleMs }),
    proxyTimeout: 930_000,
    selfHandleResponse: respond !== undefined,
    on: {
      proxyReq: (outgoing, request) => {
        // Replaces the client's header, which is about the client's own connection.
        outgoing.setHeader('Connection', 'keep-alive');
        proxyReq(outgoing, request);
        // The headers are sent before the first byte of the body, because the next server must see the request even if
        // its body never arrives.
        outgoing.flushHeaders();
      },
      proxyRes: (answer, request, response) => {
        if (respond) respond(answer, request, response);
        else proxyRes?.(answer);
      },
      error: (_error, _request, response) => sendUnavailable(response),
    },
  });
}

function sendUnavailable(response: ServerResponse | Socket): void {
  if (!('setHeader' in response) || response.headersSent) {
    response.destroy();
    return;
  }
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '5',
    ...commonHeaders,
  };
  response.writeHead(502, headers);
  response.end(
    JSON.stringify({
      error: 'The service is not available right now. Please try again.',
      code: 'service_unavailable',
    }),
  );
}
