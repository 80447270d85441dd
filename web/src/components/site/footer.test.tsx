import { screen } from '@testing-library/react';
import { renderPart } from '../../testing/test-utils';
import { profile } from '../../lib/site';
import { Footer } from './footer';

describe(Footer.name, () => {
  const shipped = [...profile.licenses];
  afterEach(() => void profile.licenses.splice(0, profile.licenses.length, ...shipped));

  it('names the licenses with their numbers', () => {
    renderPart(<Footer />);

    expect(screen.getByText(/^Licensed and insured/)).toHaveTextContent('LC-000142');
  });

  it('has no line of licenses without any', () => {
    profile.licenses.splice(0);

    renderPart(<Footer />);

    expect(screen.queryByText(/^Licensed and insured/)).toBeNull();
  });
});
