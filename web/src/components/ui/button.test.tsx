import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { untilReleased } from '../../testing/until-released';
import { Button } from './button';

function Saving({ save }: { save: () => Promise<void> }) {
  const [isSaving, setSaving] = useState(false);
  const press = async () => {
    setSaving(true);
    await save();
    setSaving(false);
  };
  return (
    <Button disabled={isSaving} onClick={() => void press()}>
      {isSaving ? 'Saving...' : 'Save'}
    </Button>
  );
}

describe('a button', () => {
  it('keeps its width while it is busy', async () => {
    const { release, released } = untilReleased();
    render(<Saving save={() => released} />);
    const button = screen.getByRole('button', { name: 'Save' });
    button.getBoundingClientRect = () => new DOMRect(0, 0, 84.5, 44);
    expect(button.style.width).toBe('');

    await userEvent.click(button);
    expect(button).toHaveTextContent('Saving...');
    expect(button.style.width).toBe('84.5px');

    release();
    expect(await screen.findByRole('button', { name: 'Save' })).toBeEnabled();
    expect(button.style.width).toBe('');
  });

  it('keeps the focus while it is disabled after a press, and does nothing on further presses', async () => {
    const { release, released } = untilReleased();
    const save = jest.fn(() => released);
    render(<Saving save={save} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    const button = screen.getByRole('button', { name: 'Saving...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter} ');
    expect(button).toHaveFocus();
    button.blur();
    button.focus();
    expect(button).toHaveFocus();

    release();
    await screen.findByRole('button', { name: 'Save' });
    expect(button).toHaveFocus();
    expect(button).not.toHaveAttribute('aria-disabled');
    expect(save).toHaveBeenCalledTimes(1);
  });
});
