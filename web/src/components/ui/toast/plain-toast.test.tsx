import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { toastShown } from './toast-slice';

jest.unstable_mockModule('./toast-card', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
const { renderPart } = await import('../../../testing/test-utils');

describe('a toast whose code did not arrive', () => {
  it('still says what it has to, and leaves the page alone', async () => {
    const hush = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store } = renderPart(<p>The page</p>);

    act(() => void store.dispatch(toastShown({ title: 'Message sent!', description: 'We answer soon.' })));

    expect(await screen.findByRole('status')).toHaveTextContent('Message sent!We answer soon.');
    expect(screen.getByText('The page')).toBeVisible();
    hush.mockRestore();
  });
});
