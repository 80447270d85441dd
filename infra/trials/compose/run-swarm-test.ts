import { setTimeout as pause } from 'node:timers/promises';
import { say } from '../../local/command-line/progress.ts';
import { freePorts } from '../../local/servers/free-port.ts';
import { hold } from './support/check.ts';
import { ComposeStack } from './support/compose-stack.ts';
import { duringTraffic, inWords, lostLeads } from './support/visitors.ts';

const name = 'sandhill-swarm-test';
const services = ['gateway', 'auth', 'leads', 'media', 'leads-worker', 'media-worker', 'content', 'web'];

/**
 * Deploys the stack file to this Docker engine as a Swarm with one node and external stores, and replaces its services
 * under load.
 */
async function run(): Promise<void> {
  const [postgres = 0, redis = 0, store = 0, smtp = 0, http = 0, https = 0] = await freePorts(6);
  const stores = await ComposeStack.prepared('swarm-stores', {
    files: ['docker-compose.yml', 'infra/trials/compose/external-stores.yml'],
  });
  const address = (
    await stores.must('docker', [
      'network',
      'inspect',
      'bridge',
      '--format',
      '{{(index .IPAM.Config 0).Gateway}}',
    ])
  ).trim();
  const site = `http://localhost:${http}`;
  Object.assign(stores.environment, {
    STORES_ADDRESS: address,
    POSTGRES_PORT: `${postgres}`,
    REDIS_PORT: `${redis}`,
    STORE_PORT: `${store}`,
    SMTP_PORT: `${smtp}`,
    HTTP_PORT: `${http}`,
    HTTPS_PORT: `${https}`,
    SITE_ADDRESS: 'http://',
    SITE_MODE: 'demo',
    // The tag that Compose gives to the images that it builds.
    TAG: 'latest',
    PUBLIC_URL: site,
    AUTH_DATABASE_URL: `postgres://auth@${address}:${postgres}/auth`,
    LEADS_DATABASE_URL: `postgres://leads@${address}:${postgres}/leads`,
    MEDIA_DATABASE_URL: `postgres://media@${address}:${postgres}/media`,
    CONTENT_DATABASE_URL: `postgres://content@${address}:${postgres}/content`,
    GATEWAY_QUEUE_URL: `redis://gateway@${address}:${redis}`,
    LEADS_QUEUE_URL: `redis://leads@${address}:${redis}`,
    MEDIA_QUEUE_URL: `redis://media@${address}:${redis}`,
    S3_URL: `http://${address}:${store}`,
    SMTP_URL: `smtp://${address}:${smtp}`,
    DKIM_DOMAIN: 'trial.test',
    DKIM_SELECTOR: 'site',
  });
  const stack = Object.assign(Object.create(stores) as ComposeStack, { url: site });

  const state = await stores.must('docker', ['info', '--format', '{{.Swarm.LocalNodeState}}']);
  say(
    `  ok      Kubernetes: ${(await stores.must('sh', ['infra/deploy/scale-out/kubernetes/check.sh'])).trim().split('\n').at(-1)}`,
  );
  const isOurs = state.trim() !== 'active';
  if (isOurs) {
    // An engine that leaves a Swarm forgets the names of all its containers, until each is started again.
    const running = await stores.must('docker', ['ps', '--quiet']);
    hold(
      running.trim() === '',
      'containers run on this engine, and would no longer find each other after this test',
    );
    await stores.must('docker', ['swarm', 'init', '--advertise-addr', '127.0.0.1']);
  }
  try {
    await stores.must('docker', [
      'compose',
      'up',
      '--detach',
      '--wait',
      'postgres',
      'redis',
      'store',
      'mail',
    ]);
    await stores.must('docker', ['compose', 'up', 'store-setup']);
    await stores.must('sh', ['infra/deploy/scale-out/swarm/make-secrets.sh', stores.project]);
    await makeMailSecrets(stack);
    await deploy(stack);
    say(`  ok      deployed against stores by address: ${await answering(stack)}`);
    await rolls(stack);
    say(`  ok      DKIM and an authority from secrets: ${await signsMails(stack)}`);
  } finally {
    await stores.try('docker', ['stack', 'rm', name]);
    await stores.try('docker', ['secret', 'rm', 'sandhill-dkim', 'sandhill-mail-ca']);
    await stores.down();
    if (isOurs) await stores.try('docker', ['swarm', 'leave', '--force']);
  }
}

