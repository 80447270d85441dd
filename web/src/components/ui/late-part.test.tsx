import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { renderPart } from '../../testing/test-utils';
import { latePart } from './late-part';
import { LazyMenu } from './menu/lazy-menu';
import { Menu, type MenuProps } from './menu/menu';

const gone = new TypeError('Failed to fetch dynamically imported module');
const close = () => undefined;

/** Fails once, then gives the code. */
const failingOnce = <Code,>(code: Code) =>
  jest.fn<() => Promise<Code>>().mockRejectedValueOnce(gone).mockResolvedValue(code);

describe('code that does not arrive', () => {
  it('leaves a notice in place of a dialog, and another try brings it', async () => {
    const Card = latePart<{ onClose: () => void }>(failingOnce(() => <p>Here it is</p>));
    renderPart(<Card onClose={close} />);

    expect(await screen.findByRole('alert')).toHaveTextContent('A part of this page did not load');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('Here it is')).toBeVisible();
  });

  it('leaves a notice when a menu is pressed, and the next press opens it', async () => {
    const load = jest
      .fn<() => Promise<ComponentType<MenuProps>>>()
      .mockRejectedValueOnce(gone)
      .mockRejectedValueOnce(gone)
      .mockRejectedValueOnce(gone)
      .mockResolvedValue(Menu);
    renderPart(
      <LazyMenu label="Services" items={[{ id: 'all', label: 'All', to: '/services' }]} load={load} />,
    );

    // Pointed at, focused and pressed: three tries.
    await userEvent.click(screen.getByRole('button', { name: 'Services' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('A part of this page did not load');
    await userEvent.click(screen.getByRole('button', { name: 'Services' }));

    expect(await screen.findByRole('menuitem', { name: 'All' })).toBeVisible();
  });
});
