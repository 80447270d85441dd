import { expect, test, type APIRequestContext } from '@playwright/test';

interface Operation {
  method: string;
  path: string;
}

const origin = process.env['SITE_URL'] ?? '';
const unknownId = '01936f5e-8a3c-7b1d-9c2e-4f5a6b7c8d9e';

/**
 * Operations without a request body, to which no bad body can be sent. Signing out would also end this test's session.
 */
const takesNoBody = [
  '/api/visits/calendar',
  '/api/user/logout',
  '/api/leads/mail-state/send-failed',
  '/api/leads/{id}/answered-elsewhere',
  '/api/leads/{id}/text-opened',
  '/api/photo-handovers',
  '/api/projects/samples',
  '/api/projects/{id}/renditions',
  '/api/user/passkeys/options',
  '/api/user/passkeys/sign-in/options',
  '/api/user/session/confirm/options',
];

async function operations(request: APIRequestContext, methods: string[]): Promise<Operation[]> {
  const { paths } = (await (await request.get('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  return Object.entries(paths)
    .filter(([path]) => !takesNoBody.includes(path))
    .flatMap(([path, item]) =>
      Object.keys(item).map((method) => ({ method, path: path.replace(/\{\w+\}/g, unknownId) })),
    )
    .filter(({ method }) => methods.includes(method));
}

async function signIn(request: APIRequestContext): Promise<void> {
  const data = { username: 'owner', password: process.env['OWNER_PASSWORD'] ?? '' };
  const answer = await request.post('/api/user/login', { headers: { Origin: origin }, data });
  expect(answer.status()).toBe(200);
}

/**
 * Deeply nested JSON. A known field (`to`) is wrong, too, because routes whose fields are all optional would otherwise
 * accept it.
 */
const deep = `{"to":7,"a":${'{"a":'.repeat(300)}1${'}'.repeat(300)}}`;
const bodies: Array<[what: string, body: string, type?: string]> = [
  ['broken JSON', '{"title": '],
  ['a list', '[]'],
  ['null', 'null'],
  ['a word', '"word"'],
  [
    'fields of wrong types',
    JSON.stringify({
      name: [],
      email: 7,
      title: {},
      username: false,
      status: 9,
      text: {},
      services: 'x',
      imageUrl: 1,
      to: 7,
    }),
  ],
  ['a deep nest', deep],
  ['more than the path may have', `"${'x'.repeat(200_000)}"`],
  ['plain text', 'hello', 'text/plain'],
];

/**
 * Returns the headers of a signed-in request. The tests pass them to `fetch`, because Playwright's own client would
 * copy each call into the trace, which takes longer than the call.
 */
async function sessionOf(request: APIRequestContext): Promise<Record<string, string>> {
  const { cookies } = await request.storageState();
  return { Origin: origin, Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}

for (const who of ['a visitor', 'the owner'] as const) {
  test(`every operation that takes a body refuses bad ones from ${who} with a sentence`, async ({
    request,
  }) => {
    if (who === 'the owner') await signIn(request);
    const session = await sessionOf(request);
    const refuse = async (
      { method, path }: Operation,
      [what, body, type = 'application/json']: (typeof bodies)[number],
    ) => {
      const headers = { ...session, 'Content-Type': type };
      const answer = await fetch(`${origin}${path}`, { method: method.toUpperCase(), headers, body });
      const text = await answer.text();
      const said = `${what} to ${method} ${path}: ${answer.status} ${text}`;
      expect(answer.status, said).toBeGreaterThanOrEqual(400);
      expect(answer.status, said).toBeLessThan(500);
      expect((JSON.parse(text) as { error: unknown }).error, said).toEqual(expect.any(String));
    };
    for (const operation of await operations(request, ['post', 'patch', 'put']))
      await Promise.all(bodies.map((body) => refuse(operation, body)));
    const health = async () => (await request.get('/api/health')).json() as Promise<object>;
    await expect.poll(health).toMatchObject({ status: 'ok' });
  });
}

test('odd queries and paths are answered, never with our failure', async ({ request }) => {
  await signIn(request);
  const headers = await sessionOf(request);
  const oddities = [
    '?limit=-1',
    '?limit=1e99',
    '?limit=1&limit=2',
    '?cursor=%00',
    '?q[]=x&status=nothing',
    '?cursor=%F0%28%8C%28',
    '/%E0%A4%A',
  ];
  const ask = async (address: string) => {
    const answer = await fetch(`${origin}${address}`, { headers });
    // Some responses are event streams, which never end.
    await answer.body?.cancel();
    expect(answer.status, address).toBeLessThan(500);
  };
  for (const { path } of await operations(request, ['get', 'delete']))
    await Promise.all(oddities.map((oddity) => ask(`${path}${oddity}`)));
});
