import { areas } from '@sandhill/company/areas.js';
import { profile } from '@sandhill/company/profile.js';

/** Replaced by the site's address: by the public server in files, by `PageHead` in the browser. */
export const publicUrlToken = '__PUBLIC_URL__';

/** The company for search engines. No rating: it is our own claim, not a collected review. */
export const businessData = {
  '@context': 'https://schema.org',
  '@type': 'HomeAndConstructionBusiness',
  '@id': `${publicUrlToken}/#business`,
  name: profile.name,
  legalName: profile.fullName,
  url: `${publicUrlToken}/`,
  image: `${publicUrlToken}/social.jpg`,
  telephone: profile.phone.e164,
  email: profile.email,
  foundingDate: String(profile.yearFounded),
  address: {
    '@type': 'PostalAddress',
    streetAddress: profile.address.street,
    addressLocality: profile.address.city,
    addressRegion: profile.address.state,
    postalCode: profile.address.zip,
    addressCountry: 'US',
  },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:00',
    closes: '16:00',
  },
  areaServed: areas.map((area) => area.name),
  sameAs: Object.values(profile.socialMedia),
};

interface ServiceData {
  name: string;
  description: string;
  path: string;
}

export const serviceData = ({ name, description, path }: ServiceData) => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  name,
  description,
  url: publicUrlToken + path,
  provider: { '@type': 'HomeAndConstructionBusiness', '@id': businessData['@id'], name: profile.name },
  areaServed: areas.map((area) => area.name),
});
