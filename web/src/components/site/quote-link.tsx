import { serviceIds } from '@sandhill/company/service-ids.js';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { paths, splitLanguage } from '../../config/paths';
import { useClientLocation } from '../../hooks/use-client-location';
import { LocalLink } from './local-link';

/** A link to the quote form. On a service's page or section it preselects that service. */
export function QuoteLink(props: Omit<ComponentProps<typeof LocalLink>, 'to'>) {
  const { path } = splitLanguage(useLocation().pathname);
  const { hash } = useClientLocation();
  const service = serviceIds.find(
    (id) => path === paths.service(id) || path + hash === `${paths.services}#${id}`,
  );
  return <LocalLink to={service ? paths.quote(service) : paths.contact} {...props} />;
}
