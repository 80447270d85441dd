import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';
import { serviceIds } from '@sandhill/company/service-ids.js';

/** Services that may have an email address of their own. */
export const routedServices: readonly QuoteServiceId[] = [...serviceIds, 'other'];

/** Email addresses that must always exist. */
const requiredAddresses = ['office', 'general', 'fallback'] as const;

/** Email addresses that owners set: the required ones, the one for visitors' replies, and those of services. */
export const addressNames = [...requiredAddresses, 'reply', ...routedServices] as const;

export type AddressName = (typeof addressNames)[number];

/** The mail settings that owners change. */
export type MailSettingName = AddressName | 'sender_name';

export const isAddressName = (name: string): name is AddressName =>
  addressNames.some((known) => known === name);

/** Whether an email address may be removed: the office or the general address is used instead. */
export const isRemovable = (name: AddressName): boolean => !requiredAddresses.some((known) => known === name);
