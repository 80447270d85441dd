import 'reflect-metadata';
import { describeService } from '@sandhill/platform/openapi/describe-service.js';
import { GatewayConfig } from '../gateway.config.js';
import { GatewayModule } from '../gateway.module.js';

/** Describes only the gateway's own routes. Starts nothing and reads nothing else. */
export default () => describeService(GatewayModule.forRoot(new GatewayConfig()));
