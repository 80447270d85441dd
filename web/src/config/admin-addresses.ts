import { adminPaths } from './paths';

/**
 * The last part of each tab's address. The public servers answer these addresses with the shell, and others with 404:
 * `infra/local/site/site-path.ts` and `infra/deploy/nginx/site.conf` list them too.
 */
const tabNames = {
  mobile: 'upload',
  images: 'images',
  quick: 'quick-upload',
  leads: 'leads',
  accounts: 'accounts',
  settings: 'settings',
} as const;

/** A tab of the admin panel. */
export type AdminTab = keyof typeof tabNames;

export const adminTabs = Object.keys(tabNames) as AdminTab[];

/** The parts of the settings; the first one has the tab's own address. */
export const settingsParts = ['account', 'security', 'sessions', 'mail', 'site'] as const;

export type SettingsPart = (typeof settingsParts)[number];

export const tabAddress = (tab: AdminTab): string => `${adminPaths.home}/${tabNames[tab]}`;

export const leadAddress = (reference: string): string => `${tabAddress('leads')}/${reference}`;

export const settingsAddress = (part: SettingsPart): string =>
  part === 'account' ? tabAddress('settings') : `${tabAddress('settings')}/${part}`;

/** What an address of the admin panel shows. */
export interface AdminPlace {
  tab: AdminTab;
  /** The open lead. */
  reference: string | null;
  settingsPart: SettingsPart;
}

/** Reads the path of an address: `/admin` itself shows the first tab. @returns null for an address that shows nothing */
export function readAdminAddress(pathname: string): AdminPlace | null {
  const [name, detail, ...more] = pathname.slice(adminPaths.home.length).split('/').filter(Boolean);
  const tab = name === undefined ? 'mobile' : adminTabs.find((one) => tabNames[one] === name);
  if (!tab || more.length > 0) return null;
  const place: AdminPlace = { tab, reference: null, settingsPart: 'account' };
  if (detail === undefined) return place;
  if (tab === 'leads') return { ...place, reference: detail.toUpperCase() };
  const settingsPart = settingsParts.find((part) => part === detail);
  return tab === 'settings' && settingsPart ? { ...place, settingsPart } : null;
}
