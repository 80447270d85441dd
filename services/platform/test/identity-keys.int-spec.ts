import { createHmac, sign } from 'node:crypto';
import { Controller, Get, Module, type INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ErrorFilter } from '../src/errors/error.filter.js';
import { Access } from '../src/identity/access.decorator.js';
import { keyId, makeIdentityKeys, privateKeyPem, publicKeyPem } from '../src/identity/identity-keys.js';
import { IdentityModule } from '../src/identity/identity.module.js';
import { IdentitySigner } from '../src/identity/identity-signer.js';
import { identityHeader } from '../src/identity/identity.js';

@Controller('closed')
class ClosedController {
  @Access('owner')
  @Get()
  read() {
    return 'closed';
  }
}

const caller = { userId: 'u1', username: 'pat', role: 'owner' as const, sessionId: 's1' };

const tokenOf = ({ privateKey }: { privateKey: string }) =>
  new IdentitySigner(privateKey).forCaller(caller, 'leads');

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns a token of the gateway's key pair, with some of its header and claims replaced. */
function tokenWith(
  keys: ReturnType<typeof makeIdentityKeys>,
  { header = {}, claims = {} }: { header?: { alg?: string }; claims?: object } = {},
): string {
  const now = Math.floor(Date.now() / 1000);
  const pem = publicKeyPem(keys.publicKey);
  const text = [
    encode({ alg: 'ES256', typ: 'JWT', kid: keyId(pem), ...header }),
    encode({
      sub: 'u1',
      username: 'pat',
      role: 'owner',
      sid: 's1',
      iat: now,
      exp: now + 60,
      aud: 'leads',
      iss: 'gateway',
      ...claims,
    }),
  ].join('.');
  const signatures: Record<string, () => Buffer> = {
    none: () => Buffer.alloc(0),
    HS256: () => createHmac('sha256', pem).update(text).digest(),
  };
  const ours = () =>
    sign('sha256', Buffer.from(text), { key: privateKeyPem(keys.privateKey), dsaEncoding: 'ieee-p1363' });
  return `${text}.${(signatures[header.alg ?? ''] ?? ours)().toString('base64url')}`;
}

/** Starts a service that is configured with these public keys. */
async function serviceKnowing(publicKey: string): Promise<INestApplication> {
  @Module({
    imports: [IdentityModule.forRoot({ audience: 'leads', publicKey })],
    controllers: [ClosedController],
  })
  class Service {}
  const app = await NestFactory.create(Service, { logger: false });
  app.useGlobalFilters(new ErrorFilter());
  await app.listen(0, '127.0.0.1');
  return app;
}

describe('the public keys of the gateway', () => {
  const [old, current, other] = [makeIdentityKeys(), makeIdentityKeys(), makeIdentityKeys()];
  let app: INestApplication;

  afterEach(() => app.close());

  const statusWith = async (token: string) =>
    (await fetch(`${await app.getUrl()}/closed`, { headers: { [identityHeader]: token } })).status;

  it('are two during a rotation, and no third', async () => {
    app = await serviceKnowing(`${current.publicKey},${old.publicKey}`);

    expect(await statusWith(tokenOf(current))).toBe(200);
    expect(await statusWith(tokenOf(old))).toBe(200);
    expect(await statusWith(tokenOf(other))).toBe(401);
  });

  it('are invalid once they are removed', async () => {
    app = await serviceKnowing(current.publicKey);

    expect(await statusWith(tokenOf(current))).toBe(200);
    expect(await statusWith(tokenOf(old))).toBe(401);
  });

  it('accept only ES256, the service’s own audience, the gateway’s tokens, and not for longer than they are valid', async () => {
    app = await serviceKnowing(current.publicKey);
    const past = Math.floor(Date.now() / 1000) - 1;

    expect(await statusWith(tokenWith(current))).toBe(200);
    for (const alg of ['none', 'HS256'])
      expect(await statusWith(tokenWith(current, { header: { alg } }))).toBe(401);
    for (const claims of [{ aud: 'media' }, { aud: undefined }, { iss: 'auth' }, { exp: past }])
      expect(await statusWith(tokenWith(current, { claims }))).toBe(401);
  });

  it('reject a token whose key id does not match its signature', async () => {
    app = await serviceKnowing(`${current.publicKey},${old.publicKey}`);
    const [header] = tokenOf(current).split('.');
    const [, ...signed] = tokenOf(other).split('.');

    expect(await statusWith([header, ...signed].join('.'))).toBe(401);
    for (const token of ['', '.', 'bnVsbA.e30.', 'e30.e30.e30', '%%%'])
      expect(await statusWith(token)).toBe(401);
  });
});
