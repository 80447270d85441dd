import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { GatewayConfig } from '../gateway.config.js';
import type { ServiceName } from '../routes/route.js';
import { EventStreams } from '../streams/event-streams.js';
import { ServiceProxy } from './service-proxy.js';

@Injectable()
export class Proxies implements OnApplicationShutdown {
  private readonly byService: Partial<Record<ServiceName, ServiceProxy>>;

  constructor(config: GatewayConfig, streams: EventStreams) {
    const shared = {
      silenceMs: config.SERVICE_TIMEOUT_MS,
      connectMs: config.CONNECT_TIMEOUT_MS,
      streams,
    };
    const board = config.QUEUE_BOARD_URL;
    this.byService = {
      auth: new ServiceProxy({ service: 'auth', url: config.AUTH_URL, ...shared }),
      leads: new ServiceProxy({ service: 'leads', url: config.LEADS_URL, ...shared }),
      media: new ServiceProxy({ service: 'media', url: config.MEDIA_URL, ...shared }),
      content: new ServiceProxy({ service: 'content', url: config.CONTENT_URL, ...shared }),
      ...(board && { 'queue-board': new ServiceProxy({ service: 'queue-board', url: board, ...shared }) }),
    };
  }

  /**
   * Returns the proxy of a service.
   *
   * @throws NotFound for an optional part without a URL
   */
  to(service: ServiceName): ServiceProxy {
    const proxy = this.byService[service];
    if (!proxy) throw new NotFound();
    return proxy;
  }

  onApplicationShutdown(): void {
    for (const proxy of Object.values(this.byService)) proxy.close();
  }
}
