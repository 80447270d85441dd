import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPart } from '../../testing/test-utils';
import { PromoBanner } from './promo-banner';

const banner = () => screen.queryByRole('complementary', { name: 'Hurricane season' });

describe(PromoBanner.name, () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('has a button that calls', () => {
    renderPart(<PromoBanner mode="always" />);

    expect(screen.getByRole('link', { name: 'Call now' })).toHaveAttribute('href', 'tel:+12395550142');
  });

  it.each([
    // The last minutes of May and of November in Naples, when it is already the next month in Greenwich.
    ['2026-06-01T03:50:00Z', false],
    ['2026-06-01T04:10:00Z', true],
    ['2026-12-01T04:50:00Z', true],
    ['2026-12-01T05:10:00Z', false],
  ])('keeps to the season at %s: %s', (moment, isShown) => {
    jest.useFakeTimers({ now: new Date(moment) });

    renderPart(<PromoBanner mode="season" />);

    expect(banner() !== null).toBe(isShown);
  });

  it('can be switched off', () => {
    renderPart(<PromoBanner mode="off" />);

    expect(banner()).toBeNull();
  });
});
