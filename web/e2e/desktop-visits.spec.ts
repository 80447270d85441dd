import { officeDay, officeDayIn } from '@sandhill/company/office-day.js';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { mailTo } from './support/office';
import { ownerSession } from './support/owner';
import { anAddress } from './support/visitor';
import { offerVisits } from './support/visits';

const headers = { Origin: process.env['SITE_URL'] ?? '' };

/**
 * Moves a person's visit to today. Sends a request, because times of today may have passed, and then the office's
 * selects do not offer them.
 */
async function moveToToday({ request }: Page, name: string): Promise<void> {
  const today = officeDay();
  const listed = await request.get(`/api/visits?from=${today}&to=${officeDayIn(45)}`);
  const { visits } = (await listed.json()) as { visits: { id: string; lead: { name: string } }[] };
  const offered = await request.get(`/api/visits/days?from=${today}&to=${today}`);
  const { windows } = (await offered.json()) as {
    windows: { windowId: string; taken: number; places: number }[];
  };
  const free = windows.find(({ taken, places }) => taken < places);
  const visit = visits.find(({ lead }) => lead.name === name);
  const data = { windowId: free?.windowId, date: today };
  expect((await request.patch(`/api/visits/${visit?.id}`, { headers, data })).status()).toBe(204);
}

test('the office adds a visit for a caller, drags it, moves it by keyboard, and is on the way', async ({
  page,
}) => {
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
  await dialog.getByRole('textbox', { name: 'Address', exact: true }).fill('12 Oak Street, Naples');
  await dialog.getByRole('button', { name: 'Save and book' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await mailTo(email, 'Your visit is booked');

  await page.goto(`/admin/visits?on=${nextWeek}`);
  const row = page.getByRole('article').filter({ hasText: name });
  await expect(row).toBeVisible();
  await expect(board.getByRole('button', { name: /9am-11am/ }).first()).toBeVisible();
  await expectAccessible(page, 'the week with its times');
  await page.emulateMedia({ media: 'print' });
  await expect(row.getByText('Who goes: No one yet')).toBeVisible();
  await expect(row.getByRole('link', { name: '12 Oak Street, Naples' })).toBeVisible();
  await expect(board).toBeHidden();
  await expect(page.getByRole('tabpanel').getByRole('button')).toHaveCount(0);
  await expect(row.getByRole('combobox')).toHaveCount(0);
  await page.emulateMedia({ media: null });
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

  // With the keyboard, each arrow key selects the next window, as in any select, and the button moves the visit.
  await row.getByLabel('Move to').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(row.getByRole('button', { name: 'Move visit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(moved).toHaveCount(0);
  await mailTo(email, 'Your visit has a new time');

  await expect(row.getByRole('button', { name: 'On the way' })).toHaveCount(0);
  await moveToToday(page, name);
  await page.goto(`/admin/visits?on=${officeDay()}`);
  await row.getByRole('button', { name: 'On the way' }).click();
  await expect(page.getByText('Customers with an email address are notified by email.')).toBeVisible();
  await expect(row.getByRole('button', { name: 'On the way' })).toHaveCount(0);
  await mailTo(email, 'is on the way and arrives in about 20 minutes');
  // The place is free again for the next attempt of this test.
  await row.getByRole('button', { name: 'Cancel visit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel visit' }).click();
  await mailTo(email, 'Your visit is canceled');
});
