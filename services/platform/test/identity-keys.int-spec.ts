import { Controller, Get, Module, type INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ErrorFilter } from '../src/errors/error.filter.js';
import { Access } from '../src/identity/access.decorator.js';
import { makeIdentityKeys } from '../src/identity/identity-keys.js';
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

/** A service with these public keys. */
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

  it('reject a token whose key id does not match its signature', async () => {
    app = await serviceKnowing(`${current.publicKey},${old.publicKey}`);
    const [header] = tokenOf(current).split('.');
    const [, ...signed] = tokenOf(other).split('.');

    expect(await statusWith([header, ...signed].join('.'))).toBe(401);
    for (const token of ['', '.', 'bnVsbA.e30.', 'e30.e30.e30', '%%%'])
      expect(await statusWith(token)).toBe(401);
  });
});
