import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aUser } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { aContent, aDraft, haveSite, openWebsite } from '../../../testing/open-website';
import { field, press, saved, write } from '../../../testing/website-actions';

/** Simulates a reload of the page with a new store. */
async function reload(unmount: () => void, part: string) {
  unmount();
  return openWebsite(part);
}

/**
 * Creates a conflict: Maya changes the name and the year, and the user of this page changes the name and the phone
 * number.
 */
async function collide() {
  const site = haveSite();
  await openWebsite('facts');
  await field('Name');
  const content = aContent(({ facts }) => Object.assign(facts, { name: 'Theirs', yearFounded: 1990 }));
  site.draft = aDraft({
    content,
    revision: 9,
    isChanged: true,
    changedBy: 'maya',
    changedAt: '2026-11-23T21:11:00.000Z',
  });
  await write('Name', 'Mine');
  await write('Phone', '(239) 555-0177');
  await screen.findByRole('heading', { name: 'Someone else changed the draft' });
  expect(screen.getByText(/^maya saved it/)).toBeVisible();
  return site;
}

const choice = (name: string) => within(screen.getByRole('group', { name }));

describe('the draft of the website', () => {
  it('is saved while somebody types, once for many keys', async () => {
    const site = haveSite();
    await openWebsite('facts');
    expect(screen.getByText('Nothing to publish')).toBeVisible();

    await userEvent.type(await field('Phone'), ' 12');

    expect(await saved()).toBeVisible();
    await waitFor(() => expect(site.saved.at(-1)?.facts.phone).toBe('(239) 555-0142 12'));
    expect(site.saved.length).toBeLessThan(3);
    await write('Phone', '(239) 555-0177');
    await waitFor(() => expect(site.saved.at(-1)?.facts.phone).toBe('(239) 555-0177'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled());
  });

  it('says in a demonstration what a live site would refuse, and names contradictions before publishing', async () => {
    haveSite();
    await openWebsite('facts');
    await write('Name', 'Crane Gardens');
    expect(await saved()).toBeVisible();

    expect(
      await screen.findByRole('link', { name: /^Before the site goes live, change \d+ fields/ }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));

    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/contradict each other/)).toBeVisible();
    const [first] = within(dialog).getAllByRole('link');
    await userEvent.click(first as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('marks made-up fields on a live site, and does not publish them', async () => {
    haveSite(aDraft({ isLive: true }));
    await openWebsite('facts');
    await write('Name', 'Crane Gardens');
    expect(await saved()).toBeVisible();

    expect(await screen.findByRole('link', { name: /problems keep it from being published/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/^Before the site goes live/)).toBeNull();
  });

  it('keeps unsaved words over a reload, and saves them then', async () => {
    const site = haveSite();
    server.use(http.put('*/api/site/draft', () => HttpResponse.error()));
    const { unmount } = await openWebsite('facts');
    await write('Name', 'Crane Gardens');
    expect(await screen.findByText(/^Not saved: there is no connection/)).toBeVisible();
    expect(screen.getByText('What you typed is kept in this browser.')).toBeVisible();

    server.resetHandlers();
    const after = haveSite(site.draft);
    await reload(unmount, 'facts');

    expect(await field('Name')).toHaveValue('Crane Gardens');
    expect(await saved()).toBeVisible();
    expect(after.saved.at(-1)?.facts.name).toBe('Crane Gardens');
    expect(Object.keys(localStorage).filter((key) => key === 'draft:site')).toEqual([]);
  });

  it('does not take what it sent itself for another editor’s, where the answer was lost', async () => {
    const site = haveSite();
    const { unmount } = await openWebsite('facts');
    server.use(
      http.put(
        '*/api/site/draft',
        async ({ request }) => {
          const { content } = (await request.json()) as { content: typeof site.draft.content };
          site.draft = aDraft({ content, revision: 4, isChanged: true });
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await write('Name', 'Crane');
    await screen.findByText(/^Not saved: there is no connection/);
    await write('Name', 'Crane Gardens');
    await reload(unmount, 'facts');

    expect(await field('Name')).toHaveValue('Crane Gardens');
    expect(await saved()).toBeVisible();
    await waitFor(() => expect(site.saved.at(-1)?.facts.name).toBe('Crane Gardens'));
    expect(screen.queryByRole('heading', { name: 'Someone else changed the draft' })).toBeNull();
  });

  it('is saved when its tab is left, and nothing of it shows to the next user', async () => {
    const site = haveSite();
    const { unmount } = await openWebsite('facts');
    await write('Name', 'Crane Gardens');
    await userEvent.click(screen.getByRole('tab', { name: 'Leads' }));
    await waitFor(() => expect(site.saved.at(-1)?.facts.name).toBe('Crane Gardens'));

    server.use(http.put('*/api/site/draft', () => HttpResponse.error()));
    await userEvent.click(screen.getByRole('tab', { name: 'Website' }));
    await userEvent.click(await screen.findByRole('link', { name: /^Facts/ }));
    await write('Name', 'Heron Gardens');
    unmount();
    await openWebsite('facts', aUser({ id: 'user-2', username: 'maya' }));
    expect(await field('Name')).toHaveValue('Crane Gardens');
  });

  it('is saved after a new sign-in where the session had ended', async () => {
    const site = haveSite();
    await openWebsite('facts');
    server.use(
      http.put(
        '*/api/site/draft',
        () => HttpResponse.json({ error: 'no', code: 'not_authenticated' }, { status: 401 }),
        { once: true },
      ),
    );
    await write('Name', 'Crane Gardens');
    await userEvent.type(await field('Username'), 'ruth');
    await userEvent.type(screen.getByLabelText('Password'), 'a long password');
    await press('Sign In');

    expect(await saved()).toBeVisible();
    expect(site.saved.at(-1)?.facts.name).toBe('Crane Gardens');
  });

  it('says what is wrong at the field, and is not published with it', async () => {
    const site = haveSite();
    localStorage.setItem('language', 'es');
    const { bar: address } = await openWebsite('facts');

    const phone = await write('Teléfono', '555');
    expect(await screen.findByText('Un número de teléfono tiene diez dígitos')).toBeVisible();
    expect(phone).toHaveAccessibleDescription(/diez dígitos/);
    expect(await screen.findByText('Borrador guardado')).toBeVisible();
    expect(site.saved.at(-1)?.facts.phone).toBe('555');

    await userEvent.click(screen.getByRole('link', { name: '1 problema impide publicarlo' }));
    await waitFor(() => expect(phone).toHaveFocus());
    expect(address.address).toBe('/admin/website/facts');
    await press('Publicar');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps a text that is too long as it was typed, says by how much, and saves it when it fits', async () => {
    const site = haveSite();
    await openWebsite('facts');

    const name = await write('Name', 'x'.repeat(62));
    expect(
      await screen.findByText(/^Not saved: Facts: Name\. This text is too long \(at most 60\)/),
    ).toBeVisible();
    expect(name).toHaveAccessibleDescription(/2 characters too many/);
    expect(site.saved).toEqual([]);
    await write('Name', 'x'.repeat(59));

    expect(name).toHaveAccessibleDescription(/1 character left/);
    expect(await saved()).toBeVisible();
  });

  it('goes back to what is published after a question', async () => {
    haveSite(aDraft({ content: aContent(({ facts }) => (facts.name = 'Crane')), isChanged: true }));
    await openWebsite('facts');
    expect(await field('Name')).toHaveValue('Crane');

    await press('Discard');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));

    expect(await screen.findByText('Draft discarded')).toBeVisible();
    expect(await field('Name')).toHaveValue('Sandhill Grounds');
    expect(screen.getByRole('button', { name: 'Publish' }).closest('section')).toHaveFocus();
  });
});

describe('a draft that another editor changed', () => {
  it('is compared field by field, and the choice is saved', async () => {
    const site = await collide();

    expect(choice('Facts: Name').getByText('Theirs', { selector: ':not(.text-sm)' })).toBeVisible();
    expect(choice('Facts: Name').getByRole('radio', { name: /Mine/ })).toBeChecked();
    expect(choice('Facts: Year founded').getByRole('radio', { name: /Theirs/ })).toBeChecked();
    expect(choice('Facts: Phone').getByRole('radio', { name: /Mine/ })).toBeChecked();
    await userEvent.click(choice('Facts: Name').getByRole('radio', { name: /^Theirs/ }));
    await press('Save this choice');

    expect(await saved()).toBeVisible();
    expect(site.saved).toHaveLength(1);
    expect(site.saved[0]?.facts).toMatchObject({
      name: 'Theirs',
      yearFounded: 1990,
      phone: '(239) 555-0177',
    });
    expect(screen.queryByRole('heading', { name: 'Someone else changed the draft' })).toBeNull();
  });

  it.each([
    ['Keep all of mine', { name: 'Mine', yearFounded: 1991, phone: '(239) 555-0177' }],
    ['Take all of theirs', { name: 'Theirs', yearFounded: 1990, phone: '(239) 555-0142' }],
  ])('%s', async (choiceOfAll, facts) => {
    const site = await collide();

    await press(choiceOfAll);

    expect(await field('Name')).toHaveValue(facts.name);
    expect(await saved()).toBeVisible();
    expect(site.draft.content.facts).toMatchObject(facts);
  });
});
