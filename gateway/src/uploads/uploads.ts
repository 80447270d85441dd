import { once } from 'node:events';
import { Injectable, Logger } from '@nestjs/common';
import { Busy, DomainError } from '@sandhill/platform/errors/domain.error.js';
import { defaultBodyLimitBytes } from '@sandhill/platform/http/body-limits.js';
import { BodyTooLarge, BodyUnreadable } from '@sandhill/platform/json/json.errors.js';
import { Gate } from '@sandhill/platform/process/gate.js';
import type { Request, Response } from 'express';
import { GatewayConfig } from '../gateway.config.js';
import type { ServiceProxy } from '../proxy/service-proxy.js';
import type { Client } from '../routes/clients.js';
import { requirePace } from '../routes/body-pace.js';
import type { Route } from '../routes/route.js';
import { UploadFile } from './upload-file.js';
import { Place, UploadPlaces } from './upload-places.js';

/** While places are scarce, in bytes a second. */
const scarcePace = 10_000;

/** Whole bodies on their way to a service at once: it reads four of them, from all copies of the gateway. */
const forwardedAtOnce = 2;

/**
 * Keeps the large bodies of visitors' forms on disk until they are whole, and passes them on then: a slow sender
 * holds a file here and no place in a service. Nothing of them is parsed.
 */
@Injectable()
export class Uploads {
  private readonly log = new Logger(Uploads.name);
  private readonly toServices: Gate;

  constructor(
    private readonly places: UploadPlaces,
    private readonly config: GatewayConfig,
  ) {
    this.toServices = new Gate({ atOnce: forwardedAtOnce, mayWait: config.UPLOAD_PLACES });
  }

  /** Whether a body is kept until it is whole: a visitor's, and large or of unknown size. */
  areFor({ headers }: Request, { isPublicForm, bodyLimitBytes }: Route): boolean {
    const mayBeLarge =
      headers['transfer-encoding'] !== undefined ||
      Number(headers['content-length'] ?? 0) > defaultBodyLimitBytes;
    return isPublicForm && bodyLimitBytes > defaultBodyLimitBytes && mayBeLarge;
  }

  /** Resolves when the answer has gone out. @throws Busy, BodyTooLarge, BodyTooSlow */
  async forward(
    request: Request,
    response: Response,
    { route, client, proxy }: { route: Route; client: Client; proxy: ServiceProxy },
  ): Promise<void> {
    const place = new Place(this.places, client);
    try {
      if (request.headers['transfer-encoding'] === undefined) place.take();
      const file = await this.receive(request, response, route, place);
      try {
        await this.toServices.run(() => passOn(request, response, { route, file, proxy }));
      } finally {
        await file.close();
      }
    } finally {
      place.release();
    }
  }

  private async receive(
    request: Request,
    response: Response,
    { bodyLimitBytes }: Route,
    place: Place,
  ): Promise<UploadFile> {
    const everySeconds = this.config.UPLOAD_PACE_SECONDS;
    requirePace(request, response, {
      everySeconds,
      leastBytes: () => (this.places.areScarce ? scarcePace * everySeconds : 0),
    });
    try {
      return await UploadFile.write(request, this.config.UPLOAD_FOLDER, (bytes) => {
        if (bytes > bodyLimitBytes) throw new BodyTooLarge();
        // One of unknown length is large from here on.
        if (bytes > defaultBodyLimitBytes) place.take();
      });
    } catch (cause) {
      if (cause instanceof DomainError) throw cause;
      if (request.destroyed) throw new BodyUnreadable(undefined, { cause });
      this.log.error({ reason: (cause as NodeJS.ErrnoException).code }, 'a body could not be kept on disk');
      throw new Busy({ retryAfterSeconds: 30, cause });
    }
  }
}

interface Whole {
  route: Route;
  file: UploadFile;
  proxy: ServiceProxy;
}

async function passOn(request: Request, response: Response, { route, file, proxy }: Whole): Promise<void> {
  if (response.destroyed) return;
  // The file must stay until the answer is there, whatever the proxy's own promise says.
  const closed = response.writableFinished ? undefined : once(response, 'close');
  delete request.headers['transfer-encoding'];
  request.headers['content-length'] = String(file.bytes);
  const body = file.read().once('error', () => response.destroy());
  await proxy.forward(request, response, route, body);
  await closed;
}
