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
  website: 'website',
  accounts: 'accounts',
  settings: 'settings',
} as const;

/** A tab of the admin panel. */
export type AdminTab = keyof typeof tabNames;

export const adminTabs = Object.keys(tabNames) as AdminTab[];

/** The parts of the settings; the first one has the tab's own address. */
export const settingsParts = ['account', 'security', 'sessions', 'mail', 'site'] as const;

export type SettingsPart = (typeof settingsParts)[number];

/** The parts of the website's words; the tab's own address shows their list. */
export const websiteParts = [
  'facts',
  'hours',
  'home',
  'services',
  'areas',
  'search',
  'openings',
  'questions',
  'answers',
  'history',
] as const;

export type WebsitePart = (typeof websiteParts)[number];

export const tabAddress = (tab: AdminTab): string => `${adminPaths.home}/${tabNames[tab]}`;

export const leadAddress = (reference: string): string => `${tabAddress('leads')}/${reference}`;

export const settingsAddress = (part: SettingsPart): string =>
  part === 'account' ? tabAddress('settings') : `${tabAddress('settings')}/${part}`;

export const websiteAddress = (part: WebsitePart): string => `${tabAddress('website')}/${part}`;

/** What an address of the admin panel shows. */
export interface AdminPlace {
  tab: AdminTab;
  /** The open lead. */
  reference: string | null;
  settingsPart: SettingsPart;
  /** Null for the list of the parts. */
  websitePart: WebsitePart | null;
}

/** Reads the path of an address: `/admin` itself shows the first tab. @returns null for an address that shows nothing */
export function readAdminAddress(pathname: string): AdminPlace | null {
  const [name, detail, ...more] = pathname.slice(adminPaths.home.length).split('/').filter(Boolean);
  const tab = name === undefined ? 'mobile' : adminTabs.find((one) => tabNames[one] === name);
  if (!tab || more.length > 0) return null;
  const place: AdminPlace = { tab, reference: null, settingsPart: 'account', websitePart: null };
  if (detail === undefined) return place;
  if (tab === 'leads') return { ...place, reference: detail.toUpperCase() };
  if (tab === 'website') {
    const websitePart = websiteParts.find((part) => part === detail);
    return websitePart ? { ...place, websitePart } : null;
  }
  const settingsPart = settingsParts.find((part) => part === detail);
  return tab === 'settings' && settingsPart ? { ...place, settingsPart } : null;
}
