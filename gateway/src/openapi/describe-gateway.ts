import 'reflect-metadata';
import { describeService } from '@sandhill/platform/openapi/describe-service.js';
import { GatewayConfig } from '../gateway.config.js';
import { GatewayModule } from '../gateway.module.js';

/** The routes that the gateway answers itself; nothing is started, and the committed document is not read. */
export default () => describeService(GatewayModule.forRoot(new GatewayConfig()));
