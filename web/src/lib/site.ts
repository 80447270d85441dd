import type { ClaimId } from '@sandhill/company/content/claim-ids.js';
import type { SiteOfToday } from '@sandhill/company/content/of-today.js';
import type { ShownText } from '@sandhill/company/content/shown-text.js';
import type { Question, Service } from '@sandhill/company/content/site.js';
import type { Language } from '@sandhill/company/language.js';
import type { PicturePlace } from '@sandhill/company/pictures/picture-places.js';
import type { ServiceId } from '@sandhill/company/service-ids.js';

declare global {
  /** Set before this module is loaded: by `main.ts` in a browser, by the renderer where pages are made. */
  var sandhillSite: SiteOfToday | undefined;
}

function provided(): SiteOfToday {
  if (!globalThis.sandhillSite) throw new Error('the site’s words were not provided');
  return globalThis.sandhillSite;
}

/** The firm's published words and facts, of the one version that the page was rendered with. */
export const site = provided();

export const { profile, claims, serviceNames } = site;

/** Words around a claim, in a list: none where the claim is not shown. */
export function claimed<Words>(id: ClaimId, show: (claim: ShownText) => Words): Words[] {
  const claim = claims[id];
  return claim ? [show(claim)] : [];
}

/** A sentence with a claim in a longer text: empty where the claim is not shown. */
export const claimText = (id: ClaimId, show: (claim: ShownText) => string): string =>
  claimed(id, show).join('');

/** The association whose words stand on the HOA pages. */
export const associationVoice = site.testimonials.find(({ isAssociation }) => isAssociation);
export const servedAreas = site.areas.filter(({ isNearby }) => !isNearby);
export const nearbyAreas = site.areas.filter(({ isNearby }) => isNearby);

/** Full years since the foundation. */
export const yearsOfExperience = site.ofToday.year - profile.yearFounded;

export function serviceOf(id: ServiceId): Service {
  const service = site.services.find((candidate) => candidate.id === id);
  if (!service) throw new Error(`there is no service ${id}`);
  return service;
}

/** The frequently asked questions of a page. */
export const questionsOn = (page: Question['places'][number]): Question[] =>
  site.questions.filter(({ places }) => places.includes(page));

/** Whether one of these places has a picture of the firm's own. */
export const hasOwnPicture = (...places: readonly PicturePlace[]): boolean =>
  places.some((place) => site.pictures[place]);

/** The text for an element, and its language where that is not the page's: `<p {...words(text, language)} />`. */
export function words(text: ShownText, language: Language): { children: string; lang?: 'en' } {
  return { children: text[language], ...(language === 'es' && text.isEnglishOnly && { lang: 'en' }) };
}
