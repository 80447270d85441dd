import { request, type ClientRequest } from 'node:http';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { aQuote } from './support/lead.factory.js';
import { post } from './support/send.js';
import { Leads } from './support/start-leads.js';

describe('slow bodies of unknown length', () => {
  let leads: Leads;
  const open: ClientRequest[] = [];

  beforeAll(async () => {
    leads = await Leads.start();
  });

  afterAll(async () => {
    for (const each of open) each.destroy();
    await leads.stopAll();
  });

  /** Starts a request body on a path that accepts photos, but with a method that does not. */
  const drip = async () => {
    const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
    const dripping = request(`${leads.url}/api/photo-handovers/photos`, { method: 'DELETE', headers });
    dripping.on('error', () => undefined);
    dripping.write('{');
    open.push(dripping);
    await waitUntil('the first bytes at the service', async () => dripping.socket?.bytesWritten !== 0);
  };

  it('take no place of visitors’ photos', async () => {
    for (let count = 0; count < 10; count += 1) await drip();

    const { body } = await post(
      `${leads.url}/api/quotes`,
      aQuote({ projectImages: [`data:image/jpeg;base64,${'A'.repeat(1_500_000)}`] }),
    );

    expect(body).toMatchObject({ fields: { projectImages: { code: 'invalid_image' } } });
  });
});
