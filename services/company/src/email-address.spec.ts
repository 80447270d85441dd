import { isEmailAddress } from './email-address.js';

describe(isEmailAddress, () => {
  it.each(['ann@x.test', 'ann.o_b+tag@sub.x.test', "o'neil@x.test", `${'a'.repeat(247)}@x.test`])(
    'takes %s',
    (address) => {
      expect(isEmailAddress(address)).toBe(true);
    },
  );

  it.each([
    '',
    'ann',
    'ann@',
    'a@b',
    'ann@localhost',
    'ann@x.test.',
    'ann@x.test ben@x.test',
    'ann@x.test;ben@x.test',
    '"Ann Palmer" <ann@x.test>',
    '"a b"@x.test',
    '@x.test',
    'ann @x.test',
    'ann@x..test',
    'ann@-x.test',
    'ann@x.test\n',
    'ann\r\n@x.test',
    'ann\u0000@x.test',
    'ann\u2028@x.test',
    '"ann"@x.test',
    '"ann\r\nPhone: 555"@x.test',
    '<ann@x.test>',
    'ann@x.test,ben@x.test',
    `${'a'.repeat(248)}@x.test`,
    7,
    null,
    ['ann@x.test'],
  ])('refuses %j', (address) => {
    expect(isEmailAddress(address)).toBe(false);
  });
});
