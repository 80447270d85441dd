import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDraft, haveSite, openWebsite } from '../../../testing/open-website';

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });

async function retype(name: string | RegExp, text: string) {
  const box = await field(name);
  await userEvent.clear(box);
  await userEvent.type(box, text);
  return box;
}

describe('the draft of the website', () => {
  it('is saved while somebody types', async () => {
    const site = haveSite();
    await openWebsite('facts');
    expect(screen.getByText('Nothing to publish')).toBeVisible();

    await retype('Phone', '(239) 555-0177');

    expect(await screen.findByText('Draft saved')).toBeVisible();
    expect(site.saved.map(({ facts }) => facts.phone)).toEqual(['(239) 555-0177']);
    expect(site.draft.revision).toBe(aDraft().revision + 1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled());
  });
});
