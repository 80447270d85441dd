import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../local/settings.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const page = read('docs/operations.md');
const texts = ['README.md', 'docs/operations.md', 'infra/deploy/scale-out/README.md'].map(read).join('\n');

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

describe('the page for operators', () => {
  it('is found by its headings: the contents name each of them, in their order', () => {
    const headings = [...page.matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) => heading);
    const contents = [...page.matchAll(/^ *- \[(.+)\]\(#(.+)\)$/gm)].map(([, name, anchor]) => [
      name,
      anchor,
    ]);

    expect(contents).toEqual(headings.map((heading) => [heading, anchorOf(heading)]));
  });

  it('names targets of make that there are', () => {
    const targets = new Set([...read('Makefile').matchAll(/^([a-z0-9-]+):/gm)].map(([, name]) => name));
    const named = [...texts.matchAll(/(?:`|^ {4})make ([a-z][a-z0-9-]*)/gm)].map(([, name = '']) => name);

    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((name) => !targets.has(name))).toEqual([]);
  });

  it('names services of the compose file that there are', () => {
    const { services } = parse(read('docker-compose.yml'), { merge: true, maxAliasCount: -1 }) as {
      services: object;
    };
    const pattern = /docker compose (?:logs|exec|restart|ps|run) (?:-\S+ )*([a-z][a-z-]*)/g;
    const named = [...page.matchAll(pattern)].map(([, name = '']) => name);

    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !(name in services))).toEqual([]);
  });

  it('names groups of `make test-compose` that there are, and files of the repository', () => {
    const groups = [...read('infra/trials/compose/run-compose-tests.ts').matchAll(/^ {2}(\w+): \(\) =>/gm)];
    const asked = [...texts.matchAll(/test-compose ONLY=(\w+)/g)].map(([, name = '']) => name);
    const files = [...texts.matchAll(/`((?:infra|services|gateway|docs)\/[\w./-]+\.[a-z]+)`/g)].map(
      ([, path = '']) => path,
    );

    expect(asked.length).toBeGreaterThan(2);
    expect(asked.filter((name) => !groups.some(([, group]) => group === name))).toEqual([]);
    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('names scripts and secrets that there are', () => {
    const scripts = [...texts.matchAll(/(?:sh|node) (infra\/\S+\.(?:sh|ts))/g)].map(([, path = '']) => path);
    const rotated = [...page.matchAll(/SECRET=([a-z-]+)/g)].map(([, name = '']) => name);
    const dockerfiles = [...texts.matchAll(/`([\w-]+\.Dockerfile)`/g)].map(([, name = '']) => name);

    expect(scripts.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const rotate = read('infra/deploy/docker/rotate-secret.sh');
    expect(rotated.filter((name) => !new RegExp(`\\b${name}\\b`).test(rotate))).toEqual([]);
    expect(dockerfiles.filter((name) => globSync(`**/docker/${name}`, { cwd: root }).length === 0)).toEqual(
      [],
    );
  });

  it('says how many secrets the Swarm needs', () => {
    const needed =
      read('infra/deploy/scale-out/swarm/stack.yml').match(/^ {2}sandhill-.*external: true/gm) ?? [];

    expect(needed).toHaveLength(16);
    expect(texts).toContain('sixteen of them');
  });
});
