import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  adminTabs,
  briefAddress,
  chatAddress,
  chatsAddress,
  guideEntryAddress,
  leadAddress,
  readAdminAddress,
  settingsAddress,
  settingsParts,
  tabAddress,
  websiteAddress,
  websiteParts,
} from '../../../web/src/config/admin-addresses.ts';
import { adminPaths } from '../../../web/src/config/paths.ts';
import { clientRoutes } from '../../local/site/site-path.ts';
import { root } from '../../local/settings.ts';

const nginx = readFileSync(join(root, 'infra/deploy/nginx/site.conf'), 'utf8');
const id = '01a20878-8d01-7ae8-bff9-25e472cf8c47';

/** Addresses of all admin pages that the router has. */
const shown = [
  ...adminTabs.map(tabAddress),
  ...settingsParts.map(settingsAddress),
  ...websiteParts.map(websiteAddress),
  leadAddress('Q-7F3K2M'),
  leadAddress(id),
  briefAddress('Q-7F3K2M'),
  chatsAddress,
  chatAddress(id),
  ...(['plant', 'issue'] as const).flatMap((kind) =>
    [null, 'sabal-palm'].map((slug) => guideEntryAddress({ kind, slug })),
  ),
];

const refused = [
  '/admin/other',
  '/admin/upload/more',
  '/admin/leads/Q-7F3K2M/notes',
  '/admin/leads/chats/one/more',
  '/admin/guide/plants',
  '/admin/guide/animals/cow',
  '/admin/settings/mail/more',
  '/admin/website/facts/more',
];

describe('the addresses of the admin area', () => {
  it('are shown by the router and by the public servers', () => {
    expect(shown.filter((address) => readAdminAddress(address) === null)).toEqual([]);
    expect(shown.filter((address) => !clientRoutes.test(address))).toEqual([]);
  });

  it('are the only ones that either shows', () => {
    expect(refused.filter((address) => readAdminAddress(address) !== null)).toEqual([]);
    expect(refused.filter((address) => clientRoutes.test(address))).toEqual([]);
  });

  it('include the door’s own', () => {
    const { home, login, link } = adminPaths;
    expect([home, login, link].filter((address) => !clientRoutes.test(address))).toEqual([]);
  });

  it('are the same at both public servers', () => {
    const pattern = clientRoutes.source.replaceAll('\\/', '/');
    expect(nginx).toContain(`location ~ ${pattern} {`);
    // nginx must have the same pattern for its redirect of addresses with a trailing slash.
    expect(nginx).toContain(`if ($page ~ ${pattern.replaceAll(/(?<!\[)\^\//g, '^')}) {`);
  });
});
