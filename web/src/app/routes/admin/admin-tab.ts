import type { User } from '../../../types/api';

export const adminTabs = ['mobile', 'images', 'quick', 'leads', 'accounts', 'settings'] as const;

/** A tab of the admin panel. */
export type AdminTab = (typeof adminTabs)[number];

/** The tabs that a user sees: only owners see accounts. */
export const tabsFor = ({ role }: User): AdminTab[] =>
  adminTabs.filter((tab) => tab !== 'accounts' || role === 'owner');

/** The tab that an address names; the first one if it names none. */
export const toAdminTab = (name: string | null): AdminTab =>
  adminTabs.find((tab) => tab === name) ?? 'mobile';
