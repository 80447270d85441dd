import { hold, type Check } from '../support/check.ts';
import type { ComposeStack } from '../support/compose-stack.ts';

interface Inspected {
  Name: string;
  State: { Health?: object; ExitCode: number; Running: boolean };
  Config: { User: string; Labels: Record<string, string> };
  HostConfig: {
    ReadonlyRootfs: boolean;
    CapDrop: string[] | null;
    CapAdd: string[] | null;
    SecurityOpt: string[] | null;
    Memory: number;
    PidsLimit: number | null;
    PortBindings: Record<string, unknown> | null;
  };
  NetworkSettings: { Networks: Record<string, { GlobalIPv6Address?: string }> };
}

/**
 * Returns whether a service must run without root. The exceptions are images that need root for a volume that root
 * owns, and the backup, which writes into the operator's folder.
 */
const rootless = (service: string) =>
  !['store', 'store-setup', 'secrets', 'mail', 'backup'].includes(service);

const base = 'node:24.21.0-trixie-slim';
const maxBytes = 130_000_000;

export function containers(stack: ComposeStack): Check[] {
  return [
    {
      name: 'containers: read-only, no capability, no new privilege, bounded memory and processes, checked health, two ports',
      run: async () => {
        const all = await inspectAll(stack);
        hold(all.length >= 16, `only ${all.length} containers`);
        for (const container of all) holdsRules(container);
        const published = all.filter(
          ({ HostConfig }) => Object.keys(HostConfig.PortBindings ?? {}).length > 0,
        );
        const names = published.map(serviceOf).toSorted().join(', ');
        hold(names === 'mail, web', `these publish ports: ${names}`);
        return `${all.length} containers`;
      },
    },
    {
      name: 'make up with bad settings names them all, and stops nothing',
      run: () => refusesBadSettings(stack),
    },
    { name: 'make health names what is not well, and why', run: () => namesWhatIsIll(stack) },
    { name: 'down and up leave no volume without a name', run: () => leavesNoVolume(stack) },
    {
      name: 'the stores are in networks without a way out, and only these parts have one',
      run: async () => {
        const networks = await stack.must('sh', [
          '-c',
          `docker network ls --filter label=com.docker.compose.project=${stack.project} --format '{{.Name}}'`,
        ]);
        const open: string[] = [];
        for (const name of networks.split('\n').filter(Boolean)) {
          const inside = await stack.must('docker', [
            'network',
            'inspect',
            '--format',
            '{{.Internal}}',
            name,
          ]);
          if (inside.trim() !== 'true') open.push(name);
        }
        const reaching = (await inspectAll(stack))
          .filter(({ NetworkSettings }) => open.some((name) => name in NetworkSettings.Networks))
          .map(serviceOf)
          .toSorted();
        hold(
          reaching.join(' ') === 'backup leads leads-worker mail web',
          `a way out have: ${reaching.join(', ')}`,
        );
        return reaching.join(', ');
      },
    },
    {
      name: 'the public server answers by IPv6 on the network of published ports',
      run: async () => {
        const web = (await inspectAll(stack)).find((container) => serviceOf(container) === 'web');
        const networks = Object.entries(web?.NetworkSettings.Networks ?? {});
        const [, published] = networks.find(([name]) => name.endsWith('_published')) ?? [];
        const address = published?.GlobalIPv6Address ?? '';
        hold(address !== '', 'web has no IPv6 address');
        const { status } = await fetch(`http://[${address}]:8080/`);
        hold(status === 200, `web answered with ${status}`);
        return address;
      },
    },
    {
      name: 'each image holds its SBOM where its label says',
      run: async () => {
        const counts: string[] = [];
        for (const name of ['gateway', 'auth', 'leads', 'media', 'content', 'web']) {
          const image = `sandhill/${name}`;
          const label = '{{index .Config.Labels "com.sandhill.sbom"}}';
          const path = await stack.must('docker', ['image', 'inspect', '--format', label, image]);
          const cat = ['run', '--rm', '--network', 'none', '--entrypoint', 'cat', image, path.trim()];
          const { components } = JSON.parse(await stack.must('docker', cat)) as { components: object[] };
          hold(components.length > 20, `${name} names only ${components.length} packages`);
          counts.push(`${name} ${components.length}`);
        }
        return counts.join(', ');
      },
    },
    {
      name: 'each service adds at most 130 MB to the base image',
      run: async () => {
        const baseSize = await sizeOf(stack, base);
        const sizes: string[] = [];
        for (const name of ['gateway', 'auth', 'leads', 'media', 'content']) {
          const added = (await sizeOf(stack, `sandhill/${name}`)) - baseSize;
          hold(added <= maxBytes, `${name} adds ${Math.round(added / 1e6)} MB`);
          sizes.push(`${name} ${Math.round(added / 1e6)} MB`);
        }
        return `${base} ${Math.round(baseSize / 1e6)} MB; ${sizes.join(', ')}`;
      },
    },
  ];
}

