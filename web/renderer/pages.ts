import { createHash } from 'node:crypto';
import type { Story } from '@sandhill/company/stories/story.js';
import type { PlantGuide } from '@sandhill/company/plant-guide/plant.js';
import type { PageData } from '../src/lib/page-data';
import type { Template } from './template';

/** The server entry of the web app. It must be imported after `sandhillSite` is set. */
export type ServerEntry = typeof import('../src/entry-prerender');

export interface RenderOptions {
  entry: ServerEntry;
  template: Template;
  /** Content that the entry renders: the text of the JSON file that pages fetch. */
  content: string;
  guide: PlantGuide;
  /** Stories of projects, in the gallery's order. Each story has a page. */
  stories: readonly Story[];
  /** Data of the problem finder: the text of the JSON file that the finder's page fetches. */
  finder: string;
  publicUrl: string;
  /** Target of a link that pages show only on some days. It must be valid even while no page shows it. */
  seasonalLink?: string;
}

export interface Page {
  /** Path without the language prefix. */
  path: string;
  /** File name of the module that shows the page, without the extension. */
  module: string;
  language: 'en' | 'es';
  file: string;
  isFixedAddress: boolean;
  /** The page's own data, besides the site's content. */
  data?: PageData;
  /** Whether it is a story page. There may be a thousand story pages, so their styles are in a linked file. */
  story?: boolean;
}

/**
 * Returns the path of a data file. It contains a hash of the text, so that a page always fetches the data it was
 * rendered with.
 */
const hashedPath = (name: string, text: string): string =>
  `/site/${name}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`;

/** Returns the paths of the data files that pages fetch. */
export const filePaths = ({ content, finder }: Pick<RenderOptions, 'content' | 'finder'>) => ({
  content: hashedPath('content', content),
  finder: hashedPath('plant-problems', finder),
});

interface Address {
  path: string;
  name: string;
  data?: PageData;
  story?: boolean;
}

/** Returns the addresses of all pages, without the language. Pages of the guide and of stories include their data. */
export function allAddresses(options: RenderOptions): Address[] {
  const { entry, guide, stories } = options;
  const ofGuide = entry
    .guidePages(guide, filePaths(options).finder)
    .map(({ name, data }) => ({ path: data.path, name, data }));
  const isOfGuide = new Set(ofGuide.map(({ path: page }) => page));
  const ofStories = entry
    .storyPages(stories, guide)
    .map((data) => ({ path: data.path, name: 'story', data, story: true }));
  return [
    ...entry.publicAddresses.filter((address) => !isOfGuide.has(address.path)),
    ...ofGuide,
    ...ofStories,
  ];
}

/**
 * Returns the file name of a page. Pages have no folders of their own, because a public server creates files faster
 * than folders.
 */
const fileAt = (address: string) => `${address.slice(1) || 'index'}.html`;

/** Returns all pages of the site in both languages, including the not-found pages. */
export function allPages(options: RenderOptions): Page[] {
  const { languages, localizedPath } = options.entry;
  const addresses = allAddresses(options);
  return languages.flatMap((language) => [
    ...addresses.map(({ path: page, name, data, story }) => ({
      path: page,
      module: `${name}-page`,
      language,
      file: fileAt(localizedPath(page, language)),
      isFixedAddress: true,
      data,
      story,
    })),
    {
      path: '/not-found',
      module: 'not-found-page',
      language,
      file: language === 'en' ? '404.html' : `${language}/404.html`,
      isFixedAddress: false,
    },
  ]);
}

/** Returns all paths of the site that links and pictures may name. */
export function knownPaths(options: RenderOptions, pages: readonly Page[]): Set<string> {
  const { entry, template } = options;
  const addresses = pages.map(({ path: page, language }) => entry.localizedPath(page, language));
  const { content, finder } = filePaths(options);
  return new Set([...addresses, '/admin', '/admin/login', ...template.files, content, finder]);
}
