export const adminTabs = ['mobile', 'images', 'quick', 'settings'] as const;

/** A tab of the admin panel. */
export type AdminTab = (typeof adminTabs)[number];
