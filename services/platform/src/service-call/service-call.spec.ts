import { JwtService } from '@nestjs/jwt';
import { isServiceCall, signServiceCall } from './service-call.js';

const secret = 'a-secret-that-two-services-share-0';
const call = { from: 'leads', to: 'auth', what: 'staff' };

describe(isServiceCall, () => {
  it('accepts a call that was signed with the shared secret', () => {
    expect(isServiceCall(secret, signServiceCall(secret, call), call)).toBe(true);
  });

  const jwt = new JwtService();
  const claims = { issuer: 'leads', audience: 'auth', subject: 'staff' };
  it.each([
    ['no header', undefined],
    ['another word', 'Basic leads'],
    ['no signature', `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`],
    ['another secret', signServiceCall('another-secret-that-no-one-shares', call)],
    ['another service', signServiceCall(secret, { ...call, from: 'media' })],
    ['a call to another service', signServiceCall(secret, { ...call, to: 'media' })],
    ['a call for something else', signServiceCall(secret, { ...call, what: 'passwords' })],
    [
      'a call of two minutes ago',
      `Bearer ${jwt.sign({ exp: Date.now() / 1000 - 60 }, { secret, ...claims })}`,
    ],
  ])('rejects %s', (_what, header) => {
    expect(isServiceCall(secret, header, call)).toBe(false);
  });
});
