import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aProject } from '../../../../testing/factories';
import { server } from '../../../../testing/mocks/server';
import { aProjectStory, aStoryPicture } from '../../../../testing/stories';
import { renderPart } from '../../../../testing/test-utils';
import { untilReleased } from '../../../../testing/until-released';
import type { StoryChange } from '../../../../types/api';
import { StoryEditor } from './story-editor';

const text = (name: string) => screen.findByRole('textbox', { name });

describe(StoryEditor, () => {
  it('says by the office’s clock on which day a picture was taken', async () => {
    const picture = { ...aStoryPicture('one'), takenAt: '2026-01-05T02:00:00.000Z' };
    server.use(
      http.get('*/api/site', () => HttpResponse.json({ guide: [] })),
      http.get('*/api/projects/:id/story', () =>
        HttpResponse.json(aProjectStory({ slug: 'palms', pictures: [picture] })),
      ),
    );
    renderPart(<StoryEditor project={aProject()} />);

    expect(await screen.findByText('Taken on Jan 4, 2026')).toBeVisible();
  });

  it('shows what someone else changed beside what was typed, and saves both', async () => {
    let story = aProjectStory({ slug: 'palms', revision: 1, problem: 'Sand.', work: 'Palms.' });
    const asked: unknown[] = [];
    server.use(
      http.get('*/api/site', () => HttpResponse.json({ guide: [] })),
      http.get('*/api/projects/:id/story', () => HttpResponse.json(story)),
      http.put('*/api/projects/:id/story', async ({ request }) => {
        const { problem, work } = (await request.json()) as StoryChange;
        const base = request.headers.get('if-match');
        asked.push([base, problem, work]);
        if (base !== `"${story.revision}"`)
          return HttpResponse.json({ error: 'no', code: 'story_changed' }, { status: 412 });
        story = { ...story, problem: problem ?? null, work: work ?? null, revision: story.revision + 1 };
        return HttpResponse.json(story);
      }),
    );
    renderPart(<StoryEditor project={aProject()} />);
    await userEvent.type(await text('The problem'), ' And salt.');
    story = { ...story, work: 'A swale.', revision: 2 };

    await userEvent.click(screen.getByRole('button', { name: 'Save and publish' }));
    expect(await screen.findByText(/^Someone else changed this page/)).toBeVisible();
    await waitFor(async () => expect(await text('What we did')).toHaveValue('A swale.'));
    expect(await text('The problem')).toHaveValue('Sand. And salt.');
    await userEvent.click(screen.getByRole('button', { name: 'Save and publish' }));

    await waitFor(() =>
      expect(asked).toEqual([
        ['"1"', 'Sand. And salt.', 'Palms.'],
        ['"2"', 'Sand. And salt.', 'A swale.'],
      ]),
    );
  });

  it('keeps what is typed while a slow connection saves', async () => {
    let story = aProjectStory({ slug: 'palms', problem: 'Sand.' });
    const { released: mayAnswer, release: answer } = untilReleased();
    server.use(
      http.get('*/api/site', () => HttpResponse.json({ guide: [] })),
      http.get('*/api/projects/:id/story', () => HttpResponse.json(story)),
      http.put('*/api/projects/:id/story', async ({ request }) => {
        await mayAnswer;
        const { problem = null } = (await request.json()) as StoryChange;
        story = { ...story, problem, revision: story.revision + 1 };
        return HttpResponse.json(story);
      }),
    );
    renderPart(<StoryEditor project={aProject()} />);

    await userEvent.type(await text('The problem'), ' Salt.');
    await userEvent.click(screen.getByRole('button', { name: 'Save and publish' }));
    await userEvent.type(await text('The problem'), ' Wind.');
    answer();

    await screen.findByRole('button', { name: 'Save and publish' });
    expect(await text('The problem')).toHaveValue('Sand. Salt. Wind.');
  });

  it('says at each field what is wrong with it', async () => {
    server.use(
      http.get('*/api/site', () => HttpResponse.json({ guide: [] })),
      http.get('*/api/projects/:id/story', () => HttpResponse.json(aProjectStory({ slug: 'palms' }))),
      http.put('*/api/projects/:id/story', () => {
        const fields = {
          slug: { message: 'no', code: 'invalid_slug' },
          community: { message: 'no', code: 'looks_like_a_street' },
          year: { message: 'no', code: 'out_of_range' },
        };
        return HttpResponse.json({ error: 'no', code: 'validation_failed', fields }, { status: 400 });
      }),
    );
    renderPart(<StoryEditor project={aProject()} />);

    await userEvent.click(await screen.findByRole('button', { name: 'Save and publish' }));

    await waitFor(async () =>
      expect(await text('Community')).toHaveAccessibleDescription(/Enter the community, not the street/),
    );
    expect(await text('Year')).toHaveAccessibleDescription(/too small or too large/);
    expect(await text('Page address')).toHaveAccessibleDescription(/single hyphens, such as/);
  });

  it('opens with the focus at its form', async () => {
    server.use(
      http.get('*/api/site', () => HttpResponse.json({ guide: [] })),
      http.get('*/api/projects/:id/story', () =>
        HttpResponse.json(aProjectStory({ pictures: [aStoryPicture('one')] })),
      ),
    );
    renderPart(<StoryEditor project={aProject()} />);

    await userEvent.click(await screen.findByRole('button', { name: 'Create a page' }));

    const field = screen.getByRole('textbox', { name: 'Alternative text of image 1' });
    expect(document.activeElement).toContainElement(field);
    expect(document.body).not.toHaveFocus();
  });

  it('names the reason why a page with a picture of the plant guide is not deleted', async () => {
    server.use(
      http.get('*/api/site', () => HttpResponse.json({ guide: [] })),
      http.get('*/api/projects/:id/story', () => HttpResponse.json(aProjectStory({ slug: 'palms' }))),
      http.delete('*/api/projects/:id/story', () =>
        HttpResponse.json({ error: 'no', code: 'picture_in_use' }, { status: 409 }),
      ),
    );
    renderPart(<StoryEditor project={aProject()} />);

    await userEvent.click(await screen.findByRole('button', { name: 'Delete the page' }));
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete the page' }),
    );

    expect(await screen.findByText(/^The website or the plant guide shows an image/)).toBeVisible();
  });

  it('chooses the point that crops of a further picture keep', async () => {
    const pictures = [aStoryPicture('one'), aStoryPicture('two')];
    const sent: StoryChange['pictures'][] = [];
    server.use(
      http.get('*/api/site', () => HttpResponse.json({ guide: [] })),
      http.get('*/api/projects/:id/story', () =>
        HttpResponse.json(aProjectStory({ slug: 'palms', pictures })),
      ),
      http.put('*/api/projects/:id/story', async ({ request }) => {
        sent.push(((await request.json()) as StoryChange).pictures);
        return HttpResponse.json(aProjectStory({ slug: 'palms', pictures }));
      }),
    );
    renderPart(<StoryEditor project={aProject()} />);
    await userEvent.click(await screen.findByText('Focus point of image 2'));

    fireEvent.change(screen.getByRole('slider', { name: 'From the top' }), { target: { value: '10' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save and publish' }));

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.[0]).not.toHaveProperty('focusX');
    expect(sent[0]?.[1]).toMatchObject({ id: 'two', focusX: 50, focusY: 10 });
  });
});
