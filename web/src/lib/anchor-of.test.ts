import { anchorOf } from './anchor-of';

describe(anchorOf.name, () => {
  it.each([
    ['#portfolio', 'portfolio'],
    ['#facts.hours%20', 'facts.hours '],
    ['#100%', '100%'],
    ['', ''],
  ])('reads %j as %j', (hash, anchor) => {
    expect(anchorOf(hash)).toBe(anchor);
  });
});
