import { Busy } from '@sandhill/platform/errors/domain.error.js';
import type { GatewayConfig } from '../gateway.config.js';
import { UploadSlots } from './upload-slots.js';

const slotsOf = () => new UploadSlots({ UPLOAD_PLACES: 64 } as GatewayConfig);
const taken = (slots: UploadSlots, addresses: string[]) =>
  addresses.filter((address) => {
    try {
      return slots.acquire({ address, isProxied: false }).length > 0;
    } catch (error) {
      expect(error).toBeInstanceOf(Busy);
      return false;
    }
  }).length;
const many = (count: number, address: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => address(index + 1));

describe(UploadSlots, () => {
  it.each([
    ['/64 of one /48', 1_000, (index: number) => `2001:db8:48:${index.toString(16)}::1`, 8],
    ['/48 of one /32', 1_000, (index: number) => `2001:db7:${index.toString(16)}::1`, 32],
    ['addresses of one /24', 255, (index: number) => `198.51.100.${index}`, 8],
  ])('leaves slots to others: %s', (_what, count, address, max) => {
    const slots = slotsOf();

    expect(taken(slots, many(count, address))).toBe(max);
    expect(taken(slots, ['203.0.113.1', '2001:db9::1'])).toBe(2);
  });

  it('says that slots are scarce once half of them are taken', () => {
    const slots = slotsOf();
    taken(
      slots,
      many(31, (index) => `203.0.${index}.1`),
    );
    expect(slots.areScarce).toBe(false);

    taken(slots, ['198.51.100.1']);
    expect(slots.areScarce).toBe(true);
  });

  it('gives a network its slots back', () => {
    const slots = slotsOf();
    const keys = many(8, (index) => `198.51.100.${index}`).map((address) =>
      slots.acquire({ address, isProxied: false }),
    );

    keys.forEach((each) => slots.release(each));

    expect(
      taken(
        slots,
        many(20, (index) => `198.51.100.${index}`),
      ),
    ).toBe(8);
  });
});
