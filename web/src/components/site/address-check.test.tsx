import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../testing/test-utils';
import { AddressCheck } from './address-check';

describe('AddressCheck', () => {
  it('answers, and carries the address into the quote form', async () => {
    const onCarry = jest.fn();
    renderPart(<AddressCheck onCarry={onCarry} />);

    await userEvent.type(screen.getByLabelText('Check Your Address'), '12 Palm Way, Marco Island');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Yes, we serve Marco Island.'));
    await userEvent.click(screen.getByRole('button', { name: 'Use this address for a quote' }));

    expect(onCarry).toHaveBeenCalledWith('12 Palm Way, Marco Island');
  });

  it.each([
    ['Ft Myers', /^Fort Myers is close by\./],
    ['Sanibel', /^Sanibel is close by\./],
    ['1200 Gulf Shore Blvd', /^Yes, we serve Naples\./],
    ['Orlando', /outside our usual area/],
    ['32801', /outside our usual area/],
    ['zzzz', /^We did not find that place\. Try its ZIP code, or the name of the community\./],
  ])('tells nearby, outside and unknown places apart: %s', async (place, answer) => {
    renderPart(<AddressCheck onCarry={() => undefined} />);

    await userEvent.type(screen.getByLabelText('Check Your Address'), place);
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(answer));
  });

  it('does nothing with blank text', async () => {
    renderPart(<AddressCheck onCarry={() => undefined} />);

    await userEvent.type(screen.getByLabelText('Check Your Address'), '   ');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));

    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
