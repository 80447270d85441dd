import { BenchStack } from '../bench-stack.ts';
import type { Line } from '../report.ts';
import { measureClaims } from './claims.ts';
import { NullMailServer } from './null-mail-server.ts';
import { measureSending } from './sending.ts';

/** Measures what a mail costs between its row and the mail server, and how idle transactions slow claims. */
export async function measureDeliveries(): Promise<Line[]> {
  const server = await NullMailServer.start();
  const stack = await BenchStack.start({
    SMTP_URL: server.url,
    MAIL_CONCURRENCY: '20',
    // The machine's other work would take a share that differs from run to run.
    WORKER_NICE: '0',
    // Each lead owes the office a mail and nothing else.
    RECEIPTS_PER_HOUR: '0',
  });
  try {
    return [...(await measureSending(stack, server)), ...(await measureClaims(stack))];
  } finally {
    await stack.stop();
    await server.stop();
  }
}
