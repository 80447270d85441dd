import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aUser } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { aGuideIssue, aGuidePlant, haveGuide, openGuide } from '../../../testing/open-guide';
import { button, field, press, write } from '../../../testing/website-actions';

const names = () =>
  within(screen.getByRole('list', { name: 'Plants and problems' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

describe('the list of entries', () => {
  it('says which are on the site and signed, and finds them by every name', async () => {
    haveGuide([aGuidePlant({ checkedBy: 'ruth' }), aGuideIssue()]);
    const { bar } = await openGuide();

    const [palm, bug] = within(screen.getByRole('list', { name: 'Plants and problems' })).getAllByRole(
      'listitem',
    );
    expect(palm).toHaveTextContent('Sabal palmPlant · Palma de abanicoReviewed by ruth');
    expect(palm).toHaveTextContent(/On the site$/);
    expect(bug).toHaveTextContent(/Not reviewed.*Draft$/);
    const search = screen.getByRole('searchbox', { name: 'Search' });
    fireEvent.input(search, { target: { value: 'palmetto' } });
    expect(names()).toEqual(['Sabal palm']);
    fireEvent.input(search, { target: { value: 'CESPED' } });
    expect(names()).toEqual(['Chinch bug']);
    fireEvent.input(search, { target: { value: 'nothing' } });
    expect(screen.getByText('No entry matches')).toBeVisible();
    await waitFor(() => expect(bar.address).toBe('/admin/guide?q=nothing'));
  });

  it('is filtered by kind and state, and keeps the bin apart', async () => {
    haveGuide([
      aGuidePlant(),
      aGuidePlant({ id: 'plant-2', slug: 'ixora', name: 'Ixora', isPublished: false }),
      aGuidePlant({ id: 'plant-3', slug: 'croton', name: 'Croton', deletedAt: '2026-11-23T21:10:00.000Z' }),
      aGuideIssue(),
    ]);
    await openGuide();
    expect(names()).toEqual(['Sabal palm', 'Ixora', 'Chinch bug']);

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Drafts');
    expect(names()).toEqual(['Ixora', 'Chinch bug']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Plants');
    expect(names()).toEqual(['Ixora']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'In the bin');
    expect(names()).toEqual(['Croton']);
  });

  it('offers another attempt where it does not load', async () => {
    server.use(http.get('*/api/guide-entries', () => HttpResponse.json({}, { status: 503 })));
    const opening = openGuide();
    expect(await screen.findByText('The plant guide did not load')).toBeVisible();
    haveGuide();

    await press('Try again');

    await opening;
    expect(names()).toEqual(['Sabal palm', 'Chinch bug']);
  });

  it('is read by users, who change nothing', async () => {
    haveGuide();
    await openGuide('', aUser({ role: 'user', isAdmin: false }));
    expect(screen.queryByRole('link', { name: 'New plant' })).toBeNull();

    await userEvent.click(screen.getByRole('link', { name: 'Sabal palm' }));

    expect(await field('Name')).toHaveAttribute('readonly');
    for (const name of ['Save and publish', 'Mark as reviewed', 'Delete', 'Choose an image'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('an entry on the site', () => {
  it('is saved and published with what was changed alone, made from its revision', async () => {
    const guide = haveGuide([aGuidePlant({ revision: 4 })]);
    await openGuide('/plants/sabal-palm');
    expect(await button('Save and publish')).toBeDisabled();

    await write('Description', 'Our state tree.');
    await write('Description, Spanish', 'El árbol del estado.');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Native to Florida' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Part shade' }));
    await write(/^Usual height/, '45.5');
    await write('Other names', 'cabbage palm\n\n palmetto ');
    await press('Save and publish');

    expect(await screen.findByText('Published')).toBeVisible();
    expect(guide.asked).toEqual([
      [
        'change',
        {
          description: 'Our state tree.',
          descriptionEs: 'El árbol del estado.',
          isNative: true,
          light: ['part-shade'],
          heightFt: 45.5,
          synonyms: ['cabbage palm', 'palmetto'],
        },
        '"4"',
      ],
    ]);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save and publish' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    expect(screen.getByText(/^Last changed by ruth/)).toBeVisible();
  });

  it('is taken off the site, signed and deleted after a question', async () => {
    const guide = haveGuide();
    const { bar } = await openGuide('/plants/sabal-palm');
    expect(screen.getByRole('link', { name: 'View the page' })).toHaveAttribute('href', '/plants/sabal-palm');
    expect(screen.getByText('Reviewed by: not yet')).toBeVisible();

    await press('Mark as reviewed');
    await confirm('Mark as reviewed');
    expect(await screen.findByText('Reviewed by ruth, Nov 23, 2026')).toBeVisible();
    await press('Remove from the site');
    await confirm('Remove from the site');
    expect(await screen.findByText('A draft: visitors do not see it')).toBeVisible();
    expect(guide.asked).toEqual([
      ['sign', '"0"'],
      ['change', { isPublished: false }, '"1"'],
    ]);
    await press('Delete');
    await confirm('Delete');

    await waitFor(() => expect(bar.address).toBe('/admin/guide'));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'In the bin');
    await userEvent.click(await screen.findByRole('link', { name: 'Sabal palm' }));
    expect(await screen.findByText(/^In the bin; will be erased after Dec 23, 2026/)).toBeVisible();
    expect(await field('Name')).toHaveAttribute('readonly');
    await press('Restore');
    expect(await screen.findByText('Entry restored')).toBeVisible();
    expect(await button('Publish')).toBeEnabled();
  });
});

describe('what is typed', () => {
  it('is kept while another tab is looked at, marked in the list, and asked for before the page is left', async () => {
    haveGuide();
    await openGuide('/plants/sabal-palm');
    await write('Scientific name', 'Sabal');
    const leave = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leave);
    expect(leave.defaultPrevented).toBe(true);

    await userEvent.click(screen.getByRole('tab', { name: 'Settings' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Plant guide' }));
    expect(await screen.findByText('Not saved yet')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Sabal palm' }));

    expect(await field('Scientific name')).toHaveValue('Sabal');
    expect(screen.getByText('What you typed is kept in this browser for a day.')).toBeInTheDocument();
    await press('Discard changes');
    expect(await field('Scientific name')).toHaveValue('Sabal palmetto');
    const free = new Event('beforeunload', { cancelable: true });
    dispatchEvent(free);
    expect(free.defaultPrevented).toBe(false);
  });

  it('stays beside what somebody else changed, and asks where both changed a field', async () => {
    const guide = haveGuide();
    await openGuide('/plants/sabal-palm');
    await write('Scientific name', 'Sabal');
    await write('Description', 'Mine.');
    server.use(
      http.patch(
        '*/api/plants/:id',
        () => {
          guide.entries = [
            aGuidePlant({ revision: 1, description: 'Theirs.', floridaSpecific: 'Theirs too.' }),
          ];
          return HttpResponse.json({ error: 'no', code: 'entry_changed' }, { status: 412 });
        },
        { once: true },
      ),
    );
    await press('Save and publish');

    const question = await screen.findByRole('alert');
    expect(question).toHaveTextContent('Someone else changed this entry');
    expect(within(question).getByText('Description')).toBeVisible();
    expect(await field('In southwest Florida')).toHaveValue('Theirs too.');
    expect(await field('Description')).toHaveValue('Mine.');
    await press('Replace the other person’s changes with mine');
    await press('Save and publish');

    expect(await screen.findByText('Published')).toBeVisible();
    expect(guide.asked).toEqual([['change', { scientificName: 'Sabal', description: 'Mine.' }, '"1"']]);
  });
});

const refuse = (status: number, code: string, fields: Record<string, string> = {}) =>
  server.use(
    http.patch('*/api/plant-issues/:id', () =>
      HttpResponse.json(
        {
          error: 'no',
          code,
          fields: Object.fromEntries(
            Object.entries(fields).map(([name, fault]) => [name, { message: 'no', code: fault }]),
          ),
        },
        { status },
      ),
    ),
  );

describe('what the server refuses', () => {
  it('is said at its fields, and the list of them leads there', async () => {
    haveGuide();
    await openGuide('/problems/chinch-bug');
    refuse(400, 'validation_failed', {
      sources: 'source_missing',
      checkedOn: 'day_missing',
      descriptionEs: 'text_unprintable',
    });

    await press('Publish');

    expect(await screen.findByText('3 fields need your attention:')).toBeVisible();
    expect(screen.getByText('Add a source: a published entry needs one')).toBeVisible();
    expect(screen.getByText('This text contains a character that cannot be shown')).toBeVisible();
    await press('Sources read on');
    const day = screen.getByLabelText('Sources read on');
    expect(day).toHaveFocus();
    expect(day).toBeInvalid();
    fireEvent.change(day, { target: { value: '2026-11-02' } });
    expect(day).toBeValid();
    expect(screen.getByText('2 fields need your attention:')).toBeVisible();
  });

  it.each([
    [409, 'publication_running', 'Another publication is under way. Please try again in a moment.'],
    [422, 'page_failed', 'A page could not be made from these texts. The site stays as it was.'],
    [503, 'busy', 'The server is busy. Please try again in a moment.'],
    [403, 'forbidden', 'Your account is not allowed to do this. Ask an administrator.'],
  ])('%i %s is explained', async (status, code, words) => {
    haveGuide();
    await openGuide('/problems/chinch-bug');
    refuse(status, code);
    await write('Description', 'Patches.');

    await press('Publish');

    expect(await screen.findByText(words)).toBeVisible();
    expect(await field('Description')).toHaveValue('Patches.');
  });
});
