import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MoreButton } from './more-button';

/** A list with a button that loads the next page, and a button after which the list has no further pages. */
function List({ pages }: { pages: number }) {
  const [left, setLeft] = useState(pages);
  const answer = {
    hasNextPage: left > 0,
    isFetchingNextPage: false,
    fetchNextPage: () => setLeft(left - 1),
  };
  return (
    <>
      <button type="button" onClick={() => setLeft(0)}>
        Filter
      </button>
      <MoreButton answer={answer} label="More" loadingLabel="Loading" className="place" />
      <a href="#after">After</a>
    </>
  );
}

describe(MoreButton, () => {
  it('keeps the keyboard’s place after the last page', async () => {
    render(<List pages={2} />);
    const more = screen.getByRole('button', { name: 'More' });

    await userEvent.click(more);
    expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');

    expect(more).not.toBeInTheDocument();
    expect(document.activeElement).toHaveClass('place');
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'After' })).toHaveFocus();
  });

  it('leaves the focus alone when a filter leaves no further page', async () => {
    render(<List pages={2} />);
    const filter = screen.getByRole('button', { name: 'Filter' });
    // Simulates Safari, which does not focus a pressed button.
    filter.addEventListener('click', () => filter.blur());

    await userEvent.click(filter);

    expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });
});
