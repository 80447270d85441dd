import { isLoadedFrom, pageData } from './page-data';

const stubNavigation = (address?: string) =>
  Object.defineProperty(performance, 'getEntriesByType', {
    value: () => (address ? [{ name: address }] : []),
    configurable: true,
  });

describe('the data in a page’s document', () => {
  afterEach(() => {
    globalThis.sandhillPage = undefined;
    document.body.innerHTML = '';
  });

  it('is the data of its own page alone, in both languages', () => {
    document.body.innerHTML =
      '<script type="application/json" id="page-data">{"path":"/plants","plants":["\\u003cb>"]}</script>';

    expect(pageData('/plants')).toEqual({ path: '/plants', plants: ['<b>'] });
    expect(pageData('/plants/ixora')).toBeUndefined();
  });

  it('is nothing on other pages', () => {
    expect(pageData('/plants')).toBeUndefined();
  });
});

describe(isLoadedFrom, () => {
  it('knows the address that the document was loaded from', () => {
    stubNavigation('https://heron.test/es/plants?group=palm');

    expect(isLoadedFrom('/es/plants')).toBe(true);
    expect(isLoadedFrom('/es/plants/ixora')).toBe(false);
  });

  it('expects no other document where the browser does not say', () => {
    stubNavigation();

    expect(isLoadedFrom('/plants')).toBe(true);
  });
});
