import type { LeadsConfig } from '../config/leads.config.js';
import { PhotoLinks } from './photo-links.js';
import { PhotoLinkExpired, PhotoLinkInvalid } from './photos.errors.js';

const now = Date.UTC(2026, 10, 21);
const day = 24 * 3_600_000;
const links = new PhotoLinks({
  PHOTO_LINK_SECRET: 's'.repeat(32),
  PUBLIC_URL: 'https://a.test/',
} as LeadsConfig);
const id = '019aa000-0000-7000-8000-000000000001';
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

describe(PhotoLinks.name, () => {
  const token = tokenOf(links.to(id, now));

  it('creates a link on the site', () => {
    expect(links.to(id, now)).toBe(`https://a.test/api/leads/photos/${id}?token=${token}`);
  });

  it('expires links after 30 days', () => {
    expect(() => links.verify(id, token, now + 30 * day - 1000)).not.toThrow();
    expect(() => links.verify(id, token, now + 30 * day)).toThrow(PhotoLinkExpired);
  });

  it.each([
    ['another photo', id.replace('1', '2'), token],
    ['a later expiry', id, token.replace(/^\d+/, (expiry) => String(Number(expiry) + 1))],
    ['a changed signature', id, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
    ['an empty token', id, ''],
    ['a malformed token', id, '💥.💥'],
  ])('rejects %s', (_what, photoId, text) => {
    expect(() => links.verify(photoId, text, now)).toThrow(PhotoLinkInvalid);
  });

  it('rejects a link signed with another secret', () => {
    const other = new PhotoLinks({ PHOTO_LINK_SECRET: 't'.repeat(32) } as LeadsConfig);

    expect(() => other.verify(id, token, now)).toThrow(PhotoLinkInvalid);
  });
});
