import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { GatewayConfig } from '../gateway.config.js';
import type { ServiceName } from '../routes/route.js';
import { ServiceProxy } from './service-proxy.js';

/** One proxy a service. */
@Injectable()
export class Proxies implements OnApplicationShutdown {
  private readonly byService: Record<ServiceName, ServiceProxy>;

  constructor(config: GatewayConfig) {
    const times = { silenceMs: config.SERVICE_TIMEOUT_MS, connectMs: config.CONNECT_TIMEOUT_MS };
    this.byService = {
      auth: new ServiceProxy({ service: 'auth', url: config.AUTH_URL, ...times }),
      leads: new ServiceProxy({ service: 'leads', url: config.LEADS_URL, ...times }),
      media: new ServiceProxy({ service: 'media', url: config.MEDIA_URL, ...times }),
    };
  }

  to(service: ServiceName): ServiceProxy {
    return this.byService[service];
  }

  onApplicationShutdown(): void {
    for (const proxy of Object.values(this.byService)) proxy.close();
  }
}
