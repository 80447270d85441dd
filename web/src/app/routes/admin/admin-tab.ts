import { type AdminTab, adminTabs } from '../../../config/admin-addresses';
import type { User } from '../../../types/api';

const crewTabs: readonly AdminTab[] = ['mobile', 'images', 'quick', 'visits', 'settings'];

/**
 * Returns the tabs that a user sees: only owners see accounts, and crew see pictures, their own visits and the
 * settings.
 */
export const tabsFor = ({ role }: User): AdminTab[] =>
  role === 'crew' ? [...crewTabs] : adminTabs.filter((tab) => tab !== 'accounts' || role === 'owner');

/** Reads the tab of an address such as `/admin?tab=leads`, which older bookmarks use. */
export const toAdminTab = (name: string | null): AdminTab | undefined =>
  adminTabs.find((tab) => tab === name);
