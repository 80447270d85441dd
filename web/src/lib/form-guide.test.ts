import { keepGuide, readGuide } from './form-guide';
import { rememberGuidePage } from './guide-trail';

describe('what a form says of the guide', () => {
  it('is nothing without a page of the guide', () => {
    expect(readGuide('?subject=Sod')).toEqual({});
  });

  it('is the page of the address first, then those opened in the tab, each once, at most five', () => {
    for (const slug of ['a', 'b', 'c', 'd', 'e']) rememberGuidePage(slug);

    expect(readGuide('')).toEqual({ guide: ['e', 'd', 'c', 'b', 'a'] });
    expect(readGuide('?guide=c')).toEqual({ guide: ['c', 'e', 'd', 'b', 'a'] });
    expect(readGuide('?subject=x&guide=f')).toEqual({ guide: ['f', 'e', 'd', 'c', 'b'] });
  });

  it('stays when a link within the page drops the query', () => {
    keepGuide('?guide=cocoplum');
    keepGuide('');

    expect(readGuide('')).toEqual({ guide: ['cocoplum'] });
  });

  it.each(['', 'Ficus hedge', '<script>', 'x'.repeat(101), '../admin'])(
    'leaves out %j, which would be refused',
    (slug) => {
      keepGuide(`?guide=${encodeURIComponent(slug)}`);

      expect(readGuide(`?guide=${encodeURIComponent(slug)}`)).toEqual({});
    },
  );
});
