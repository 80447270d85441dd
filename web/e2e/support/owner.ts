import { type APIRequestContext, expect, type Page } from '@playwright/test';

interface Credentials {
  username: string;
  password: string;
}

const firstOwner = { username: 'owner', password: process.env['OWNER_PASSWORD'] ?? '' };

/**
 * Signs in through the form, by default as the first owner. Their temporary password makes the app open the settings a
 * moment later.
 */
export async function signInAsOwner(page: Page, { username, password }: Credentials = firstOwner) {
  await page.goto('/admin?login=true');
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Logout' }).first()).toBeVisible();
}

/** An owner whose password is not temporary, so the app does not open their settings. */
export const settledOwner = { username: 'office.owner', password: 'coquina 58 trellis' };

const post = (request: APIRequestContext, path: string, data: object) =>
  request.post(path, { headers: { Origin: process.env['SITE_URL'] ?? '' }, data });

interface NewAccount extends Credentials {
  role: 'crew' | 'administrator' | 'owner';
}

/** Creates an account as the first owner. @returns its temporary password */
async function issueAccount(
  request: APIRequestContext,
  { username, role }: Omit<NewAccount, 'password'>,
): Promise<string> {
  await post(request, '/api/user/login', firstOwner);
  const made = await post(request, '/api/accounts', {
    username,
    email: `${username}@visitor.example`,
    role,
  });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { temporaryPassword: string }).temporaryPassword;
}

/** Creates an owner who has not signed in yet. @returns the temporary password */
export const makeTemporaryOwner = (request: APIRequestContext, username: string): Promise<string> =>
  issueAccount(request, { username, role: 'owner' });

/** Creates an account as the first owner and gives it the password in `account`. */
export async function makeAccount(request: APIRequestContext, account: NewAccount): Promise<void> {
  const { username, password } = account;
  const temporaryPassword = await issueAccount(request, account);
  await post(request, '/api/user/login', { username, password: temporaryPassword });
  const change = { currentPassword: temporaryPassword, newPassword: password };
  expect((await post(request, '/api/user/password', change)).status()).toBe(204);
}

/** Signs in, without the form, as an owner whose password is not temporary. */
export async function ownerSession({ request }: Pick<Page, 'request'>): Promise<void> {
  const signIn = () => post(request, '/api/user/login', settledOwner);
  if ((await signIn()).ok()) return;
  await makeAccount(request, { ...settledOwner, role: 'owner' });
  expect((await signIn()).status()).toBe(200);
}
