import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('./let-others-go-first.ts', import.meta.url));

/** In a process of its own: a priority that was lowered cannot be raised again. */
const inItsOwnProcess = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { readFile } from 'node:fs/promises';
  import { getPriority } from 'node:os';
  await readFile(${JSON.stringify(source)});
  const { letOthersGoFirst } = await import(${JSON.stringify(source)});
  letOthersGoFirst();
  console.log(JSON.stringify(readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)))));
`;

describe('letOthersGoFirst', () => {
  it('lowers the priority of every thread, of those that do the heavy work too', () => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--experimental-strip-types', '--input-type=module', '--eval', inItsOwnProcess],
      { encoding: 'utf8' },
    );

    expect(stderr.replaceAll(/.*Warning.*\n/g, '')).toBe('');
    const priorities = JSON.parse(stdout) as number[];
    expect(priorities.length).toBeGreaterThan(4);
    expect(new Set(priorities)).toEqual(new Set([10]));
  });
});
