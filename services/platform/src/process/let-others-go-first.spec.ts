import { spawn } from 'node:child_process';
import { jest } from '@jest/globals';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Logger } from '@nestjs/common';
import { letOthersGoFirst } from './let-others-go-first.js';

const source = fileURLToPath(new URL('./let-others-go-first.ts', import.meta.url));

/** In a process of its own: a priority that was lowered cannot be raised again. */
const inItsOwnProcess = `
  import { existsSync, readdirSync, readFileSync } from 'node:fs';
  import { readFile } from 'node:fs/promises';
  import { getPriority } from 'node:os';
  await readFile(${JSON.stringify(source)});
  const { letOthersGoFirst } = await import(${JSON.stringify(source)});
  const session = () => existsSync('/proc/self/autogroup') ? readFileSync('/proc/self/autogroup', 'utf8') : '';
  const sessionBefore = session();
  letOthersGoFirst();
  const threads = readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)));
  console.log(JSON.stringify({ threads, sessionBefore, session: session() }));
`;

async function prioritiesAfter({ detached }: { detached: boolean }) {
  const child = spawn(
    process.execPath,
    ['--experimental-strip-types', '--input-type=module', '--eval', inItsOwnProcess],
    { detached, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(stderr.replaceAll(/.*Warning.*\n/g, '')).toBe('');
  return JSON.parse(stdout) as {
    threads: number[];
    /** Empty on a kernel that weighs threads alone, and in a session that the kernel gave no group. */
    sessionBefore: string;
    session: string;
  };
}

describe('letOthersGoFirst', () => {
  it('says once that the priority may not be changed, and goes on', () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();

    letOthersGoFirst(() => {
      throw Object.assign(new Error('A system error occurred: uv_os_setpriority returned EACCES'), {
        code: 'ERR_SYSTEM_ERROR',
      });
    });

    expect(warn.mock.calls).toEqual([
      [{ reason: expect.stringContaining('EACCES') }, expect.stringContaining('stays as it is')],
    ]);
    Logger.detachBuffer();
    warn.mockRestore();
  });

  it('lowers the priority of every thread, of those that do the heavy work too', async () => {
    const { threads } = await prioritiesAfter({ detached: false });

    expect(threads.length).toBeGreaterThan(4);
    expect(new Set(threads)).toEqual(new Set([10]));
  });

  it('lowers the session that was made for it', async () => {
    const { sessionBefore, session } = await prioritiesAfter({ detached: true });

    expect(session).toBe(sessionBefore.replace(/ nice 0$/m, ' nice 10'));
  });

  it('leaves a session alone that it shares', async () => {
    const { sessionBefore, session } = await prioritiesAfter({ detached: false });

    expect(session).toBe(sessionBefore);
  });
});
