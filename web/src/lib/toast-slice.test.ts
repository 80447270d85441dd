import { jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { dismissToast, toastReducer, toastRemovalMs, toastShown } from './toast-slice';

const makeStore = () => configureStore({ reducer: { toast: toastReducer } });

describe('toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('shows one at a time: a new one replaces the old', () => {
    const store = makeStore();

    store.dispatch(toastShown({ title: 'First' }));
    store.dispatch(toastShown({ title: 'Second' }));

    expect(store.getState().toast.current).toMatchObject({ title: 'Second', isOpen: true });
  });

  it('closes a dismissed one at once and forgets it after 1,000,000 ms', () => {
    const store = makeStore();
    store.dispatch(toastShown({ title: 'First' }));

    store.dispatch(dismissToast(store.getState().toast.current?.id ?? ''));
    expect(store.getState().toast.current?.isOpen).toBe(false);
    jest.advanceTimersByTime(toastRemovalMs - 1);
    expect(store.getState().toast.current).not.toBeNull();
    jest.advanceTimersByTime(1);

    expect(store.getState().toast.current).toBeNull();
  });

  it('does not forget the one that came after a dismissed one', () => {
    const store = makeStore();
    store.dispatch(toastShown({ title: 'First' }));
    store.dispatch(dismissToast(store.getState().toast.current?.id ?? ''));
    store.dispatch(toastShown({ title: 'Second' }));

    jest.advanceTimersByTime(toastRemovalMs);

    expect(store.getState().toast.current?.title).toBe('Second');
  });
});
