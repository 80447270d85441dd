import { adminPaths } from './paths.ts';

/**
 * Last part of each tab's path. The overview has none; its path is `/admin`. The public servers answer valid addresses
 * of the admin area with the app's shell and all others with 404. `infra/testing/whole/admin-addresses.int-spec.ts`
 * checks that nginx, the site server and the app agree.
 */
const tabNames = {
  overview: '',
  mobile: 'upload',
  images: 'images',
  quick: 'quick-upload',
  leads: 'leads',
  visits: 'visits',
  website: 'website',
  guide: 'guide',
  accounts: 'accounts',
  settings: 'settings',
} as const;

export type AdminTab = keyof typeof tabNames;

export const adminTabs = Object.keys(tabNames) as AdminTab[];

/** The parts of the settings. The first part has the address of the tab. */
export const settingsParts = [
  'account',
  'security',
  'sessions',
  'devices',
  'leads',
  'visits',
  'oncall',
  'hooks',
  'mail',
  'site',
] as const;

export type SettingsPart = (typeof settingsParts)[number];

/** The parts of the Website tab. The address of the tab shows a list of them. */
export const websiteParts = [
  'facts',
  'hours',
  'home',
  'pictures',
  'services',
  'areas',
  'search',
  'openings',
  'questions',
  'answers',
  'history',
] as const;

export type WebsitePart = (typeof websiteParts)[number];

export const tabAddress = (tab: AdminTab): string =>
  tab === 'overview' ? adminPaths.home : `${adminPaths.home}/${tabNames[tab]}`;

export const leadAddress = (reference: string): string => `${tabAddress('leads')}/${reference}`;

const chatsName = 'chats';

export const chatsAddress = `${tabAddress('leads')}/${chatsName}`;

export const chatAddress = (id: string): string => `${chatsAddress}/${id}`;

/** Returns the address of a lead's brief, which is a printed summary for the crew. */
export const briefAddress = (reference: string): string => `${leadAddress(reference)}/brief`;

export const settingsAddress = (part: SettingsPart): string =>
  part === 'account' ? tabAddress('settings') : `${tabAddress('settings')}/${part}`;

/** The plant guide entry that an admin URL points to. `slug` is null for a new entry. */
export interface GuidePlace {
  kind: 'plant' | 'issue';
  slug: string | null;
}

const guideNames = { plant: 'plants', issue: 'problems' } as const;
const newGuideNames = { plant: 'new-plant', issue: 'new-problem' } as const;

export const guideEntryAddress = ({ kind, slug }: GuidePlace): string =>
  `${tabAddress('guide')}/${slug === null ? newGuideNames[kind] : `${guideNames[kind]}/${slug}`}`;

export const websiteAddress = (part: WebsitePart): string => `${tabAddress('website')}/${part}`;

export interface AdminPlace {
  tab: AdminTab;
  /** Reference or id of the open lead. */
  reference: string | null;
  isBrief: boolean;
  /** The open conversation; `{ id: null }` for the list of conversations; null if neither is open. */
  chat: { id: string | null } | null;
  settingsPart: SettingsPart;
  /** The open part of the Website tab; null for the list of parts. */
  websitePart: WebsitePart | null;
  /** The open entry of the plant guide; null for the list of entries. */
  guideEntry: GuidePlace | null;
}

function readGuidePlace([name, slug, ...more]: string[]): GuidePlace | null {
  const kind = (['plant', 'issue'] as const).find(
    (one) => name === (slug === undefined ? newGuideNames : guideNames)[one],
  );
  return kind && more.length === 0 ? { kind, slug: slug ?? null } : null;
}

/**
 * Returns a reference in upper case. The id of a lead, which an address may contain instead of a reference, is returned
 * unchanged.
 */
const toReference = (text: string) => (/^[a-z]-/i.test(text) ? text.toUpperCase() : text);

/** Returns what an admin address shows; null if no page has that address. */
export function readAdminAddress(pathname: string): AdminPlace | null {
  const [name, detail, ...more] = pathname.slice(adminPaths.home.length).split('/').filter(Boolean);
  const tab = name === undefined ? 'overview' : adminTabs.find((one) => tabNames[one] === name);
  const isChat = tab === 'leads' && detail === chatsName;
  const isBrief = tab === 'leads' && !isChat && more.length === 1 && more[0] === 'brief';
  const isDeep = isBrief || tab === 'guide' || (isChat && more.length === 1);
  if (!tab || (more.length > 0 && !isDeep)) return null;
  const place: AdminPlace = {
    tab,
    reference: null,
    isBrief,
    chat: isChat ? { id: more[0] ?? null } : null,
    settingsPart: 'account',
    websitePart: null,
    guideEntry: null,
  };
  if (detail === undefined || isChat) return place;
  if (tab === 'guide') {
    const guideEntry = readGuidePlace([detail, ...more]);
    return guideEntry && { ...place, guideEntry };
  }
  if (tab === 'leads') return { ...place, reference: toReference(detail) };
  if (tab === 'website') {
    const websitePart = websiteParts.find((part) => part === detail);
    return websitePart ? { ...place, websitePart } : null;
  }
  const settingsPart = settingsParts.find((part) => part === detail);
  return tab === 'settings' && settingsPart ? { ...place, settingsPart } : null;
}
