import { serviceIds } from '../service-ids.js';
import { serviceTexts } from '../service-texts.js';
import type { Localized } from '../language.js';
import { guides } from './guides.js';
import type { ServiceGuide } from './service-guide.js';

const all = serviceIds.map((id) => ({ id, guide: guides[id] }));

/** Every text of a guide, in order. */
const textsOf = (guide: ServiceGuide): Localized[] => [
  ...guide.steps.flatMap(({ title, text }) => [title, text]),
  ...guide.factors,
  guide.seasonsTitle,
  ...guide.seasons.flatMap(({ title, text }) => [title, text]),
  ...guide.questions.flatMap(({ question, answer }) => [question, answer]),
  ...guide.related.map(({ why }) => why),
  ...(guide.checklist ? [guide.checklist.title, ...guide.checklist.items] : []),
];

const wordsIn = (texts: string[]) => texts.join(' ').split(/\s+/).length;

describe.each(all)('the guide of $id', ({ id, guide }) => {
  const { fullDescription, benefits } = serviceTexts[id];

  it('has three steps, three to five factors, three or four questions and two or three related services', () => {
    expect(guide.steps).toHaveLength(3);
    expect([3, 4, 5]).toContain(guide.factors.length);
    expect([3, 4]).toContain(guide.questions.length);
    expect([2, 3]).toContain(guide.related.length);
    expect(guide.seasons.length).toBeGreaterThanOrEqual(2);
  });

  it('leads to other services', () => {
    const ids = guide.related.map((related) => related.id);

    expect(ids).not.toContain(id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(['en', 'es'] as const)('is 300 to 600 words in %s with description and benefits', (language) => {
    const texts = textsOf(guide).map((text) => text[language]);
    const words = wordsIn([fullDescription[language], ...benefits[language], ...texts]);

    expect(words).toBeGreaterThanOrEqual(300);
    expect(words).toBeLessThanOrEqual(600);
  });

  it('has no empty, untranslated or marked-up text, and no exclamation mark', () => {
    const texts = textsOf(guide);

    expect(texts.filter(({ en, es }) => !en || !es || en === es)).toEqual([]);
    expect(texts.filter(({ en, es }) => /[<>!¡]/.test(en + es))).toEqual([]);
  });
});

it('says different things on each page', () => {
  const questions = all.flatMap(({ guide }) => guide.questions.map(({ question }) => question.en));

  expect(new Set(questions).size).toBe(questions.length);
});
