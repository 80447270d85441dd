import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoOverhang } from './support/accessible';
import { mailTo } from './support/office';
import { makeTemporaryOwner } from './support/owner';
import { aPhoto } from './support/photo';
import { loaded } from './support/ready';
import { addAuthenticator } from './support/virtual-authenticator';

const maxPresses = 60;
const origin = process.env['SITE_URL'] ?? '';
const owner = { username: `first.owner.${Date.now().toString(36)}`, password: 'limpkin 41 hammock' };
const second = { username: `second.${Date.now().toString(36)}`, password: 'anhinga 62 jetty' };
const shipped = { name: 'Sandhill Grounds', phone: '(239) 555-0142' };
const own = { name: 'Mockingbird Gardens', phone: '(239) 555-0199' };

/** Addresses that the other tests rely on. This test enters the same ones, so that nothing changes for them. */
const addresses = {
  'Quote requests (office address)': 'office@sandhillgrounds.example',
  'Contact messages (general address)': 'hello@sandhillgrounds.example',
  'Fallback address, for mail that the other addresses reject': 'support@sandhillgrounds.example',
};

/** Counts how often the user presses something. Typing is not counted. */
class Presses {
  count = 0;

  async on(place: Locator): Promise<void> {
    await place.click();
    this.count += 1;
  }
}

const toOverview = async (page: Page, presses: Presses) => {
  await presses.on(page.getByRole('tab', { name: 'Overview' }));
  await expect(page.getByRole('heading', { name: 'Make it yours' })).toBeVisible();
};

const open = (page: Page, presses: Presses, step: string) =>
  presses.on(page.getByRole('link', { name: `Open: ${step}` }));

const isDone = (page: Page, step: string) =>
  expect(page.getByRole('heading', { name: step, level: 3 })).toBeHidden();

async function publishFacts(page: Page, presses: Presses, { name, phone }: typeof own): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Phone', { exact: true }).fill(phone);
  await publish(page, presses);
}

async function publish(page: Page, presses: Presses): Promise<void> {
  await expect(page.getByText('Draft saved')).toBeVisible();
  await presses.on(page.getByRole('button', { name: 'Publish', exact: true }));
  await presses.on(page.getByRole('button', { name: 'Publish now' }));
  await expect(page.getByText(/is published, shown on/)).toBeVisible({ timeout: 60_000 });
}

async function proveAddress(page: Page, presses: Presses, [label, email]: [string, string]): Promise<void> {
  const row = page.getByRole('listitem').filter({ has: page.getByText(label, { exact: true }) });
  await presses.on(row.getByRole('button', { name: 'Change' }));
  await row.getByLabel('New address').fill(email);
  await presses.on(row.getByRole('button', { name: 'Email a code' }));
  await expect(row.getByLabel('Code from the email')).toBeVisible();
  const { text } = await mailTo(email, `wants ${label.startsWith('Quote requests') ? 'quote' : ''}`);
  await row.getByLabel('Code from the email').fill(/The code is: (\d{3} \d{3})/.exec(text)?.[1] ?? '');
  await presses.on(row.getByRole('button', { name: 'Confirm' }));
  await expect(row.getByRole('button', { name: 'Change' })).toBeVisible();
}

