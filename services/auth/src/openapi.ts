import 'reflect-metadata';
import { describeService } from '@sandhill/platform/openapi/describe-service.js';
import { AuthConfig } from './auth.config.js';
import { AuthModule } from './auth.module.js';

/** Returns the OpenAPI document of auth. Nothing is started or connected to. */
export default () => describeService(AuthModule.forRoot(new AuthConfig()));
