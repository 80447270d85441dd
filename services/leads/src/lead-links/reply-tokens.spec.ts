import { LeadsConfig } from '../config/leads.config.js';
import { ReplyTokens } from './reply-tokens.js';

const id = '019aa000-0000-7000-8000-00000000abcd';
const tokens = (secret = 'a-secret-of-at-least-32-characters') =>
  new ReplyTokens(Object.assign(new LeadsConfig(), { PHOTO_LINK_SECRET: secret }));

describe(ReplyTokens.name, () => {
  it('come back from an address, whatever its case', () => {
    const address = tokens().addressFor(id, 'reply@firm.test');

    expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
    expect(tokens().leadIn(`To: The Firm <${address.toUpperCase()}>, x@y.test`)).toBe(id);
  });

  it('cannot be made or changed without the secret', () => {
    const address = tokens().addressFor(id, 'reply@firm.test');
    const changed = [...address].map((letter, index) =>
      /[a-z2-7]/.test(letter)
        ? `${address.slice(0, index)}${letter === 'a' ? 'b' : 'a'}${address.slice(index + 1)}`
        : address,
    );

    for (const forged of [
      tokens('another-secret-of-32-characters!').addressFor(id, 'reply@firm.test'),
      ...changed.slice(6, 47),
    ])
      expect(tokens().leadIn(forged)).toBeUndefined();
  });

  it('are left out where a local part would be too long', () => {
    const address = `${'a'.repeat(30)}@firm.test`;

    expect(tokens().addressFor(id, address)).toBe(address);
  });
});
