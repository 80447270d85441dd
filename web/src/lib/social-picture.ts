import type { Language } from '@sandhill/company/language.js';
import { commonContent } from '../content/common';
import { profile, site } from './site';

/** The picture that social networks and messengers show beside a link. */
export interface SocialPicture {
  /** Path on the site. */
  path: string;
  /** Width and height in pixels. */
  width: number;
  height: number;
  alt: string;
}

/** Width from which social networks show a large card, in pixels. */
const largeCard = 1200;

/** Returns the picture for link previews: the page's own, else the firm's first hero picture, else the shipped one. */
export function socialPicture(language: Language, own = site.pictures['hero-1']): SocialPicture {
  if (!own) return { path: '/social.jpg', width: 1200, height: 630, alt: commonContent[language].pictureAlt };
  const sizes = own.srcset.webp.split(', ').map((size) => {
    const [path = '', width = ''] = size.split(' ');
    return { path, width: Number.parseInt(width, 10) };
  });
  const { path, width } = sizes.find((size) => size.width >= largeCard) ??
    sizes.at(-1) ?? { path: own.imageUrl, width: own.width };
  return {
    path,
    width,
    height: Math.round((width * own.height) / own.width),
    alt: own.alt[language] || profile.name,
  };
}
