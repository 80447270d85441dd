import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { once } from 'node:events';
import { waitUntil } from '../../../local/wait-until.ts';
import { hold, type Check } from '../support/check.ts';
import { ComposeStack } from '../support/compose-stack.ts';
import { withTls } from '../support/tls-stack.ts';
import { duringTraffic, inWords, lostLeads } from '../support/visitors.ts';

const invented = '203.0.113.77';

/** Checks HTTPS with the profile `tls`. Certificates come from Caddy's own authority instead of a public one. */
export const tls: Check[] = [
  { name: 'HTTPS: certificate, redirect, cookie, HSTS, and whose address is believed', run: behindCaddy },
  { name: 'HTTPS: make roll SERVICE=web under load, and nothing fails', run: rollsWithoutFailure },
  { name: 'TRUSTED_PROXY: a proxy of one’s own is believed', run: behindAnother },
];

async function behindCaddy(): Promise<string> {
  return withTls(async ({ stack, url, httpPort, httpsPort, ca }) => {
    const secure = (path: string, body?: object, headers = {}) =>
      ask({ port: httpsPort, path, ca, body, headers: { Origin: url, ...headers } });

    const home = await secure('/');
    hold(home.statusCode === 200, `the home page was answered with ${home.statusCode}`);
    hold(home.headers.server === undefined, `the server is named: ${home.headers.server}`);
    const hsts = String(home.headers['strict-transport-security']);
    const other = String(home.headers['alt-svc']);
    hold(other.startsWith(`h3=":${httpsPort}"`), `HTTP/3 is offered at ${other}`);
    hold(hsts.startsWith('max-age=31536000'), `HSTS is ${hsts}`);
    const moved = await ask({ port: httpPort, path: '/about' });
    hold(
      moved.statusCode === 308 && moved.headers.location === `https://localhost:${httpsPort}/about`,
      `plain HTTP was answered with ${moved.statusCode} ${moved.headers.location}`,
    );
    const named = await ask({ port: httpsPort, path: '/es?from=ad', ca, name: 'www.localhost' });
    hold(
      named.statusCode === 308 && named.headers.location === `${url}/es?from=ad`,
      `another name was answered with ${named.statusCode} ${named.headers.location}`,
    );
    const plain = await fetch(`${stack.url}/`);
    hold(!plain.headers.has('strict-transport-security'), 'HSTS over plain HTTP');

    const wrong = { username: 'nobody', password: 'not-a-password' };
    await secure('/api/user/login', wrong, { 'X-Forwarded-For': invented });
    await fetch(`${stack.url}/api/user/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': invented, Origin: url },
      body: JSON.stringify(wrong),
    });
    const addresses = await seenAddresses(stack, 2);
    hold(!addresses.includes(invented), `an invented address was believed: ${addresses.join(', ')}`);

    const cookie = await cookieOf(stack, secure);
    hold(
      /^__Host-[^;]+;.*Secure/.test(cookie) && !/domain=/i.test(cookie),
      `the cookie is ${cookie.replace(/=[^;]+/, '=…')}`,
    );
    return `${hsts}; cookie ${cookie.split('=')[0]}; addresses seen: ${addresses.join(', ')}`;
  });
}

/** Replaces the `web` container three times under load. Caddy holds requests for the new container. */
async function rollsWithoutFailure(): Promise<string> {
  return withTls(async ({ stack, url }) => {
    const roll = () => stack.make('roll', 'SERVICE=web', 'BUILD=0');
    const traffic = await duringTraffic(stack, { url }, async () => {
      for (let turn = 0; turn < 3; turn += 1) await roll();
    });
    const version = await stack.must('docker', ['compose', 'exec', '-T', 'caddy', 'caddy', 'version']);
    // Caddy before 2.11.2 closes a body after its first attempt (http: invalid Read on closed Body). The page then
    // sends the lead again.
    const keepsBodies = !/^v?2\.(\d|10|11\.[01])\b/.test(version.trim());
    const refused = keepsBodies ? traffic.leads.refusals.size : 0;
    hold(
      traffic.failedReads.length === 0 && refused === 0,
      `${traffic.failedReads.slice(0, 5).join(', ')}: ${inWords(traffic)}`,
    );
    const lost = await lostLeads(stack, traffic.leads);
    hold(lost.length === 0, `${lost.length} accepted leads are lost`);
    return `Caddy ${version.trim()}; web was replaced 3 times: ${inWords(traffic)}`;
  });
}

async function behindAnother(): Promise<string> {
  const stack = await ComposeStack.prepared('tls', {
    variables: { TRUSTED_PROXY: '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16' },
  });
  try {
    await stack.up();
    const headers = { Origin: stack.url, 'X-Forwarded-For': invented, 'X-Forwarded-Proto': 'https' };
    const port = Number(new URL(stack.url).port);
    const wrong = { username: 'nobody', password: 'not-a-password' };
    await ask({ port, path: '/api/user/login', body: wrong, headers });
    const home = await ask({ port, path: '/', headers });
    hold('strict-transport-security' in home.headers, 'no HSTS behind a proxy that speaks HTTPS');
    const [address] = await seenAddresses(stack, 1);
    hold(address === invented, `the address seen is ${address}`);
    return `believed: ${address}`;
  } finally {
    await stack.down();
  }
}

/**
 * Returns the IP addresses of failed sign-ins from auth's audit trail. An entry has the first address of an hour and
 * the last one.
 */
async function seenAddresses(stack: ComposeStack, count: number): Promise<string[]> {
  const statement = `SELECT seen FROM audit_events, unnest(ARRAY[address, details->>'lastAddress']) AS seen
    WHERE action = 'sign_in_failed' AND seen IS NOT NULL`;
  let found: string[] = [];
  await waitUntil('the trail of the failed sign-ins', async () => {
    found = await stack.query('auth', statement);
    return found.length >= count;
  });
  return found;
}

async function cookieOf(
  stack: ComposeStack,
  secure: (path: string, body?: object) => Promise<IncomingMessage>,
): Promise<string> {
  const file = '/var/lib/sandhill/first-password.txt';
  const text = await stack.must('docker', ['compose', 'exec', '-T', 'auth', 'cat', file]);
  const password = /password: (\S+)/i.exec(text)?.[1];
  const answer = await secure('/api/user/login', { username: 'owner', password });
  hold(answer.statusCode === 200, `signing in was answered with ${answer.statusCode}`);
  return answer.headers['set-cookie']?.[0] ?? '';
}

interface Asked {
  port: number;
  path: string;
  /** Name of the site in the request; default: `localhost`. */
  name?: string;
  /** Certificate authority. If given, the request uses HTTPS. */
  ca?: string;
  body?: object;
  headers?: Record<string, string>;
}

async function ask({
  port,
  path,
  name = 'localhost',
  ca,
  body,
  headers = {},
}: Asked): Promise<IncomingMessage> {
  const options = {
    host: 'localhost',
    port,
    path,
    family: 4,
    method: body ? 'POST' : 'GET',
    headers: { Host: `${name}:${port}`, ...headers, ...(body && { 'Content-Type': 'application/json' }) },
  };
  const request = ca ? httpsRequest({ ...options, ca, servername: name }) : httpRequest(options);
  request.end(body && JSON.stringify(body));
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.resume();
  return answer;
}
