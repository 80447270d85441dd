import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { plantGroups } from '@sandhill/company/plant-guide/plant.js';
import { shippedGuide } from '@sandhill/company/plant-guide/shipped-guide.js';
import { signs } from '@sandhill/company/plant-guide/signs.js';
import { drawings } from '../features/guide-editor/drawings';
import { guidePages } from '../features/plant-guide/guide-pages';
import type { PlantsPage, ProblemsPage } from '../features/plant-guide/page-types';

const web = path.resolve(import.meta.dirname, '../..');
const folder = path.join(web, 'public/guide');
const maxBytes = 12_000;

/**
 * Names of the drawings that entries and signs of the shipped guide use, and of the plant groups' drawings for entries
 * without a picture.
 */
const named = [
  ...plantGroups.map((group) => `group-${group}`),
  ...[...shippedGuide.plants, ...shippedGuide.issues].flatMap(({ imageUrl }) => {
    const [, name] = /^\/guide\/(.+)\.svg$/.exec(imageUrl ?? '') ?? [];
    return name ? [name] : [];
  }),
  ...signs.flatMap(({ drawing }) => drawing ?? []),
];

/** Groups of plants that share a drawing, because they look alike. */
const alike = [
  ['bismarck-palm', 'christmas-palm', 'sylvester-date-palm'],
  ['croton', 'firebush', 'oleander'],
  ['gumbo-limbo', 'mahogany', 'southern-magnolia'],
  ['podocarpus', 'silver-buttonwood', 'simpsons-stopper', 'weeping-fig'],
];

/** Returns the slugs of cards with the same picture, in one list per picture. */
function sharing(cards: readonly { slug: string; picture: string }[]): string[][] {
  const byPicture: Record<string, string[]> = {};
  for (const { slug, picture } of cards) (byPicture[picture] ??= []).push(slug);
  return Object.values(byPicture).filter(({ length }) => length > 1);
}

const shownOn = (page: string) => guidePages(shippedGuide, '').find(({ name }) => name === page)?.data;

const drawn = readdirSync(folder).map((file) => path.basename(file, '.svg'));

describe('drawings of the plant guide', () => {
  it('are all offered by the editor, which offers no other', () => {
    expect(drawn.toSorted()).toEqual([...drawings].toSorted());
  });

  it('has every one that the guide names', () => {
    expect(drawn).toEqual(expect.arrayContaining(named));
  });

  it('gives each problem one of its own, of what is seen', () => {
    const { issues } = shownOn('plant-problems') as ProblemsPage;

    expect(issues).toHaveLength(shippedGuide.issues.length);
    expect(sharing(issues)).toEqual([]);
    expect(issues.filter(({ picture }) => picture.startsWith('/guide/group-'))).toEqual([]);
  });

  it('is shared by plants of one habit alone', () => {
    const { plants: cards } = shownOn('plants') as PlantsPage;

    expect(cards).toHaveLength(shippedGuide.plants.length);
    expect(sharing(cards)).toEqual(expect.arrayContaining(alike));
    expect(sharing(cards)).toHaveLength(alike.length);
  });

  it.each(drawn)('%s is small, and an image without words, scripts or other files', (name) => {
    const svg = readFileSync(path.join(folder, `${name}.svg`), 'utf8');
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(maxBytes);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*viewBox="0 0 400 300">/);
    expect(svg).not.toMatch(/<script|<text|<style|<image|<foreignObject|\son\w+=|href="(?!#)|url\((?!#)/i);
    expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull();
  });
});
