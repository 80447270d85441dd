import { formAnswersContent } from './form-answers';

describe('the answers of forms', () => {
  const { en, es } = formAnswersContent;

  it.each(Object.keys(en.errors))('has a Spanish sentence of its own for %s', (code) => {
    expect(es.errors[code]).toBeTruthy();
    expect(es.errors[code]).not.toBe(en.errors[code]);
  });

  it.each([
    ['las 4 p. m.', 'Le llamamos a más tardar a las 4 p. m.'],
    ['la 1 p. m.', 'Le llamamos a más tardar a la 1 p. m.'],
    ['el lunes a las 8 a. m.', 'Le llamamos a más tardar el lunes a las 8 a. m.'],
  ])('say in Spanish by when we call: %s', (time, text) => {
    expect(es.sent.call(time)).toBe(text);
  });
});
