import { hoursRows, isOpen } from '@sandhill/company/hours-text.js';
import type { Language } from '@sandhill/company/language.js';
import type { OpeningHours, Weekday } from '@sandhill/company/opening-hours.js';
import type { ServiceId } from '@sandhill/company/service-ids.js';
import { localizedPath, paths } from '../config/paths';
import { profile, questionsOn, servedAreas, site } from './site';
import { socialPicture } from './social-picture';

/** Placeholder that is replaced with the site's URL when the public server starts. */
export const publicUrlToken = '__PUBLIC_URL__';

const schemaDay = (day: Weekday) => day[0]?.toUpperCase() + day.slice(1);

/**
 * Returns the opening hours in the format for search engines. Days that are closed or have no fixed hours are left out.
 */
export function hoursData(opening: OpeningHours) {
  return {
    openingHoursSpecification: hoursRows(opening).flatMap(({ days, hours }) =>
      isOpen(hours)
        ? {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: days.map(schemaDay),
            opens: hours.from,
            closes: hours.to,
          }
        : [],
    ),
    // In schema.org, a day that opens and closes at midnight is closed all day.
    specialOpeningHoursSpecification: opening.closedDays.map(({ date, until, name }) => ({
      '@type': 'OpeningHoursSpecification',
      name: name.en,
      validFrom: date,
      validThrough: until ?? date,
      opens: '00:00',
      closes: '00:00',
    })),
  };
}

/**
 * Structured data of the company for search engines. It has no rating, because the company's rating is a claim and not
 * collected from reviews.
 */
export const businessData = {
  '@context': 'https://schema.org',
  '@type': 'HomeAndConstructionBusiness',
  '@id': `${publicUrlToken}/#business`,
  name: profile.name,
  legalName: profile.fullName,
  url: `${publicUrlToken}/`,
  image: publicUrlToken + socialPicture('en').path,
  telephone: profile.phone.e164,
  email: profile.emails.office,
  foundingDate: String(profile.yearFounded),
  address: {
    '@type': 'PostalAddress',
    streetAddress: profile.address.street,
    addressLocality: profile.address.city,
    addressRegion: profile.address.state,
    postalCode: profile.address.zip,
    addressCountry: 'US',
  },
  ...hoursData({ ...site.hours, closedDays: site.ofToday.closedDays }),
  areaServed: servedAreas.map((area) => area.name),
  sameAs: Object.values(profile.socialMedia),
};

/** The company as the publisher of a page. */
export const publisher = {
  '@type': businessData['@type'],
  '@id': businessData['@id'],
  name: profile.name,
};

export const schemaAddress = (path: string, language: Language) =>
  publicUrlToken + localizedPath(path, language);

/** Returns the breadcrumbs of a page for search engines: the list that contains the page, then the page itself. */
export const breadcrumbs = (list: { name: string; path: string }, name: string, language: Language) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: list.name, item: schemaAddress(list.path, language) },
    { '@type': 'ListItem', position: 2, name },
  ],
});

interface ServiceData {
  name: string;
  description: string;
  path: string;
}

const serviceData = ({ name, description, path }: ServiceData) => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  name,
  description,
  url: publicUrlToken + path,
  provider: publisher,
  areaServed: servedAreas.map((area) => area.name),
});

function questionData(page: 'contact' | ServiceId, language: Language): object[] {
  const mainEntity = questionsOn(page).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question[language],
    acceptedAnswer: { '@type': 'Answer', text: answer[language] },
  }));
  return mainEntity.length > 0 ? [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }] : [];
}

/**
 * Returns a page's structured data for search engines. They read it in the prerendered file; browsers do not need it.
 */
export function structuredData(path: string, language: Language): object {
  const service = site.services.find(({ id }) => path === paths.service(id));
  if (path === paths.contact) return [businessData, ...questionData('contact', language)];
  if (!service) return businessData;
  const data = serviceData({
    name: service.name[language],
    description: service.shortDescription[language],
    path: localizedPath(path, language),
  });
  return [data, ...questionData(service.id, language)];
}
