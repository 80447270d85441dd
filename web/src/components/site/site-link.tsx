import type { ReactNode } from 'react';
import { LocalLink } from './local-link';

/** A link that the firm has entered: to a page of the site, or out of it. */
export function SiteLink({ to, ...rest }: { to: string; className?: string; children: ReactNode }) {
  return to.startsWith('/') ? <LocalLink to={to} {...rest} /> : <a href={to} {...rest} />;
}
