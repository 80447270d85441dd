import { makeIdentityKeys } from '@sandhill/platform/identity/identity-keys.js';
import { describeService } from '@sandhill/platform/openapi/describe-service.js';
import { ContentConfig } from './content.config.js';
import { ContentModule } from './content.module.js';
import { httpLimits } from './http-limits.js';

/** Returns the service’s OpenAPI document, without starting the service or connecting to anything. */
export default () =>
  describeService(
    ContentModule.forRoot(
      Object.assign(new ContentConfig(), {
        DATABASE_URL: 'postgres://nobody@localhost/none',
        S3_URL: 'http://localhost',
        S3_ACCESS_KEY: 'none',
        S3_SECRET_KEY: 'nothing',
        IDENTITY_PUBLIC_KEY: makeIdentityKeys().publicKey,
      }),
    ),
    httpLimits,
  );
