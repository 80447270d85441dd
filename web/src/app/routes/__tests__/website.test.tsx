import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ScheduledVersion } from '../../../types/api';
import { aUser } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import {
  aContent,
  aDraft,
  aPublication,
  aVersion,
  haveSite,
  openWebsite,
} from '../../../testing/open-website';
import { button, field, press, write } from '../../../testing/website-actions';

const changed = () =>
  haveSite(aDraft({ content: aContent(({ facts }) => (facts.name = 'Crane')), isChanged: true }));

const nothing = () => undefined;

const folded = (list: string) =>
  within(screen.getByRole('group', { name: list }))
    .getAllByRole('button', { expanded: false })
    .map(({ textContent }) => textContent);

describe('publishing', () => {
  it('takes what is typed last, shows how far it is and where it shows, and is undone by one press', async () => {
    const site = changed();
    const asked: unknown[] = [];
    let finish: () => void = nothing;
    server.use(
      http.post('*/api/site/publish', async ({ request }) => {
        asked.push([await request.json(), request.headers.get('if-match')]);
        site.publication = aPublication({ state: 'rendering', done: 12, total: 38 });
        await new Promise<void>((resolve) => (finish = resolve));
        const servers = [1, 2].map((id) => ({
          ...aPublication().servers[0]!,
          name: `web-${id}`,
          version: id,
        }));
        site.publication = aPublication({ version: 2, servers });
        site.draft = aDraft({ content: site.draft.content, revision: site.draft.revision });
        return HttpResponse.json({ version: 2, publishedAt: site.publication.publishedAt }, { status: 201 });
      }),
      http.post('*/api/site/undo', async ({ request }) => {
        asked.push(await request.json());
        site.publication = aPublication({ version: 3 });
        site.draft = aDraft({ revision: site.draft.revision + 1 });
        return HttpResponse.json({ version: 3, publishedAt: site.publication.publishedAt }, { status: 201 });
      }),
    );
    await openWebsite('facts');
    await write('Phone', '(239) 555-0177');
    await press('Publish');
    expect(await screen.findByText('Facts: Name')).toBeVisible();
    await userEvent.type(await field(/^Note/), 'New number');
    await press('Publish now');

    expect(await screen.findByText('Publishing: 12 of 38 pages built')).toBeVisible();
    expect(asked).toEqual([[{ note: 'New number' }, '"4"']]);
    expect(site.draft.content.facts.phone).toBe('(239) 555-0177');
    finish();
    expect(await screen.findByText('Version 2 is published, shown on 1 of 2 servers.')).toBeVisible();
    site.publication.servers.forEach((one) => (one.version = 2));
    expect(await screen.findByText('Version 2 is published, shown on 2 of 2 servers.')).toBeVisible();

    await press('Undo');
    expect(await screen.findByText(/^Undone: version 3/)).toBeVisible();
    expect(asked.at(-1)).toEqual({ version: 2 });
    expect(await field('Name')).toHaveValue('Sandhill Grounds');
  });

  it('leads to the field for which a page failed', async () => {
    const site = changed();
    server.use(
      http.post('*/api/site/publish', () =>
        HttpResponse.json(
          {
            error: 'no',
            code: 'page_failed',
            fields: { 'hero.1.title.en': { message: 'no', code: 'link_leads_nowhere' } },
            details: { page: '/about', problem: 'link_leads_nowhere' },
          },
          { status: 422 },
        ),
      ),
    );
    await openWebsite('hours');
    await press('Publish');
    await press('Publish now');

    const failed = await screen.findByRole('alert');
    expect(failed).toHaveTextContent('On the page /about: a link leads to a page');
    expect(failed).toHaveTextContent('The site stays as it was.');
    await userEvent.click(within(failed).getByRole('link', { name: 'Slides, 2: Title (English)' }));

    const title = await screen.findByDisplayValue('Excellence in HOA Maintenance');
    await waitFor(() => expect(title).toHaveFocus());
    expect(title).toHaveAccessibleDescription(/This site has no such page/);
    await press('Close this message');
    await write('Title (English)', 'Another title');
    await waitFor(() => expect(title).toBeValid());
    await waitFor(() => expect(site.saved.at(-1)?.hero[1]?.title.en).toBe('Another title'));
  });

  it('is restored from the history, and undone there', async () => {
    const site = haveSite();
    const asked: unknown[] = [];
    const old = aContent(({ hours }) => (hours.week.saturday = { from: '09:00', to: '12:30' }));
    const versions = [
      aVersion({ id: 3, publishedBy: 'maya', note: 'Saturdays by appointment' }),
      aVersion({ id: 2, isCurrent: false }),
    ];
    server.use(
      http.get('*/api/site/versions', () => HttpResponse.json({ versions, nextCursor: null })),
      http.get('*/api/site/versions/:id', ({ params }) =>
        HttpResponse.json({ ...versions[0], content: params['id'] === '2' ? old : aContent() }),
      ),
      http.post('*/api/site/versions/2/restore', ({ request }) => {
        asked.push(request.headers.get('if-match'));
        site.draft = aDraft({ content: old, revision: 4, isChanged: true });
        return HttpResponse.json(site.draft);
      }),
      http.post('*/api/site/undo', async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ code: 'version_not_current', error: 'no' }, { status: 409 });
      }),
    );
    await openWebsite('history');

    expect(await screen.findByText(/by maya/)).toBeVisible();
    expect(screen.getByText('Saturdays by appointment')).toBeVisible();
    await press('View version 3');
    expect(await screen.findByText('What changed since version 2')).toBeVisible();
    expect(screen.getByText('09:00–12:30')).toBeVisible();
    expect(screen.getByText('By appointment')).toBeVisible();
    await press('Restore as draft: version 2');
    await press('Restore');
    expect(await screen.findByText('Version restored')).toBeVisible();
    await press('Undo this publication');

    expect(await screen.findByText(/^Not undone: someone else has published since/)).toBeVisible();
    expect(asked).toEqual(['"3"', { version: 3 }]);
    await userEvent.click(screen.getByRole('link', { name: 'All parts' }));
    await userEvent.click(screen.getByRole('link', { name: /^Hours/ }));
    expect(await screen.findByRole('combobox', { name: 'Saturday' })).toHaveValue('open');
  });
});

