import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, getCACertificates, setDefaultCACertificates, type Server } from 'node:tls';
import type { INestApplication } from '@nestjs/common';
import { certificateFault } from '@sandhill/platform/http/certificate-fault.js';
import { AlarmWatch } from '../src/mail/alarms/alarm-watch.js';
import { SiteCertificate } from '../src/mail/alarms/site-certificate.js';
import { Leads } from './support/start-leads.js';
import { Webhook } from './support/webhook.js';

/** A certificate for `localhost` that is self-signed and valid until 2126. */
const cert = `-----BEGIN CERTIFICATE-----
MIIBlTCCATugAwIBAgIUMR+JJKdo4rbzAwgQLhrVM2XSa2cwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEzMDIyMDg0N1oYDzIxMjYxMTA2
MjIwODQ3WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAR/D0BuTZXt9PsuTQ7asKLubKGZo16shIoVELadbdY8qet464481w1I
XUZUZQCdFOHKrRWC9bKNTLdqfyekYt28o2kwZzAdBgNVHQ4EFgQUIwEVs/1Nvn4/
M9N6vNs6EqUBNTIwHwYDVR0jBBgwFoAUIwEVs/1Nvn4/M9N6vNs6EqUBNTIwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SAAwRQIhALjdJZrH00x2mbib4RfPN/71yjnthPJ+Gz+pk+TdxUPXAiBmr+I1YEjZ
/6BY04Xyj55CEcxrcHmXm25WPkMrinaAbg==
-----END CERTIFICATE-----`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgeQj0ldViOgwTkYnI
I2kUjZf1WkNmuFwYcDDWXvw1B4WhRANCAAR/D0BuTZXt9PsuTQ7asKLubKGZo16s
hIoVELadbdY8qet464481w1IXUZUZQCdFOHKrRWC9bKNTLdqfyekYt28
-----END PRIVATE KEY-----`;
const end = Date.parse('2126-11-06T22:08:47Z');
const dayMs = 24 * 60 * 60_000;

describe('the certificate of the site', () => {
  const trusted = getCACertificates('default');
  let server: Server;
  let port: number;
  const url = (host = 'localhost') => new URL(`https://${host}:${port}`);

  beforeAll(async () => {
    server = createServer({ cert, key }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  });

  afterEach(() => setDefaultCACertificates(trusted));

  afterAll(() => server.close());

  it('has a fault when browsers would not take it, or when it should have been renewed', async () => {
    expect(await codeOf(url())).toBe('DEPTH_ZERO_SELF_SIGNED_CERT');

    setDefaultCACertificates([...trusted, cert]);

    expect(await codeOf(url())).toBeUndefined();
    expect(await codeOf(url(), end - 15 * dayMs)).toBeUndefined();
    expect(await codeOf(url(), end - 13 * dayMs)).toBe('CERT_ENDS_SOON');
    expect(await codeOf(url('127.0.0.1'))).toBe('ERR_TLS_CERT_ALTNAME_INVALID');
  });

  it('has a fault when the server has none', async () => {
    server.setSecureContext({});

    expect(await codeOf(url())).toMatch(/^ERR_SSL_/);
    server.setSecureContext({ cert, key });
  });

  it('has no fault when the site cannot be reached from here', async () => {
    expect(await codeOf(new URL('https://localhost:1'))).toBeUndefined();
  });

  it.each([
    ['localhost', '', [], 'it fails (DEPTH_ZERO_SELF_SIGNED_CERT)'],
    ['127.0.0.1', 'localhost  127.0.0.1', [cert], 'the certificate is of another name'],
  ])('of %s with a fault is named in health, and an alarm is raised', async (name, others, known, cause) => {
    setDefaultCACertificates([...trusted, ...known]);
    const webhook = new Webhook();
    const leads = await Leads.start({ environment: { ALERT_WEBHOOK_URL: await webhook.open() } });
    const site = { PUBLIC_URL: url().origin, OTHER_DOMAINS: others };
    const worker = await leads.startWorker(site, { SITE_MODE: 'live' });
    const of = <Type>(type: new (...given: never[]) => Type) => worker.get(type, { strict: false });
    await of(SiteCertificate).run();
    await of(AlarmWatch).run();

    expect(await ready(worker)).toMatchObject({
      dependencies: { siteCertificate: 'down' },
      causes: { siteCertificate: cause },
    });
    expect(webhook.received).toContainEqual(
      expect.objectContaining({ cause: 'certificate', text: expect.stringContaining(`${name} by HTTPS`) }),
    );
    await leads.stopAll();
    await webhook.close();
  });
});

const codeOf = async (...asked: Parameters<typeof certificateFault>) =>
  ((await certificateFault(...asked)) as NodeJS.ErrnoException | undefined)?.code;

const ready = async (worker: INestApplication) =>
  (await fetch(`${await worker.getUrl()}/health/ready`)).json() as Promise<object>;
