import { http, HttpResponse } from 'msw';
import { server } from '../testing/mocks/server';
import { loadSite } from './load-site';

const address = '/site/content-0123456789abcdef.json';

describe(loadSite.name, () => {
  const provided = globalThis.sandhillSite;

  beforeEach(() => (globalThis.sandhillSite = undefined));
  afterEach(() => (globalThis.sandhillSite = provided));

  it('asks again while a copy of the public server does not have the words of a new version', async () => {
    let asked = 0;
    server.use(
      http.get(`*${address}`, () => {
        asked += 1;
        return asked < 3 ? new HttpResponse(null, { status: 404 }) : HttpResponse.json({ areas: [] });
      }),
    );

    await loadSite(address);

    expect(globalThis.sandhillSite).toEqual({ areas: [] });
  });

  it('fails when they cannot be had, so that the page can offer to load again', async () => {
    server.use(http.get(`*${address}`, () => HttpResponse.error()));

    await expect(loadSite(address)).rejects.toThrow(/fetch/i);
    expect(globalThis.sandhillSite).toBeUndefined();
  });
});
