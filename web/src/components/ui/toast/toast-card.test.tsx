import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../../testing/test-utils';
import { toastShown } from './toast-slice';

describe('a toast', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is announced politely', async () => {
    const { store } = renderPart(null);

    act(() => void store.dispatch(toastShown({ title: 'Message sent!', variant: 'destructive' })));
    await screen.findAllByText('Message sent!');

    await waitFor(() => expect(document.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite'));
    expect(document.querySelector('[aria-live="assertive"]')).toBeNull();
  });

  it('is dismissed with F8, wherever the focus is', async () => {
    const { store } = renderPart(<input aria-label="Name" />);
    act(() => void store.dispatch(toastShown({ title: 'Message sent!' })));
    await screen.findByRole('button', { name: 'Close' });
    await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));

    await userEvent.keyboard('{F8}');

    expect(store.getState().toast.current?.isOpen).toBe(false);
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  it('leaves after 5,000 ms', async () => {
    const { store } = renderPart(null);
    act(() => void store.dispatch(toastShown({ title: 'First' })));
    await screen.findByRole('button', { name: 'Close' });
    jest.useFakeTimers();

    act(() => void store.dispatch(toastShown({ title: 'Second' })));
    act(() => jest.advanceTimersByTime(4999));
    expect(store.getState().toast.current?.isOpen).toBe(true);
    act(() => jest.advanceTimersByTime(1));

    expect(store.getState().toast.current?.isOpen).toBe(false);
  });
});
