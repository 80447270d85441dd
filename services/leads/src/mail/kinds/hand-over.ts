import { handOver as write } from '../templates/hand-over.js';
import { forADay, isAfterItsDay, type MailKind } from './mail-kind.js';

/** Notifies the people of an on-call hand-over on the evening before. */
export const handOver: MailKind<'hand_over'> = {
  name: 'hand_over',
  needsAttention: forADay,
  isTooLate: isAfterItsDay,
  owe: { everyMs: 60_000, run: ({ due }) => due.handOvers.addDue() },
  async compose({ happenedAt }, { due, site, company, links }) {
    const handOvers = await due.handOvers.ofNextDay(happenedAt);
    return { text: write(handOvers, links.siteUrl('/admin'), site), replyTo: company() };
  },
};
