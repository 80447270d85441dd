import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { ChatOfficeDouble, openChat, openHelp, write } from '../../../testing/chat-office';

const field = (name: RegExp) => screen.getByRole('textbox', { name });

async function fill() {
  await userEvent.type(field(/^Full name/), 'Ana Ruiz');
  await userEvent.type(field(/^Email/), 'ana@home.example');
}

describe('the address in a conversation', () => {
  it('is offered once something was said, and makes the conversation a lead', async () => {
    const office = new ChatOfficeDouble();
    const opened = await openChat();
    expect(screen.queryByRole('button', { name: 'Leave your email address' })).toBeNull();
    await write('Do you plant palms?');

    await userEvent.click(await screen.findByRole('button', { name: 'Leave your email address' }));
    expect(field(/^Full name/)).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Send my email address' }));
    expect(await screen.findByText('Please enter your name')).toBeVisible();
    expect(screen.getByText('Please enter a valid email address')).toBeVisible();
    expect(field(/^Phone/)).not.toHaveAttribute('aria-invalid');
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'Send my email address' }));

    expect(await screen.findByText('C-7F3K2M')).toBeVisible();
    expect(office.contacts).toEqual([{ name: 'Ana Ruiz', email: 'ana@home.example', website: '' }]);
    opened.unmount();
    await openHelp();
    expect(await screen.findByText('C-7F3K2M')).toBeVisible();
  });

  it('is asked for plainly while the office is closed, and can wait', async () => {
    const office = new ChatOfficeDouble();
    office.office = { isOpen: false, opensAt: '2026-01-05T13:00:00.000Z' };
    await openChat();
    await write('Do you plant palms?');

    expect(await screen.findByRole('heading', { name: 'Where may we send our answer?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));

    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Leave your email address' })).toHaveFocus(),
    );
  });

  it('shows what the server finds at fault, and keeps the form', async () => {
    const office = new ChatOfficeDouble();
    await openChat();
    await write('Do you plant palms?');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave your email address' }));
    await fill();
    await userEvent.type(field(/^Phone/), '12');
    office.refusals = [
      () =>
        HttpResponse.json(
          { error: 'Invalid', fields: { phone: { message: 'Invalid', code: 'invalid_phone' } } },
          { status: 400 },
        ),
    ];

    await userEvent.click(screen.getByRole('button', { name: 'Send my email address' }));

    expect(await screen.findByText('Please enter a valid phone number')).toBeVisible();
    expect(screen.getByText('Not sent yet. What you typed is kept.')).toBeVisible();
    expect(field(/^Email/)).toHaveValue('ana@home.example');
  });
});
