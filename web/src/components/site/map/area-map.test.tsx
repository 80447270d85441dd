import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../../testing/test-utils';
import { ServiceAreaBlock } from '../home/service-area-block';
import { counties, land } from './outline';
import { placeOnMap } from './place';
import { nearbyAreas, profile, servedAreas } from '../../../lib/site';

type Ring = [x: number, y: number][];

/**
 * Returns the rings of a path that the map's script has generated. A ring begins with a point, followed by relative
 * steps.
 */
const ringsOf = (path: string): Ring[] =>
  path
    .split('M')
    .slice(1)
    .map((part) => {
      const [x = 0, y = 0, ...steps] = (part.match(/-?\d+/g) ?? []).map(Number);
      const ring: Ring = [[x, y]];
      for (let index = 0; index + 1 < steps.length; index += 2) {
        const [beforeX, beforeY] = ring.at(-1) ?? [0, 0];
        ring.push([beforeX + (steps[index] ?? 0), beforeY + (steps[index + 1] ?? 0)]);
      }
      return ring;
    });

/**
 * Returns whether a point is within one of the rings: a line from the point to the left crosses that ring an odd number
 * of times.
 */
function isWithin(path: string, { x, y }: { x: number; y: number }): boolean {
  return ringsOf(path).some((ring) => {
    const crossings = ring.filter(([toX, toY], index) => {
      const [fromX, fromY] = ring.at(index - 1) ?? [0, 0];
      return toY > y !== fromY > y && x > ((fromX - toX) * (y - toY)) / (fromY - toY) + toX;
    });
    return crossings.length % 2 === 1;
  });
}

describe('the map', () => {
  it.each([...servedAreas, ...nearbyAreas])('has $name on land, in $county County', ({ county, at }) => {
    const place = placeOnMap(at);

    expect(isWithin(land, place)).toBe(true);
    expect(isWithin(counties.lee, place)).toBe(county === 'Lee');
    expect(isWithin(counties.collier, place)).toBe(county === 'Collier');
  });

  it('has the office on land, in Collier County', () => {
    const place = placeOnMap(profile.address.at);

    expect(isWithin(land, place) && isWithin(counties.collier, place)).toBe(true);
  });

  it('has paths of 6 kB at most', () => {
    expect((land + counties.lee + counties.collier).length).toBeLessThan(6000);
  });
});

const check = async (place: string) => {
  const field = screen.getByLabelText('Check Your Address');
  await userEvent.clear(field);
  await userEvent.type(field, place);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
};
const marked = () => document.querySelector('[data-marked]')?.getAttribute('data-marked');

describe('the service area of the home page', () => {
  it('marks on the map what the address check finds, and nothing outside', async () => {
    renderPart(<ServiceAreaBlock onCarry={() => undefined} />);
    const map = await screen.findByRole('img', {
      name: /^Map of Collier and Lee counties: .* 18 communities/,
    });
    expect(marked()).toBeUndefined();

    await check('34145');
    expect(marked()).toBe('Marco Island');
    expect(map).toHaveAccessibleName(/Marked: Marco Island\.$/);
    await check('Sanibel');
    expect(marked()).toBe('Sanibel');
    await check('Orlando');

    expect(screen.getByRole('status')).toHaveTextContent('outside our usual area');
    expect(marked()).toBeUndefined();
  });

  it('asks another host for a map only when a visitor wants it', async () => {
    renderPart(<ServiceAreaBlock onCarry={() => undefined} />);
    await screen.findByRole('img', { name: /^Map of/ });
    expect(document.querySelector('iframe')).toBeNull();

    const button = screen.getByRole('button', { name: 'Show the interactive map' });
    await userEvent.click(button);
    expect(screen.getByTitle('Map of our office')).toHaveAttribute(
      'src',
      expect.stringContaining('google.com/maps'),
    );
    expect(button).toHaveAccessibleName('Hide the interactive map');
    await userEvent.click(button);

    expect(screen.queryByTitle('Map of our office')).toBeNull();
  });
});
