import type { OpenAPIObject } from '@nestjs/swagger';

interface Operation {
  method: string;
  path: RegExp;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Which operations anybody may call, by the contract. */
export class Operations {
  private readonly open: readonly Operation[];

  constructor(document: Pick<OpenAPIObject, 'paths'>) {
    this.open = Object.entries(document.paths).flatMap(([path, item]) =>
      methods
        .filter((method) => item[method]?.security?.length === 0)
        .map((method) => ({ method: method.toUpperCase(), path: matcher(path) })),
    );
  }

  /** What the contract does not know counts as closed. */
  isPublic(method: string, path: string): boolean {
    const asked = method === 'HEAD' ? 'GET' : method;
    return this.open.some((operation) => operation.method === asked && operation.path.test(path));
  }
}

function matcher(template: string): RegExp {
  const pattern = template
    .split('/')
    .map((part) => (part.startsWith('{') ? '[^/]+' : part.replace(/[^\w-]/g, '\\$&')))
    .join('/');
  return new RegExp(`^${pattern}/?$`);
}
