import { BenchStack } from '../bench-stack.ts';
import type { Line } from '../report.ts';
import { measureClaims } from './claims.ts';
import { NullMailServer } from './null-mail-server.ts';
import { measureSending } from './sending.ts';

/** Measures the cost of a mail from its row to the mail server, and the effect of idle transactions on claims. */
export async function measureDeliveries(): Promise<Line[]> {
  const server = await NullMailServer.start();
  const stack = await BenchStack.start({
    SMTP_URL: server.url,
    MAIL_CONCURRENCY: '20',
    // With a lower priority, the worker's share of the processor would depend on other work of the machine, and the
    // results would differ between runs.
    WORKER_NICE: '0',
    // Without receipts, each lead causes only a mail to the office.
    RECEIPTS_PER_HOUR: '0',
  });
  try {
    return [...(await measureSending(stack, server)), ...(await measureClaims(stack))];
  } finally {
    await stack.stop();
    await server.stop();
  }
}
