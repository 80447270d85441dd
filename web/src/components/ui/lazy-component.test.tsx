import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../testing/test-utils';
import { lazyComponent } from './lazy-component';

const gone = new TypeError('Failed to fetch dynamically imported module');
const close = () => undefined;

/** Returns a loader that fails once and then loads the code. */
const failingOnce = <Code,>(code: Code) =>
  jest.fn<() => Promise<Code>>().mockRejectedValueOnce(gone).mockResolvedValue(code);

describe(lazyComponent.name, () => {
  it('leaves a notice in place of a dialog, and another try brings it', async () => {
    const Card = lazyComponent<{ onClose: () => void }>(failingOnce(() => <p>Here it is</p>));
    renderPart(<Card onClose={close} />);

    expect(await screen.findByRole('alert')).toHaveTextContent('A part of this page did not load');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('Here it is')).toBeVisible();
  });
});
