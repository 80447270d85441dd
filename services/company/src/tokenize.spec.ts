import { tokenize } from './tokenize.js';

describe('tokenize', () => {
  it('gives words without accents, apostrophes and capitals', () => {
    expect(tokenize('¿Qué le pasa a mi St. Augustine’s, señor?')).toEqual(
      'que le pasa a mi st augustines senor'.split(' '),
    );
    expect(tokenize(' — ')).toEqual([]);
  });
});
