import { photosAdded as write } from '../templates/photos-added.js';
import { whileOpen, type MailKind } from './mail-kind.js';

/** Reports to the owner of a lead, or to the office, that the lead's visitor added photos. */
export const photosAdded: MailKind<'photos_added'> = {
  name: 'photos_added',
  needsAttention: whileOpen,
  async compose(mail, tools) {
    const lead = await tools.leadOf(mail);
    const { photos, attachments } = await tools.photos.build(lead.id, 'latest');
    const { leadLink } = tools.links.of(lead);
    const language = await tools.languageOf(mail);
    const text = write(lead, { photos, leadLink, language, site: tools.site });
    return { text, replyTo: tools.visitorOf(lead), attachments };
  },
};