describe('the forms of the website', () => {
  it('change the hours to the minute, and close a day with a name in both languages', async () => {
    const site = haveSite();
    await openWebsite('hours');

    const monday = within(await screen.findByRole('group', { name: 'Monday' }));
    fireEvent.change(monday.getByLabelText('Opens'), { target: { value: '07:30' } });
    await press('Tuesday to Friday same as Monday');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Saturday' }), 'Closed');
    await press('Add to Closed days');
    expect(screen.getByLabelText('Day')).toHaveFocus();
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-26' } });
    await write('Name (English)', 'Thanksgiving');
    await write('Name (Spanish)', 'Día de Acción de Gracias');

    await waitFor(() => expect(site.saved.at(-1)?.hours.closedDays).toHaveLength(1));
    await waitFor(() =>
      expect(site.saved.at(-1)?.hours).toMatchObject({
        week: { friday: { from: '07:30', to: '16:00' }, saturday: 'closed', sunday: 'closed' },
        closedDays: [{ date: '2026-11-26', name: { en: 'Thanksgiving', es: 'Día de Acción de Gracias' } }],
      }),
    );
    fireEvent.change(monday.getByLabelText('Closes'), { target: { value: '07:00' } });
    expect(await monday.findByText('Closing must be after opening')).toBeVisible();
  });

  it('put a list in another order by keyboard, and the focus goes along', async () => {
    const site = haveSite();
    await openWebsite('home');
    await screen.findByRole('group', { name: 'Testimonials' });
    const [first = '', second = '', third = ''] = folded('Testimonials');

    (await button(`Move ${first} down`)).focus();
    await userEvent.keyboard('{Enter}');
    expect(folded('Testimonials').slice(0, 3)).toEqual([second, first, third]);
    expect(screen.getByRole('button', { name: `Move ${first} down` })).toHaveFocus();
    expect(screen.getByText(`${first} is number 2 of 5.`)).toBeInTheDocument();
    await userEvent.keyboard(' ');

    expect(folded('Testimonials').slice(0, 3)).toEqual([second, third, first]);
    await waitFor(() => expect(site.saved.at(-1)?.testimonials[2]?.name).toBe(first));
    await userEvent.click(screen.getByRole('button', { name: `Remove ${second}` }));
    expect(screen.getByRole('button', { name: third, expanded: false })).toHaveFocus();
  });

  it('hold twelve testimonials and no thirteenth', async () => {
    const twelve = aContent((content) => {
      const [one] = content.testimonials;
      content.testimonials = Array.from({ length: 11 }, (_, index) => ({ ...one!, name: `Voice ${index}` }));
    });
    const site = haveSite(aDraft({ content: twelve }));
    await openWebsite('home');

    await press('Add to Testimonials');
    const name = screen.getAllByRole('textbox', { name: 'Name' }).at(-1);
    expect(name).toHaveFocus();
    fireEvent.change(name!, { target: { value: 'Voice 12' } });
    fireEvent.change(screen.getAllByRole('textbox', { name: 'Text (English)' }).at(-1)!, {
      target: { value: 'They came on time.' },
    });

    expect(screen.getByText('At most 12.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to Testimonials' })).toBeNull();
    await waitFor(() => expect(site.saved.at(-1)?.testimonials).toHaveLength(12));
  });

  it('take a community’s ZIP codes and let the lists follow its name', async () => {
    const site = haveSite();
    await openWebsite('areas');
    await userEvent.click((await screen.findAllByRole('button', { name: /^Naples/ }))[0]!);

    await write('Name', 'Old Naples');
    const codes = await write('ZIP codes', '34102, 3410');
    expect(await screen.findByText('A ZIP code has five digits')).toBeVisible();
    fireEvent.change(codes, { target: { value: '34102 34103' } });

    await waitFor(() => expect(site.saved.at(-1)?.areas[0]?.zips).toEqual(['34102', '34103']));
    expect(site.saved.at(-1)?.areas[0]?.name).toBe('Old Naples');
    expect(site.saved.at(-1)?.mainAreas).toContain('Old Naples');
    expect(site.saved.at(-1)?.mainAreas).not.toContain('Naples');
  });

  it('say what a name in braces becomes, and which language is shown', async () => {
    const site = haveSite();
    await openWebsite('services');
    await press('Irrigation');
    const text = await write('Short description (English)', 'Saves {waterSaving}.');
    const spanish = await write('Short description (Spanish)', '');

    expect(text).toHaveAccessibleDescription('{waterSaving} is replaced by “up to 30%”.');
    expect(spanish).toHaveAccessibleDescription('If empty, the English text is shown.');
    await write('Short description (English)', 'Saves {water}.');
    await waitFor(() => expect(text).toHaveAccessibleDescription(/A name in braces is unknown/));
    await waitFor(() => expect(site.saved.at(-1)?.services.irrigation.shortDescription.es).toBe(''));
  });

  it('are read-only for users, who are told why', async () => {
    const site = haveSite();
    await openWebsite('facts', aUser({ isAdmin: false, role: 'user' }));

    expect(await screen.findByText(/only administrators and owners can change it/)).toBeVisible();
    expect(await field('Name')).toHaveAttribute('readonly');
    for (const name of ['Publish', 'Discard', /^Add/, /^Remove/, /^Move/])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(await screen.findByText(/^Version 1, published/)).toBeVisible();
    expect(site.draft.revision).toBe(aDraft().revision);
  });
});

