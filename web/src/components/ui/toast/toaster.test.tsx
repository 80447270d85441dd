import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { renderPart } from '../../../testing/test-utils';
import { Dialog } from '../dialog';
import { Toaster } from './toaster';
import { toastShown } from '../../../lib/toast-slice';

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

  it('leaves Escape to the dialogs below it, the last one first', async () => {
    const closed: string[] = [];
    const dialog = (title: string) => (
      <Dialog key={title} title={title} onClose={() => closed.push(title)}>
        <p>{title}</p>
      </Dialog>
    );
    const { store, rerender } = renderPart(null);
    const part = (dialogs: ReactNode) => (
      <Provider store={store}>
        <MemoryRouter>
          {dialogs}
          <Toaster />
        </MemoryRouter>
      </Provider>
    );
    rerender(part([dialog('Photos'), dialog('Sure?')]));
    act(() => void store.dispatch(toastShown({ title: 'Message sent!' })));
    await screen.findAllByText('Message sent!');

    await userEvent.keyboard('{Escape}');
    expect(closed).toEqual(['Sure?']);
    rerender(part([dialog('Photos')]));
    await userEvent.keyboard('{Escape}');
    expect(closed).toEqual(['Sure?', 'Photos']);
    expect(store.getState().toast.current?.isOpen).toBe(true);

    rerender(part(null));
    await userEvent.keyboard('{Escape}');
    expect(store.getState().toast.current?.isOpen).toBe(false);
  });

  it('is dismissed with a swipe of 50 px to the right, and not with less', async () => {
    const { store } = renderPart(null);
    act(() => void store.dispatch(toastShown({ title: 'Message sent!' })));
    const card = screen.getByText('Message sent!');
    const swipe = (px: number) =>
      userEvent.pointer([
        { keys: '[MouseLeft>]', target: card, coords: { clientX: 10 } },
        { target: card, coords: { clientX: 10 + px } },
        { keys: '[/MouseLeft]', target: card, coords: { clientX: 10 + px } },
      ]);

    await swipe(49);
    expect(store.getState().toast.current?.isOpen).toBe(true);
    await swipe(50);

    expect(store.getState().toast.current?.isOpen).toBe(false);
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

  it.each([
    [
      'a pointer is over it',
      (card: Element) => fireEvent.pointerEnter(card),
      (card: Element) => fireEvent.pointerLeave(card),
    ],
    [
      'it has the focus',
      (card: Element) => fireEvent.focusIn(card),
      (card: Element) => fireEvent.focusOut(card),
    ],
  ])('stays while %s, and leaves 5,000 ms after', (_what, hold, release) => {
    jest.useFakeTimers();
    const { store } = renderPart(null);
    act(() => void store.dispatch(toastShown({ title: 'Message sent!' })));
    const card = screen.getByText('Message sent!').closest('[data-toast]') ?? document.body;

    act(() => void hold(card));
    act(() => jest.advanceTimersByTime(60_000));
    expect(store.getState().toast.current?.isOpen).toBe(true);
    act(() => void release(card));
    act(() => jest.advanceTimersByTime(5000));

    expect(store.getState().toast.current?.isOpen).toBe(false);
  });
});
