import { identityHeader } from '@sandhill/platform/identity/identity.js';
import * as fc from 'fast-check';
import { fuzzRuns } from '@sandhill/testing/fuzz-runs.ts';
import { sendRaw } from '@sandhill/testing/raw-request.ts';
import { cookie, sessionToken, TestGateway } from './support/start-gateway.js';

const forgedToken = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(
  '{"sub":"1","username":"eve","role":"owner","sid":"1","aud":"media","iss":"gateway"}',
).toString('base64url')}.`;

/** Headers with which a client could forge an identity or address. */
const claims = [
  identityHeader,
  'x-session-token',
  'x-device-token',
  'x-chat-token',
  'forwarded',
  'x-real-ip',
  'x-forwarded-host',
  'via',
];
const spelling = (name: string) =>
  fc.constantFrom(
    name,
    name.toUpperCase(),
    name.replaceAll('-', '_'),
    ` ${name}`,
    `${name} `,
    `${name}\t`,
    `${name}\0`,
  );

function inAnyCase(name: string) {
  return fc
    .array(fc.boolean(), { minLength: name.length, maxLength: name.length })
    .map((uppers) =>
      [...name].map((letter, index) => (uppers[index] ? letter.toUpperCase() : letter)).join(''),
    );
}

const names = fc.oneof(
  fc
    .constantFrom(...claims, 'cookie', 'x-request-id', 'x-forwarded-proto', 'connection', 'te', 'upgrade')
    .chain(spelling),
  fc.constantFrom('origin', 'accept-encoding', 'if-none-match', 'range', 'expect', 'content-type', 'x'),
  fc.string({ unit: 'binary-ascii', maxLength: 12 }).filter((name) => !/[\r\n]|length|encoding/i.test(name)),
);
const values = fc.oneof(
  fc.constantFrom(
    forgedToken,
    `Bearer ${forgedToken}`,
    'sandhill_session=x',
    'sandhill_session=',
    '203.0.113.9',
  ),
  fc.constantFrom(
    'close, x-identity',
    'keep-alive, x-forwarded-for',
    'trailers',
    '*',
    '',
    'null',
    '%00',
    '"',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }).filter((value) => !/[\r\n]/.test(value)),
);
/**
 * Generates headers with names and values that HTTP allows, so that no server refuses a request before it could be
 * forwarded.
 */
const forwardable = fc.array(
  fc.tuple(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...claims).chain(inAnyCase) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('cookie', 'x-forwarded-proto', 'accept', 'if-none-match', 'x'),
      },
    ),
    fc.oneof(
      fc.constantFrom(forgedToken, `Bearer ${forgedToken}`, sessionToken, '203.0.113.9'),
      fc.string({ unit: fc.constantFrom(...' !#$%&*+-./:;<=>?@[]^_`{|}~azAZ09'), maxLength: 60 }),
    ),
  ),
  { minLength: 1, maxLength: 12 },
);
const headerLists = fc.array(fc.tuple(names, values), { maxLength: 12 });

describe('any headers', () => {
  let gateway: TestGateway;

  beforeAll(async () => {
    gateway = await TestGateway.start({ RATE_API_PER_MINUTE: '1000000' });
  });

  afterAll(() => gateway.stop());

  it('never cause a 5xx or an identity', async () => {
    await fc.assert(
      fc.asyncProperty(headerLists, async (headers) => {
        gateway.reset();
        const lines = headers.map(([name, value]) => `${name}: ${value}`);
        const head = ['GET /api/projects HTTP/1.1', 'Host: localhost', ...lines, '', ''].join('\r\n');

        const { status } = await sendRaw(gateway.port, Buffer.from(head, 'utf8'));

        expect(status).toBeGreaterThanOrEqual(200);
        expect(status).toBeLessThan(500);
        for (const arrived of gateway.media.arrivals) {
          for (const name of [...claims, 'cookie']) expect(arrived.headers).not.toHaveProperty([name]);
          expect(arrived.headers['x-forwarded-for']).not.toContain(',');
        }
      }),
      fuzzRuns(300),
    );
  });

  it('that HTTP allows are forwarded, and never as an identity, with a session or without', async () => {
    await fc.assert(
      fc.asyncProperty(forwardable, fc.boolean(), async (headers, hasSession) => {
        gateway.reset();
        const sent = [...headers, ...(hasSession ? [['Cookie', cookie.Cookie] as const] : [])];
        const lines = sent.map(([name, value]) => `${name}: ${value}`);
        // With `Connection: close`, the end of the connection is the end of the answer.
        const head = [
          'GET /api/projects HTTP/1.1',
          'Host: localhost',
          'Connection: close',
          ...lines,
          '',
          '',
        ].join('\r\n');

        const { status } = await sendRaw(gateway.port, Buffer.from(head, 'latin1'));

        expect(status).toBe(200);
        expect(gateway.media.arrivals).toHaveLength(1);
        const arrived = gateway.media.last.headers;
        for (const name of [...claims, 'cookie'].filter((name) => name !== identityHeader))
          expect(arrived).not.toHaveProperty([name]);
        const values = headers.map(([, value]) => value);
        expect(values).not.toContain(arrived[identityHeader]);
        if (!hasSession) expect(arrived).not.toHaveProperty([identityHeader]);
      }),
      fuzzRuns(300),
    );
  });
});
