import { matchArea } from './match-area.js';

describe(matchArea.name, () => {
  it.each([
    ['12 Gulf Shore Blvd, Naples, FL 34103', 'served', 'Naples'],
    ['8000 Bay Colony Dr, Pelican Bay, Naples FL 34108-1234', 'served', 'Pelican Bay'],
    ['Lot 4, Tiburon', 'served', 'Tiburón'],
    ['1 Estero Blvd, Fort Myers Beach, FL 33931', 'nearby', 'Fort Myers Beach'],
    ['22 Palm Ave, Fort Myers', 'nearby', 'Fort Myers'],
    ['5 Naples Street, Orlando, FL 32801', 'outside', null],
    ['34108 Main Street, Orlando, FL 32801', 'outside', null],
    ['the house by the lake', 'unknown', null],
    ['12345 Somewhere Road', 'unknown', null],
    ['Naplesville 7', 'unknown', null],
  ])('classifies %s as %s (%s)', (address, match, name) => {
    expect(matchArea(address)).toEqual({ match, name });
  });
});
