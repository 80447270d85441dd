import { finderFile, finderFileBytes } from './finder-file.js';
import { shippedGuide } from './shipped-guide.js';

const bytesOf = (file: unknown) => new TextEncoder().encode(JSON.stringify(file)).length;

const file = finderFile(shippedGuide);

it('is small enough to be fetched on a phone, with a sentence on each issue', () => {
  expect(bytesOf(file)).toBeLessThanOrEqual(finderFileBytes);
  expect(file.issues.filter(({ summary }) => !summary?.en || !summary.es)).toEqual([]);
  expect(file.issues.filter(({ summary }) => (summary?.en.length ?? 0) > 160)).toEqual([]);
});

it('gives up the sentences before it gets too large', () => {
  const issues = shippedGuide.issues.map((issue) => ({ ...issue, synonyms: ['a name'.repeat(150)] }));
  const large = finderFile({ ...shippedGuide, issues });

  expect(large.issues.filter(({ summary }) => summary)).toEqual([]);
  expect(large.issues).toHaveLength(issues.length);
});

it('has the entries in their order, and what JSON cannot lose', () => {
  expect(file.issues.map(({ slug }) => slug)).toEqual(shippedGuide.issues.map(({ slug }) => slug));
  expect(file.plants.map(({ slug }) => slug)).toEqual(shippedGuide.plants.map(({ slug }) => slug));
  expect(JSON.parse(JSON.stringify(file))).toEqual(file);
});

it('says of a plant what either entry says', () => {
  const [plant] = shippedGuide.plants;
  const [issue] = shippedGuide.issues;
  if (!plant || !issue) throw new Error('The guide is empty');
  const guide = {
    plants: [{ ...plant, slug: 'a', issues: ['x'] }],
    issues: [{ ...issue, slug: 'x', plants: ['b'] }],
  };

  expect(finderFile(guide).issues[0]?.plants).toEqual(['b', 'a']);
});
