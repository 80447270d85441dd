import type { INestApplication } from '@nestjs/common';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { RequestHandler } from 'express';
import { RateLimitGuard } from '../limits/rate-limit.guard.js';
import { CONTRACT } from './document.token.js';

const path = 'api/docs';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const withPolicy: RequestHandler = (_request, response, next) => {
  response.setHeader('Content-Security-Policy', policy);
  next();
};

/** Adds the page with Swagger UI. Call it before the app listens. */
export function setUpDocsPage(app: INestApplication): void {
  app.use(`/${path}`, withPolicy, app.get(RateLimitGuard).middleware);
  const document = () => app.get<OpenAPIObject>(CONTRACT);
  SwaggerModule.setup(path, app, document, {
    raw: false,
    customSiteTitle: 'Sandhill Grounds API',
    // The validator badge would send a request to another server.
    swaggerOptions: { validatorUrl: null },
  });
}
