import { applyDecorators } from '@nestjs/common';
import { ApiExtension, ApiProduces } from '@sandhill/platform/openapi/decorators.js';

export const eventStreamExtension = 'x-event-stream';

/**
 * States that a route answers with server-sent events for as long as the client listens. The gateway then sets no limit
 * on the time without data, ends the stream after `EVENT_STREAM_SECONDS`, and looks up the session without extending
 * it.
 */
export function EventStream(): MethodDecorator {
  return applyDecorators(ApiExtension(eventStreamExtension, true), ApiProduces('text/event-stream'));
}
