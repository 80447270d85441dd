import type { Delivery } from '../../deliveries/delivery.entity.js';

/** SQL: whether a mail goes to a visitor and is not an answer by staff. */
export const isAutomatic = (mail: string): string =>
  `${mail}.recipient = 'visitor' AND ${mail}.answer_id IS NULL AND ${mail}.chat_message_id IS NULL`;

/** The same for a mail that was read. */
export const isAutomaticMail = ({ recipient, answerId, chatMessageId }: Delivery): boolean =>
  recipient === 'visitor' && answerId === null && chatMessageId === null;
