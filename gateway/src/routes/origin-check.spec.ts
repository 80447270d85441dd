import type { IncomingMessage } from 'node:http';
import { GatewayConfig } from '../gateway.config.js';
import { OriginCheck } from './origin-check.js';

const demo = new OriginCheck(Object.assign(new GatewayConfig(), { PUBLIC_URL: 'http://localhost:9000' }));
const live = new OriginCheck(
  Object.assign(new GatewayConfig(), { PUBLIC_URL: 'https://grounds.test/', SITE_MODE: 'live' }),
);

function passes(check: OriginCheck, method: string, headers: Record<string, string>): boolean {
  try {
    check.check({ method, headers } as unknown as IncomingMessage);
    return true;
  } catch {
    return false;
  }
}

describe(OriginCheck.name, () => {
  it.each(['GET', 'HEAD', 'OPTIONS'])('accepts %s from anywhere', (method) => {
    expect(passes(live, method, { origin: 'https://elsewhere.test' })).toBe(true);
  });

  it.each([
    [{ origin: 'http://localhost:9000' }, true],
    [{ origin: 'http://127.0.0.1:9000' }, true],
    [{ origin: 'http://localhost:9001' }, false],
    [{ origin: 'https://localhost:9000' }, false],
    [{ origin: 'null' }, false],
    [{ origin: 'http://localhost:9000.elsewhere.test' }, false],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.test' }, false],
    [{}, false],
  ])('checks a demo’s POST with %j', (headers, expected) => {
    expect(passes(demo, 'POST', headers as Record<string, string>)).toBe(expected);
  });

  it.each([
    [{ origin: 'https://grounds.test' }, true],
    [{ origin: 'http://localhost' }, false],
    [{ origin: 'http://grounds.test' }, false],
  ])('checks a live site’s DELETE with %j', (headers, expected) => {
    expect(passes(live, 'DELETE', headers)).toBe(expected);
  });
});
