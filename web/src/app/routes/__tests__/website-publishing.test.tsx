import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ScheduledVersion } from '../../../types/api';
import { server } from '../../../testing/mocks/server';
import {
  aContent,
  aDraft,
  aPublication,
  aVersion,
  haveSite,
  openWebsite,
} from '../../../testing/open-website';
import { field, press, write } from '../../../testing/website-actions';

const changed = () =>
  haveSite(aDraft({ content: aContent(({ facts }) => (facts.name = 'Crane')), isChanged: true }));

const nothing = () => undefined;

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

  it.each([
    ['has published', 'nothing_to_publish', /^Not published: the draft is the same/],
    ['publishes at this moment', 'publication_running', /^Not published: another publication/],
  ])('of a draft that someone else %s leaves nothing to publish here', async (_when, code, reason) => {
    const site = changed();
    server.use(
      http.post('*/api/site/publish', () => {
        site.publication = aPublication({ version: 2 });
        site.draft = aDraft({ content: site.draft.content, revision: site.draft.revision });
        return HttpResponse.json({ error: 'no', code }, { status: 409 });
      }),
    );
    await openWebsite('facts');
    await press('Publish');
    await press('Publish now');

    expect(await screen.findByText(reason)).toBeVisible();
    expect(await screen.findByText('Nothing to publish')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  });

  it('that succeeded without an answer leaves nothing to publish either', async () => {
    const site = changed();
    server.use(
      http.post('*/api/site/publish', () => {
        site.publication = aPublication({ version: 2 });
        site.draft = aDraft({ content: site.draft.content, revision: site.draft.revision });
        return HttpResponse.error();
      }),
    );
    await openWebsite('facts');
    await press('Publish');
    await press('Publish now');

    expect(await screen.findByText(/^Version 2 is published/)).toBeVisible();
    expect(await screen.findByText('Nothing to publish')).toBeVisible();
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
        versions.unshift(aVersion({ id: 4, publishedBy: 'otto' }));
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
    expect(await screen.findByText(/by otto/)).toBeVisible();
    expect(asked).toEqual(['"3"', { version: 3 }]);
    await userEvent.click(screen.getByRole('link', { name: 'All parts' }));
    await userEvent.click(screen.getByRole('link', { name: /^Hours/ }));
    expect(await screen.findByRole('combobox', { name: 'Saturday' })).toHaveValue('open');
  });
});

describe('a version that says what the site says', () => {
  it('leaves nothing to publish when it is restored', async () => {
    haveSite();
    server.use(
      http.get('*/api/site/versions', () =>
        HttpResponse.json({
          versions: [aVersion({ id: 3 }), aVersion({ id: 2, isCurrent: false })],
          nextCursor: null,
        }),
      ),
      http.post('*/api/site/versions/2/restore', () => HttpResponse.json(aDraft({ isChanged: false }))),
    );
    await openWebsite('history');

    await press('Restore as draft: version 2');
    await press('Restore');

    expect(await screen.findByText(/there is nothing to publish/)).toBeVisible();
  });
});

/** Mocks the API that schedules versions. It supports only one scheduled version at a time. */
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
    expect(screen.getByText(/^The clocks change that night and skip this time/)).toBeVisible();
    await userEvent.type(await field(/^Note/), 'Spring');
    await press('Publish at this time');

    expect(await screen.findByText('Publication scheduled')).toBeVisible();
    expect(asked).toEqual([['2027-03-14T02:30', 'Spring', '"3"']]);
    await userEvent.click(screen.getByRole('link', { name: 'All parts' }));
    await userEvent.click(await screen.findByRole('link', { name: /^History/ }));
    const planned = await screen.findByRole('region', { name: 'Scheduled' });
    expect(within(planned).getByText('Scheduled for Mar 14, 2027, 3:00 AM')).toBeVisible();
    await press(/^Cancel this publication/);

    expect(await screen.findByText('Publication canceled')).toBeVisible();
    await waitFor(() => expect(planned).not.toBeInTheDocument());
  });

  it('says why a time is refused, and keeps it with the note', async () => {
    havePlanned();
    await openWebsite('facts');
    await press('Publish');
    const at = await screen.findByLabelText(/^Publish at/);
    fireEvent.change(at, { target: { value: '2025-03-14T02:30' } });
    await userEvent.type(await field(/^Note/), 'Spring');
    await press('Publish at this time');

    expect(await screen.findByText('The publication was not scheduled')).toBeVisible();
    expect(screen.getByText('choose a time in the future.')).toBeVisible();
    await press('Publish');
    expect(await field(/^Note/)).toHaveValue('Spring');
    expect(await screen.findByLabelText(/^Publish at/)).toHaveValue('2025-03-14T02:30');
  });
});
