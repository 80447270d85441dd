import { serviceIds } from '@sandhill/company/service-ids.js';
import { briefQuestions } from '../../content/brief-questions';
import { questionsFor } from './questions-for';

describe('the questions of a brief', () => {
  it.each([...serviceIds, 'other' as const])('are six for %s, in both languages', (id) => {
    for (const language of ['en', 'es'] as const)
      expect(new Set(questionsFor([id], briefQuestions[language])).size).toBe(6);
  });

  it('are shared between services, and general where none is known', () => {
    const { irrigation, lighting, other } = briefQuestions.en;

    expect(questionsFor(['irrigation', 'lighting'], briefQuestions.en)).toEqual([
      irrigation[0],
      lighting[0],
      irrigation[1],
      lighting[1],
      irrigation[2],
      lighting[2],
    ]);
    expect(questionsFor([], briefQuestions.en)).toEqual(other);
    expect(questionsFor([...serviceIds], briefQuestions.en)).toHaveLength(6);
  });
});
