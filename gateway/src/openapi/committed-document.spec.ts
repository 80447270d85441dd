import { readCommittedDocument } from './committed-document.js';

interface Described {
  parameters?: { name: string; in: string }[];
  requestBody?: object;
  responses: Record<string, { content?: object }>;
}

/** All operations of the document. Names of parameters are in lower case, because header names ignore case. */
const operations = Object.entries(readCommittedDocument().paths).flatMap(([path, item]) =>
  Object.entries(item as Record<string, Described>).map(([method, { parameters = [], ...described }]) => ({
    ...described,
    operation: `${method} ${path}`,
    path,
    names: parameters.map((parameter) => `${parameter.in} ${parameter.name.toLowerCase()}`),
  })),
);

describe(readCommittedDocument.name, () => {
  it('lists every parameter of a path', () => {
    const incomplete = operations.filter(({ path, names }) =>
      Array.from(path.matchAll(/\{(\w+)\}/g)).some(
        ([, name = '']) => !names.includes(`path ${name.toLowerCase()}`),
      ),
    );

    expect(incomplete.map(({ operation }) => operation)).toEqual([]);
  });

  it('lists no parameter twice', () => {
    const repeated = operations.filter(({ names }) => new Set(names).size < names.length);

    expect(repeated.map(({ operation }) => operation)).toEqual([]);
  });

  it('asks clients for no header that the gateway sets', () => {
    const ofGateway = operations.filter(({ names }) =>
      names.some((name) => name === 'header x-chat-token' || name === 'header x-proof'),
    );

    expect(ofGateway.map(({ operation }) => operation)).toEqual([]);
  });

  it('describes what an operation that takes a body refuses', () => {
    const silent = operations.filter(({ requestBody, responses }) => requestBody && !responses['400']);

    expect(silent.map(({ operation }) => operation)).toEqual([]);
  });

  it('describes each error as JSON', () => {
    const errors = operations.flatMap(({ operation, responses }) =>
      Object.entries(responses).map(([status, { content = {} }]) => ({
        operation,
        status,
        types: Object.keys(content),
      })),
    );

    expect(
      errors.filter(({ status, types }) => status >= '400' && types.join() !== 'application/json'),
    ).toEqual([]);
  });

  it('describes the body of each answer that has one', () => {
    const silent = operations.filter(({ responses }) =>
      Object.entries(responses).some(([status, { content }]) => ['200', '201'].includes(status) && !content),
    );

    expect(silent.map(({ operation }) => operation)).toEqual([]);
  });
});
