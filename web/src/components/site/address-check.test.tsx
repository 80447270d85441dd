import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../testing/test-utils';
import { AddressCheck } from './address-check';

describe('AddressCheck', () => {
  it('answers, and carries the address into the quote form', async () => {
    const onCarry = jest.fn();
    renderPart(<AddressCheck onCarry={onCarry} />);

    await userEvent.type(screen.getByLabelText('Check Your Address'), '12 Palm Way, Marco Island');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByRole('status')).toHaveTextContent('Yes, we serve Marco Island.');
    await userEvent.click(screen.getByRole('button', { name: 'Use this address for a quote' }));

    expect(onCarry).toHaveBeenCalledWith('12 Palm Way, Marco Island');
  });

  it('does nothing with blank text', async () => {
    renderPart(<AddressCheck onCarry={() => undefined} />);

    await userEvent.type(screen.getByLabelText('Check Your Address'), '   ');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));

    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
