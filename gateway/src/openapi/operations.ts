import type { OpenAPIObject } from '@nestjs/swagger';
import { bodyLimitExtension, defaultBodyLimitBytes } from '@sandhill/platform/http/body-limits.js';
import { roleExtension } from '@sandhill/platform/identity/access.decorator.js';
import { forPicturesExtension } from '@sandhill/platform/identity/for-pictures.decorator.js';
import { freshSignInExtension } from '@sandhill/platform/identity/fresh-sign-in.decorator.js';
import { eventStreamExtension } from '@sandhill/platform/http/event-stream.decorator.js';
import type { CallerRules } from '@sandhill/platform/identity/caller-rules.js';
import type { Role } from '@sandhill/platform/identity/identity.js';
import { fromAnywhereExtension } from '@sandhill/platform/identity/from-anywhere.decorator.js';
import { publicFormExtension } from '@sandhill/platform/identity/public-form.decorator.js';
import { withoutSecondFactorExtension } from '@sandhill/platform/identity/without-second-factor.decorator.js';

export interface Operation extends CallerRules {
  access: 'public' | Role;
  bodyLimitBytes: number;
  /**
   * Whether the operation is a visitor's form. Such a form never waits for auth, and counts against the rate of
   * accepted leads.
   */
  isPublicForm: boolean;
  /** Whether other sites and programs may call the operation. The session cookie is then ignored. */
  isFromAnywhere: boolean;
  /** Whether the operation answers with a stream of server-sent events, which the gateway ends after some time. */
  isEventStream: boolean;
}

interface KnownOperation extends Operation {
  method: string;
  path: RegExp;
}

/** An operation with our extensions, which OpenAPI's typings do not include. */
interface OperationObject {
  security?: object[];
  [roleExtension]?: Role;
  [bodyLimitExtension]?: number;
  [publicFormExtension]?: boolean;
  [fromAnywhereExtension]?: boolean;
  [eventStreamExtension]?: boolean;
  [freshSignInExtension]?: boolean;
  [withoutSecondFactorExtension]?: boolean;
  [forPicturesExtension]?: boolean;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

export class Operations {
  private readonly known: readonly KnownOperation[];

  constructor(document: Pick<OpenAPIObject, 'paths'>) {
    // Braces sort after letters, so a literal path is found before one with a parameter in the same position.
    const paths = Object.entries(document.paths).sort(([one], [other]) => (one < other ? -1 : 1));
    this.known = paths.flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const operation = item[method] as OperationObject | undefined;
        return operation ? [{ method: method.toUpperCase(), path: matcher(path), ...read(operation) }] : [];
      }),
    );
  }

  find(method: string, path: string): Operation | undefined {
    const asked = method === 'HEAD' ? 'GET' : method;
    return this.known.find((operation) => operation.method === asked && operation.path.test(path));
  }
}

function read(operation: OperationObject): Operation {
  return {
    // If the contract names no role, any role is enough.
    access: operation.security?.length === 0 ? 'public' : (operation[roleExtension] ?? 'crew'),
    bodyLimitBytes: operation[bodyLimitExtension] ?? defaultBodyLimitBytes,
    isPublicForm: operation[publicFormExtension] ?? false,
    isFromAnywhere: operation[fromAnywhereExtension] ?? false,
    isEventStream: operation[eventStreamExtension] ?? false,
    needsFreshSignIn: operation[freshSignInExtension] ?? false,
    isWithoutSecondFactor: operation[withoutSecondFactorExtension] ?? false,
    isForPictures: operation[forPicturesExtension] ?? false,
  };
}

function matcher(template: string): RegExp {
  const pattern = template
    .split('/')
    .map((part) => (part.startsWith('{') ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')))
    .join('/');
  return new RegExp(`^${pattern}/?$`);
}
