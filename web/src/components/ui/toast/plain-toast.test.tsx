import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeStore } from '../../../app/store';
import { toastShown } from './toast-slice';

jest.unstable_mockModule('./toast-card', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
const { Toaster } = await import('./toaster');

describe('a toast whose code did not arrive', () => {
  it('still says what it has to, and leaves the page alone', async () => {
    const hush = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const store = makeStore();
    render(
      <Provider store={store}>
        <p>The page</p>
        <Toaster />
      </Provider>,
    );

    act(() => void store.dispatch(toastShown({ title: 'Message sent!', description: 'We answer soon.' })));

    expect(await screen.findByRole('status')).toHaveTextContent('Message sent!We answer soon.');
    expect(screen.getByText('The page')).toBeVisible();
    hush.mockRestore();
  });
});
