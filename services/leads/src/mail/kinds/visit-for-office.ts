import { Visit } from '../../visits/model/visit.entity.js';
import { visitForOffice as write } from '../templates/visit-for-office.js';
import { forADay, type MailKind } from './mail-kind.js';

const isCanceled = (mail: string): string =>
  `NOT EXISTS (SELECT FROM visits v WHERE v.id = ${mail}.source_id AND v.state <> 'cancelled')`;

/** Reports to the owner of a lead, or to the office, that the lead's visitor booked a visit. */
export const visitForOffice: MailKind<'office_visit'> = {
  name: 'office_visit',
  needsAttention: `${forADay} AND NOT ${isCanceled('d')}`,
  isTooLate: isCanceled,
  async compose(mail, tools) {
    const lead = await tools.leadOf(mail);
    const visit = await tools.manager.findOneByOrFail(Visit, { id: mail.sourceId ?? '' });
    const { leadLink } = tools.links.of(lead);
    const language = await tools.languageOf(mail);
    const text = write(lead, { visit, leadLink, language, site: tools.site });
    return { text, replyTo: tools.visitorOf(lead) };
  },
};
