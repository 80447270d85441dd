import 'reflect-metadata';
import { describeService } from '@sandhill/platform/openapi/describe-service.js';
import { GatewayConfig } from '../gateway.config.js';
import { GatewayModule } from '../gateway.module.js';

/** Returns the OpenAPI document of the gateway's own routes, without starting the gateway or reading other files. */
export default () => describeService(GatewayModule.forRoot(new GatewayConfig()));
