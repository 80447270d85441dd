import { serviceIds } from '../service-ids.js';
import { firstSite } from '../content/first-site.js';
import type { Localized } from '../language.js';
import { guides } from './guides.js';
import type { ServiceGuide } from './service-guide.js';

const all = serviceIds.map((id) => ({ id, guide: guides[id] }));

const textsOf = (guide: ServiceGuide): Localized[] => [
  ...guide.steps.flatMap(({ title, text }) => [title, text]),
  ...guide.factors,
  guide.seasonsTitle,
  ...guide.seasons.flatMap(({ title, text }) => [title, text]),
  ...guide.related.map(({ why }) => why),
  ...(guide.checklist ? [guide.checklist.title, ...guide.checklist.items] : []),
];

const wordsIn = (texts: string[]) => texts.join(' ').split(/\s+/).length;

const questionsOf = (id: string) =>
  firstSite.questions.filter(({ places }) => places.some((place) => place === id));

describe.each(all)('the guide of $id', ({ id, guide }) => {
  const service = firstSite.services.find((candidate) => candidate.id === id);
  const questions = questionsOf(id).flatMap(({ question, answer }) => [question, answer]);

  it('has three steps, three to five factors and two or three related services', () => {
    expect(guide.steps).toHaveLength(3);
    expect([3, 4, 5]).toContain(guide.factors.length);
    expect([2, 3]).toContain(guide.related.length);
    expect(guide.seasons.length).toBeGreaterThanOrEqual(2);
  });

  it('leads to other services', () => {
    const ids = guide.related.map((related) => related.id);

    expect(ids).not.toContain(id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(['en', 'es'] as const)(
    'is 300 to 600 words in %s with description, benefits and questions',
    (language) => {
      const own = [service?.fullDescription, ...(service?.benefits ?? []), ...questions];
      const words = wordsIn([...own, ...textsOf(guide)].map((text) => text?.[language] ?? ''));

      expect(words).toBeGreaterThanOrEqual(300);
      expect(words).toBeLessThanOrEqual(600);
    },
  );

  it('has no empty, untranslated or marked-up text, and no exclamation mark', () => {
    const texts = textsOf(guide);

    expect(texts.filter(({ en, es }) => !en || !es || en === es)).toEqual([]);
    expect(texts.filter(({ en, es }) => /[<>!¡]/.test(en + es))).toEqual([]);
  });
});
