import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../local/settings.ts';

/** Stands in for npm: works until another process waits, and fails while another npm runs in the folder. */
const npm = `#!/bin/sh
mkdir busy || exit 1
echo "$*" >>asked
while [ ! -e waited ] && [ $((tries += 1)) -lt 100 ]; do sleep 0.1; done
for last; do :; done
case $1 in
  ci) mkdir -p node_modules/.bin; cp /bin/true node_modules/.bin/node ;;
  run) mkdir -p "$last/dist" ;;
esac
rmdir busy
`;

const saysThatItWaits = (said: string) => /Waiting for process \d+, which builds in this folder/.test(said);

describe('builds in one folder', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sandhill-builds-'));
    cpSync(join(root, 'infra/local'), join(folder, 'infra/local'), { recursive: true });
    writeFileSync(join(folder, 'package-lock.json'), '{}');
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin/npm'), npm);
    chmodSync(join(folder, 'bin/npm'), 0o755);
    // Simulates a system without this program.
    writeFileSync(join(folder, 'bin/ps'), '#!/bin/sh\nexit 127\n', { mode: 0o755 });
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  async function run(command: string, script: string): Promise<{ status: unknown; said: string }> {
    const child = spawn(command, [script], {
      cwd: folder,
      env: { PATH: `${join(folder, 'bin')}:${process.env['PATH']}` },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (saysThatItWaits(said)) writeFileSync(join(folder, 'waited'), '');
      });
    const [status] = (await once(child, 'close')) as unknown[];
    return { status, said };
  }

  it.each([
    ['build.ts', process.execPath],
    ['setup.sh', 'sh'],
  ])(
    'the second of two at the same time waits for the first, and finds everything done: %s',
    async (script, command) => {
      const both = await Promise.all([1, 2].map(() => run(command, `infra/local/${script}`)));

      expect(both.map(({ status }) => status)).toEqual([0, 0]);
      expect(both.filter(({ said }) => saysThatItWaits(said))).toHaveLength(1);
      const asked = readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n');
      expect(asked).toEqual([...new Set(asked)]);
    },
  );

  it('a changed source is built, although it is older than the build, as after unpacking a release', async () => {
    const source = join(folder, 'gateway/src/main.ts');
    const asked = () => readFileSync(join(folder, 'asked'), 'utf8').match(/build -w gateway$/gm)?.length;
    mkdirSync(join(source, '..'), { recursive: true });
    writeFileSync(join(folder, 'waited'), '');
    for (const [content, builds] of [
      ['one', 1],
      ['one', 1],
      ['two', 2],
    ] as const) {
      writeFileSync(source, content);
      utimesSync(source, 0, 0);
      const { status } = await run(process.execPath, 'infra/local/build.ts');
      expect({ content, status, builds: asked() }).toEqual({ content, status: 0, builds });
    }
  });

  it.each(['999999999', '$$'])(
    'the turn of a process that was killed is free, also for the same id: %s',
    (holder) => {
      const script = `echo ${holder} >.building; sh infra/local/take-turn.sh $$; grep -qx $$ .building`;

      // The file name after the script becomes the process's name, as in a build.
      expect(() =>
        execFileSync('sh', ['-c', script, 'infra/local/build.ts'], { cwd: folder, timeout: 30_000 }),
      ).not.toThrow();
    },
  );
});
