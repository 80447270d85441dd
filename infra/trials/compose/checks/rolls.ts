import { say } from '../../../local/command-line/progress.ts';
import { hold, type Check } from '../support/check.ts';
import { withTls } from '../support/tls-stack.ts';
import { duringTraffic, inWords, lostLeads } from '../support/visitors.ts';

const count = Number(process.env['ROLLS'] || 9);
const services = ['web', 'gateway', 'content'];

/**
 * Looks for rare failures of reads while the services that answer them are replaced. With more rolls (`ROLLS`), it
 * finds rarer failures.
 */
export const rolls: Check[] = [
  { name: `${count} rolls of ${services.join(', ')} in turn, under load`, run: rollInTurn },
];

async function rollInTurn(): Promise<string> {
  return withTls(async ({ stack, url }) => {
    const cookie = await stack.signIn(url);
    const begun = performance.now();
    let done = 0;
    const traffic = await duringTraffic(stack, { url, cookie }, async ({ failedReads }) => {
      for (; done < count; done += 1) {
        const service = services[done % services.length] ?? '';
        const before = failedReads.length;
        await stack.must('env', ['BUILD=0', 'WITHIN=1', 'sh', 'infra/deploy/docker/roll.sh', service]);
        for (const failed of failedReads.slice(before))
          say(`            roll ${done + 1}, ${service}: ${failed}`);
      }
    });
    const lost = await lostLeads(stack, traffic.leads);
    hold(lost.length === 0, `${lost.length} accepted leads are lost`);
    hold(traffic.failedReads.length === 0, `after ${done} rolls: ${inWords(traffic)}`);
    const seconds = Math.round((performance.now() - begun) / 1000);
    return `${done} rolls in ${seconds} s: ${inWords(traffic)}`;
  });
}
