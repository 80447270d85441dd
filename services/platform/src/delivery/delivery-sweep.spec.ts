import type { Channel } from './channel.js';
import type { DeliveriesRepository } from './deliveries.repository.js';
import type { DeliveryColumns } from './delivery.columns.js';
import { DeliverySweep } from './delivery-sweep.js';

type Step = 'shortenLeases' | 'purge mail' | 'prepare mail' | 'list mail';

describe(DeliverySweep, () => {
  it.each<Step>(['shortenLeases', 'purge mail', 'prepare mail', 'list mail'])(
    'does every other step although "%s" fails, for each channel',
    async (failing) => {
      const done: string[] = [];
      const step = async (name: string) => {
        if (name === failing) throw new Error(`no ${name}`);
        done.push(name);
      };
      const channel = (name: string) =>
        ({ name, prepare: () => step(`prepare ${name}`) }) as unknown as Channel<DeliveryColumns>;
      const deliveries = {
        shortenLeases: () => step('shortenLeases'),
        purge: ({ name }: { name: string }) => step(`purge ${name}`),
        listDue: async ({ name }: { name: string }) => {
          await step(`list ${name}`);
          return ['1'];
        },
      } as unknown as DeliveriesRepository<DeliveryColumns>;
      const passOn = async ({ name }: { name: string }) => void done.push(`pass on ${name}`);
      const sweep = new DeliverySweep(deliveries, [channel('mail'), channel('push')], passOn);

      await expect(sweep.run()).rejects.toThrow(`no ${failing}`);

      const all = ['shortenLeases', ...['mail', 'push'].flatMap((name) => stepsOf(name))];
      const left = failing === 'list mail' ? [failing, 'pass on mail'] : [failing];
      expect(done).toEqual(all.filter((name) => !left.includes(name)));
    },
  );
});

const stepsOf = (channel: string) =>
  ['purge', 'prepare', 'list', 'pass on'].map((step) => `${step} ${channel}`);
