export const adminTabs = ['mobile', 'images', 'quick', 'leads', 'settings'] as const;

/** A tab of the admin panel. */
export type AdminTab = (typeof adminTabs)[number];

/** The tab that an address asks for; the first one where it asks for none. */
export const toAdminTab = (name: string | null): AdminTab =>
  adminTabs.find((tab) => tab === name) ?? 'mobile';
