import { firstSite } from '@sandhill/company/content/first-site.js';
import { labelledMessages } from '../../testing/labelled-messages/index.ts';
import { minMarks, SpamModel, type Marked } from './spam-model.js';
import { businessWords, spamTokens } from './spam-tokens.js';

const own = businessWords(firstSite, []);
const messages = labelledMessages.map((message) => ({ ...message, tokens: spamTokens(message, own) }));
const toMark = ({ isSpam, tokens }: (typeof messages)[number]): Marked => ({
  isSpam,
  tokens: [...tokens.keys()],
});

const repeated = (isSpam: boolean, message: string) =>
  Array.from({ length: minMarks }, () => ({
    isSpam,
    tokens: [...spamTokens({ email: null, message }, own).keys()],
  }));

/** Returns the messages in an order that depends only on the seed. */
function shuffled(seed: number) {
  let state = seed;
  const next = () => (state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296);
  return messages
    .map((message) => ({ message, key: (next(), next()) }))
    .sort((one, other) => one.key - other.key)
    .map(({ message }) => message);
}

const draws = 20;

/**
 * Learns from `each` random marks of each kind and judges the rest. Returns the mean shares of all draws, in percent.
 */
function measure(each: number) {
  const shares = Array.from({ length: draws }, (_, index) => {
    const order = shuffled(index + 1);
    const spam = order.filter(({ isSpam }) => isSpam);
    const genuine = order.filter(({ isSpam }) => !isSpam);
    const model = SpamModel.of([...spam.slice(0, each), ...genuine.slice(0, each)].map(toMark));
    const shareOf = (rest: typeof messages) =>
      rest.filter(({ tokens }) => model?.classify(tokens)).length / rest.length;
    return { caught: shareOf(spam.slice(each)), mistaken: shareOf(genuine.slice(each)) };
  });
  const mean = (kind: 'caught' | 'mistaken') =>
    Math.round(shares.reduce((sum, share) => sum + share[kind], 0) * (10_000 / draws)) / 100;
  return { caught: mean('caught'), mistaken: mean('mistaken') };
}

describe(SpamModel.name, () => {
  // Measured for these rows: 15.4, 31.7, 50.5 and 67.4 % of the spam is caught, and 0.45, 0.40, 0.40 and 0.25 % of the
  // genuine messages are mistaken for spam (docs/performance.md).
  it.each([
    [20, 13],
    [50, 28],
    [100, 46],
    [200, 63],
  ])('is careful, and catches the more the more is marked: %d of each kind', (each, least) => {
    const { caught, mistaken } = measure(each);

    expect(mistaken).toBeLessThanOrEqual(0.5);
    expect(caught).toBeGreaterThanOrEqual(least);
  });

  it('says nothing before there are enough marks of each kind', () => {
    const spam = messages.filter(({ isSpam }) => isSpam).map(toMark);
    const genuine = messages.filter(({ isSpam }) => !isSpam).map(toMark);

    expect(SpamModel.of([...spam, ...genuine.slice(0, minMarks - 1)])).toBeUndefined();
    expect(SpamModel.of([...spam.slice(0, minMarks - 1), ...genuine])).toBeUndefined();
  });

  it('names the words that weigh most', () => {
    const model = SpamModel.of([
      ...repeated(true, 'Backlinks raise your ranking.'),
      ...repeated(false, 'My sprinkler leaks.'),
    ]);
    const judge = (message: string) => model?.classify(spamTokens({ email: null, message }, own));

    expect(judge('Better ranking by backlinks!')).toEqual({
      count: minMarks,
      words: ['backlinks', 'ranking'],
    });
    expect(judge('A sprinkler of mine leaks.')).toBeNull();
  });
});
