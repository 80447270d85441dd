import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Story } from '@sandhill/company/stories/story.js';
import type { PlantGuide } from '@sandhill/company/plant-guide/plant.js';
import type { PageData } from '../src/lib/page-data';
import type { Template } from './template';

/** The app on the server, loaded after the words were provided. */
export type ServerEntry = typeof import('../src/entry-prerender');

export interface RenderOptions {
  entry: ServerEntry;
  template: Template;
  /** The words that the entry renders, as the pages have them. */
  content: string;
  guide: PlantGuide;
  /** Projects with pages, in the gallery's order. */
  stories: readonly Story[];
  /** Data of the problem finder, as its page fetches it. */
  finder: string;
  publicUrl: string;
  /** A link that pages show on some days; it must lead somewhere on every day. */
  seasonalLink?: string;
}

export interface Page {
  /** Within its language. */
  path: string;
  /** The file name of the module that shows it, without its ending. */
  module: string;
  language: 'en' | 'es';
  file: string;
  isFixedAddress: boolean;
  /** Data beside the words. */
  data?: PageData;
  /** There may be a thousand: their style is a file of its own, and a set holds them compressed alone. */
  story?: boolean;
}

/** Named by its bytes, so that a page finds what it was rendered with. */
const hashedPath = (name: string, text: string): string =>
  `/site/${name}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`;

/** The addresses of what pages fetch. */
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

/** Every page with an address, without its language; those of the guide and of stories with what they show. */
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

/** Stories have no folder each: a public server makes files faster than folders. */
const fileAt = (address: string, isStory = false) =>
  isStory ? `${address}.html` : path.join(address, 'index.html');

/** Every page of the site, in both languages. */
export function allPages(options: RenderOptions): Page[] {
  const { languages, localizedPath } = options.entry;
  const addresses = allAddresses(options);
  return languages.flatMap((language) => [
    ...addresses.map(({ path: page, name, data, story }) => ({
      path: page,
      module: `${name}-page`,
      language,
      file: fileAt(localizedPath(page, language).slice(1), story),
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

/** Where links and pictures of the site's own may lead. */
export function knownPaths(options: RenderOptions, pages: readonly Page[]): Set<string> {
  const { entry, template } = options;
  const addresses = pages.map(({ path: page, language }) => entry.localizedPath(page, language));
  const { content, finder } = filePaths(options);
  return new Set([...addresses, '/admin', '/admin/login', ...template.files, content, finder]);
}
