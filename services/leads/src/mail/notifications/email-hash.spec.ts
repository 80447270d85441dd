import { emailHash, mailboxOf } from './email-hash.js';

describe(mailboxOf, () => {
  it.each([
    ['Ann@Visitor.test', 'ann@visitor.test'],
    ['ann+1@visitor.test', 'ann@visitor.test'],
    ['ann+1+2@visitor.test', 'ann@visitor.test'],
    ['a.nn@visitor.test', 'a.nn@visitor.test'],
    ['A.nn.P+x@GMail.com', 'annp@gmail.com'],
    ['annp@googlemail.com', 'annp@gmail.com'],
    ['+ann@visitor.test', '+ann@visitor.test'],
  ])('maps %s to %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
  });
});

describe(emailHash, () => {
  it('is the same for all addresses of a mailbox and does not contain them', () => {
    expect(emailHash('victim+1@visitor.test')).toBe(emailHash('victim+2@visitor.test'));
    expect(emailHash('victim@visitor.test')).not.toContain('victim');
  });
});
