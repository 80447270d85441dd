import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';
import { serviceIds } from '@sandhill/company/service-ids.js';

export const routedServices: readonly QuoteServiceId[] = [...serviceIds, 'other'];

const requiredAddresses = ['office', 'general', 'fallback'] as const;

export const addressNames = [...requiredAddresses, 'reply', ...routedServices] as const;

export type AddressName = (typeof addressNames)[number];

export type MailSettingName = AddressName | 'sender_name';

export const isAddressName = (name: string): name is AddressName =>
  addressNames.some((known) => known === name);

/** Whether owners may remove an email address, so that mails use another address instead. */
export const isRemovable = (name: AddressName): boolean => !requiredAddresses.some((known) => known === name);
