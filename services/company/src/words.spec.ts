import { wordsOf } from './words.js';

describe('wordsOf', () => {
  it('gives words without accents, apostrophes and capitals', () => {
    expect(wordsOf('¿Qué le pasa a mi St. Augustine’s, señor?')).toEqual(
      'que le pasa a mi st augustines senor'.split(' '),
    );
    expect(wordsOf(' — ')).toEqual([]);
  });
});
