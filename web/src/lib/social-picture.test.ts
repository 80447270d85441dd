import { aStoryPicture } from '../testing/stories';
import { socialPicture } from './social-picture';

const own = (widths: number[], alt = { en: 'A lawn', es: 'Un césped' }) => ({
  ...aStoryPicture('one'),
  width: 4032,
  height: 3024,
  srcset: { webp: widths.map((width) => `/media/one/${width}.webp ${width}w`).join(', '), avif: null },
  alt,
});

describe(socialPicture, () => {
  it('is the shipped one until the firm has chosen its own', () => {
    expect(socialPicture('es')).toMatchObject({ path: '/social.jpg', width: 1200, height: 630 });
  });

  it.each([
    [[400, 800, 1200, 1600], '/media/one/1200.webp', 1200, 900],
    [[400, 800], '/media/one/800.webp', 800, 600],
  ])('is of the size for a large card, or the widest there is: %j', (widths, path, width, height) => {
    expect(socialPicture('es', own(widths))).toEqual({ path, width, height, alt: 'Un césped' });
  });

  it('is described by the firm’s name where the firm wrote nothing', () => {
    expect(socialPicture('en', own([800], { en: '', es: '' })).alt).toBe('Sandhill Grounds');
  });
});
