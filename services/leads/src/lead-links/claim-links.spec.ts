import { LeadsConfig } from '../config/leads.config.js';
import { PhotoLinks } from '../photos/photo-links.js';
import { ClaimLinks } from './claim-links.js';
import { ClaimLinkExpired, LeadLinkInvalid } from './lead-links.errors.js';

const id = '019aa000-0000-7000-8000-00000000abcd';
const now = Date.UTC(2026, 5, 1);
const sevenDaysMs = 7 * 24 * 3_600_000;

function links(secret = 'a-secret-of-at-least-32-characters') {
  const config = Object.assign(new LeadsConfig(), { PHOTO_LINK_SECRET: secret });
  return new ClaimLinks(config, new PhotoLinks(config));
}

describe(ClaimLinks, () => {
  it('name one lead for seven days', () => {
    const token = links().token(id, now);

    expect(links().verify(token, now + sevenDaysMs - 1000)).toBe(id);
    expect(() => links().verify(token, now + sevenDaysMs)).toThrow(ClaimLinkExpired);
    expect(links().to(id, now)).toBe(`http://localhost:8080/have-it/${token}`);
    expect(token).toMatch(/^[\w-]{40,80}$/);
  });

  it('cannot be made or changed without the secret', () => {
    const token = links().token(id, now);
    const bytes = Buffer.from(token, 'base64url');
    const forged = [...bytes.keys()].map((index) => {
      const copy = Buffer.from(bytes);
      copy[index] = (copy[index] ?? 0) ^ 1;
      return copy.toString('base64url');
    });

    for (const text of [
      ...forged,
      links('another-secret-of-32-characters!').token(id, now),
      '',
      'x',
      token.slice(1),
    ])
      expect(() => links().verify(text, now)).toThrow(LeadLinkInvalid);
  });
});