async function refusesBadSettings(stack: ComposeStack): Promise<string> {
  const bad = {
    PUBLIC_URL: 'garden.com',
    DATABASE_POOL: 'abc',
    IMAGES_AT_ONCE: '0',
    BACKUP_MINUTES: 'often',
  };
  const before = await stack.must('docker', ['compose', 'ps', '--quiet']);
  const given = Object.entries(bad).map(([name, value]) => `${name}=${value}`);
  const { status, text } = await stack.try('make', ['--no-print-directory', 'up', ...given]);
  hold(status !== 0, 'it did not fail');
  for (const name of Object.keys(bad))
    hold(text.includes(`- ${name} must`), `${name} is not named:\n${text}`);
  hold((await stack.must('docker', ['compose', 'ps', '--quiet'])) === before, 'a container was replaced');
  hold((await fetch(`${stack.url}/api/projects`)).ok, 'the site does not answer');
  return `${Object.keys(bad).join(', ')}; the site runs on`;
}

async function namesWhatIsIll(stack: ComposeStack): Promise<string> {
  await stack.must('docker', ['compose', 'stop', 'mail']);
  const { status, text } = await stack.try('make', ['--no-print-directory', 'health']);
  await stack.must('docker', ['compose', 'start', 'mail']);
  const line = text.split('\n').find((one) => one.startsWith('leads-worker')) ?? '';
  hold(status !== 0 && /degraded +smtp: \S+/.test(line), `it said:\n${text}`);
  return line.trim();
}

async function leavesNoVolume(stack: ComposeStack): Promise<string> {
  const unnamed = async () => {
    const all = await stack.must('docker', ['volume', 'ls', '--quiet']);
    return all.split('\n').filter((name) => /^[0-9a-f]{64}$/.test(name)).length;
  };
  const before = await unnamed();
  await stack.must('docker', ['compose', 'down']);
  await stack.up();
  const after = await unnamed();
  hold(after === before, `${after - before} more than before`);
  return 'none';
}

function holdsRules(container: Inspected): void {
  const service = serviceOf(container);
  const { HostConfig, Config, State } = container;
  hold(HostConfig.ReadonlyRootfs, `${service} may write into its image`);
  hold(HostConfig.CapDrop?.includes('ALL') ?? false, `${service} keeps capabilities`);
  const added = (HostConfig.CapAdd ?? []).join(', ').replaceAll('CAP_', '');
  hold(added === (service === 'backup' ? 'DAC_OVERRIDE' : ''), `${service} has ${added}`);
  hold(HostConfig.SecurityOpt?.includes('no-new-privileges:true') ?? false, `${service} may gain privileges`);
  hold((HostConfig.PidsLimit ?? 0) > 0, `${service} has no bound of processes`);
  hold(HostConfig.Memory > 0, `${service} has no bound of memory`);
  const isRoot = ['', '0', 'root'].includes(Config.User);
  hold(!isRoot || !rootless(service), `${service} is root`);
  if (State.Running) hold(State.Health !== undefined, `${service} has no health check`);
  else hold(State.ExitCode === 0, `${service} ended with ${State.ExitCode}`);
}

const serviceOf = ({ Config }: Inspected) => Config.Labels['com.docker.compose.service'] ?? '';

async function inspectAll(stack: ComposeStack): Promise<Inspected[]> {
  const ids = await stack.must('docker', ['compose', 'ps', '--all', '--quiet']);
  const text = await stack.must('docker', ['inspect', ...ids.trim().split('\n')]);
  return JSON.parse(text) as Inspected[];
}

async function sizeOf(stack: ComposeStack, image: string): Promise<number> {
  return Number(await stack.must('docker', ['image', 'inspect', '--format', '{{.Size}}', image]));
}
