import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { bodyLimitExtension, bodyLimitFor, defaultBodyLimitBytes } from '../http/body-limits.js';
import type { HttpAppOptions } from '../http/configure-http-app.js';
import { sessionScheme } from '../identity/access.decorator.js';

type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Parameter = Exclude<NonNullable<OperationObject['parameters']>[number], { $ref: string }>;

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

/**
 * Returns the OpenAPI document of a service, without starting the service. Public operations have an empty `security`.
 * If the limit for an operation's request body is not the default, the operation has it as `x-body-limit`, in bytes.
 */
export async function describeService(
  module: Type | DynamicModule,
  { bodyLimits = [] }: Pick<HttpAppOptions, 'bodyLimits'> = {},
): Promise<OpenAPIObject> {
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
  document.paths = sorted(document.paths);
  document.components = { ...document.components, schemas: sorted(document.components?.schemas ?? {}) };
  for (const [path, item] of Object.entries(document.paths)) {
    document.paths[path] = sorted(item);
    const { bytes } = bodyLimitFor(path, bodyLimits);
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      operation.security ??= [];
      operation.parameters = parametersOf(path, (operation.parameters ?? []) as Parameter[]);
      if (operation.requestBody && bytes !== defaultBodyLimitBytes) {
        Object.assign(operation, { [bodyLimitExtension]: bytes });
      }
    }
  }
  return document;
}

/**
 * Adds the parameters of a path whose TypeScript types say nothing about them. Removes the headers that have no
 * description: Nest lists each header that a controller reads as required, the gateway's own among them.
 */
function parametersOf(path: string, listed: Parameter[]): Parameter[] {
  const isListed = (name: string) =>
    listed.some((parameter) => parameter.in === 'path' && parameter.name === name);
  const unlisted = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name).filter(
    (name) => !isListed(name),
  );
  return [
    ...unlisted.map((name): Parameter => ({ name, required: true, in: 'path', schema: { type: 'string' } })),
    ...listed.filter((parameter) => parameter.in !== 'header' || parameter.description),
  ];
}

/** Sorts an object by key, so that the document does not depend on the order in which modules are imported. */
const sorted = <Value extends object>(object: Value): Value =>
  Object.fromEntries(Object.entries(object).toSorted(([one], [other]) => (one < other ? -1 : 1))) as Value;
