import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { sessionScheme } from '../identity/access.decorator.js';

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

/**
 * A service's routes as an OpenAPI document, without starting anything. Every operation says whether it needs a
 * session: `security` is empty for those that anybody may call.
 */
export async function describeService(module: Type | DynamicModule): Promise<OpenAPIObject> {
  const app = await NestFactory.create(module, { preview: true, abortOnError: false, logger: false });
  app.setGlobalPrefix('api');
  const base = new DocumentBuilder()
    .setTitle('Sandhill Grounds')
    .setVersion('1')
    .addSecurity(sessionScheme, { type: 'apiKey', in: 'cookie', name: 'sandhill_session' })
    .build();
  const document = SwaggerModule.createDocument(app, base, {
    operationIdFactory: (_controller, method) => method,
    autoTagControllers: false,
  });
  for (const path of Object.values(document.paths)) {
    for (const method of methods) {
      const operation = path[method];
      if (operation) operation.security ??= [];
    }
  }
  return document;
}
