import { screen } from '@testing-library/react';
import { renderPart } from '../../../testing/test-utils';
import { PlacementPlace } from './where-it-appears';

describe(PlacementPlace.name, () => {
  it.each([
    ['gallery', 'landscaping', false, 'the gallery page', '/gallery'],
    ['gallery', 'landscaping', true, 'the home page and first in the gallery', '/'],
    ['featured', 'landscaping', false, 'the home page and first in the gallery', '/'],
    [
      'gallery',
      'grapple-truck',
      false,
      'the gallery page and the page of Grapple Truck',
      '/services/grapple-truck',
    ],
    ['hero', 'irrigation', false, 'the header of Irrigation', '/services/irrigation'],
  ] as const)('says where %s, %s, featured %s appears', (placement, category, isFeatured, name, path) => {
    renderPart(<PlacementPlace {...{ placement, category, isFeatured }} />);

    expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
  });

  it('says that no page shows a banner for a category without a page', () => {
    renderPart(<PlacementPlace placement="hero" category="landscaping" isFeatured={false} />);

    expect(screen.getByText('No page shows a header image for this category.')).toBeVisible();
  });
});
