import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Honeypot } from './honeypot';

describe('Honeypot', () => {
  it('is reached by no key, offered no value, and read to no one', async () => {
    render(
      <>
        <Honeypot label="Website" control={{ name: 'website' }} />
        <input aria-label="Name" />
      </>,
    );

    await userEvent.tab();

    expect(screen.getByRole('textbox')).toHaveAccessibleName('Name');
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(screen.getByLabelText('Website')).toHaveAttribute('autocomplete', 'off');
  });
});
