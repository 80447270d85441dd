import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoOverhang } from './support/accessible';
import { aPicture } from './support/api';
import { makeAccount, ownerSession } from './support/owner';
import { aPhoto } from './support/photo';
import { run } from './support/run';

const headers = { Origin: process.env['SITE_URL'] ?? '' };

const isPublic = async (page: Page, title: string) =>
  (await (await page.request.get('/api/projects')).text()).includes(title);

async function approvals(page: Page, isOn: boolean): Promise<void> {
  await page.goto('/admin/settings/site');
  const choice = page.getByRole('checkbox', { name: 'Images from the crew wait for approval' });
  await expect(choice).toBeVisible();
  if ((await choice.isChecked()) === isOn) return;
  await choice.click();
  await expect(choice).toBeChecked({ checked: isOn });
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

test('a picture of the crew waits, is counted on the tab, and shows when it is approved', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = `Muhly grass ${run}`;
  await ownerSession(page);
  await approvals(page, true);
  const crew = await (await browser.newContext({ baseURL, serviceWorkers: 'block' })).newPage();
  const account = { username: `crew.${run}`, password: 'gravel 41 lantern', role: 'crew' } as const;
  await makeAccount(crew.request, account);
  await crew.request.post('/api/user/login', { headers, data: account });

  await crew.goto('/admin/upload');
  await crew.locator('input[type=file]').setInputFiles(await aPhoto(`${title}.jpg`));
  await crew.getByRole('button', { name: 'Upload Photo' }).click();
  await expect(crew.getByText('Visitors see it once the office has approved it.')).toBeVisible();
  await crew.goto('/admin/images');
  await crew.getByRole('tab', { name: 'To approve (1)' }).click();
  await expect(crew.getByRole('heading', { name: title })).toBeVisible();
  await expect(crew.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  expect(await isPublic(page, title)).toBe(false);
  await crew.context().close();

  await page.goto('/admin/images');
  await page.getByRole('tab', { name: /^Project Images 1 waiting for approval/ }).click();
  await page.getByRole('tab', { name: 'To approve (1)' }).click();
  const card = page.getByRole('article').filter({ hasText: title });
  const picture = card.locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible(page, 'waiting pictures');
  await expectNoOverhang(page, 'waiting pictures');
  await card.getByRole('button', { name: `Approve ${title}` }).click();
  await expect(page.getByText('1 image approved', { exact: true })).toBeVisible();
  await expect.poll(() => isPublic(page, title)).toBe(true);
  await expect(page.getByRole('tab', { name: 'Project Images', exact: true })).toBeVisible();
  await approvals(page, false);
});

test('pictures are found by their words, several change at once, and it is taken back', async ({ page }) => {
  const titles = [`Firebush east ${run}`, `Firebush west ${run}`];
  await ownerSession(page);
  for (const title of titles) await aPicture(page.request, title);
  await page.goto('/admin/images');
  await page.getByRole('searchbox', { name: 'Search images' }).fill(`firebush ${run}`);
  await expect(page).toHaveURL(/q=firebush/);
  await expect(page.getByText('2 images', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Select several' }).click();
  await page.getByRole('button', { name: 'All shown' }).click();
  const bar = page.getByRole('region', { name: '2 images selected' });
  await expect(bar).toBeVisible();
  await expectAccessible(page, 'selected pictures');
  await expectNoOverhang(page, 'selected pictures');
  await bar.getByRole('combobox', { name: 'Move to section' }).selectOption('hoa');
  await bar.getByRole('button', { name: 'Apply: Move to section' }).click();
  await expect(page.getByText('2 images changed', { exact: true })).toBeVisible();
  await expect(page.getByText('Gallery Image · HOA Services')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Gallery Image · Unknown')).toHaveCount(2);

  await page.getByRole('checkbox', { name: `Select ${titles[0]}` }).check();
  await page.getByRole('button', { name: 'Move to the bin', exact: true }).click();
  await expect(page.getByText('1 image in the bin', { exact: true })).toBeVisible();
  await expect.poll(() => isPublic(page, titles[0]!)).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => isPublic(page, titles[0]!)).toBe(true);
});
