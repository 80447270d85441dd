import { makeIdentityKeys } from '@sandhill/platform/identity/identity-keys.js';
import { describeService } from '@sandhill/platform/openapi/describe-service.js';
import { httpLimits } from './http-limits.js';
import { MediaConfig } from './media.config.js';
import { MediaModule } from './media.module.js';

/** Returns the service’s OpenAPI document, without starting the service or connecting to anything. */
export default () =>
  describeService(
    MediaModule.forRoot(
      Object.assign(new MediaConfig(), {
        DATABASE_URL: 'postgres://nobody@localhost/none',
        QUEUE_URL: 'redis://localhost',
        S3_URL: 'http://localhost',
        S3_ACCESS_KEY: 'none',
        S3_SECRET_KEY: 'nothing',
        IDENTITY_PUBLIC_KEY: makeIdentityKeys().publicKey,
      }),
      'http',
    ),
    httpLimits,
  );