/** Makes the secrets of the optional stack files: a DKIM key, and the certificate of an authority. */
async function makeMailSecrets(stack: ComposeStack): Promise<void> {
  const script = `
    docker secret rm sandhill-dkim sandhill-mail-ca >/dev/null 2>&1 || true
    openssl genpkey -algorithm rsa -pkeyopt rsa_keygen_bits:2048 2>/dev/null | docker secret create sandhill-dkim -
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=trial -keyout /dev/null 2>/dev/null |
      docker secret create sandhill-mail-ca -`;
  await stack.must('sh', ['-euc', script]);
}

/** Checks that mails are signed with the trial's DKIM key. @throws if they are not */
async function signsMails(stack: ComposeStack): Promise<string> {
  const { messages } = (await (await fetch(`${stack.mailUrl}/api/v1/messages`)).json()) as {
    messages: Array<{ ID: string }>;
  };
  const raw = await (await fetch(`${stack.mailUrl}/api/v1/message/${messages[0]?.ID}/raw`)).text();
  hold(/^DKIM-Signature: .*d=trial\.test/ims.test(raw), `a mail is not signed: ${raw.slice(0, 300)}`);
  return `${messages.length} mails, signed`;
}

async function deploy(stack: ComposeStack): Promise<void> {
  const files = ['stack', 'dkim', 'mail-ca'].map((part) => `infra/deploy/scale-out/swarm/${part}.yml`);
  await stack.must('docker', [
    'stack',
    'deploy',
    '--resolve-image',
    'never',
    '--detach=true',
    ...files.flatMap((file) => ['-c', file]),
    name,
  ]);
}

async function answering(stack: ComposeStack): Promise<string> {
  const begun = performance.now();
  for (;;) {
    const listed = await stack.must('docker', [
      'stack',
      'services',
      name,
      '--format',
      '{{.Name}} {{.Replicas}}',
    ]);
    const replicas = listed
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[1] ?? '');
    const areThere =
      replicas.length === 9 && replicas.every((text) => text.split('/')[0] === text.split('/')[1]);
    const status = await fetch(`${stack.url}/api/health`, { signal: AbortSignal.timeout(5_000) }).then(
      async (answer) => ((await answer.json()) as { status: string }).status,
      () => 'away',
    );
    if (areThere && status === 'ok')
      return `${replicas.length} services in ${Math.round((performance.now() - begun) / 1000)} s`;
    hold(performance.now() - begun < 400_000, `it did not come up: ${status}\n${listed}`);
    await pause(1_000);
  }
}

async function rolls(stack: ComposeStack): Promise<void> {
  for (const service of services) {
    const quick = ['--update-monitor', '4s', '--detach=false', `${name}_${service}`];
    const update = ['service', 'update', '--quiet', '--force', ...quick];
    await undisturbed(stack, `${service} rolled under load`, () => stack.must('docker', update));
  }
  const scale = (count: number) =>
    stack.must('docker', [
      'service',
      'scale',
      '--detach=false',
      `${name}_leads=${count}`,
      `${name}_gateway=${count}`,
    ]);
  await undisturbed(stack, 'leads and gateway to three copies and back', async () => {
    await scale(3);
    await scale(2);
  });
}

async function undisturbed(stack: ComposeStack, what: string, act: () => Promise<unknown>): Promise<void> {
  const traffic = await duringTraffic(stack, { readers: 3, senders: 2 }, act);
  const lost = await lostLeads(stack, traffic.leads);
  hold(lost.length === 0, `${what}: ${lost.length} accepted leads are lost`);
  hold(
    traffic.failedReads.length === 0,
    `${what}: ${traffic.failedReads.slice(0, 5).join(', ')}; ${inWords(traffic)}`,
  );
  say(`  ok      ${what}: ${inWords(traffic)}`);
}

try {
  await run();
  say('1 passed, 0 failed');
} catch (error) {
  say(`  FAILED  ${(error as Error).message}`);
  say('0 passed, 1 failed');
  process.exit(1);
}
