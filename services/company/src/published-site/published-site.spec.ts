import { jest } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import type { DataSource } from 'typeorm';
import { publicContent } from '../content/public-content.js';
import { firstVersion } from '../content/first-version.js';
import { PublishedSite } from './published-site.js';

/** Replaces the service's database, which has no copy yet. */
const database = {
  manager: { findOneBy: async () => null, upsert: async () => undefined },
} as unknown as DataSource;

describe(PublishedSite, () => {
  let content: Server;
  let answers: number[];
  let site: PublishedSite;

  beforeEach(async () => {
    answers = [];
    const body = JSON.stringify({ version: 2, content: publicContent(dated('2026-11-20')) });
    content = createServer((request, response) => {
      const isKnown = request.headers['if-none-match'] === '"2"';
      answers.push(isKnown ? 304 : 200);
      response.writeHead(isKnown ? 304 : 200, { ETag: '"2"' }).end(isKnown ? undefined : body);
    });
    content.listen(0, '127.0.0.1');
    await once(content, 'listening');
    const { port } = content.address() as AddressInfo;
    site = new PublishedSite(`http://127.0.0.1:${port}`, database);
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await site.onApplicationShutdown();
    content.closeAllConnections();
    content.close();
  });

  it('leaves a claim out from the day after its end, although nothing is published', async () => {
    const today = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2028-11-20T12:00:00-05:00'));
    site.onApplicationBootstrap();
    await waitUntil('the content', async () => site.current.claims.projects?.en === '777 projects');

    today.mockReturnValue(Date.parse('2028-11-21T12:00:00-05:00'));

    await waitUntil('the next day', async () => site.current.claims.projects === undefined);
    expect(new Set(answers.slice(1))).toEqual(new Set([304]));
  });
});

/** Returns the first version with a claim that was checked on this day, and therefore ends two years later. */
function dated(asOf: string): typeof firstVersion {
  const { claims } = firstVersion;
  const projects = { ...claims.projects, text: { en: '777 projects', es: '' }, asOf };
  return { ...firstVersion, claims: { ...claims, projects } } as typeof firstVersion;
}
