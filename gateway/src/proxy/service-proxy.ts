import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Logger } from '@nestjs/common';
import { DomainError } from '@sandhill/platform/errors/domain.error.js';
import { partHeader } from '@sandhill/platform/http/part-header.js';
import { BodyTooLarge } from '@sandhill/platform/json/json.errors.js';
import { sendError } from '@sandhill/platform/errors/error-body.js';
import type { Request, Response } from 'express';
import { createProxyMiddleware, type RequestHandler } from 'http-proxy-middleware';
import { allowedCookies } from '../callers/response-cookies.js';
import { pathOf, type Route, type ServiceName } from '../routes/route.js';
import { discardBody } from '../routes/unread-body.js';
import type { EventStreams } from '../streams/event-streams.js';
import { ShortLivedAgent } from './short-lived-agent.js';
import { ServiceTimeout, ServiceUnavailable } from './upstream.errors.js';

interface ServiceProxyOptions {
  service: ServiceName;
  url: string;
  silenceMs: number;
  connectMs: number;
  streams: EventStreams;
}

interface Attempt {
  route: Route;
  /** Body to send in place of the request's own, which has already been read. */
  body: Readable | undefined;
  isRetry: boolean;
}

/** Streams requests to one service, and its answers back, without buffering bodies. */
export class ServiceProxy {
  private readonly log = new Logger(ServiceProxy.name);
  private readonly agent = new ShortLivedAgent();
  private readonly attempts = new WeakMap<Request, Attempt>();
  private readonly proxy: RequestHandler<Request, Response>;

  constructor(private readonly options: ServiceProxyOptions) {
    this.proxy = this.createProxy();
  }

  /**
   * Forwards a request. Resolves when the answer has been sent, whether it is a success or an error. If the first
   * attempt broke off, resolves at that time, while the retry continues. Never rejects.
   *
   * @param body stream to send in place of the request's own body, which has already been read
   */
  async forward(request: Request, response: Response, route: Route, body?: Readable): Promise<void> {
    this.attempts.set(request, { route, body, isRetry: false });
    request.url = request.originalUrl;
    await this.ask(request, response);
  }

  close(): void {
    this.agent.destroy();
  }

  private createProxy(): RequestHandler<Request, Response> {
    return createProxyMiddleware<Request, Response>({
      // Sets the body to send for this request only: `options` is a copy. A separate proxy for each body would stay
      // attached to the server until the server closes.
      router: (request, _response, options) => {
        options.buffer = this.attempts.get(request)?.body;
        return this.options.url;
      },
      agent: this.agent,
      changeOrigin: true,
      on: {
        proxyReq: (outgoing, request) => {
          outgoing.setHeader(partHeader, this.options.service);
          this.limit(outgoing, request);
        },
        proxyRes: (answer, request, response) => {
          this.keepAllowedCookies(answer, request);
          if (answer.statusCode === 200 && this.isEventStream(request))
            this.options.streams.hold(answer, response);
        },
        error: (error, request, response) => this.fail(error, request, response as Response),
      },
    });
  }

  private async ask(request: Request, response: Response): Promise<void> {
    await this.proxy(request, response, (error) => {
      if (error) this.fail(error, request, response);
    });
  }

  /**
   * Called when the outgoing request has its socket, before the body is sent. Sets the time limits here, because the
   * proxy's own options cannot distinguish a timeout from a broken connection.
   */
  private limit(outgoing: ClientRequest, request: Request): void {
    this.limitSilence(outgoing, request);
    this.limitConnecting(outgoing);
    this.limitBody(outgoing, request);
  }

  private limitSilence(outgoing: ClientRequest, request: Request): void {
    // Until the body is complete, silence may be the client's fault, which `requirePace` checks. If received bytes are
    // waiting for the service to read them, it is the service's fault.
    const isServices = () => request.complete || outgoing.writableNeedDrain;
    const mayBeSilent = () => this.isEventStream(request) && request.res?.headersSent;
    outgoing
      .setTimeout(this.options.silenceMs)
      .on('timeout', () => isServices() && !mayBeSilent() && giveUp(outgoing));
  }

  private limitConnecting(outgoing: ClientRequest): void {
    if (!outgoing.socket?.connecting) return;
    const timer = setTimeout(() => giveUp(outgoing), this.options.connectMs);
    outgoing.socket.once('connect', () => clearTimeout(timer));
    outgoing.once('close', () => clearTimeout(timer));
  }

  /** Enforces the limit on bodies without `Content-Length`, whose size is known only while they arrive. */
  private limitBody(outgoing: ClientRequest, request: Request): void {
    if (request.headers['transfer-encoding'] === undefined) return;
    const limit = this.attempts.get(request)?.route.bodyLimitBytes ?? 0;
    let bytes = 0;
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= limit) return;
      request.off('data', count);
      outgoing.destroy(new BodyTooLarge());
    };
    request.on('data', count);
  }

  private keepAllowedCookies({ headers }: IncomingMessage, request: Request): void {
    const asked = { service: this.options.service, path: pathOf(request) };
    const cookies = allowedCookies(headers['set-cookie'] ?? [], asked);
    if (cookies.length > 0) headers['set-cookie'] = cookies;
    else delete headers['set-cookie'];
  }

  private isEventStream(request: Request): boolean {
    return this.attempts.get(request)?.route.isEventStream ?? false;
  }

  private fail(error: unknown, request: Request, response: Response): void {
    const attempt = this.attempts.get(request);
    if (attempt && !attempt.isRetry && mayAskAgain(error, request, response)) {
      attempt.isRetry = true;
      void this.ask(request, response);
      return;
    }
    discardBody(request);
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    const refusal = error instanceof DomainError ? error : new ServiceUnavailable(error);
    if (refusal.status >= 500) {
      const { code } = error as NodeJS.ErrnoException;
      this.log.warn({ service: this.options.service, reason: code ?? refusal.code }, refusal.code);
    }
    sendError(response, refusal);
  }
}

/**
 * Returns whether a request may be sent again. An instance that shuts down may drop unread requests, so GET and HEAD
 * requests are sent again once.
 */
function mayAskAgain(error: unknown, request: Request, response: Response): boolean {
  const isBrokenOff = (error as NodeJS.ErrnoException).code === 'ECONNRESET';
  const onlyReads = request.method === 'GET' || request.method === 'HEAD';
  return isBrokenOff && onlyReads && !response.headersSent && !response.destroyed;
}

const giveUp = (outgoing: ClientRequest) => outgoing.destroy(new ServiceTimeout());
