import { issues } from './issues/all.js';
import { plantGroups } from './plant.js';
import { phraseOf, ReadText, Vocabulary } from './read-text.js';
import { parts, signs } from './signs.js';

/** Names of the shipped drawings of signs. */
const drawings = [
  'sign-black-roots',
  'sign-blade-spots',
  'sign-brown-edges',
  'sign-chewed-blades',
  'sign-conk',
  'sign-dead-spear',
  'sign-dry-corner',
  'sign-frizzled-fronds',
  'sign-green-veins',
  'sign-leaf-curl-pink',
  'sign-one-sided-frond',
  'sign-orange-caterpillars',
  'sign-orange-spotted-fronds',
  'sign-round-patch',
  'sign-sooty-leaf',
  'sign-white-crust',
  'sign-white-flies',
  'sign-whitefly-spiral',
  'sign-yellow-band',
  'sign-yellow-patch',
];

/** The choices of the finder's first step. */
const firstTaps = [['lawn'], ['palm'], ['hedge', 'shrub'], ['tree']] as const;

const wordsOfSign = ({ words }: (typeof signs)[number]) => [...words.en, ...words.es];

it('has ids that are used once', () => {
  for (const list of [parts, signs]) {
    const ids = list.map(({ id }) => id);

    expect(new Set(ids).size).toBe(ids.length);
  }
});

it('has short labels in both languages', () => {
  const labels = [...parts, ...signs].map(({ label }) => label);

  expect(labels.filter(({ en, es }) => !en || !es || en === es)).toEqual([]);
  expect(
    labels.flatMap(({ en, es }) => [en, es]).filter((text) => text.length > 54 || /[<>!¡'"]/.test(text)),
  ).toEqual([]);
});

it('puts every sign on a part that its groups have, and signs on every part of a group', () => {
  const lost = signs.filter((sign) => {
    const part = parts.find(({ id }) => id === sign.part);
    return !sign.groups.every((group) => part?.groups.includes(group));
  });
  const empty = parts.flatMap(({ id, groups }) =>
    groups
      .filter((group) => !signs.some((sign) => sign.part === id && sign.groups.includes(group)))
      .map((group) => `${id} of ${group}`),
  );

  expect(lost).toEqual([]);
  expect(empty).toEqual([]);
});

it.each(firstTaps)('offers a handful of parts after %s', (...groups) => {
  const offered = parts.filter((part) =>
    part.groups.some((group) => groups.some((tapped) => tapped === group)),
  );

  expect(offered.length).toBeGreaterThanOrEqual(4);
  expect(offered.length).toBeLessThanOrEqual(8);
});

it('is used by an issue, sign by sign, that shares a group with it', () => {
  const unused = signs.filter(
    ({ id, groups }) =>
      !issues.some(
        (issue) =>
          issue.signs.some(({ sign }) => sign === id) && issue.groups.some((group) => groups.includes(group)),
      ),
  );

  expect(unused.map(({ id }) => id)).toEqual([]);
  expect(new Set(signs.flatMap(({ groups }) => groups))).toEqual(new Set(plantGroups));
});

it('names each shipped drawing once', () => {
  const named = signs.flatMap(({ drawing }) => drawing ?? []);

  expect(named.toSorted()).toEqual(drawings);
  expect(signs.filter(({ id, drawing }) => drawing && drawing !== `sign-${id}`)).toEqual([]);
});

it('is read from each of its own phrases', () => {
  const vocabulary = new Vocabulary(signs.flatMap(wordsOfSign));
  const unread = signs
    .flatMap(wordsOfSign)
    .filter(
      (words) => phraseOf(words).length === 0 || !new ReadText(words, vocabulary).says(phraseOf(words)),
    );

  expect(unread).toEqual([]);
});

it('has no phrase that says hardly anything', () => {
  const vague = ['leaf', 'palm', 'grass', 'plant', 'yellow', 'brown', 'old', 'new', 'dead', 'dry'].flatMap(
    phraseOf,
  );
  const phrases = signs.flatMap(wordsOfSign);

  expect(
    phrases.filter((words) => phraseOf(words).length === 1 && vague.includes(phraseOf(words)[0] ?? '')),
  ).toEqual([]);
});
