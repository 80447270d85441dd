import { MailSetting } from '../addresses/mail-setting.entity.js';
import { isAddressName } from '../addresses/mail-setting-names.js';
import { addressChanged as write } from '../templates/address-changed.js';
import { forADay, type MailKind } from './mail-kind.js';

/** Notifies a former email address that owners have changed or removed it. */
export const addressChanged: MailKind<'address_changed'> = {
  name: 'address_changed',
  isPersonal: true,
  needsAttention: forADay,
  async compose({ sourceId, happenedAt }, { manager, site, company }) {
    const { name } = await manager.findOneByOrFail(MailSetting, { id: sourceId ?? '' });
    if (!isAddressName(name)) throw new Error(`${name} is no address`);
    return { text: write(name, happenedAt, site), replyTo: company() };
  },
};
