import { setTimeout as pause } from 'node:timers/promises';
import { sendLeads } from '../../faults/lead-load.ts';
import { waitUntil } from '../../../local/wait-until.ts';
import { hold, type Check } from '../support/check.ts';
import { ComposeStack } from '../support/compose-stack.ts';
import { startTlsMailServer } from '../support/tls-mail-server.ts';
import { lostLeads } from '../support/visitors.ts';

const files = ['docker-compose.yml', 'docker-compose.live.yml', 'infra/trials/compose/mail-server.yml'];
const needed = ['PUBLIC_URL', 'SMTP_URL', 'OFFICE_EMAIL', 'GENERAL_EMAIL', 'FALLBACK_EMAIL'];

/**
 * Checks the stack in live mode: the settings with which it refuses to start, and the mail that it sends over TLS, with
 * a login, to a mail server of this trial.
 */
export const live: Check[] = [
  {
    name: 'live refuses to start and names everything that is missing',
    run: () => refused({}, needed),
  },
  {
    name: 'live refuses example addresses and known secrets',
    run: () =>
      refused(
        {
          PUBLIC_URL: 'https://garden.example',
          SMTP_URL: 'smtps://office:change-me@mail.garden.test:465',
          OFFICE_EMAIL: 'office@garden.example',
          GENERAL_EMAIL: 'hello@garden.example',
          FALLBACK_EMAIL: 'owner@garden.example',
        },
        needed,
      ),
  },
  { name: 'live sends over TLS, signs in, and knows its own authority', run: sendsOverTls },
];

async function refused(variables: Record<string, string>, names: string[]): Promise<string> {
  const stack = await ComposeStack.prepared('live', { files, variables });
  try {
    const { status } = await stack.try('docker', ['compose', 'up', '--detach']);
    hold(status !== 0, 'it started');
    const said = await stack.must('docker', ['compose', 'logs', '--no-log-prefix', 'settings']);
    for (const name of names) hold(said.includes(`- ${name} `), `${name} is not named in:\n${said}`);
    for (const service of ['web', 'gateway', 'leads', 'leads-worker', 'auth'])
      hold((await stack.copies(service)).length === 0, `${service} runs`);
    return said.trim().replaceAll('\n', ' ');
  } finally {
    await stack.down();
  }
}

async function sendsOverTls(): Promise<string> {
  const server = await startTlsMailServer('mail.garden.test');
  const variables = {
    SMTP_URL: `smtp://office@mail.garden.test:${server.port}`,
    SMTP_PASSWORD: server.password,
    MAIL_CA_FILE: server.authorityFile,
    OFFICE_EMAIL: 'office@garden.test',
    GENERAL_EMAIL: 'hello@garden.test',
    FALLBACK_EMAIL: 'owner@garden.test',
  };
  const stack = await ComposeStack.prepared('live', { files, variables });
  stack.environment['PUBLIC_URL'] = stack.url;
  try {
    await stack.up();
    hold(!(await stack.must('docker', ['compose', 'ps', '--services'])).includes('mail\n'), 'a catcher runs');
    const said = await stack.make('mail-test', 'TO=somebody@garden.test');
    hold(said.includes('Accepted') && server.mails.length === 1, `make mail-test said: ${said}`);
    const leads = await sendLeads({ url: stack.url, origin: stack.url, leads: 4, atOnce: 2 });
    const arrived = (to: string) => server.mails.filter((mail) => mail.to.includes(to)).length;
    await waitUntil(
      'the mails of four leads',
      async () => arrived('office@garden.test') === 2 && arrived('hello@garden.test') === 2,
    );
    hold(
      server.mails.every(({ wasSecure, user }) => wasSecure && user === 'office'),
      'a mail came in the open',
    );
    await changesServer(stack);
    const restarted = await afterEngineRestart(stack);
    const lost = await lostLeads(stack, leads);
    hold(lost.length === 0, `${lost.length} leads are lost`);
    return `${said.trim()}; ${server.mails.length} mails came over TLS; to another server by roll; ${restarted}`;
  } finally {
    await stack.down();
    await server.stop();
  }
}

/** Follows the procedure "changing the mail server" of docs/operations.md. */
async function changesServer(stack: ComposeStack): Promise<void> {
  const other = await startTlsMailServer('mail.garden.test');
  try {
    Object.assign(stack.environment, {
      SMTP_URL: `smtp://office@mail.garden.test:${other.port}`,
      SMTP_PASSWORD: other.password,
      MAIL_CA_FILE: other.authorityFile,
      BUILD: '0',
    });
    await stack.make('roll', 'SERVICE=leads-worker');
    await stack.make('roll', 'SERVICE=leads');
    await stack.make('mail-test', 'TO=somebody@garden.test');
    await sendLeads({ url: stack.url, origin: stack.url, leads: 1, atOnce: 1 });
    await waitUntil('a test mail and a lead at the other server', async () => other.mails.length >= 2);
  } finally {
    await other.stop();
  }
}

/**
 * Restarts the Docker engine with the command in `RESTART_ENGINE`, if it is set. The site must work again without
 * intervention.
 */
async function afterEngineRestart(stack: ComposeStack): Promise<string> {
  const command = process.env['RESTART_ENGINE'];
  if (!command) return 'the engine was not restarted (RESTART_ENGINE names no command)';
  await stack.must('sh', ['-c', command]);
  const begun = performance.now();
  for (;;) {
    const isBack = await fetch(`${stack.url}/api/projects`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isBack) break;
    hold(performance.now() - begun < 180_000, 'the site did not come back after a restart of the engine');
    await pause(500);
  }
  return `back automatically ${((performance.now() - begun) / 1000).toFixed(1)} s after a restart of the engine`;
}
