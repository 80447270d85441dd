import { unclaimed as write } from '../templates/unclaimed-lead.js';
import { whileNew, type MailKind } from './mail-kind.js';

/** Asks for somebody to claim an unclaimed lead. */
const unclaimed = <Name extends string>(name: Name): MailKind<Name> => ({
  name,
  droppedBy: ['claim', 'answer'],
  needsAttention: whileNew,
  async compose(mail, tools) {
    const lead = await tools.leadOf(mail);
    const text = write(lead, { ...tools.links.of(lead), site: tools.site });
    return { text, replyTo: tools.visitorOf(lead) };
  },
});

/** The kinds of mail in the order of the escalation steps. */
export const unclaimedSteps = [
  unclaimed('unclaimed'),
  unclaimed('still_unclaimed'),
  unclaimed('long_unclaimed'),
] as const;
