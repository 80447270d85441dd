import { loggedPath } from './logged-path.js';

const token = 'AQGiJ-xFi3tziU9KlYA9BGcAAAAApsG_oXUHkO51yp2KvzTaQJu8eG8';

describe(loggedPath, () => {
  it('leaves out queries', () => {
    expect(loggedPath('/api/leads?q=ana')).toBe('/api/leads');
  });

  it.each(['', '.', ')', '%29', '.ics', '.ics.', '~'])(
    'leaves out a token that is followed by "%s"',
    (end) => {
      expect(loggedPath(`/api/visitor-pages/${token}${end}`)).toBe('/api/visitor-pages/…');
      expect(loggedPath(`/api/visitor-pages/${token}${end}/urgency`)).toBe('/api/visitor-pages/…/urgency');
    },
  );

  it('leaves out a token whose letters are escaped', () => {
    expect(loggedPath(`/api/visitor-pages/%41${token.slice(1)}`)).toBe('/api/visitor-pages/…');
  });

  it('keeps ids', () => {
    const path = '/api/leads/01a227e4-641c-7e13-8488-5b2763944960/claim';
    expect(loggedPath(path)).toBe(path);
  });
});
