import { urgent as write } from '../templates/urgent.js';
import { whileOpen, type MailKind } from './mail-kind.js';

/** Asks for somebody to take a lead that cannot wait (N3). */
const urgent = <Name extends string>(name: Name): MailKind<Name> => ({
  name,
  droppedBy: ['claim', 'answer'],
  needsAttention: whileOpen,
  async compose(mail, tools) {
    const lead = await tools.leadOf(mail);
    const text = write(lead, { ...tools.links.of(lead), site: tools.site });
    return { text, replyTo: tools.visitorOf(lead) };
  },
});

/** To the people on call, then to everybody. */
export const urgentSteps = [urgent('urgent'), urgent('still_urgent')] as const;
