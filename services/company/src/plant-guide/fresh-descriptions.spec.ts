import { freshDescriptions } from '../../testing/fresh-descriptions.js';
import { homeownerDescriptions } from '../../testing/homeowner-descriptions.js';
import { languages } from '../language.js';
import { finderFile } from './finder-file.js';
import { contradictsTap, rankIssues, type Sighting } from './rank-issues.js';
import { shippedGuide } from './shipped-guide.js';

const file = finderFile(shippedGuide);
const slugsOf = (sighting: Sighting) => rankIssues(file, sighting).map(({ slug }) => slug);

const asked = Object.entries(freshDescriptions).flatMap(([expected, { en, es }]) =>
  [...en, ...es].map((text) => ({ expected, text })),
);

it('finds at least 90 % of 200 fresh descriptions first or second, in each language', () => {
  const missed = asked.filter(({ expected, text }) => !slugsOf({ text }).slice(0, 2).includes(expected));
  const english = Object.values(freshDescriptions).flatMap(({ en }) => en);
  const missedEnglish = missed.filter(({ text }) => english.includes(text)).length;

  expect([asked.length, english.length]).toEqual([200, 100]);
  expect(Math.max(missedEnglish, missed.length - missedEnglish) > 10 ? missed : []).toEqual([]);
});

describe.each(languages)('100 problems as homeowners type them: %s', (language) => {
  const descriptions = homeownerDescriptions[language].map((line) => {
    const [expected = '', text = '', sign] = line.split('|').map((part) => part.trim());
    return { expected, text, signs: sign ? [sign] : [] };
  });

  it.each([
    ['with what some of them tapped', (sighting: Sighting) => sighting],
    ['with words alone', ({ text }: Sighting) => ({ text })],
  ])('are found first or second, at least 90 of them, %s', (_with, given) => {
    const missed = descriptions.filter(
      ({ expected, ...sighting }) => !slugsOf(given(sighting)).slice(0, 2).includes(expected),
    );

    expect(descriptions).toHaveLength(100);
    expect(missed.length > 10 ? missed : []).toEqual([]);
  });
});

it.each([
  ['my palm is dying from the bottom up', 'lethal-bronzing'],
  ['la palma se muere de abajo hacia arriba', 'lethal-bronzing'],
  ['polvo blanco debajo de las hojas del seto', 'ficus-whitefly'],
])('finds %s', (text, expected) => {
  expect(slugsOf({ text }).slice(0, 2)).toContain(expected);
});

it('goes by the words where they contradict what was tapped, and says so', () => {
  const sighting: Sighting = { text: 'white stuff under the leaves of my ficus hedge', groups: ['lawn'] };

  expect(slugsOf(sighting)[0]).toBe('ficus-whitefly');
  expect(contradictsTap(file, sighting)).toBe(true);
  expect(contradictsTap(file, { ...sighting, groups: ['hedge', 'shrub'] })).toBe(false);
  expect(contradictsTap(file, { ...sighting, text: 'white stuff' })).toBe(false);
});
