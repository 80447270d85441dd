import { Busy } from '@sandhill/platform/errors/domain.error.js';
import type { GatewayConfig } from '../gateway.config.js';
import { UploadPlaces } from './upload-places.js';

const placesOf = () => new UploadPlaces({ UPLOAD_PLACES: 64 } as GatewayConfig);
const taken = (places: UploadPlaces, addresses: string[]) =>
  addresses.filter((address) => {
    try {
      return places.take({ address, isProxied: false }).length > 0;
    } catch (error) {
      expect(error).toBeInstanceOf(Busy);
      return false;
    }
  }).length;
const many = (count: number, address: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => address(index + 1));

describe(UploadPlaces, () => {
  it.each([
    ['/64 of one /48', 1_000, (index: number) => `2001:db8:48:${index.toString(16)}::1`, 8],
    ['/48 of one /32', 1_000, (index: number) => `2001:db7:${index.toString(16)}::1`, 32],
    ['addresses of one /24', 255, (index: number) => `198.51.100.${index}`, 8],
  ])('leaves places to others: %s', (_what, count, address, most) => {
    const places = placesOf();

    expect(taken(places, many(count, address))).toBe(most);
    expect(taken(places, ['203.0.113.1', '2001:db9::1'])).toBe(2);
  });

  it('says that places are scarce once half of them are taken', () => {
    const places = placesOf();
    taken(
      places,
      many(31, (index) => `203.0.${index}.1`),
    );
    expect(places.areScarce).toBe(false);

    taken(places, ['198.51.100.1']);
    expect(places.areScarce).toBe(true);
  });

  it('gives a network its places back', () => {
    const places = placesOf();
    const keys = many(8, (index) => `198.51.100.${index}`).map((address) =>
      places.take({ address, isProxied: false }),
    );

    keys.forEach((each) => places.release(each));

    expect(
      taken(
        places,
        many(20, (index) => `198.51.100.${index}`),
      ),
    ).toBe(8);
  });
});
