import type { ReactNode } from 'react';
import { LocalLink } from './local-link';

interface SiteLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link that the firm has entered, to a page of the site or to another site. */
export function SiteLink({ to, className, children }: SiteLinkProps) {
  if (!to.startsWith('/'))
    return (
      <a href={to} className={className}>
        {children}
      </a>
    );
  return (
    <LocalLink to={to} className={className}>
      {children}
    </LocalLink>
  );
}
