import { render, screen } from '@testing-library/react';
import { type Progress, SendingProgress } from './sending-progress';

const words = { sending: (percent: number) => `Sending ${percent}%`, waiting: 'Waiting for the server' };
const aProgress = (progress: Progress) => <SendingProgress progress={progress} words={words} />;

describe(SendingProgress, () => {
  it('shows each percent, and says only the begin, each quarter and the end', () => {
    const { rerender } = render(aProgress(0));
    const said = new Set<string | null>();
    for (let percent = 0; percent <= 100; percent += 1) {
      rerender(aProgress(percent / 100));
      said.add(screen.getByRole('status').textContent);
      expect(screen.getByText(`Sending ${percent}%`, { selector: 'p' })).toBeVisible();
      expect(screen.getByRole('progressbar')).toHaveValue(percent);
    }

    expect([...said]).toEqual([0, 25, 50, 75, 100].map(words.sending));
  });

  it('says that the server is busy', () => {
    render(aProgress('waiting'));

    expect(screen.getByRole('status')).toHaveTextContent('Waiting for the server');
  });
});