/** Mocks the planning of versions, one at a time. */
function havePlanned() {
  const site = changed();
  const planned: ScheduledVersion[] = [];
  const asked: unknown[] = [];
  server.use(
    http.get('*/api/site/scheduled', () => HttpResponse.json({ versions: planned })),
    http.post('*/api/site/scheduled', async ({ request }) => {
      const { at, note } = (await request.json()) as { at: string; note: string };
      asked.push([at, note, request.headers.get('if-match')]);
      if (at < '2026') {
        const fields = { at: { message: 'past', code: 'time_past' } };
        return HttpResponse.json({ error: 'no', code: 'validation_failed', fields }, { status: 400 });
      }
      planned.push({
        id: '019aa000-0000-7000-8000-0000000000bb',
        at,
        publishAt: '2027-03-14T07:00:00.000Z',
        clock: 'skipped',
        note,
        scheduledAt: '2026-11-23T21:10:00.000Z',
        scheduledBy: 'ruth',
        failure: null,
      });
      site.draft = aDraft({ revision: site.draft.revision + 1 });
      return HttpResponse.json(planned[0], { status: 201 });
    }),
    http.delete('*/api/site/scheduled/:id', () => {
      planned.pop();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return asked;
}

describe('a planned publication', () => {
  it('is asked for with a time, says what the clocks do that night, and is cancelled in the history', async () => {
    const asked = havePlanned();
    await openWebsite('facts');
    await press('Publish');
    const at = await screen.findByLabelText(/^Publish at/);
    fireEvent.change(at, { target: { value: '2027-03-14T02:30' } });
    expect(screen.getByText(/^The clock skips this time/)).toBeVisible();
    await userEvent.type(await field(/^Note/), 'Spring');
    await press('Publish at this time');

    expect(await screen.findByText('Publication scheduled')).toBeVisible();
    expect(asked).toEqual([['2027-03-14T02:30', 'Spring', '"3"']]);
    await userEvent.click(screen.getByRole('link', { name: 'All parts' }));
    await userEvent.click(await screen.findByRole('link', { name: /^History/ }));
    const planned = await screen.findByRole('region', { name: 'Scheduled' });
    expect(within(planned).getByText('Will be published on Mar 14, 2027, 3:00 AM')).toBeVisible();
    await press(/^Cancel this publication/);

    expect(await screen.findByText('Publication canceled')).toBeVisible();
    await waitFor(() => expect(planned).not.toBeInTheDocument());
  });

  it('says why a time is refused', async () => {
    havePlanned();
    await openWebsite('facts');
    await press('Publish');
    const at = await screen.findByLabelText(/^Publish at/);
    fireEvent.change(at, { target: { value: '2025-03-14T02:30' } });
    await press('Publish at this time');

    expect(await screen.findByText('The publication was not scheduled')).toBeVisible();
    expect(screen.getByText('choose a time in the future.')).toBeVisible();
  });
});

describe('the preview', () => {
  it('shows the page that the part changes, soon after a change, and other pages in both languages', async () => {
    const site = haveSite();
    await openWebsite('facts');
    await press('Show the preview');
    const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of the page Contact');
    expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    expect(frame.srcdoc).toContain('/contact (239) 555-0142');

    await write('Phone', '(239) 555-0177');
    await waitFor(() => expect(frame.srcdoc).toContain('/contact (239) 555-0177'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Spanish');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Page' }), 'About');

    expect(await screen.findByTitle('Preview of the page About')).toBe(frame);
    expect(site.previews.at(-1)?.path).toBe('/es/about');
  });

  it('is as wide as a phone’s window until a desktop’s is chosen', async () => {
    haveSite();
    await openWebsite('facts');
    await press('Show the preview');
    const frame = await screen.findByTitle('Preview of the page Contact');
    const width = screen.getByRole('combobox', { name: 'Width' });
    expect(width).toHaveDisplayValue('Phone');
    expect(frame).toHaveStyle({ width: '390px' });

    await userEvent.selectOptions(width, 'Desktop');
    expect(frame).toHaveStyle({ width: '1280px' });
    await userEvent.selectOptions(width, 'Phone');

    expect(frame).toHaveStyle({ width: '390px' });
  });

  it('keeps its width when another part is opened', async () => {
    haveSite();
    await openWebsite('facts');
    await press('Show the preview');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Width' }), 'Desktop');

    await userEvent.click(screen.getByRole('link', { name: 'All parts' }));
    await userEvent.click(await screen.findByRole('link', { name: /^Home/ }));
    await press('Show the preview');

    expect(await screen.findByTitle('Preview of the page Home')).toHaveStyle({ width: '1280px' });
  });

  it('offers pages by the names that visitors read, none by its address', async () => {
    haveSite();
    await openWebsite('facts');
    await press('Show the preview');

    const choice = within(await screen.findByRole('combobox', { name: 'Page' }));
    const offered = choice.getAllByRole('option').map(({ textContent }) => textContent);
    expect(offered.filter((name) => name?.startsWith('/'))).toEqual([]);
    expect(new Set(offered).size).toBe(offered.length);
    expect(choice.getByRole('option', { name: 'Plant guide' })).toHaveValue('/plants');
  });

  it('keeps the last page while the next one cannot be made', async () => {
    haveSite();
    await openWebsite('facts');
    await press('Show the preview');
    const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of the page Contact');
    server.use(http.post('*/api/site/preview', () => HttpResponse.json({ error: 'no' }, { status: 500 })));

    await write('Phone', '(239) 555-0177');

    expect(await screen.findByText('The preview did not load. Your text is kept.')).toBeVisible();
    expect(frame.srcdoc).toContain('(239) 555-0142');
    expect(screen.getByRole('region', { name: 'Draft' })).toBeVisible();
  });
});
