import { problemDescriptions } from '../../testing/problem-descriptions.js';
import { finderFile } from './finder-file.js';
import { rankIssues, type Sighting } from './rank-issues.js';
import { shippedGuide } from './shipped-guide.js';

const file = finderFile(shippedGuide);
const rank = (sighting: Sighting) => rankIssues(file, sighting);
const slugsOf = (sighting: Sighting) => rank(sighting).map(({ slug }) => slug);
const find = (slug: string, sighting: Sighting) =>
  rank(sighting).find((candidate) => candidate.slug === slug);

const isFound = ({ expected, ...sighting }: (typeof problemDescriptions)[number]) =>
  slugsOf(sighting).slice(0, 2).includes(expected);

describe('of 60 descriptions in visitors’ words', () => {
  const maxMisses = 10;
  const misses = problemDescriptions
    .filter((description) => !isFound(description))
    .map(
      ({ expected, ...sighting }) => `${sighting.text} → ${slugsOf(sighting).join(', ')}, not ${expected}`,
    );

  it('finds at least 50 first or second', () => {
    expect(problemDescriptions).toHaveLength(60);
    expect(misses.length > maxMisses ? misses : []).toEqual([]);
  });

  it('finds each of the 20 issues', () => {
    const found = new Set(problemDescriptions.filter(isFound).map(({ expected }) => expected));

    expect([...found].toSorted()).toEqual(shippedGuide.issues.map(({ slug }) => slug).toSorted());
  });

  it('is half English and half Spanish', () => {
    expect(problemDescriptions.filter(({ language }) => language === 'es')).toHaveLength(30);
  });
});

it('finds an issue by one tapped sign', () => {
  expect(slugsOf({ groups: ['palm'], signs: ['conk'] })).toEqual(['ganoderma-butt-rot']);
  expect(slugsOf({ groups: ['lawn'], signs: ['black-roots'] })[0]).toBe('take-all-root-rot');
});

it('says why: the signs with the weightiest first, the plant, the month', () => {
  const candidate = find('large-patch', {
    text: 'round patches in my St. Augustine',
    signs: ['began-cool', 'rotten-sheath'],
    month: 1,
  });

  expect(candidate?.reason).toEqual({
    signs: ['round-patch', 'rotten-sheath', 'began-cool'],
    plant: 'st-augustinegrass',
    month: 1,
    isNamed: false,
  });
});

it('gives no month as a reason where any month will do', () => {
  expect(find('ganoderma-butt-rot', { signs: ['conk'], month: 1 })?.reason).toEqual({
    signs: ['conk'],
    isNamed: false,
  });
});

it('prefers what is seen in the month', () => {
  const patch = { groups: ['lawn'] as const, signs: ['yellow-patch', 'patch-spreads'] };

  expect(slugsOf({ ...patch, month: 1 })[0]).toBe('large-patch');
  expect(slugsOf({ ...patch, month: 7 })[0]).toBe('chinch-bug');
});

it('is never surer than signs alone can be', () => {
  const signs = ['fruit-drop', 'dead-flowers', 'dead-spear', 'bronze-old-fronds'];
  const candidate = find('lethal-bronzing', { signs, plant: 'sabal-palm' });

  expect(candidate?.confidence).toBe('low');
  expect(candidate?.score).toBeLessThan(find('palm-potassium-deficiency', potassium)?.score ?? 0);
});

const potassium = { signs: ['orange-spotted-fronds', 'burnt-tips'], plant: 'coconut-palm' };

it('is surer the more fits', () => {
  const few = { text: 'old fronds yellow', groups: ['palm'] as const };

  expect(find('palm-potassium-deficiency', few)?.confidence).toBe('low');
  expect(find('palm-potassium-deficiency', potassium)?.confidence).toBe('high');
});

it('keeps to the groups that were tapped', () => {
  const text = 'yellow leaves, black soot, brown patches in the grass';
  const inLawn = shippedGuide.issues.filter(({ groups }) => groups.includes('lawn')).map(({ slug }) => slug);

  expect(slugsOf({ text, groups: ['lawn'] }).filter((slug) => !inLawn.includes(slug))).toEqual([]);
  expect(slugsOf({ text, groups: ['lawn'] })).not.toEqual([]);
});

it('counts a sign on the part that was tapped for more', () => {
  const text = 'old fronds dead, spear dead';

  expect(find('ganoderma-butt-rot', { text, part: 'old-fronds' })?.score).toBeGreaterThan(
    find('ganoderma-butt-rot', { text, part: 'new-fronds' })?.score ?? 0,
  );
});

it('lists what a plant gets, tapped or named, its own troubles first', () => {
  expect(slugsOf({ plant: 'ixora' })[0]).toBe('ixora-chlorosis');
  expect(slugsOf({ text: 'mi hibisco' })).toContain('pink-hibiscus-mealybug');
});

it('knows an issue by its name in either language', () => {
  expect(find('sooty-mold', { text: 'fumagina' })?.reason.isNamed).toBe(true);
  expect(slugsOf({ text: 'Do I have cinch bugs?' })[0]).toBe('chinch-bug');
});

it.each<Sighting>([
  {},
  { text: '' },
  { text: 'asdf qwerty' },
  { text: 'Necesito podar mis palmas' },
  { groups: ['palm'], part: 'trunk', month: 3 },
  { signs: ['no-such-sign'], plant: 'no-such-plant' },
])('has no candidate without a match: %j', (sighting) => {
  expect(rank(sighting)).toEqual([]);
});

it('lists at most five, best first, the same whatever the order of entries', () => {
  const sighting = {
    text: 'yellow leaves falling, sticky, white wax, brown edges after the storm, plants wilting',
  };
  const turned = { ...file, issues: file.issues.toReversed() };
  const scores = rank(sighting).map(({ score }) => score);

  expect(scores).toHaveLength(5);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  expect(rankIssues(turned, sighting)).toEqual(rank(sighting));
});

it('reads a text of any length', () => {
  expect(slugsOf({ text: 'mushroom on the trunk of my palm '.repeat(3000) })[0]).toBe('ganoderma-butt-rot');
});
