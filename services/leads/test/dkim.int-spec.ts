import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { ConfigError } from '@sandhill/platform/config/config.error.js';
import { aQuote } from './support/lead.factory.js';
import { post } from './support/send.js';
import { Leads, officeEmail } from './support/start-leads.js';
import { verifyDkim } from './support/verify-dkim.js';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const dkim = { DKIM_DOMAIN: 'grounds.test', DKIM_SELECTOR: 'site1', DKIM_PRIVATE_KEY: pem };

describe('mail of a site with a DKIM key', () => {
  let leads: Leads;

  beforeAll(async () => {
    leads = await Leads.start();
  });

  afterAll(() => leads.stopAll());

  it('has a signature that a receiving server can verify', async () => {
    await post(`${leads.url}/api/quotes`, aQuote());
    await leads.startWorker(dkim);

    const [mail] = await leads.mailbox.untilMailTo(officeEmail);

    expect(verifyDkim(mail?.raw ?? '', createPublicKey(privateKey))).toMatchObject({
      d: 'grounds.test',
      s: 'site1',
      a: 'rsa-sha256',
    });
    const altered = mail?.raw.replace('Subject: ', 'Subject: Re: ') ?? '';
    expect(() => verifyDkim(altered, createPublicKey(privateKey))).toThrow('the signature is invalid');
  });

  it('requires all three settings and a valid key', async () => {
    await expect(leads.startWorker({ DKIM_DOMAIN: 'grounds.test' })).rejects.toThrow(ConfigError);
    const { privateKey: ed25519 } = generateKeyPairSync('ed25519');
    const { privateKey: short } = generateKeyPairSync('rsa', { modulusLength: 512 });
    const keys = [ed25519, short].map((key) => key.export({ type: 'pkcs8', format: 'pem' }).toString());
    for (const key of ['no key', ...keys])
      await expect(leads.startWorker({ ...dkim, DKIM_PRIVATE_KEY: key })).rejects.toThrow(
        'DKIM_PRIVATE_KEY must be a private key of the type RSA',
      );
  });
});
