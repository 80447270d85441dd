import { jest } from '@jest/globals';
import { firstSite } from './content/first-site.js';
import { matchArea } from './match-area.js';
import { otherNames, streets } from './places.js';

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
    ['Naples', 'served', 'Naples'],
    ['34145', 'served', 'Marco Island'],
    ['34145 FL', 'served', 'Marco Island'],
    ['34110 Gulf Lane, 33901', 'nearby', 'Fort Myers'],
    ['10001', 'outside', null],
    ['Miami', 'outside', null],
    ['   ', 'unknown', null],
    ['Naples, FL 34114', 'nearby', 'Isles of Capri'],
    ['6251 Pelican Bay Blvd, Naples, FL 34108', 'served', 'Naples'],
    ['6251 Pelican Bay Blvd, FL 34108', 'served', 'Naples'],
    ['1 Golden Gate N Pkwy, Miami', 'outside', null],
    ['Calle Naples 12, Miami', 'outside', null],
    ['Naples, 9 Palm Way', 'served', 'Naples'],
    ['Vanderbuilt Beach', 'served', 'Vanderbilt Beach'],
    ['9 Palm Way, Pelicanbay', 'served', 'Pelican Bay'],
    ['Fort Meyers', 'nearby', 'Fort Myers'],
    ['Sanible Island', 'nearby', 'Sanibel'],
    ['14 Maples, Orlando', 'outside', null],
    ['Marco', 'served', 'Marco Island'],
    ['San Marco, Jacksonville', 'outside', null],
    ['12 Marco Road', 'unknown', null],
    ['1200 Gulf Shore Blvd', 'served', 'Naples'],
    ['1200 Gulf Shore Blvd N', 'served', 'Naples'],
    ['8111 Bay Colony Dr', 'served', 'Pelican Bay'],
    ['8111 Bay Colony Dr, 34108', 'served', 'Pelican Bay'],
    ['5th Avenue South', 'served', 'Naples'],
    ['Fifth Ave. S', 'served', 'Naples'],
    ['9 Fifth Ave S, Orlando', 'outside', null],
    ['Ft Myers', 'nearby', 'Fort Myers'],
    ['Ft. Myers Bch', 'nearby', 'Fort Myers Beach'],
    ['1 Estero Blvd', 'nearby', 'Fort Myers Beach'],
    ['Marco Is.', 'served', 'Marco Island'],
    ['Bonita Spgs', 'served', 'Bonita Springs'],
    ['St Petersburg', 'outside', null],
    ['Saint Augustine, FL', 'outside', null],
    ['Ft Lauderdale', 'outside', null],
    ['Mt. Dora', 'outside', null],
    ['12 Miami Street', 'unknown', null],
    ['zzzz', 'unknown', null],
  ])('classifies %s as %s (%s)', (address, match, name) => {
    expect(matchArea(address, firstSite.areas)).toEqual({ match, name });
  });

  it('joins the words of a long text a few times, however many places it knows', () => {
    const joins = jest.spyOn(Array.prototype, 'join');
    matchArea('a '.repeat(250), firstSite.areas);
    const { length } = joins.mock.calls;
    joins.mockRestore();

    expect(length).toBeLessThan(5_000);
  });

  it('knows names and streets of areas that the first version lists', () => {
    const names = new Set(firstSite.areas.map(({ name }) => name));

    expect([...Object.keys(otherNames), ...Object.keys(streets)].filter((name) => !names.has(name))).toEqual(
      [],
    );
  });
});
