import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DocumentBuilder, getSchemaPath, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { ErrorBody } from '../errors/error-body.js';
import { bodyLimitExtension, bodyLimitFor, defaultBodyLimitBytes } from '../http/body-limits.js';
import type { HttpAppOptions } from '../http/configure-http-app.js';
import { sessionScheme } from '../identity/access.decorator.js';

type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Parameter = Exclude<NonNullable<OperationObject['parameters']>[number], { $ref: string }>;
type Answer = Exclude<NonNullable<OperationObject['responses'][string]>, { $ref: string }>;

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** The answer 400 of each operation that takes fields, unless the operation describes its own. */
const invalidFields: Answer = {
  description: 'Some fields are invalid.',
  content: { 'application/json': { schema: { $ref: getSchemaPath(ErrorBody) } } },
};

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
      operation.responses = answersOf(operation);
      if (operation.requestBody && bytes !== defaultBodyLimitBytes) {
        Object.assign(operation, { [bodyLimitExtension]: bytes });
      }
    }
  }
  return document;
}

/**
 * Adds path parameters that Nest does not find in TypeScript types. Removes headers without a description, because Nest
 * documents each header that a controller reads, even the gateway's own, and marks it as required.
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

/**
 * Adds status 400 to operations that take fields. Describes all errors as JSON, also those of an operation that
 * produces pictures or a CSV.
 */
function answersOf({ requestBody, parameters = [], responses }: OperationObject): Record<string, Answer> {
  const takesFields =
    requestBody ?? (parameters as Parameter[]).find((parameter) => parameter.in === 'query');
  const answers = { ...(takesFields && { 400: invalidFields }), ...(responses as Record<string, Answer>) };
  for (const [status, answer] of Object.entries(answers)) {
    const [body] = Object.values(answer.content ?? {});
    if (body && Number(status) >= 400) answer.content = { 'application/json': body };
  }
  return answers;
}

/** Sorts an object by key, so that the document does not depend on the order in which modules are imported. */
const sorted = <Value extends object>(object: Value): Value =>
  Object.fromEntries(Object.entries(object).toSorted(([one], [other]) => (one < other ? -1 : 1))) as Value;
