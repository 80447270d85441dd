import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoOverhang, expectReadable } from './support/accessible';
import { ownerSession } from './support/owner';
import { loaded } from './support/ready';
import { run } from './support/run';

const plant = '/admin/guide/plants/coontie';
const bar = (page: Page) => page.getByRole('region', { name: 'Entry' });

/** Expects a text on a public page. A public server serves a new version within seconds. */
const expectOnPage = (page: Page, path: string, text: string, isThere = true) =>
  expect
    .poll(async () => (await (await page.request.get(path)).text()).includes(text), { timeout: 20_000 })
    .toBe(isThere);

test('an owner corrects a plant on a phone, and visitors read it in seconds', async ({ page }) => {
  await ownerSession(page);
  await page.goto('/admin/guide');
  await page.getByRole('searchbox', { name: 'Search' }).fill('zamia');
  await page.getByRole('link', { name: 'Coontie' }).click();
  const text = page.getByRole('textbox', { name: 'In southwest Florida', exact: true });
  const before = await text.inputValue();

  const words = `It grows by the office door, ${run}.`;
  await text.fill(`${words} {phone}`);
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('One field needs your attention:')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, 'a plant with a fault');
  await bar(page).getByRole('button', { name: 'In southwest Florida' }).click();
  await expect(text).toBeFocused();
  await text.fill(words);
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expectOnPage(page, '/plants/coontie', words);

  await page.goto('/admin/website/history');
  await expect(page.getByText('Plant guide: Coontie').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo this publication' }).click();
  await expect(page.getByText(/^Undone/)).toBeVisible({ timeout: 30_000 });
  await expectOnPage(page, '/plants/coontie', words, false);
  await page.goto(plant);
  await expect(text).toHaveValue(before);
});

test('a draft of a problem is written, seen by no visitor, and deleted', async ({ page }) => {
  await ownerSession(page);
  await page.goto('/admin/guide/new-problem');
  for (const [name, words] of [
    ['Name', `Office scale ${run}`],
    ['Description', 'White dots on the office plant.'],
    ['Causes', 'Dry air'],
    ['What to do', 'Wipe the leaves'],
    ['Prevention', 'Open a window'],
  ] as const)
    await page.getByRole('textbox', { name, exact: true }).fill(words);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/guide/problems/office-scale-${run}$`));
  expect((await page.request.get(`/api/plant-issues/office-scale-${run}`)).status()).toBe(404);

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Add a source: a published entry needs one')).toBeVisible();
  await page.getByRole('button', { name: 'Choose an image' }).click();
  const drawing = page.getByRole('button', { name: 'Drawing: sign-sooty-leaf' });
  await expect(drawing).toBeVisible();
  await expectAccessible(page, 'choice of a picture');
  await drawing.click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/admin\/guide$/);
});

test('the plant guide tab is accessible, in the dark too, and fits a small phone in Spanish', async ({
  page,
}) => {
  await ownerSession(page);
  const places = ['', '/plants/coontie', '/problems/chinch-bug', '/new-plant'];
  for (const place of places) {
    await page.goto(`/admin/guide${place}`);
    await expect(page.getByRole('tab', { name: 'Plant guide', selected: true })).toBeVisible();
    await loaded(page);
    await expectAccessible(page, place);
  }
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const place of places) {
    await page.goto(`/admin/guide${place}`);
    await expect(page.getByRole('tab', { name: 'Plant guide', selected: true })).toBeVisible();
    await loaded(page);
    await expectReadable(page, `dark ${place}`);
  }
  await page.addInitScript(() => localStorage.setItem('language', 'es'));
  await page.setViewportSize({ width: 320, height: 640 });
  for (const place of places) {
    await page.goto(`/admin/guide${place}`);
    await expect(page.getByRole('tab', { name: 'Guía de plantas', selected: true })).toBeVisible();
    await loaded(page);
    await expectNoOverhang(page, place);
  }
});
