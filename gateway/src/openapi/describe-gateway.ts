import 'reflect-metadata';
import { describeService } from '@sandhill/platform/openapi/describe-service.js';
import { GatewayConfig } from '../gateway.config.js';
import { GatewayModule } from '../gateway.module.js';

/** Returns the OpenAPI document of the gateway's own routes, without starting or reading anything else. */
export default () => describeService(GatewayModule.forRoot(new GatewayConfig()));
