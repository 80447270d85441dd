import type { OpenAPIObject } from '@nestjs/swagger';

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'] as const;

type Paths = OpenAPIObject['paths'];
type Components = NonNullable<OpenAPIObject['components']>;
type OperationObject = NonNullable<Paths[string]['get']>;

/**
 * Merges the services' documents, given by service name. Operations with empty `security` are public. Repeated
 * operation ids are prefixed with the service's name.
 *
 * @throws if there are no documents, if a service uses an operation id twice, or if two services claim the same
 * operation or use one name for different components.
 */
export function mergeDocuments(documents: Readonly<Record<string, OpenAPIObject>>): OpenAPIObject {
  const entries = Object.entries(documents);
  const [first] = entries;
  if (!first) throw new Error('no documents to merge');
  const repeated = repeatedIds(entries.flatMap(([, { paths }]) => operationsOf(paths)));
  const paths: Paths = {};
  const components: Components = {};
  for (const [service, document] of entries) {
    addPaths(paths, service, nameOperations(service, document, repeated));
    addComponents(components, service, document.components ?? {});
  }
  const { openapi, info } = first[1];
  return { openapi, info, servers: [], tags: [], paths: sorted(paths), components: sortedTwice(components) };
}

function operationsOf(paths: Paths): OperationObject[] {
  return Object.values(paths).flatMap((item) => methods.flatMap((method) => item[method] ?? []));
}

function repeatedIds(operations: readonly OperationObject[]): Set<string> {
  const ids = operations.map(({ operationId }) => operationId ?? '');
  return new Set(ids.filter((id, index) => id !== '' && ids.indexOf(id) !== index));
}

function nameOperations(service: string, { paths }: OpenAPIObject, repeated: ReadonlySet<string>): Paths {
  const copy = structuredClone(paths);
  for (const id of repeatedIds(operationsOf(paths))) throw new Error(`${service} has two operations ${id}`);
  for (const operation of operationsOf(copy)) {
    const { operationId } = operation;
    if (operationId && repeated.has(operationId)) {
      operation.operationId = `${service}${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}`;
    }
    operation.security ??= [];
    if (!operation.tags?.length) operation.tags = [service];
  }
  return copy;
}

function addPaths(all: Paths, service: string, paths: Paths): void {
  for (const [path, item] of Object.entries(paths)) {
    const known = all[path] ?? {};
    const claimed = Object.keys(item).find((key) => key in known);
    if (claimed) throw new Error(`${claimed} ${path} is described twice, also by ${service}`);
    all[path] = { ...known, ...item };
  }
}

function addComponents(all: Components, service: string, components: Components): void {
  const kinds = all as Record<string, Record<string, unknown>>;
  for (const [kind, things] of Object.entries(components as Record<string, Record<string, unknown>>)) {
    const known = (kinds[kind] ??= {});
    for (const [name, thing] of Object.entries(things)) {
      const isOther = name in known && JSON.stringify(known[name]) !== JSON.stringify(thing);
      if (isOther)
        throw new Error(`${name} of ${service} differs from another service’s schema of that name`);
      known[name] = thing;
    }
  }
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function sortedTwice(components: Components): Components {
  const kinds = Object.entries(components as Record<string, Record<string, unknown>>);
  return Object.fromEntries(kinds.map(([kind, things]) => [kind, sorted(things)])) as Components;
}
