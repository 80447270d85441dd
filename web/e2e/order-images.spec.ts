import { expect, test, type Page } from '@playwright/test';
import { ownerSession } from './support/owner';

const handles = (page: Page) => page.getByRole('button', { name: /^(Move|Mover) / });

/** Returns the titles in the grid, in order. */
const order = (page: Page) =>
  handles(page).evaluateAll((all) => all.map((one) => one.ariaLabel?.replace(/^(Move|Mover) /, '')));

async function projectsOf(page: Page): Promise<{ title: string; displayOrder: number }[]> {
  const { projects } = (await (await page.request.get('/api/projects')).json()) as {
    projects: { title: string; displayOrder: number }[];
  };
  return projects;
}

/** Returns the live region that announces moves to screen readers. */
const said = (page: Page) => page.locator('[id^=DndLiveRegion]').first();

/** Lifts the first picture and waits for the announcement. An arrow key before that would have no effect. */
async function liftFirst(page: Page, isAtPlace1: string): Promise<void> {
  await handles(page).first().press('Space');
  await expect(said(page)).toContainText(isAtPlace1);
}

/**
 * Moves the lifted picture down. Keys have an effect only some time after the picture's position is announced, so early
 * key presses are repeated.
 */
async function moveDown(page: Page, place1: RegExp, place2: RegExp): Promise<void> {
  await expect(async () => {
    if (place1.test((await said(page).textContent()) ?? '')) await page.keyboard.press('ArrowDown');
    await expect(said(page)).toHaveText(place2, { timeout: 2000 });
  }).toPass();
}

async function openImages(page: Page, language = 'en'): Promise<(string | undefined)[]> {
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  await page.goto('/admin/images');
  // Cards are rendered in steps.
  await expect(handles(page)).toHaveCount((await projectsOf(page)).length);
  return order(page);
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await ownerSession(page);
});

test('pictures are put in order with the keyboard, and visitors see that order', async ({ page }) => {
  const [first = '', second = '', ...rest] = await openImages(page);

  await liftFirst(page, `${first} is in position 1 of`);
  // There is only one column, so no picture is to the right.
  await page.keyboard.press('ArrowRight');
  await moveDown(page, / is in position 1 of/, / is in position 2 of/);
  await expect(said(page)).toHaveText(new RegExp(`${first} is in position 2 of`));
  await page.keyboard.press('Space');

  await expect(page.getByText('Order saved', { exact: true })).toBeVisible();
  await expect.poll(() => order(page)).toEqual([second, first, ...rest]);
  const projects = await projectsOf(page);
  expect(projects.map(({ title }) => title)).toEqual([second, first, ...rest]);
  expect(projects.map(({ displayOrder }) => displayOrder)).toEqual(
    projects.map((_, i) => (projects.length - i) * 10),
  );
});

test('a picture is dragged by its handle', async ({ page }) => {
  const [first, second, third, ...rest] = await openImages(page);
  await handles(page).nth(1).scrollIntoViewIfNeeded();
  const from = await handles(page).nth(1).boundingBox();
  const to = await handles(page).nth(0).boundingBox();
  if (!from || !to) throw new Error('the handles have no place');

  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 20, { steps: 4 });
  await page.mouse.move(to.x + 20, to.y + 10, { steps: 12 });
  await expect(said(page)).toHaveText(new RegExp(`${second} is in position 1 of`));
  await page.mouse.up();

  await expect(page.getByText('Order saved', { exact: true })).toBeVisible();
  await expect.poll(() => order(page)).toEqual([second, first, third, ...rest]);
});

test('an order that the server refuses is taken back; Escape leaves it as it was; all of it in Spanish', async ({
  page,
}) => {
  const before = await openImages(page, 'es');
  await expect(page.getByText(/Para mover una imagen con el teclado/)).toBeAttached();
  await liftFirst(page, ': lugar 1 de');
  await moveDown(page, /lugar 1 de/, /lugar 2 de/);
  await page.keyboard.press('Escape');
  await expect(said(page)).toHaveText(/de nuevo donde estaba/);
  expect(await order(page)).toEqual(before);

  await page.route('**/api/projects/order', (route) =>
    route.fulfill({ status: 503, json: { error: 'busy', code: 'service_unavailable' } }),
  );
  await liftFirst(page, ': lugar 1 de');
  await moveDown(page, /lugar 1 de/, /lugar 2 de/);
  await page.keyboard.press('Space');
  await expect(page.getByText('No se guardó el orden', { exact: true })).toBeVisible();
  await expect.poll(() => order(page)).toEqual(before);
});
