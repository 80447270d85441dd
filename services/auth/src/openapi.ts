import 'reflect-metadata';
import { describeService } from '@sandhill/platform/openapi/describe-service.js';
import { AuthConfig } from './auth.config.js';
import { AuthModule } from './auth.module.js';

/** Returns the service’s OpenAPI document, without starting the service or connecting to anything. */
export default () => describeService(AuthModule.forRoot(new AuthConfig()));
