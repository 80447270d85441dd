import { act, screen, waitFor } from '@testing-library/react';
import { renderPart } from '../../../testing/test-utils';
import { toastShown } from './toast-slice';

describe('a toast', () => {
  it('is announced politely', async () => {
    const { store } = renderPart(null);

    act(() => void store.dispatch(toastShown({ title: 'Message sent!', variant: 'destructive' })));
    await screen.findAllByText('Message sent!');

    await waitFor(() => expect(document.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite'));
    expect(document.querySelector('[aria-live="assertive"]')).toBeNull();
  });
});
