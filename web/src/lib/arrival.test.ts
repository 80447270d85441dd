import { keepArrival, readArrival } from './arrival';

const arriveAt = (address: string, referrer = '') => {
  history.replaceState(null, '', address);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  keepArrival();
};

describe('how a visitor came to the site', () => {
  beforeEach(() => sessionStorage.clear());

  it('is what the first page of the tab knew', () => {
    arriveAt(
      '/services/irrigation?utm_source=flyer&utm_campaign=spring&utm_term=',
      'https://maps.example/search?q=me',
    );
    arriveAt('/gallery?utm_source=other', 'https://elsewhere.example/');

    expect(readArrival()).toEqual({
      firstPage: '/services/irrigation',
      referrerHost: 'maps.example',
      utm: { source: 'flyer', campaign: 'spring' },
    });
  });

  it.each([['http://localhost/about'], [''], ['about:client'], ['//['], ['my-app']])(
    'has no host where the page before is %p',
    (referrer) => {
      arriveAt('/', referrer);

      expect(readArrival()).toEqual({ firstPage: '/' });
    },
  );

  it('begins on a public page', () => {
    arriveAt('/admin/leads');
    arriveAt('/have-it/a-secret');
    expect(readArrival()).toEqual({});

    arriveAt('/contact');
    expect(readArrival()).toEqual({ firstPage: '/contact' });
  });

  it('keeps at most 200 characters of each', () => {
    arriveAt(`/?utm_source=${'x'.repeat(5000)}`);

    expect(readArrival().utm?.source).toHaveLength(200);
  });
});
