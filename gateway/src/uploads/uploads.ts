import { once } from 'node:events';
import { Injectable, Logger } from '@nestjs/common';
import { Busy, DomainError } from '@sandhill/platform/errors/domain.error.js';
import { defaultBodyLimitBytes } from '@sandhill/platform/http/body-limits.js';
import { BodyTooLarge, BodyUnreadable } from '@sandhill/platform/json/json.errors.js';
import { ConcurrencyLimiter } from '@sandhill/platform/process/concurrency-limiter.js';
import type { Request, Response } from 'express';
import { GatewayConfig } from '../gateway.config.js';
import type { ServiceProxy } from '../proxy/service-proxy.js';
import type { Client } from '../routes/clients.js';
import { requirePace } from '../routes/body-pace.js';
import type { Route } from '../routes/route.js';
import type { BufferedBody } from './buffered-body.js';
import { UploadFile } from './upload-file.js';
import { UploadMemory } from './upload-memory.js';
import { UploadSlot, UploadSlots } from './upload-slots.js';

/** Minimum pace of an upload while slots are scarce, in bytes a second. */
const scarcePace = 10_000;

/**
 * Number of complete bodies that this instance forwards at the same time. A service reads at most four at the same
 * time, from all instances of the gateway together.
 */
const forwardedAtOnce = 2;

/**
 * Buffers large bodies for leads, and forwards each when it is complete. A slow client therefore occupies memory or a
 * file here, but none of the few slots for large bodies in leads. Bodies are not parsed.
 */
@Injectable()
export class Uploads {
  private readonly log = new Logger(Uploads.name);
  private readonly toServices: ConcurrencyLimiter;

  constructor(
    private readonly slots: UploadSlots,
    private readonly memory: UploadMemory,
    private readonly config: GatewayConfig,
  ) {
    this.toServices = new ConcurrencyLimiter({ atOnce: forwardedAtOnce, mayWait: config.UPLOAD_PLACES });
  }

  /**
   * Returns whether to buffer the body. Only bodies for leads that are large or of unknown size are buffered: those of
   * public forms, and staff's files.
   */
  areFor({ headers }: Request, { service, bodyLimitBytes }: Route): boolean {
    const mayBeLarge =
      headers['transfer-encoding'] !== undefined ||
      Number(headers['content-length'] ?? 0) > defaultBodyLimitBytes;
    return service === 'leads' && bodyLimitBytes > defaultBodyLimitBytes && mayBeLarge;
  }

  /**
   * Forwards a body. Resolves when the answer has been sent.
   *
   * @throws Busy, BodyTooLarge, BodyUnreadable
   */
  async forward(
    request: Request,
    response: Response,
    { route, client, proxy }: { route: Route; client: Client; proxy: ServiceProxy },
  ): Promise<void> {
    const slot = new UploadSlot(this.slots, client);
    try {
      if (request.headers['transfer-encoding'] === undefined) slot.acquire();
      const body = await this.receive(request, response, route, slot);
      try {
        await this.toServices.run(() => passOn(request, response, { route, body, proxy }));
      } finally {
        await body.close();
      }
    } finally {
      slot.release();
    }
  }

  private async receive(
    request: Request,
    response: Response,
    { bodyLimitBytes }: Route,
    slot: UploadSlot,
  ): Promise<BufferedBody> {
    const everySeconds = this.config.UPLOAD_PACE_SECONDS;
    requirePace(request, response, {
      everySeconds,
      minBytes: () => (this.slots.areScarce ? scarcePace * everySeconds : 0),
    });
    const onGrowth = (bytes: number) => {
      if (bytes > bodyLimitBytes) throw new BodyTooLarge();
      // A body of unknown length counts as large from this size on.
      if (bytes > defaultBodyLimitBytes) slot.acquire();
    };
    try {
      const held = await this.memory.receive(request, onGrowth);
      return held ?? (await UploadFile.write(request, this.config.UPLOAD_FOLDER, onGrowth));
    } catch (cause) {
      if (cause instanceof DomainError) throw cause;
      if (request.destroyed) throw new BodyUnreadable(undefined, { cause });
      this.log.error({ reason: (cause as NodeJS.ErrnoException).code }, 'cannot write a body to disk');
      throw new Busy({ retryAfterSeconds: 30, cause });
    }
  }
}

interface Received {
  route: Route;
  body: BufferedBody;
  proxy: ServiceProxy;
}

async function passOn(request: Request, response: Response, { route, body, proxy }: Received): Promise<void> {
  if (response.destroyed) return;
  // The body must be kept until the answer is complete, which may be after the proxy's promise resolves.
  const closed = response.writableFinished ? undefined : once(response, 'close');
  delete request.headers['transfer-encoding'];
  request.headers['content-length'] = String(body.bytes);
  const read = body.read().once('error', () => response.destroy());
  await proxy.forward(request, response, route, read);
  await closed;
}
