import { checkAddress } from './check-address';

describe(checkAddress.name, () => {
  it.each([
    ['Naples', { kind: 'serve', area: 'Naples' }],
    ['12 Palm Way, Bonita Springs', { kind: 'serve', area: 'Bonita Springs' }],
    ['tiburon', { kind: 'serve', area: 'Tiburón' }],
    ['34145', { kind: 'serve', area: 'Marco Island' }],
    ['34110 Gulf Lane, 33901', { kind: 'nearby', area: 'Fort Myers' }],
    ['Fort Myers Beach', { kind: 'nearby', area: 'Fort Myers Beach' }],
    ['Miami', { kind: 'outside' }],
    ['10001', { kind: 'outside' }],
  ])('answers %s', (text, answer) => {
    expect(checkAddress(text)).toEqual(answer);
  });

  it('ignores blank text', () => {
    expect(checkAddress('   ')).toBeNull();
  });
});
