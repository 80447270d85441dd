import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Honeypot } from './honeypot';

const trap = () => screen.getByLabelText<HTMLInputElement>('Leave this field empty');

describe('Honeypot', () => {
  it('is reached by no key, offered no value, and read to no one', async () => {
    render(
      <>
        <Honeypot />
        <input aria-label="Name" />
      </>,
    );

    await userEvent.tab();

    expect(screen.getByRole('textbox')).toHaveAccessibleName('Name');
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(trap()).toHaveAttribute('autocomplete', 'off');
  });

  it('looks like no field of a contact, which browsers and password managers fill in', () => {
    render(<Honeypot />);

    expect(trap().name).not.toMatch(
      /name|mail|phone|tel|mobile|fax|web|site|url|home|page|company|org|job|title|addr|street|city|state|zip|country|user|login|pass|code|card|birth/i,
    );
    for (const attribute of ['data-1p-ignore', 'data-lpignore', 'data-bwignore', 'data-form-type'])
      expect(trap()).toHaveAttribute(attribute);
  });
});
