import { spawn } from 'node:child_process';
import { jest } from '@jest/globals';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Logger } from '@nestjs/common';
import { lowerPriority } from './lower-priority.js';

const source = fileURLToPath(new URL('./lower-priority.ts', import.meta.url));

/** Returns a program for a child process, because a lowered priority cannot be raised again. */
const inItsOwnProcess = (nice: number) => `
  import { existsSync, readdirSync, readFileSync } from 'node:fs';
  import { readFile } from 'node:fs/promises';
  import { getPriority } from 'node:os';
  await readFile(${JSON.stringify(source)});
  const { lowerPriority } = await import(${JSON.stringify(source)});
  const session = () => existsSync('/proc/self/autogroup') ? readFileSync('/proc/self/autogroup', 'utf8') : '';
  const sessionBefore = session();
  lowerPriority(${nice});
  const threads = readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)));
  console.log(JSON.stringify({ threads, sessionBefore, session: session() }));
`;

async function prioritiesAfter({ detached, nice = 10 }: { detached: boolean; nice?: number }) {
  const child = spawn(
    process.execPath,
    ['--experimental-strip-types', '--input-type=module', '--eval', inItsOwnProcess(nice)],
    { detached, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(stderr.replaceAll(/.*Warning.*\n/g, '')).toBe('');
  return JSON.parse(stdout) as {
    threads: number[];
    /** Empty on kernels without autogroups and in sessions without one. */
    sessionBefore: string;
    session: string;
  };
}

describe('lowerPriority', () => {
  it('warns once and continues if the priority cannot be changed', () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();

    lowerPriority(10, () => {
      throw Object.assign(new Error('A system error occurred: uv_os_setpriority returned EACCES'), {
        code: 'ERR_SYSTEM_ERROR',
      });
    });

    expect(warn.mock.calls).toEqual([
      [{ reason: expect.stringContaining('EACCES') }, expect.stringContaining('cannot change the priority')],
    ]);
    warn.mockRestore();
  });

  it('lowers the priority of every thread', async () => {
    const { threads } = await prioritiesAfter({ detached: false });

    expect(threads.length).toBeGreaterThan(4);
    expect(new Set(threads)).toEqual(new Set([10]));
  });

  // Only root may raise a priority, and `make test` has already lowered that of this process to 10.
  it('lowers it as far as the setting says', async () => {
    const { threads, sessionBefore, session } = await prioritiesAfter({ detached: true, nice: 15 });

    expect(new Set(threads)).toEqual(new Set([15]));
    expect(session).toBe(sessionBefore.replace(/ nice 0$/m, ' nice 15'));
  });

  it('lowers its own session', async () => {
    const { sessionBefore, session } = await prioritiesAfter({ detached: true });

    expect(session).toBe(sessionBefore.replace(/ nice 0$/m, ' nice 10'));
  });

  it('does not change a shared session', async () => {
    const { sessionBefore, session } = await prioritiesAfter({ detached: false });

    expect(session).toBe(sessionBefore);
  });
});
