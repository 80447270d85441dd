import type { Language } from '@sandhill/company/language.js';
import { pages } from '../../../config/paths';
import { galleryContent } from '../../../content/gallery';
import { pageData } from '../../../lib/page-data';
import { profile, site } from '../../../lib/site';
import {
  breadcrumbs,
  businessData,
  publicUrlToken,
  publisher,
  schemaAddress,
} from '../../../lib/structured-data';
import type { ShownPicture } from '@sandhill/company/pictures/site-picture.js';
import type { StoryPage } from './story-page-types';

const imageData = ({ imageUrl, width, height, alt }: ShownPicture, language: Language, year: number) => ({
  '@type': 'ImageObject',
  contentUrl: publicUrlToken + imageUrl,
  width,
  height,
  caption: alt[language],
  creditText: profile.name,
  copyrightNotice: `© ${year} ${profile.fullName}`,
  creator: { '@type': 'Organization', '@id': businessData['@id'], name: profile.name },
  acquireLicensePage: schemaAddress(pages.contact, language),
});

export function storyStructuredData(path: string, language: Language): object | undefined {
  const data = pageData<StoryPage>(path);
  if (!data || !('pictures' in data)) return undefined;
  const { title, pictures, facts } = data;
  const year = facts?.year ?? site.ofToday.year;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      name: title[language],
      url: schemaAddress(path, language),
      inLanguage: language,
      image: pictures.map((picture) => imageData(picture, language, year)),
      publisher,
    },
    breadcrumbs({ name: galleryContent[language].title, path: pages.gallery }, title[language], language),
  ];
}
