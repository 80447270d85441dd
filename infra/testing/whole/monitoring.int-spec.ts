import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../local/settings.ts';
import { onPath } from '../../local/servers/on-path.ts';
import { sharedTestStack, type TestStack } from '../servers/start-test-stack.ts';
import { readStackFile } from '../../local/stack-file.ts';
import { eventually, waitUntil } from '../wait-until.ts';

const folder = join(root, 'infra/deploy/monitoring');
const promtool = onPath('promtool');

/** Returns every metric name in a text of PromQL. */
const namesIn = (text: string) =>
  [...text.matchAll(/\b([a-z][a-z_]+)(?=[{[]|\) == 1)/g)].map(([, name = '']) => name);

const read = async (port?: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

describe('the alerts and the dashboard', () => {
  let stack: TestStack;
  let readAll: () => Promise<string>;

  beforeAll(async () => {
    stack = await sharedTestStack();
    await fetch(`${stack.url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: stack.url },
      body: JSON.stringify({
        name: 'Ana',
        email: 'ana@visitor.example',
        subject: 'Palms',
        message: 'Twelve royal palms.',
      }),
    });
    const ports = readStackFile(stack.dataFolder)?.ports;
    await waitUntil('the mail', async () => (await read(ports?.leadsWorker)).includes('mails_total{'));
    const parts = [ports?.gateway, ports?.leads, ports?.leadsWorker, ports?.media, ports?.content];
    readAll = async () => (await Promise.all(parts.map(read))).join('\n');
  });

  afterAll(() => stack.stop());

  it('ask for metrics that the parts give', async () => {
    // Metrics from elsewhere: Prometheus itself, the prober, and backups and publications, whose own tests check them.
    const others = [
      'backup_missing_objects',
      'backup_trouble',
      'site_publications_total',
      'site_redraws_total',
      'up',
      'probe_success',
    ];
    const asked = ['alerts.yml', 'grafana/dashboard.json'].flatMap((file) =>
      namesIn(readFileSync(join(folder, file), 'utf8').replaceAll('\\"', '"')),
    );

    expect(asked.length).toBeGreaterThan(20);
    // Metrics that are read from the database or the queue are missing while these are slow, so the test tries again.
    await eventually(async () => {
      const metrics = await readAll();
      const unknown = [...new Set(asked)].filter(
        (name) => !others.includes(name) && !new RegExp(`^${name}[{ ]`, 'm').test(metrics),
      );
      expect(unknown).toEqual([]);
    });
  });

  it('are not shown through the public entry', async () => {
    expect((await fetch(`${stack.url}/metrics`)).status).toBe(404);
    expect((await fetch(`${stack.url}/api/metrics`)).status).toBe(404);
  });

  // promtool comes with Prometheus; if it is installed, the rules' own tests run too.
  if (promtool)
    it('fire when they should, and not before', () => {
      const said = execFileSync(promtool, ['test', 'rules', 'alerts.test.yml'], {
        // The path is relative, because promtool interprets brackets in a path as a pattern.
        cwd: folder,
        encoding: 'utf8',
      });

      expect(said).toContain('SUCCESS');
    });
});
