import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../local/settings.ts';
import type { FaultStack } from './fault-stack.ts';

const username = 'bench';

/** Email address for notices about the account. These belong to no lead. */
export const staffEmail = 'bench@staff.example';

const password = 'a gravel path between two oaks';

/** Makes an owner for the trial, or gives an existing one a new password. @returns the cookie of a session */
export async function signInAsStaff({ folder, url, origin }: FaultStack): Promise<string> {
  const account = { USER: username, OWNER: '1', EMAIL: staffEmail };
  const environment = { ...process.env, DATA_DIR: join(folder, 'data'), ...account };
  const program = join(root, 'infra/local/run-in-stack.ts');
  const made = spawnSync(process.execPath, [program, 'auth', 'admin.js'], {
    env: environment,
    encoding: 'utf8',
  });
  const given = /password: (\S+)/.exec(made.stdout)?.[1] ?? '';
  const post = async (path: string, body: object, cookie = '') => {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin, Cookie: cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };
  const first = await post('/api/user/login', { username, password: given });
  await post('/api/user/password', { currentPassword: given, newPassword: password }, first);
  return post('/api/user/login', { username, password });
}
