import { Module, type DynamicModule } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { ConfigModule } from '@sandhill/platform/config/config.module.js';
import { HealthModule } from '@sandhill/platform/health/health.module.js';
import { IdentitySigner } from '@sandhill/platform/identity/identity-signer.js';
import { LoggingModule } from '@sandhill/platform/logging/logging.module.js';
import { CallerIdentity } from './callers/caller-identity.js';
import { DeviceCookie } from './callers/device-cookie.js';
import { SessionLookup } from './callers/session-lookup.js';
import type { GatewayConfig } from './gateway.config.js';
import { SiteHealthController } from './health/site-health.controller.js';
import { SiteHealth } from './health/site-health.js';
import { RateLimitGuard } from './limits/rate-limit.guard.js';
import { RateLimits } from './limits/rate-limits.js';
import { readCommittedDocument } from './openapi/committed-document.js';
import { CONTRACT } from './openapi/document.token.js';
import { OpenApiController } from './openapi/openapi.controller.js';
import { Operations } from './openapi/operations.js';
import { Proxies } from './proxy/proxies.js';
import { ProxyController } from './proxy/proxy.controller.js';
import { Clients } from './routes/clients.js';
import { OriginCheck } from './routes/origin-check.js';
import { Routes } from './routes/routes.js';
import { EventStreams } from './streams/event-streams.js';
import { UploadMemory } from './uploads/upload-memory.js';
import { UploadSlots } from './uploads/upload-slots.js';
import { Uploads } from './uploads/uploads.js';

@Module({})
export class GatewayModule {
  static forRoot(config: GatewayConfig): DynamicModule {
    return {
      module: GatewayModule,
      imports: [
        LoggingModule.forRoot('gateway', config),
        ConfigModule.forRoot(config),
        // The gateway itself has no dependencies. Without the services, the gateway answers that they are unavailable.
        HealthModule.forRoot({ useFactory: () => [] }),
      ],
      // The order matters, because the last controller matches every other path.
      controllers: [SiteHealthController, OpenApiController, ProxyController],
      providers: [
        { provide: CONTRACT, useFactory: readCommittedDocument },
        {
          provide: Operations,
          inject: [CONTRACT],
          useFactory: (contract: OpenAPIObject) => new Operations(contract),
        },
        { provide: IdentitySigner, useFactory: () => new IdentitySigner(config.IDENTITY_PRIVATE_KEY) },
        Clients,
        RateLimitGuard,
        OriginCheck,
        Routes,
        RateLimits,
        CallerIdentity,
        SessionLookup,
        DeviceCookie,
        EventStreams,
        Proxies,
        UploadMemory,
        UploadSlots,
        Uploads,
        SiteHealth,
      ],
    };
  }
}
