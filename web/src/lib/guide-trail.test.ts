import { jest } from '@jest/globals';
import { readGuideTrail, rememberGuidePage } from './guide-trail';

describe('the guide’s pages that a visitor opened', () => {
  beforeEach(() => sessionStorage.clear());

  it('are known newest first, each once, and no more than five', () => {
    for (const slug of ['ixora', 'croton', 'sago', 'ixora', 'queen-palm', 'live-oak', 'coontie'])
      rememberGuidePage(slug);

    expect(readGuideTrail().map(({ slug }) => slug)).toEqual([
      'coontie',
      'live-oak',
      'queen-palm',
      'ixora',
      'sago',
    ]);
  });

  it('keep the name under which they were opened', () => {
    const name = { en: 'Ixora', es: 'Coralillo' };
    rememberGuidePage('ixora', name);
    rememberGuidePage('ixora');

    expect(readGuideTrail()).toEqual([{ slug: 'ixora', name }]);
  });

  it.each([['not json'], ['{"a":1}'], ['null'], ['[1, {}, null]']])(
    'are none where the storage holds %s',
    (stored) => {
      sessionStorage.setItem('guide', stored);

      expect(readGuideTrail()).toEqual([]);
    },
  );

  it('are none without storage, and nothing fails', () => {
    const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });

    rememberGuidePage('ixora');

    expect(readGuideTrail()).toEqual([]);
    denied.mockRestore();
  });
});
