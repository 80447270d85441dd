import { readCommittedDocument } from './committed-document.js';

interface Parameter {
  name: string;
  in: string;
}

/** Parameters of every operation, as a client's generator reads them. Names of headers ignore case. */
const operations = Object.entries(readCommittedDocument().paths).flatMap(([path, item]) =>
  Object.entries(item as Record<string, { parameters?: Parameter[] }>).map(
    ([method, { parameters = [] }]) => ({
      operation: `${method} ${path}`,
      path,
      names: parameters.map((parameter) => `${parameter.in} ${parameter.name.toLowerCase()}`),
    }),
  ),
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
});
