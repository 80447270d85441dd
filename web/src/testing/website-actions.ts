import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const field = (name: string | RegExp) => screen.findByRole('textbox', { name });

export const button = (name: string | RegExp) => screen.findByRole('button', { name });

export const press = async (name: string | RegExp) => userEvent.click(await button(name));

/** Replaces a field's text in one event, as pasting does. */
export async function write(name: string | RegExp, value: string) {
  const box = await field(name);
  fireEvent.change(box, { target: { value } });
  return box;
}

export const saved = () => screen.findByText('Draft saved');
