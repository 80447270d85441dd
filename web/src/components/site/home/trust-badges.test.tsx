import { render, screen } from '@testing-library/react';
import { TrustBadges } from './trust-badges';

describe(TrustBadges.name, () => {
  it.each(['100% Satisfaction - Guaranteed Service', 'Award Winning - Landscape Design'])(
    'says %s',
    (words) => {
      render(<TrustBadges />);

      const badges = screen.getAllByRole('listitem').map((badge) => badge.textContent);
      expect(badges).toContain(words);
    },
  );
});
