import { Link, NavLink, type LinkProps, type NavLinkProps } from 'react-router-dom';
import { isDocument } from '../../config/paths';
import { useLocalizedPath } from '../../lib/language-context';

/** A link within the public site, in the page's language. */
export function LocalLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const localize = useLocalizedPath();
  return <Link to={localize(to)} reloadDocument={isDocument(to)} {...rest} />;
}

export function LocalNavLink({ to, ...rest }: Omit<NavLinkProps, 'to'> & { to: string }) {
  const localize = useLocalizedPath();
  return <NavLink to={localize(to)} {...rest} />;
}
