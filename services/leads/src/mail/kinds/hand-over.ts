import { handOver as write } from '../templates/hand-over.js';
import { forADay, isAfterItsDay, type MailKind } from './mail-kind.js';

/** Notifies the people of an on-call hand-over on the evening before. */
export const handOver: MailKind<'hand_over'> = {
  name: 'hand_over',
  needsAttention: forADay,
  isTooLate: isAfterItsDay,
  addDue: { everyMs: 60_000, run: ({ due }) => due.handOvers.addDue() },
  async compose(mail, tools) {
    const { due, site, company, links } = tools;
    const handOvers = await due.handOvers.ofNextDay(mail.happenedAt);
    const language = await tools.languageOf(mail);
    return {
      text: write({ handOvers, deskLink: links.siteUrl('/admin'), language }, site),
      replyTo: company(),
    };
  },
};
