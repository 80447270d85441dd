import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { OfToday } from './of-today';

describe(OfToday.name, () => {
  it("shows today's text over a file that was prerendered in another year", async () => {
    const root = document.createElement('div');
    root.innerHTML = '<span>2025</span>';

    await act(async () => hydrateRoot(root, <OfToday>2026</OfToday>));

    expect(root).toHaveTextContent(/^2026$/);
  });
});
