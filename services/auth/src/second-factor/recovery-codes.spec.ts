import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.js';

describe(makeRecoveryCodes.name, () => {
  it('creates ten different, readable codes', () => {
    const codes = makeRecoveryCodes();

    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([a-hjkmnp-z2-9]{5}-){4}[a-hjkmnp-z2-9]{5}$/);
  });
});

describe(hashRecoveryCode.name, () => {
  it('ignores case, spaces and dashes', () => {
    expect(hashRecoveryCode(' ABCD efgh-JKMN2345 ')).toEqual(hashRecoveryCode('abcd-efgh-jkmn-2345'));
    expect(hashRecoveryCode('abcd-efgh-jkmn-2346')).not.toEqual(hashRecoveryCode('abcd-efgh-jkmn-2345'));
  });
});
