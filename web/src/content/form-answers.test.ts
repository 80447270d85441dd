import { formAnswersContent } from './form-answers';

describe('the answers of forms', () => {
  const { en, es } = formAnswersContent;

  it.each(Object.keys(en.errors))('has a Spanish sentence of its own for %s', (code) => {
    expect(es.errors[code]).toBeTruthy();
    expect(es.errors[code]).not.toBe(en.errors[code]);
  });
});
