import { expect, test } from '@playwright/test';
import { aPicture } from './support/api';
import { ownerSession, settledOwner, signInAsOwner } from './support/owner';
import { aPhoto } from './support/photo';
import { run } from './support/run';

test('an administrator signs in and uploads a photograph, and visitors see it in the gallery', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  // Uses a separate client, so that this browser is not signed in yet.
  await ownerSession({ request: await playwright.request.newContext({ baseURL }) });
  await signInAsOwner(page, settledOwner);
  await page.getByRole('tab', { name: 'Mobile Upload' }).click();
  await page.locator('input[type=file]').setInputFiles(await aPhoto(`driveway palms ${run}.jpg`));
  await expect(page.getByLabel('Project Title')).toHaveValue(`Driveway palms ${run}`);
  await page.getByLabel('Category').selectOption('hardscaping');
  await page.getByRole('button', { name: 'Upload Photo' }).click();
  await expect(page.getByText('Photo uploaded successfully!', { exact: true })).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/gallery');
  await visitor.getByRole('button', { name: 'Hardscaping' }).click();
  const card = visitor
    .locator('article, li')
    .filter({ hasText: `Driveway palms ${run}` })
    .first();
  await expect(card).toBeVisible();
  const picture = card.getByRole('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  await card.getByRole('button', { name: /View Details/ }).click();
  await expect(visitor.getByRole('dialog')).toContainText('Driveway palms');
  await visitor.keyboard.press('Escape');
  await expect(visitor.getByRole('dialog')).toBeHidden();
});

test('a wrong password opens nothing', async ({ page }) => {
  await page.goto('/admin?login=true');
  await page.getByLabel('Username').fill('owner');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();

  await expect(page.getByText('Invalid username or password', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
});

test('a picture is edited, numbered and put into a section, and visitors see it so', async ({
  page,
  request,
}) => {
  await ownerSession(page);
  const [title, changed] = [`Bougainvillea arch ${run}`, `Bougainvillea gate ${run}`];
  await aPicture(page.request, title);
  await page.goto('/admin/images');
  await page.getByRole('button', { name: `Edit ${title}` }).press('Enter');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(changed);
  await page.getByLabel('Alternative text', { exact: true }).fill('A pink arch over a white gate');
  await page.getByLabel('Display Order').fill('9000');
  await page.getByRole('combobox', { name: 'Website Section', exact: true }).selectOption('hoa');
  await page.getByText('In Spanish', { exact: true }).click();
  await page.getByLabel('Alternative text in Spanish').fill('Un arco rosado sobre una puerta blanca');
  await page.getByRole('button', { name: 'Update Project' }).click();
  await expect(page.getByText('Project image updated successfully', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: changed })).toBeVisible();

  const { projects } = (await (await request.get('/api/projects')).json()) as { projects: object[] };
  expect(projects[0]).toMatchObject({
    title: changed,
    displayOrder: 9000,
    section: 'hoa',
    altText: 'A pink arch over a white gate',
    altTextEs: 'Un arco rosado sobre una puerta blanca',
  });
});

test('a deleted picture leaves the gallery, waits in the bin and comes back', async ({ page, request }) => {
  await ownerSession(page);
  const title = `Coontie border ${run}`;
  await aPicture(page.request, title);
  const isPublic = async () => (await (await request.get('/api/projects')).text()).includes(title);
  await page.goto('/admin/images');
  await page.getByRole('button', { name: `Delete ${title}` }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Project image deleted successfully', { exact: true })).toBeVisible();
  await expect.poll(isPublic).toBe(false);

  await page.getByRole('button', { name: 'Bin', exact: true }).click();
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card).toContainText(/Will be erased on/);
  await card.getByRole('button', { name: `Restore ${title}` }).click();
  await expect(page.getByText('Image restored', { exact: true })).toBeVisible();
  await expect.poll(isPublic).toBe(true);
});

test('the word crop in a file name cuts the bottom off, and the original can be shown', async ({ page }) => {
  const title = `fountain-crop-${run}`;
  const shape = async () => {
    const { projects } = (await (await page.request.get('/api/projects')).json()) as {
      projects: { title: string; width: number; height: number }[];
    };
    const picture = projects.find((one) => one.title === title);
    return picture && `${picture.width}x${picture.height}`;
  };
  await ownerSession(page);
  await page.goto('/admin/quick-upload');
  await page.getByRole('combobox', { name: 'Website Section', exact: true }).selectOption('about');
  await page
    .getByLabel(/Choose from this device/)
    .setInputFiles(await aPhoto(`${title}.jpg`, { width: 1000, height: 1000 }));
  await page.getByRole('button', { name: 'Upload Now' }).click();
  await expect(page.getByText('Image uploaded successfully.', { exact: true })).toBeVisible();
  expect(await shape()).toBe('1000x920');

  await page.getByLabel('Filter by Section').selectOption('about');
  await page.getByRole('button', { name: `Show original of ${title}` }).press('Enter');
  await expect(page.getByRole('button', { name: `Show cropped image of ${title}` })).toBeAttached();
  await expect.poll(shape).toBe('1000x1000');
});

test('several photos go up at once, and one that was cut off is sent again', async ({ page }) => {
  await ownerSession(page);
  await page.goto('/admin/quick-upload');
  const small = { width: 600, height: 400 };
  await page
    .getByLabel('Choose several photos')
    .setInputFiles([
      await aPhoto(`ginger bed ${run}.jpg`, small),
      await aPhoto(`ixora bed ${run}.jpg`, small),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    ]);
  await expect(page.getByText('Please upload a valid image file (JPG, PNG, GIF, WebP).')).toBeVisible();
  await page.route('**/api/projects', (route) => route.abort('connectionreset'), { times: 1 });
  await page.getByRole('button', { name: 'Upload 2 photos' }).click();

  await expect(page.getByText('2 of 3 uploaded.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Delete ginger bed ${run}` })).toBeAttached();
});
