import 'reflect-metadata';
import { describeService } from '@sandhill/platform/openapi/describe-service.js';
import { AuthConfig } from './auth.config.js';
import { AuthModule } from './auth.module.js';

/** The OpenAPI document of auth; nothing is started or connected to. */
export default () => describeService(AuthModule.forRoot(new AuthConfig()));
