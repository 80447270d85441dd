import type { ReactNode } from 'react';
import { LocalLink } from './local-link';

interface SiteLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

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
