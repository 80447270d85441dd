import { soundOf, stemOf } from './same-word.js';

describe('soundOf', () => {
  it.each([
    ['ollin', 'hollin'],
    ['ibisco', 'hibisco'],
    ['callendo', 'cayendo'],
    ['enrroscado', 'enroscado'],
    ['boganbilia', 'boganvilia'],
    ['crysobalanus', 'chrysobalanus'],
    ['podocarpos', 'podokarpoz'],
  ])('is the same for %s and %s', (one, other) => {
    expect(soundOf(one)).toBe(soundOf(other));
  });

  it.each([
    ['edge', 'hedge'],
    ['root', 'rot'],
  ])('tells %s from %s', (one, other) => {
    expect(soundOf(one)).not.toBe(soundOf(other));
  });
});

describe('stemOf', () => {
  it.each([
    ['amarilla', 'amarillos'],
    ['hojas', 'hoja'],
    ['fronds', 'frond'],
    ['dropping', 'dropped'],
    ['palmas', 'palma'],
  ])('is the same for %s and %s', (one, other) => {
    expect(stemOf(soundOf(one))).toBe(stemOf(soundOf(other)));
  });

  it('leaves short words alone', () => {
    expect(stemOf('sal')).toBe('sal');
    expect(stemOf('salen')).not.toBe('sal');
  });
});
