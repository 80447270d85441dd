import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { plantGroups } from '@sandhill/company/plant-guide/plant.js';
import { shippedGuide } from '@sandhill/company/plant-guide/shipped-guide.js';
import { signs } from '@sandhill/company/plant-guide/signs.js';

const web = path.resolve(import.meta.dirname, '../..');
const folder = path.join(web, 'public/guide');
const maxBytes = 12_000;

const plants = [
  'sabal-palm',
  'royal-palm',
  'coconut-palm',
  'queen-palm',
  'foxtail-palm',
  'sago',
  'live-oak',
  'royal-poinciana',
  'cocoplum',
  'small-leaf-clusia',
  'ixora',
  'hibiscus',
  'bougainvillea',
  'st-augustinegrass',
];

const closeUps = [
  'sign-yellow-patch',
  'sign-frizzled-fronds',
  'sign-conk',
  'sign-sooty-leaf',
  'sign-whitefly-spiral',
  'sign-orange-spotted-fronds',
  'sign-chewed-blades',
  'sign-white-crust',
  'sign-leaf-curl-pink',
  'sign-brown-edges',
];

/** What entries and signs of the shipped guide name, and what stands in for an entry without a picture. */
const named = [
  ...plantGroups.map((group) => `group-${group}`),
  ...[...shippedGuide.plants, ...shippedGuide.issues].flatMap(({ imageUrl }) => {
    const [, name] = /^\/guide\/(.+)\.svg$/.exec(imageUrl ?? '') ?? [];
    return name ? [name] : [];
  }),
  ...signs.flatMap(({ drawing }) => drawing ?? []),
];

const drawn = readdirSync(folder).map((file) => path.basename(file, '.svg'));

describe('drawings of the plant guide', () => {
  it('has one for each plant that is asked for most and for each sign that is hard to put into words', () => {
    expect(drawn).toEqual(expect.arrayContaining([...plants, ...closeUps]));
  });

  it('has every one that the guide names', () => {
    expect(drawn).toEqual(expect.arrayContaining(named));
  });

  it.each(drawn)('%s is small, and an image without words, scripts or other files', (name) => {
    const svg = readFileSync(path.join(folder, `${name}.svg`), 'utf8');
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(maxBytes);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*viewBox="0 0 400 300">/);
    expect(svg).not.toMatch(/<script|<text|<style|<image|<foreignObject|\son\w+=|href="(?!#)|url\((?!#)/i);
    expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull();
  });

  it.each(drawn)('%s is what its program draws', async (name) => {
    const program = path.join(web, 'scripts/guide', `${name}.ts`);
    const { default: draw } = (await import(program)) as { default: () => { toSvg: () => string } };
    expect(draw().toSvg()).toBe(readFileSync(path.join(folder, `${name}.svg`), 'utf8'));
  });
});
