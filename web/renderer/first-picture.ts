/** A page's first-screen photograph: the one `<picture>` whose image is to be fetched first. */
const firstPicture =
  /<picture[^>]*><source type="([^"]+)" srcSet="([^"]+)" sizes="([^"]+)"\/>(?:(?!<\/picture>).)*?<img[^>]*fetchPriority="high"/;

/**
 * Asks for that photograph before the page's body is read, in the size that the browser would choose there. React does so
 * itself for a plain image, not for one with several formats.
 */
export function preloadFirstPicture(html: string): string[] {
  const [, type, srcset, sizes] = firstPicture.exec(html) ?? [];
  if (!type) return [];
  return [
    `<link rel="preload" as="image" type="${type}" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high" />`,
  ];
}
