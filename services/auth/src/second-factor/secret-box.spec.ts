import { Logger } from '@nestjs/common';
import { SecondFactorUnavailable } from './second-factor.errors.js';
import { SecretBox } from './secret-box.js';

const box = new SecretBox({ SECOND_FACTOR_KEY: 'a key of at least thirty-two characters' });
const secret = Buffer.from('12345678901234567890');

describe(SecretBox.name, () => {
  beforeAll(() => Logger.overrideLogger(false));

  it('decrypts what it encrypted', () => {
    expect(box.open(box.seal(secret, 'ana'), 'ana')).toEqual(secret);
  });

  it('encrypts the same secret differently each time', () => {
    expect(box.seal(secret, 'ana')).not.toEqual(box.seal(secret, 'ana'));
    expect(box.seal(secret, 'ana').includes(secret)).toBe(false);
  });

  it('decrypts nothing with another key, for another account, or if changed', () => {
    const sealed = box.seal(secret, 'ana');
    const changed = Buffer.from(sealed);
    changed[changed.length - 1]! ^= 1;

    const other = new SecretBox({ SECOND_FACTOR_KEY: 'another key of at least 32 characters' });
    expect(() => other.open(sealed, 'ana')).toThrow(SecondFactorUnavailable);
    expect(() => box.open(sealed, 'rosa')).toThrow(SecondFactorUnavailable);
    expect(() => box.open(changed, 'ana')).toThrow(SecondFactorUnavailable);
  });

  it('fails without a key', () => {
    const keyless = new SecretBox({});

    expect(keyless.hasKey).toBe(false);
    expect(() => keyless.seal(secret, 'ana')).toThrow(SecondFactorUnavailable);
    expect(() => keyless.open(box.seal(secret, 'ana'), 'ana')).toThrow(SecondFactorUnavailable);
  });
});
