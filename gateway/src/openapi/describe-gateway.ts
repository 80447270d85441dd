import 'reflect-metadata';
import { describeService } from '@sandhill/platform/openapi/describe-service.js';
import { GatewayConfig } from '../gateway.config.js';
import { GatewayModule } from '../gateway.module.js';

/** The OpenAPI document of the gateway's own routes; starts nothing and does not read the committed document. */
export default () => describeService(GatewayModule.forRoot(new GatewayConfig()));
