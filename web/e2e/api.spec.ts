import { expect, test } from '@playwright/test';

test('the API describes itself, and every operation says whether it needs a session', async ({
  page,
  request,
}) => {
  const document = (await (await request.get('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { security?: unknown[] }>>;
  };
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/api/quotes', '/api/contact', '/api/projects', '/api/user/login']),
  );
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, { security }] of Object.entries(operations))
      expect(security, `${method} ${path}`).toBeInstanceOf(Array);
  }

  await page.goto('/api/docs');
  // Operations further down are rendered only when they are scrolled into view.
  await expect(page.getByText('/api/accounts').first()).toBeVisible();
});

test('the whole says how it is', async ({ request }) => {
  const health = async () => {
    const answer = await request.get('/api/health');
    return { code: answer.status(), ...((await answer.json()) as object) };
  };

  await expect.poll(health).toMatchObject({ code: 200, status: 'ok', mode: 'demo' });
});

test('a request from another site changes nothing', async ({ request }) => {
  const answer = await request.post('/api/contact', {
    headers: { Origin: 'https://elsewhere.example' },
    data: {},
  });

  expect([answer.status(), (await answer.json()).code]).toEqual([403, 'origin_not_allowed']);
});