/** Invites a person and lets them sign in. Counts the presses of both people. */
async function invitePerson(page: Page, presses: Presses): Promise<void> {
  const email = `${second.username}@visitor.example`;
  await presses.on(page.getByRole('tab', { name: 'Accounts' }));
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Send invitation' }) });
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByLabel('Role').selectOption('crew');
  presses.count += 2;
  await presses.on(form.getByRole('button', { name: 'Send invitation' }));
  const { text } = await mailTo(email, '');
  const link = /https?:\/\/\S+\/admin\/link#\S+/.exec(text)?.[0] ?? '';

  const person = await (await page.context().browser()!.newContext()).newPage();
  await person.goto(link);
  await person.getByLabel('Username').fill(second.username);
  await person.getByLabel('New password').fill(second.password);
  await presses.on(person.getByRole('button', { name: 'Save password' }));
  // Leaving the page earlier would abort the request that saves the password.
  await expect(person.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
  await person.goto('/admin?login=true');
  await person.getByLabel('Username').fill(second.username);
  await person.getByLabel('Password', { exact: true }).fill(second.password);
  await presses.on(person.getByRole('button', { name: 'Sign In', exact: true }));
  await expect(person.getByRole('tab', { name: 'Mobile Upload' })).toBeVisible();
  await person.context().close();
}

// Each step changes the site, so a retry would begin in the middle.
test.describe.configure({ retries: 0 });

test('an owner makes the site theirs, step by step, within the presses that the first hour may take', async ({
  page,
}) => {
  test.slow();
  const presses = new Presses();
  const temporaryPassword = await makeTemporaryOwner(page.request, owner.username);
  await page.context().clearCookies();
  const removeAuthenticator = await addAuthenticator(page);

  await page.goto('/admin?login=true');
  await page.getByLabel('Username').fill(owner.username);
  await page.getByLabel('Password', { exact: true }).fill(temporaryPassword);
  await presses.on(page.getByRole('button', { name: 'Sign In', exact: true }));
  await page.getByLabel('Current password').fill(temporaryPassword);
  await page.getByLabel('New password', { exact: true }).fill(owner.password);
  await page.getByLabel('Confirm new password').fill(owner.password);
  await presses.on(page.getByRole('button', { name: 'Change Password', exact: true }));
  await expect(page.getByLabel('Current password')).toHaveValue('');
  // Until the page has the new session, the panel redirects to the settings.
  await expect(page.getByRole('button', { name: 'Change Password Now' })).toBeHidden();

  await toOverview(page, presses);
  await isDone(page, 'Your password');
  await expectAccessible(page, 'checklist');
  await expectNoOverhang(page, 'checklist');

  await open(page, presses, 'A second factor');
  await presses.on(page.getByRole('button', { name: 'Add a passkey' }));
  await expect(page.getByRole('heading', { name: 'Recovery codes', exact: true })).toBeFocused();
  await presses.on(page.getByRole('button', { name: 'I have saved them' }));
  // The following steps do not need the passkey.
  await removeAuthenticator();

  await toOverview(page, presses);
  await isDone(page, 'A second factor');
  await open(page, presses, 'Name, phone and hours');
  await publishFacts(page, presses, own);

  await toOverview(page, presses);
  await isDone(page, 'Name, phone and hours');
  await open(page, presses, 'Where leads are emailed');
  for (const address of Object.entries(addresses)) await proveAddress(page, presses, address);
  await expectAccessible(page, 'mail addresses');
  await expectNoOverhang(page, 'mail addresses');

  await toOverview(page, presses);
  await isDone(page, 'Where leads are emailed');
  await open(page, presses, 'Your own images');
  await presses.on(page.getByRole('button', { name: 'Choose an image: Careers' }));
  await page.locator('input[type=file]').setInputFiles(await aPhoto('our first hedge.jpg'));
  presses.count += 2;
  await expect(page.getByLabel('Alternative text (English)')).toBeVisible({ timeout: 60_000 });
  await publish(page, presses);

  await toOverview(page, presses);
  await isDone(page, 'Your own images');
  await presses.on(page.getByRole('button', { name: 'Remove the samples' }));
  await expect(page.getByRole('heading', { name: 'Sample images · Done' })).toBeVisible();
  expect((await (await page.request.get('/api/projects?limit=50')).text()).includes('Sample:')).toBe(false);

  await invitePerson(page, presses);
  await toOverview(page, presses);
  await presses.on(page.getByRole('button', { name: 'Send a test lead' }));
  await expect(page.getByText(/^Form: received after [\d.]+ s$/)).toBeVisible();
  await expect(
    page.getByText(/^Email: the mail server accepted it for hello@sandhillgrounds\.example after [\d.]+ s$/),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /^C-[2-9A-Z]{6}$/ })).toBeVisible();

  for (const step of ['The backup key', 'Take the site live'])
    await presses.on(page.getByRole('button', { name: `Not now: ${step}` }));
  await presses.on(page.getByRole('tab', { name: 'Leads' }));
  await presses.on(page.getByRole('tab', { name: 'Overview' }));
  await expect(page.getByRole('heading', { name: 'Overview', level: 2 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Make it yours' })).toBeHidden();

  expect(presses.count).toBeLessThanOrEqual(maxPresses);
  test.info().annotations.push({ type: 'presses', description: String(presses.count) });

  await page.goto('/admin/settings/site');
  await expect(page.getByRole('heading', { name: 'Make it yours' })).toBeVisible();
  await page.getByRole('button', { name: 'Bring the samples back' }).click();
  await expect(page.getByText(/samples are shown/)).toBeVisible({ timeout: 60_000 });
  await page.goto('/admin/website/facts');
  await loaded(page);
  await publishFacts(page, presses, shipped);
  await page.goto('/admin/website/pictures');
  await loaded(page);
  await page.getByRole('button', { name: 'Back to the drawing: Careers' }).click();
  await publish(page, presses);
  await removePicture(page, 'Our first hedge');
});

/** Deletes a picture, because the other tests expect the gallery without it. */
async function removePicture(page: Page, title: string): Promise<void> {
  const { projects } = (await (await page.request.get('/api/projects')).json()) as {
    projects: Array<{ id: string; title: string }>;
  };
  const found = projects.find((project) => project.title.toLowerCase() === title.toLowerCase());
  expect(found, title).toBeDefined();
  // The media service needs a few seconds to learn that the website does not show the picture.
  await expect
    .poll(async () =>
      (await page.request.delete(`/api/projects/${found?.id}`, { headers: { Origin: origin } })).status(),
    )
    .toBe(204);
}
