import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { mailTo } from './support/office';
import { ownerSession } from './support/owner';
import { anAddress } from './support/visitor';
import { offerVisits } from './support/visits';

test('the office adds a visit for a caller, drags it, and moves it by keyboard', async ({ page }) => {
  await ownerSession(page);
  await offerVisits(page);
  const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

  await page.goto(`/admin/visits?on=${nextWeek}`);
  const board = page.getByRole('region', { name: 'Times' });
  await board
    .getByRole('button', { name: /9am-11am 2 free/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Add a visit' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await expectAccessible(page, 'the form of a visit');
  const email = anAddress('lou');
  const name = `Lou Marsh ${email.slice(0, email.indexOf('@'))}`;
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('button', { name: 'Save and book' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await mailTo(email, 'Your visit is booked');

  await page.goto(`/admin/visits?on=${nextWeek}`);
  const row = page.getByRole('article').filter({ hasText: name });
  await expect(row).toBeVisible();
  await expect(board.getByRole('button', { name: /9am-11am/ }).first()).toBeVisible();
  await expectAccessible(page, 'the week with its times');
  await row.getByTitle('Drag to another time').hover();
  await page.mouse.down();
  // When the drag begins, the windows move into view, however far down the visit is.
  await page.mouse.move(300, 400, { steps: 3 });
  const target = board.getByRole('button', { name: /1pm-3pm/ }).last();
  await expect(target).toBeInViewport();
  await target.hover();
  await page.mouse.up();
  const moved = row.getByRole('heading', { name: /^1pm-3pm/ });
  await expect(moved).toBeVisible();

  // With the keyboard, the first arrow key selects the first window, as in any select.
  await row.getByLabel('Move to').focus();
  await page.keyboard.press('ArrowDown');
  await expect(moved).toHaveCount(0);
  await mailTo(email, 'Your visit has a new time');
});
