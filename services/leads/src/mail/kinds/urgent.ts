import { urgent as write } from '../templates/urgent.js';
import { whileOpen, type MailKind } from './mail-kind.js';

/** Asks for somebody to claim an urgent lead. */
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

/** The kinds of mail in the order of the escalation steps: to the people on call, then to everybody. */
export const urgentSteps = [urgent('urgent'), urgent('still_urgent')] as const;
