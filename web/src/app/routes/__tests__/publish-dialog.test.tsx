import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../../testing/mocks/server';
import { aContent, aDraft, aVersion, haveSite, openWebsite } from '../../../testing/open-website';
import { untilReleased } from '../../../testing/until-released';
import { press } from '../../../testing/website-actions';

const changed = () =>
  haveSite(aDraft({ content: aContent(({ facts }) => (facts.name = 'Crane')), isChanged: true }));

const nothing = () => undefined;

describe('the dialog that publishes', () => {
  it('shows its buttons once the changes are listed, so that none moves', async () => {
    changed();
    let answer: () => void = nothing;
    server.use(
      http.get('*/api/site/versions/current', async () => {
        await new Promise<void>((resolve) => (answer = resolve));
        return HttpResponse.json({ ...aVersion(), content: aContent() });
      }),
    );
    await openWebsite('facts');

    await press('Publish');
    const dialog = await screen.findByRole('dialog', { name: 'Publish the draft' });
    expect(within(dialog).queryByRole('button', { name: 'Publish now' })).toBeNull();
    await waitFor(() => expect(answer).not.toBe(nothing));
    answer();

    expect(await within(dialog).findByRole('button', { name: 'Publish now' })).toBeVisible();
    expect(within(dialog).getByText('Facts: Name')).toBeVisible();
  });

  it('says that the changes did not load, and lists them at the next try', async () => {
    changed();
    await openWebsite('facts');
    server.use(http.get('*/api/site/versions/current', () => HttpResponse.json({}, { status: 503 })));

    await press('Publish');
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish the draft' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('What changed could not be loaded');
    expect(dialog.getByRole('button', { name: 'Publish now' })).toBeEnabled();
    changed();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));

    expect(await dialog.findByText('Facts: Name')).toBeVisible();
    expect(dialog.queryByRole('alert')).toBeNull();
  });
});

describe('the history', () => {
  it('says that a version, or the one before it, did not load', async () => {
    haveSite();
    const missing = new Set(['2', '3']);
    server.use(
      http.get('*/api/site/versions', () =>
        HttpResponse.json({ versions: [aVersion({ id: 3 })], nextCursor: null }),
      ),
      http.get('*/api/site/versions/:id', ({ params }) =>
        missing.has(String(params['id']))
          ? HttpResponse.json({}, { status: 503 })
          : HttpResponse.json({ ...aVersion(), content: aContent() }),
      ),
    );
    await openWebsite('history');

    await press('View version 3');
    for (const id of ['3', '2']) {
      expect(await screen.findByText('The history did not load')).toBeVisible();
      missing.delete(id);
      await press('Try again');
    }

    expect(await screen.findByText('No field changed.')).toBeVisible();
  });

  it('cancels a planned publication once, though its button is pressed twice', async () => {
    haveSite();
    const { released, release } = untilReleased();
    let cancelled = 0;
    const planned = {
      id: 'plan-1',
      publishAt: '2031-01-05T14:00:00Z',
      note: '',
      scheduledBy: 'ruth',
      clock: 'plain',
    };
    server.use(
      http.get('*/api/site/scheduled', () => HttpResponse.json({ versions: cancelled > 0 ? [] : [planned] })),
      http.delete('*/api/site/scheduled/:id', async () => {
        await released;
        cancelled += 1;
        return new HttpResponse(null, { status: cancelled > 1 ? 404 : 204 });
      }),
    );
    await openWebsite('history');

    await userEvent.dblClick(await screen.findByRole('button', { name: /^Cancel/ }));
    release();

    expect(await screen.findByText('Publication canceled')).toBeVisible();
    expect(cancelled).toBe(1);
  });
});
