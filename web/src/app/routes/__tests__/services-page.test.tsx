import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../../testing/test-utils';

describe('the services page', () => {
  it('shows what an association says once, beside the HOA packages', async () => {
    openPage('/services#hoa-packages');

    await screen.findByRole('region', { name: 'What clients say' });

    await waitFor(() => expect(screen.getAllByText('Eleanor Whitcomb')).toHaveLength(1));
  });

  it('brings a chosen service into view and the keyboard to it, and back to the page with the grid', async () => {
    const scrolledTo: string[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
      scrolledTo.push(this.id);
    });
    openPage('/services');

    await userEvent.click(await screen.findByRole('link', { name: 'Learn More about Irrigation' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Irrigation' })).toHaveFocus());
    expect(scrolledTo).toEqual(['irrigation']);
    const toTop = jest.spyOn(globalThis, 'scrollTo');
    await userEvent.click(screen.getByRole('link', { name: 'Back to All Services' }));

    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(toTop).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });
});
