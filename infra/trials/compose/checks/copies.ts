import { hold, type Check } from '../support/check.ts';
import type { ComposeStack } from '../support/compose-stack.ts';
import { duringTraffic, inWords, lostLeads, type Traffic } from '../support/visitors.ts';
import { setTimeout as pause } from 'node:timers/promises';

const wanted = { leads: 3, 'leads-worker': 2, media: 2, gateway: 2 };

export function copies(stack: ComposeStack): Check[] {
  return [
    {
      name: 'copies share the load, and none that leaves takes a lead with it',
      run: async () => {
        const asked = Object.entries(wanted).map(([name, count]) => `${name}=${count}`);
        await stack.make('scale', ...asked);
        const shares: string[] = [];
        const traffic = await duringTraffic(stack, { readers: 8, senders: 6 }, async () => {
          await pause(20_000);
          for (const service of ['leads', 'media', 'gateway']) shares.push(await shareOf(stack, service));
          await stack.make('scale', 'leads=1', 'leads-worker=1', 'media=1', 'gateway=1');
        });
        await nothingFailed(stack, traffic);
        return `${shares.join('; ')}. While copies were taken away: ${inWords(traffic)}`;
      },
    },
    ...['gateway', 'auth', 'leads', 'media', 'leads-worker', 'media-worker', 'content'].map((service) => ({
      name: `make roll SERVICE=${service} under load`,
      run: async () => {
        const [before] = await stack.copies(service);
        const cookie = await stack.signIn();
        const roll = () => stack.must('sh', ['infra/deploy/docker/roll.sh', service]);
        const traffic = await duringTraffic(stack, { cookie }, roll);
        const after = await stack.copies(service);
        hold(after.length === 1 && after[0] !== before, `${service} was not replaced`);
        await nothingFailed(stack, traffic);
        return inWords(traffic);
      },
    })),
    {
      name: 'make roll SERVICE=web: how long the site is unavailable',
      run: async () => {
        const traffic = await duringTraffic(stack, {}, () =>
          stack.must('sh', ['infra/deploy/docker/roll.sh', 'web']),
        );
        const lost = await lostLeads(stack, traffic.leads);
        hold(lost.length === 0, `${lost.length} accepted leads are lost`);
        return `no lead was accepted for ${(traffic.leads.longestOutageMs / 1000).toFixed(1)} s; ${inWords(traffic)}`;
      },
    },
  ];
}

async function nothingFailed(stack: ComposeStack, traffic: Traffic): Promise<void> {
  const lost = await lostLeads(stack, traffic.leads);
  hold(lost.length === 0, `${lost.length} accepted leads are lost: ${inWords(traffic)}`);
  hold(traffic.reads > 50 && traffic.leads.accepted.length > 10, `too little was asked: ${inWords(traffic)}`);
  hold(
    traffic.failedReads.length === 0,
    `${traffic.failedReads.slice(0, 5).join(', ')}: ${inWords(traffic)}`,
  );
}

/** Counts the requests in the log of each copy, and checks that each copy has a fair share. */
async function shareOf(stack: ComposeStack, service: string): Promise<string> {
  const counts = await Promise.all(
    (await stack.copies(service)).map(async (copy) => {
      const log = await stack.must('docker', ['logs', '--since', '20s', copy]);
      return log.split('\n').filter((line) => line.includes('"requestId"')).length;
    }),
  );
  const all = counts.reduce((sum, count) => sum + count, 0);
  const fair = all / counts.length;
  hold(counts.length > 1 && all > 20, `${service}: ${counts.join(', ')} requests are too few to tell`);
  hold(Math.min(...counts) > fair / 4, `${service} is not shared: ${counts.join(', ')}`);
  return `${service} ${counts.join(' + ')} requests`;
}
