// Runs the script of `make roll` with a fake `docker`, which keeps the copies of one service as files.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../local/settings.ts';
import { waitUntil } from '../../local/wait-until.ts';

// Each file of the folder is a copy: its name is the id, its content the container's name. After the call that
// `KILLED_AFTER` matches, the caller is killed. The file `interrupted` makes the next list of all copies end empty.
const docker = `#!/bin/sh
cd "$COPIES"
for last; do :; done
case "$*" in
*--status*) ;;
*' ps --all --quiet'*) rm ../interrupted 2>/dev/null || ls ;;
*' ps --format'*) cat -- * 2>/dev/null ;;
*' ps '*) ls ;;
inspect*) for copy; do [ ! -f "$copy" ] || echo healthy; done ;;
rename*) sed -i "s/^$2\\$/$3/" * ;;
*--scale*)
  wanted=\${*##*=}
  while [ "$(ls | wc -l)" -lt "\${wanted%% *}" ]; do
    copy=$(mktemp copyXXXX)
    echo "auth-$copy" >"$copy"
  done
  ;;
rm*) rm "$last" ;;
esac
case "$*" in $KILLED_AFTER) kill -KILL "$PPID" ;; esac
`;

describe('make roll', () => {
  let folder: string;
  const copies = () => readdirSync(join(folder, 'copies'));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sandhill-roll-'));
    for (const name of ['bin', 'copies']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'bin/docker'), docker);
    chmodSync(join(folder, 'bin/docker'), 0o755);
    for (const name of ['first', 'second']) writeFileSync(join(folder, 'copies', name), `auth-${name}\n`);
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const environment = (killedAfter = '') => ({
    PATH: `${folder}/bin:${process.env['PATH']}`,
    COPIES: join(folder, 'copies'),
    KILLED_AFTER: killedAfter,
    BUILD: '0',
  });
  const script = ['infra/deploy/docker/roll.sh', 'auth'];
  const roll = (killedAfter?: string) =>
    execFileSync('sh', script, { cwd: root, env: environment(killedAfter), stdio: 'pipe' });

  it('replaces each copy by one', () => {
    roll();

    expect(copies()).toHaveLength(2);
    expect(copies().join(' ')).not.toMatch(/first|second/);
  });

  it.each(['rename*', '*--scale*', 'stop*', 'rm*'])(
    'leaves as many copies as there were after one that was killed at %s',
    (step) => {
      expect(() => roll(step)).toThrow(expect.objectContaining({ signal: 'SIGKILL' }));

      roll();

      expect(copies()).toHaveLength(2);
      expect(copies().join(' ')).not.toMatch(/first|second/);
    },
  );

  it('makes as many copies as make scale has asked for since one that was killed', () => {
    expect(() => roll('*--scale*')).toThrow(expect.objectContaining({ signal: 'SIGKILL' }));

    execFileSync('make', ['scale', 'auth=4'], { cwd: root, env: environment(), stdio: 'pipe' });
    roll();

    expect(copies()).toHaveLength(4);
  });

  it('takes the new copies away when Ctrl-C ends their list', () => {
    writeFileSync(join(folder, 'interrupted'), '');

    expect(() => roll()).toThrow('the old one keeps running');

    expect(copies()).toEqual(['first', 'second']);
    expect(readFileSync(join(folder, 'copies/first'), 'utf8')).toBe('auth-first\n');
  });

  it.each([
    ['sh', ...script],
    ['make', 'scale', 'auth=2'],
    ['make', 'up'],
  ])('waits for another one to end: %s %s', async (command, ...args) => {
    const held = 'sh infra/local/take-turn.sh $$ replace && echo held && cat; : docker compose up';
    const holder = spawn('sh', ['-c', held], { cwd: root });
    await once(holder.stdout, 'data');
    const second = spawn(command, args, { cwd: root, env: environment() });
    const ended = once(second, 'exit');
    let said = '';
    second.stdout.on('data', (text: Buffer) => (said += text.toString()));
    await waitUntil('the second one', async () => said.includes('Waiting for process'));
    expect(copies()).toEqual(['first', 'second']);

    holder.stdin.end();

    expect(await ended).toEqual([0, null]);
    expect(copies()).toHaveLength(2);
  });
});
