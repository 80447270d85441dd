/** Matches the picture on a page's first screen: the `<picture>` whose image has a high fetch priority. */
const firstPicture =
  /<picture[^>]*><source type="([^"]+)" srcSet="([^"]+)" sizes="([^"]+)"\/>(?:(?!<\/picture>).)*?<img[^>]*fetchPriority="high"/;

/**
 * Returns the preload tag for the picture of the first screen, if there is one, so that the browser requests the right
 * size before it reads the body. React preloads plain images, but not a `<picture>` with several formats.
 */
export function preloadFirstPicture(html: string): string[] {
  const [, type, srcset, sizes] = firstPicture.exec(html) ?? [];
  if (!type) return [];
  return [
    `<link rel="preload" as="image" type="${type}" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high" />`,
  ];
}
