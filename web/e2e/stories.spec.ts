import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { aPicture } from './support/api';
import { beyondTheEdge } from './support/beyond-the-edge';
import { ownerSession } from './support/owner';
import { alive } from './support/ready';
import { run } from './support/run';

const headers = { Origin: process.env['SITE_URL'] ?? '' };

/** Adds two pictures of one place, taken months apart. */
async function twoPictures(page: Page, name: string): Promise<string> {
  const [after, before] = [
    await aPicture(page.request, `${name} today`),
    await aPicture(page.request, `${name} once`),
  ];
  for (const [id, takenAt] of [
    [before, '2026-02-03T10:00:00Z'],
    [after, '2026-09-03T10:00:00Z'],
  ])
    expect((await page.request.patch(`/api/projects/${id}`, { headers, data: { takenAt } })).status()).toBe(
      200,
    );
  return after;
}

/**
 * Returns the status of a public page. Tests poll it, because a change travels from media to content and from there to
 * the public server.
 */
const status = async (page: Page, path: string) => (await page.request.get(path)).status();

test('an administrator makes a page of two pictures, and deletes it again', async ({ page }) => {
  const place = `Heron pond ${run}`;
  const slug = `heron-pond-${run}-today`;
  await ownerSession(page);
  await twoPictures(page, place);
  await page.goto('/admin/images');
  // Pictures of other tests may fill the first page of the list.
  await page.getByRole('searchbox', { name: 'Search images' }).fill(place);
  await page.getByRole('button', { name: `Edit ${place} today` }).press('Enter');
  await page.getByRole('button', { name: 'Create a page' }).press('Enter');
  await page.getByText('Add images from the gallery').press('Enter');
  await page.getByRole('searchbox', { name: 'Search the gallery' }).fill(`${place} once`);
  // The list of all pictures may still be shown, and has the same button.
  await expect(page.getByRole('button', { name: /^Add “/ })).toHaveCount(1);
  await page.getByRole('button', { name: `Add “${place} once”` }).press('Enter');
  await expect(page.getByText('Image 2', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Move image 2 up' }).press('Enter');
  await page
    .getByRole('button', { name: 'Image 1 was taken first and image 2 last: compare them' })
    .press('Enter');
  await expect(page.getByRole('combobox', { name: 'After' }).locator('option:checked')).toHaveText('Image 2');
  await page.getByRole('textbox', { name: 'Community' }).fill('12 Heron Road');
  await page.getByRole('checkbox', { name: /^The customer has agreed/ }).check();
  await page.getByRole('textbox', { name: 'The problem', exact: true }).fill('The pond was green.');
  await page.locator('summary', { hasText: 'Services' }).press('Enter');
  await page.getByRole('checkbox', { name: 'Irrigation' }).check();
  await expectAccessible(page, 'the editor of a page');
  await page.getByRole('button', { name: 'Save and publish' }).press('Enter');
  await expect(page.getByText('Enter the community, not the street.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Community' }).fill('Heron Glen');
  await page.getByRole('button', { name: 'Save and publish' }).press('Enter');
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect.poll(() => status(page, `/es/gallery/${slug}`)).toBe(200);

  await page.getByRole('button', { name: 'Delete the page' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the page' }).click();
  await expect.poll(() => status(page, `/gallery/${slug}`)).toBe(404);
});

test('a visitor reads a story, compares before and after by keyboard, and asks for the same', async ({
  page,
}) => {
  await ownerSession(page);
  const place = `Coquina walk ${run}`;
  const slug = `coquina-walk-${run}`;
  const id = await twoPictures(page, place);
  const other = await aPicture(page.request, `Tern lawn ${run}`);
  const save = (project: string, story: object) =>
    page.request.put(`/api/projects/${project}/story`, { headers, data: story });
  const { projects } = (await (await page.request.get('/api/projects')).json()) as {
    projects: { id: string; title: string }[];
  };
  const once = projects.find(({ title }) => title === `${place} once`)?.id;
  const added = await page.request.post(`/api/projects/${id}/pictures`, {
    headers,
    data: { fromProject: once },
  });
  const { pictures } = (await added.json()) as { pictures: { id: string }[] };
  const story = {
    slug,
    hasConsent: true,
    community: 'Tern Bay',
    year: 2026,
    problem: 'Sand over every step.',
    result: `See https://association.example/${'meetingnotes'.repeat(6)}`,
    problemEs: 'Arena en cada escalón.',
    plants: ['sabal-palm'],
    pictures: [
      { id, altText: 'A walk of coquina' },
      { id: pictures[1]?.id, altText: 'Sand' },
    ],
    beforeId: pictures[1]?.id,
    afterId: id,
  };
  expect((await save(id, story)).status()).toBe(200);
  expect((await save(other, { slug: `tern-lawn-${run}`, pictures: [{ id: other }] })).status()).toBe(200);
  await expect.poll(() => status(page, `/gallery/${slug}`)).toBe(200);
  await expect.poll(() => status(page, `/gallery/tern-lawn-${run}`)).toBe(200);

  const file = await (await page.request.get(`/gallery/${slug}`)).text();
  const shared = /property="og:image" content="([^"]+)"/.exec(file)?.[1] ?? '';
  expect(shared).toMatch(/\/media\/[^"]+\.webp$/);
  expect((await page.request.get(shared)).status()).toBe(200);
  await page.goto(`/gallery/${slug}`);
  await alive(page);
  await expect(page.getByText('Sand over every step.')).toBeVisible();
  const slider = page.getByRole('slider', { name: 'Move between before and after' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '55% before, 45% after');
  await expect(page.getByRole('img', { name: 'A walk of coquina' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Sand' })).toBeVisible();
  await expectAccessible(page, 'a story');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(beyondTheEdge), 'a story').toEqual([]);

  await page
    .getByRole('link', { name: /^(Previous|Next) project/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/gallery/(?!${slug})`));
  await page.goto(`/es/gallery/${slug}`);
  await alive(page);
  await expect(page.getByText('Arena en cada escalón.')).toBeVisible();
  await page.getByRole('link', { name: 'Quiero algo así' }).click();
  await expect(page.getByRole('textbox', { name: /^(Mensaje|Cuéntenos)/ }).first()).toHaveValue(
    new RegExp(`“${place} today”.*/es/gallery/${slug}`),
  );

  expect((await save(id, { ...story, slug: `coquina-steps-${run}` })).status()).toBe(200);
  await expect.poll(() => status(page, `/gallery/coquina-steps-${run}`)).toBe(200);
  await page.goto(`/gallery/${slug}`);
  await expect(page).toHaveURL(new RegExp(`/gallery/coquina-steps-${run}$`));
});
