import type { IncomingMessage } from 'node:http';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Response } from 'express';
import { GatewayConfig } from '../gateway.config.js';

/**
 * The event streams that pass through this process. Each ends after `EVENT_STREAM_SECONDS`, and all end when the
 * process shuts down: the browser then connects again to a running instance, which checks the session again.
 */
@Injectable()
export class EventStreams implements OnModuleDestroy {
  private readonly ends = new Set<() => void>();
  private isEnding = false;

  constructor(private readonly config: GatewayConfig) {}

  /** Registers a service's answer that has begun to stream. Ends the stream after its time limit. */
  hold(answer: IncomingMessage, response: Response): void {
    const end = () => {
      answer.unpipe(response);
      response.end();
    };
    const timer = setTimeout(end, this.config.EVENT_STREAM_SECONDS * 1000);
    this.ends.add(end);
    response.once('close', () => {
      clearTimeout(timer);
      this.ends.delete(end);
      answer.destroy();
    });
    if (this.isEnding) end();
  }

  /** Ends all streams. Called before the server waits for open requests. */
  onModuleDestroy(): void {
    this.isEnding = true;
    for (const end of this.ends) end();
  }
}
