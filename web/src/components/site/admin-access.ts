import { adminPaths } from '../../config/paths';
import type { CommonContent } from '../../content/common';
import type { MenuItem } from '../ui/menu/menu-item';
import { profile } from '../../lib/site';

export const phoneHref = `tel:${profile.phone.e164}`;

export const accessMailHref = ({ adminMail }: CommonContent) =>
  `mailto:${profile.emails.office}?subject=${encodeURIComponent(adminMail.subject)}&body=${encodeURIComponent(adminMail.body)}`;

export const adminMenuItems = (content: CommonContent): MenuItem[] => [
  {
    id: 'call',
    label: content.adminMenu.requestAccess,
    hint: content.adminMenu.requestAccessHint,
    href: phoneHref,
  },
  {
    id: 'mail',
    label: content.adminMenu.emailRequest,
    hint: content.adminMenu.emailRequestHint,
    href: accessMailHref(content),
  },
  {
    id: 'login',
    label: content.adminMenu.haveCredentials,
    hint: content.adminMenu.haveCredentialsHint,
    to: adminPaths.loginForm,
  },
];
