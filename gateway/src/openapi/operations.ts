import type { OpenAPIObject } from '@nestjs/swagger';
import { roleExtension } from '@sandhill/platform/identity/access.decorator.js';
import type { Role } from '@sandhill/platform/identity/identity.js';

interface Operation {
  method: string;
  path: RegExp;
  access: 'public' | Role;
}

/** The typings of OpenAPI know no extensions. */
type OperationObject = { security?: object[]; [roleExtension]?: Role };

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Who may call which operation, by the contract. */
export class Operations {
  private readonly known: readonly Operation[];

  constructor(document: Pick<OpenAPIObject, 'paths'>) {
    // A literal is found before a parameter in its place: braces come after letters.
    const paths = Object.entries(document.paths).sort(([one], [other]) => (one < other ? -1 : 1));
    this.known = paths.flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const operation = item[method] as OperationObject | undefined;
        return operation
          ? [{ method: method.toUpperCase(), path: matcher(path), access: accessOf(operation) }]
          : [];
      }),
    );
  }

  /** The role that a caller needs; `undefined` for what the contract does not know. */
  accessTo(method: string, path: string): 'public' | Role | undefined {
    const asked = method === 'HEAD' ? 'GET' : method;
    return this.known.find((operation) => operation.method === asked && operation.path.test(path))?.access;
  }
}

/** Any role will do where the contract names none. */
function accessOf(operation: OperationObject): 'public' | Role {
  return operation.security?.length === 0 ? 'public' : (operation[roleExtension] ?? 'user');
}

function matcher(template: string): RegExp {
  const pattern = template
    .split('/')
    .map((part) => (part.startsWith('{') ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')))
    .join('/');
  return new RegExp(`^${pattern}/?$`);
}
