import { readyAnswerTitle } from './ready-answer-title.js';

describe('the title of a ready answer', () => {
  it.each([
    ['in the language of staff', { title: 'Frost', titleEs: 'Heladas' }, 'Heladas'],
    ['in English without another', { title: 'Frost', titleEs: ' ' }, 'Frost'],
    ['in English where contents from before have no other', { title: 'Frost' }, 'Frost'],
    ['as the product has it, for a shipped one from before', { title: 'A visit' }, 'Una visita'],
    ['as the firm has it, for a shipped one', { title: 'A visit', titleEs: 'La visita' }, 'La visita'],
  ])('is shown %s', (_, answer, inSpanish) => {
    expect(readyAnswerTitle(answer, 'es')).toBe(inSpanish);
    expect(readyAnswerTitle(answer, 'en')).toBe(answer.title);
  });
});
