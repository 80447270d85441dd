import 'reflect-metadata';
import { describeService } from '@sandhill/platform/openapi/describe-service.js';
import { AuthConfig } from './auth.config.js';
import { AuthModule } from './auth.module.js';

/** Starts nothing and connects to nothing. */
export default () => describeService(AuthModule.forRoot(new AuthConfig()));
