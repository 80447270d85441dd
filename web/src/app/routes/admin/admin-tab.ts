import { type AdminTab, adminTabs } from '../../../config/admin-addresses';
import type { User } from '../../../types/api';

const crewTabs: readonly AdminTab[] = ['mobile', 'images', 'quick', 'visits', 'settings'];

/** The tabs that a user sees: only owners see accounts, and crew sees pictures and its own visits. */
export const tabsFor = ({ role }: User): AdminTab[] =>
  role === 'crew' ? [...crewTabs] : adminTabs.filter((tab) => tab !== 'accounts' || role === 'owner');

/** The tab named by an address of the form `/admin?tab=leads`, which older bookmarks have. */
export const toAdminTab = (name: string | null): AdminTab | undefined =>
  adminTabs.find((tab) => tab === name);
