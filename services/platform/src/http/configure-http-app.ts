import type { INestApplication } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import { Logger as PinoNestLogger } from 'nestjs-pino';
import { ErrorFilter } from '../errors/error.filter.js';
import { InputValidationPipe } from '../errors/validation.pipe.js';
import { measureRequests } from '../metrics/measure-requests.js';
import { Metrics } from '../metrics/metrics.js';
import type { BodyLimit } from './body-limits.js';
import { rejectMisdirected } from './part-header.js';
import { jsonBody } from './json-body.middleware.js';

export interface HttpAppOptions {
  /** Name of this process. The process closes the connection of a request that is meant for another process. */
  part?: string;
  bodyLimits?: readonly BodyLimit[];
  largeBodiesAtOnce?: number;
  /** Whether the process reads bodies; false if it forwards them unread. */
  readsBodies?: boolean;
}

/** Configures the HTTP application of a process. `runProcess` and tests over HTTP use it. */
export function configureHttpApp(application: INestApplication, options: HttpAppOptions = {}): void {
  const app = application as NestExpressApplication;
  app.useLogger(app.get(PinoNestLogger));
  app.disable('x-powered-by');
  if (options.part) app.use(rejectMisdirected(options.part));
  // Trusts `X-Forwarded-For`: only the public server can reach the gateway, and only the gateway a service. Both set the
  // header to the client's address.
  app.set('trust proxy', 1);
  // By default nothing may be cached, and Express adds no ETag. Routes whose answers may be cached set their own
  // headers.
  app.set('etag', false);
  app.use(noStoreByDefault);
  app.use(measureRequests(app.get(Metrics)));
  if (options.readsBodies ?? true) {
    app.use(
      jsonBody({ limits: options.bodyLimits ?? [], largeBodiesAtOnce: options.largeBodiesAtOnce ?? 4 }),
    );
  }
  app.useGlobalPipes(new InputValidationPipe());
  app.useGlobalFilters(new ErrorFilter());
  app.setGlobalPrefix('api', { exclude: ['health/live', 'health/ready', 'metrics'] });
  app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
}

const noStoreByDefault: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  next();
};
