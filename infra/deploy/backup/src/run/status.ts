import { createServer, type Server } from 'node:http';
import type { TargetState } from './backup-runs.js';

export interface Status {
  states: readonly TargetState[];
  ledgerFailure?: string;
  ledgerCopiedAt?: Date;
  everyMs: number;
  now: () => Date;
}

/** Time by which a run may exceed the interval, in milliseconds. The first copy of all objects takes long. */
const slackMs = 30 * 60_000;

/**
 * Age limit of the ledger's last copy, in milliseconds. A copy is made twice a minute, but an attempt to reach a silent
 * store fails only after a minute.
 */
const ledgerSlackMs = 5 * 60_000;

export function backupProblems(
  { states, ledgerFailure, ledgerCopiedAt, everyMs, now }: Status,
  startedAt: Date,
): string[] {
  const ageOf = (date: Date | undefined) => now().getTime() - (date ?? startedAt).getTime();
  const trouble = states.flatMap(({ target, failure, lastGoodAt }) => {
    if (failure) return [`${target.where}: ${failure}`];
    const age = ageOf(lastGoodAt);
    return age > everyMs + slackMs ? [`${target.where}: no run has ended for ${minutes(age)} minutes`] : [];
  });
  const ledgerAge = ageOf(ledgerCopiedAt);
  if (ledgerFailure) trouble.push(`ledger: ${ledgerFailure}`);
  else if (ledgerAge > ledgerSlackMs) trouble.push(`ledger: not copied for ${minutes(ledgerAge)} minutes`);
  return trouble;
}

/** Returns a sentence for each target whose newest backup found that the object store has lost objects. */
export function objectLosses({ states }: Pick<Status, 'states'>): string[] {
  return states.flatMap(({ target, lastSet }) => {
    const { missing = [], kept = 0 } = lastSet ?? {};
    if (missing.length === 0) return [];
    return [
      `the object store lacks ${missing.length} objects that rows name, as ${missing[0]}; ${target.where} holds ${kept} of them`,
    ];
  });
}

/**
 * Creates the server for the container's health check and for Prometheus. It can be reached only on the internal
 * network.
 */
export function serveStatus(status: () => Status, startedAt: Date): Server {
  return createServer((request, response) => {
    const current = status();
    if (request.method === 'GET' && request.url === '/health/live') {
      response.writeHead(200).end();
    } else if (request.method === 'GET' && request.url === '/health/ready') {
      const trouble = backupProblems(current, startedAt);
      const loss = objectLosses(current);
      const status = trouble.length > 0 ? 'down' : loss.length > 0 ? 'degraded' : 'ok';
      response
        .writeHead(trouble.length === 0 ? 200 : 503, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ status, trouble: [...trouble, ...loss] }));
    } else if (request.method === 'GET' && request.url === '/metrics') {
      response
        .writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' })
        .end(metricsOf(current, startedAt));
    } else {
      response.writeHead(404).end();
    }
  });
}

function metricsOf(status: Status, startedAt: Date): string {
  const gauges: Gauge[] = [
    {
      name: 'backup_trouble',
      help: 'What is wrong with backups',
      values: [['', backupProblems(status, startedAt).length]],
    },
    gauge(status, 'backup_failed', 'Whether the last run failed', ({ failure }) => (failure ? 1 : 0)),
    gauge(status, 'backup_waits_for_restore', 'Whether an empty stack waits to be restored', (state) =>
      state.waitsForRestore ? 1 : 0,
    ),
    gauge(status, 'backup_last_set_timestamp_seconds', 'When the newest backup was made', ({ lastSetAt }) =>
      seconds(lastSetAt),
    ),
    gauge(
      status,
      'backup_last_good_timestamp_seconds',
      'When backups were last up to date',
      ({ lastGoodAt }) => seconds(lastGoodAt),
    ),
    gauge(status, 'backup_run_seconds', 'How long the last run took', ({ lastRunSeconds }) => lastRunSeconds),
    gauge(
      status,
      'backup_data_bytes',
      'Databases and keys of the newest backup',
      ({ lastSet }) => lastSet?.dataBytes,
    ),
    gauge(status, 'backup_objects', 'Objects of the newest backup', ({ lastSet }) => lastSet?.objects),
    gauge(
      status,
      'backup_missing_objects',
      'Objects that rows name and the object store lacks',
      ({ lastSet }) => lastSet?.missing.length,
    ),
    {
      name: 'backup_ledger_copied_timestamp_seconds',
      help: 'When the ledgers were last copied out of the databases',
      values: [['', seconds(status.ledgerCopiedAt)]],
    },
  ];
  return gauges.map(textOf).join('');
}

interface Gauge {
  name: string;
  help: string;
  values: Array<[labels: string, value: number | undefined]>;
}

function gauge(
  { states }: Status,
  name: string,
  help: string,
  value: (state: TargetState) => number | undefined,
): Gauge {
  return { name, help, values: states.map((state) => [`{target="${state.target.kind}"}`, value(state)]) };
}

function textOf({ name, help, values }: Gauge): string {
  const lines = values.flatMap(([labels, value]) =>
    value === undefined ? [] : [`${name}${labels} ${value}\n`],
  );
  return `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${lines.join('')}`;
}

const seconds = (date: Date | undefined) => (date ? date.getTime() / 1000 : undefined);

const minutes = (milliseconds: number) => Math.round(milliseconds / 60_000);
