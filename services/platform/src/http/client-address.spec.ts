import { addressGroup, budgetsOf, isPrivateAddress, plainAddress, siteGroup } from './client-address.js';

describe(plainAddress.name, () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:DB8::1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['not an address', 'unknown'],
    [undefined, 'unknown'],
  ])('%s is %s', (written, plain) => {
    expect(plainAddress(written)).toBe(plain);
  });
});

describe(addressGroup.name, () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });
});

describe(siteGroup.name, () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8::9', '2001:db8:0::/48'],
    ['not an address', 'unknown'],
  ])('%s counts as %s', (address, group) => {
    expect(siteGroup(address)).toBe(group);
  });
});

describe(isPrivateAddress.name, () => {
  it.each(['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fd00::1', '::ffff:10.0.0.1'])(
    '%s is private',
    (address) => {
      expect(isPrivateAddress(address)).toBe(true);
    },
  );

  it.each(['127.0.0.1', '::1', '172.32.0.1', '203.0.113.9', '2001:db8::1', 'nonsense'])(
    '%s is not',
    (address) => {
      expect(isPrivateAddress(address)).toBe(false);
    },
  );
});

describe(budgetsOf, () => {
  it.each([
    ['203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
    ['::ffff:203.0.113.7', ['203.0.113.7', '203.0.113.0/24']],
    ['2001:db8:1:2:3::4', ['2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8::/32']],
    ['not an address', ['unknown']],
  ])('widens %s to %j', (address, keys) => {
    expect(budgetsOf(address).map(({ key }) => key)).toEqual(keys);
  });
});
