import { firstVersion } from './content/first-version.js';

describe('the company of the first version', () => {
  it('uses only telephone numbers and addresses that are reserved for fiction', () => {
    const { phone, emails, socialMedia } = firstVersion.facts;

    expect(phone).toMatch(/^\(239\) 555-01\d\d$/);
    expect(Object.values(emails).every((mail) => mail.endsWith('.example'))).toBe(true);
    expect(Object.values(socialMedia).every((address) => address.startsWith('https://social.example/'))).toBe(
      true,
    );
  });
});
