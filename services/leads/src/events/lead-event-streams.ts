import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Busy } from '@sandhill/platform/errors/domain.error.js';
import { loggableError } from '@sandhill/platform/errors/error.filter.js';
import { Metrics } from '@sandhill/platform/metrics/metrics.js';
import type { ServerResponse } from 'node:http';
import { LeadsConfig } from '../config/leads.config.js';
import { LeadEventsRepository, type LeadChange } from './lead-events.repository.js';
import { TooManyStreams } from './lead-events.errors.js';
import { RecentChanges } from './recent-changes.js';

const pollMs = 1_000;
const pingMs = 20_000;

/**
 * Number of seconds of past changes that each query reads: longer than any transaction that changes leads, so that
 * changes are found even if they are committed late.
 */
const overlapSeconds = 40;

/** Seconds of past changes that a stream sends when it opens: the page may have read its list that long ago. */
const repeatedSeconds = 5;

/**
 * Longest disconnection, in seconds, after which a browser still gets the changes that it missed. After a longer
 * disconnection, it gets only the changes of the last `maxAwaySeconds`. Each change makes the page read its list
 * again.
 */
const maxAwaySeconds = 600;

/** Number of unread bytes above which a browser is disconnected. */
const maxUnreadBytes = 64_000;

const eventStream = { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' };

interface Listener {
  userId: string;
  response: ServerResponse;
  /** The `Last-Event-ID` header: when the browser received its last event, in milliseconds since 1970. */
  heardUntil?: number;
}

/**
 * Sends changes of leads and chats as server-sent events to the lists that are open in browsers. While at least one
 * list is open, one query a second serves them all.
 */
@Injectable()
export class LeadEventStreams implements OnModuleDestroy {
  private readonly log = new Logger(LeadEventStreams.name);
  private readonly listeners = new Set<Listener>();
  private readonly recent = new RecentChanges();
  private polling?: Promise<void>;
  private timer?: NodeJS.Timeout;
  private pingedAt = 0;
  private hasEnded = false;

  constructor(
    private readonly changes: LeadEventsRepository,
    private readonly config: LeadsConfig,
    metrics: Metrics,
  ) {
    metrics.gauge({
      name: 'lead_event_streams',
      help: 'Open lists that are told about new and changed leads',
      labels: [],
      source: () => Promise.resolve([{ labels: {}, value: this.listeners.size }]),
    });
  }

  /**
   * Opens an event stream and keeps it open until the client disconnects or the process ends.
   *
   * @throws TooManyStreams, Busy
   */
  async open(listener: Listener): Promise<void> {
    const { response } = listener;
    // The client disconnected while the call waited: `close` was already emitted and would not be received.
    if (response.destroyed) return;
    this.checkRoom(listener.userId);
    // For a HEAD request, Node sends the headers of the response only when the response ends.
    if (response.req.method === 'HEAD') return void response.writeHead(200, eventStream).end();
    this.listeners.add(listener);
    response.once('close', () => this.listeners.delete(listener));
    try {
      // The first query runs before the response begins, so that every later commit is reported.
      await this.startPolling();
      const opened = Date.now();
      const earliest = opened - maxAwaySeconds * 1000;
      const lastHeard = listener.heardUntil ?? opened;
      // A time in the future means that the clock was set back; it does not show how long the browser was disconnected.
      const heardUntil = lastHeard > opened ? earliest : Math.max(lastHeard, earliest);
      const earlier = await this.readEarlier(opened - heardUntil);
      const missed = [...earlier, ...this.recent.since(heardUntil - repeatedSeconds * 1000)];
      response.writeHead(200, eventStream);
      response.write(`retry: 1000\n${mark()}${missed.map(toText).join('')}`);
    } catch (error) {
      this.listeners.delete(listener);
      throw error;
    }
    if (this.hasEnded) response.end();
  }

  onModuleDestroy(): void {
    this.hasEnded = true;
    clearTimeout(this.timer);
    for (const { response } of this.listeners) if (response.headersSent) response.end();
  }

  private checkRoom(userId: string): void {
    if (this.hasEnded || this.listeners.size >= this.config.LEAD_STREAMS)
      throw new Busy({ retryAfterSeconds: 5 });
    const own = [...this.listeners].filter((listener) => listener.userId === userId);
    if (own.length >= this.config.LEAD_STREAMS_PER_USER) throw new TooManyStreams();
  }

  private async startPolling(): Promise<void> {
    this.polling ??= this.begin();
    await this.polling;
  }

  private async begin(): Promise<void> {
    try {
      this.recent.begin(await this.changes.last(overlapSeconds));
      this.schedule();
    } catch (error) {
      this.polling = undefined;
      throw error;
    }
  }

  private schedule(): void {
    if (!this.hasEnded) this.timer = setTimeout(() => void this.poll(), pollMs).unref();
  }

  private async poll(): Promise<void> {
    if (this.listeners.size === 0) {
      this.polling = undefined;
      return;
    }
    try {
      const reading = await this.changes.last(overlapSeconds);
      this.notify(this.recent.replace(reading, Date.now()));
    } catch (error) {
      this.log.warn({ err: loggableError(error) }, 'changes of leads not read; reading them again');
    }
    this.schedule();
  }

  private notify(changes: readonly LeadChange[]): void {
    const isPingDue = performance.now() - this.pingedAt >= pingMs;
    if (isPingDue) this.pingedAt = performance.now();
    // Several changes of one lead in the same query are one event.
    const texts = new Set(changes.map(toText));
    const text = [...texts].join('') + (isPingDue ? `: ping\n${mark()}` : '');
    if (text === '') return;
    for (const { response } of this.listeners) {
      if (!response.headersSent || response.writableEnded) continue;
      if (response.writableLength > maxUnreadBytes) response.destroy();
      else response.write(`${text}${changes.length > 0 ? mark() : ''}`);
    }
  }

  /**
   * Reads from the database the changes that a browser missed, if it was disconnected for longer than `recent` reaches
   * back. Otherwise returns none.
   */
  private async readEarlier(awayMs: number): Promise<LeadChange[]> {
    const seconds = Math.ceil(awayMs / 1000) + repeatedSeconds;
    return seconds > overlapSeconds ? this.changes.last(seconds) : [];
  }
}

/** Returns the text that sets the browser's `Last-Event-ID` to the current time. */
const mark = () => `id: ${Date.now()}\n\n`;

function toText({ subject, id, what }: LeadChange): string {
  return `event: ${subject}\ndata: ${JSON.stringify({ id, what })}\n\n`;
}
