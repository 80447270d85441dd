import { codeAt, isTotpCode, otpauthUrl, stepAt, stepOf } from './totp.js';

const secret = Buffer.from('12345678901234567890');
const atSecond = (seconds: number) => new Date(seconds * 1000);

describe(codeAt.name, () => {
  // Appendix B of RFC 6238 lists codes of eight digits; the codes of six digits are their ends.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at second %s matches RFC 6238', (seconds, code) => {
    expect(codeAt(secret, stepAt(atSecond(seconds)))).toBe(code.slice(-6));
  });

  it.each([
    '755224',
    '287082',
    '359152',
    '969429',
    '338314',
    '254676',
    '287922',
    '162583',
    '399871',
    '520489',
  ])('matches RFC 4226: %s', (code) => {
    const codes = Array.from({ length: 10 }, (_, counter) => codeAt(secret, counter));

    expect(codes).toContain(code);
  });
});

describe(stepOf.name, () => {
  const now = atSecond(1_234_567_890);
  const step = stepAt(now);

  it.each([-1, 0, 1])('accepts the code at offset %s', (offset) => {
    expect(stepOf(codeAt(secret, step + offset), secret, now)).toBe(step + offset);
  });

  it.each([-2, 2])('rejects the code at offset %s', (offset) => {
    expect(stepOf(codeAt(secret, step + offset), secret, now)).toBeUndefined();
  });

  it.each(['', '00592', '0059245', 'abcdef', '００５９２４'])('rejects %p', (code) => {
    expect(stepOf(code, secret, now)).toBeUndefined();
  });
});

describe(isTotpCode.name, () => {
  it('accepts six digits only', () => {
    expect(['005924', '5924', 'abcdef', '0059245', ''].map(isTotpCode)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe(otpauthUrl.name, () => {
  it('contains everything an app needs', () => {
    expect(otpauthUrl(secret, { issuer: 'Sandhill Grounds', account: 'ana+b@c' })).toBe(
      'otpauth://totp/Sandhill%20Grounds:ana%2Bb%40c?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' +
        '&issuer=Sandhill%20Grounds&algorithm=SHA1&digits=6&period=30',
    );
  });
});
