import type { ClaimId } from '@sandhill/company/content/claim-ids.js';
import type { SiteOfToday } from '@sandhill/company/content/of-today.js';
import type { ShownText } from '@sandhill/company/content/shown-text.js';
import type { Question, Service } from '@sandhill/company/content/site.js';
import type { Language } from '@sandhill/company/language.js';
import type { PicturePlace } from '@sandhill/company/pictures/picture-places.js';
import type { ServiceId } from '@sandhill/company/service-ids.js';

declare global {
  /** The site's content. Must be set before this module is loaded: by `main.ts` in a browser, and by the renderer. */
  var sandhillSite: SiteOfToday | undefined;
}

function provided(): SiteOfToday {
  if (!globalThis.sandhillSite) throw new Error('the site’s words were not provided');
  return globalThis.sandhillSite;
}

/** The firm's published content, in the version that the page was rendered with. */
export const site = provided();

export const { profile, claims, serviceNames } = site;

/**
 * Returns a list with the result of `show` for a claim, or an empty list if the site's content does not contain the
 * claim.
 */
export function ifClaimed<Words>(id: ClaimId, show: (claim: ShownText) => Words): Words[] {
  const claim = claims[id];
  return claim ? [show(claim)] : [];
}

/** Returns a sentence with a claim; an empty text if the claim is not shown. */
export const claimText = (id: ClaimId, show: (claim: ShownText) => string): string =>
  ifClaimed(id, show).join('');

export const associationVoice = site.testimonials.find(({ isAssociation }) => isAssociation);
export const servedAreas = site.areas.filter(({ isNearby }) => !isNearby);
export const nearbyAreas = site.areas.filter(({ isNearby }) => isNearby);

export const yearsOfExperience = site.ofToday.year - profile.yearFounded;

export function serviceOf(id: ServiceId): Service {
  const service = site.services.find((candidate) => candidate.id === id);
  if (!service) throw new Error(`there is no service ${id}`);
  return service;
}

export const questionsOn = (page: Question['places'][number]): Question[] =>
  site.questions.filter(({ places }) => places.includes(page));

/** Returns whether the firm has chosen its own picture for at least one of these places. */
export const hasOwnPicture = (...places: readonly PicturePlace[]): boolean =>
  places.some((place) => site.pictures[place]);

/**
 * Returns the props of an element with a text, for `<p {...textProps(text, language)} />`. The props include `lang` if
 * the text is not in the page's language.
 */
export function textProps(text: ShownText, language: Language): { children: string; lang?: 'en' } {
  return { children: text[language], ...(language === 'es' && text.isEnglishOnly && { lang: 'en' }) };
}
