import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import * as fc from 'fast-check';
import type { BenchStack } from './bench-stack.ts';
import type { Line } from './report.ts';

const bodyBytes = 36_000_000;
const shapes = 100;

/** Beginnings of request bodies. Repeated pieces follow. */
const beginnings = ['', '[', '{', '{"message":[', '{"message":"', '{"projectImages":[', '{"projectImages":"'];
const pieces = [
  '{}',
  '[]',
  '[',
  '{"a":',
  '"a"',
  ',',
  ':',
  '"',
  '\\',
  '\\"',
  '\\u0000',
  '\\/',
  ' ',
  '\n',
  '0',
  '1e99',
  'null',
].concat(['AAAA', 'data:image/jpeg;base64,/9j/', 'é', '🌴', '\u0000', '{},', '"a",', '"a":1,', '[[]],']);

const shape = fc.record({
  beginning: fc.constantFrom(...beginnings),
  repeated: fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 }),
});

interface Cost {
  shape: string;
  status: number;
  leadsSeconds: number;
  leadsMegabytes: number;
  gatewaySeconds: number;
  contactSeconds: number;
}

/**
 * Measures the cost of refusing bodies of 36 MB with any content, and the duration of a contact message in the
 * meantime.
 */
export async function measureBodies(stack: BenchStack): Promise<Line[]> {
  const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
  console.log(`FUZZ_SEED=${seed} gives the same ${shapes} shapes again.`);
  const costs: Cost[] = [];
  for (const { beginning, repeated } of fc.sample(shape, { numRuns: shapes, seed }))
    costs.push(await costOf(stack, beginning, repeated.join('')));
  const worst = (figure: keyof Omit<Cost, 'shape'>) => Math.max(...costs.map((cost) => cost[figure]));
  const line = (measured: string, figure: keyof Omit<Cost, 'shape'>, target: number, unit: string): Line => ({
    measured,
    product: costs.find((cost) => cost[figure] === worst(figure))?.shape ?? '',
    limit: `worst of ${shapes}`,
    result: worst(figure),
    target,
    unit,
  });
  return [
    line('36 MB of any shape: processor of leads', 'leadsSeconds', 0.5, 's'),
    line('36 MB of any shape: processor of the gateway', 'gatewaySeconds', 0.5, 's'),
    line('36 MB of any shape: memory of leads', 'leadsMegabytes', 150, 'MB'),
    line('a contact message meanwhile', 'contactSeconds', 1, 's'),
    line('highest status', 'status', 499, ''),
  ];
}

async function costOf(stack: BenchStack, beginning: string, repeated: string): Promise<Cost> {
  const { leads = 0, gateway = 0 } = stack.running.parts;
  const body = Buffer.alloc(bodyBytes, repeated);
  body.write(beginning);
  forgetPeak(leads);
  const before = { leads: seconds(leads), gateway: seconds(gateway), memory: kilobytes(leads, 'VmRSS') };
  const answer = { status: 0 };
  const sent = fetch(`${stack.url}/api/quotes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: stack.origin },
    body,
  });
  const answered = noteAnswer(sent, answer);
  const contactSeconds: number[] = [];
  while (answer.status === 0) {
    const begun = performance.now();
    await stack.post('/api/contact', aContact());
    contactSeconds.push((performance.now() - begun) / 1000);
    // The pause keeps the cost of the messages small compared with the measured work.
    await pause(100);
  }
  await answered;
  return {
    shape: JSON.stringify(`${beginning}${repeated}…`),
    status: answer.status,
    leadsSeconds: seconds(leads) - before.leads,
    gatewaySeconds: seconds(gateway) - before.gateway,
    leadsMegabytes: (kilobytes(leads, 'VmHWM') - before.memory) / 1000,
    contactSeconds: Math.max(...contactSeconds),
  };
}

async function noteAnswer(sent: Promise<Response>, answer: { status: number }): Promise<void> {
  const received = await sent;
  await received.arrayBuffer();
  answer.status = received.status;
}

const aContact = () => ({
  name: 'A neighbor',
  email: `neighbor-${randomUUID()}@garden.example`,
  subject: 'Meanwhile',
  message: `How are the oaks? ${randomUUID()}`,
});

/** Returns the processor time of a process in seconds. In proc_pid_stat(5), Linux counts 100 ticks a second. */
function seconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function kilobytes(pid: number, figure: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${figure}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]);
}

/** Resets the process's peak memory, VmHWM (proc_pid_clear_refs(5)). */
function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}
