import type { ServiceId } from '../service-ids.js';
import { shownClaimIds } from './shown-claims.js';
import type { Problem } from './problems.js';
import type { SiteContent } from './site-content.js';

const sameDay =
  /\bsame-day (?:answer|repl|response|service|pickup|visit|quote|estimate)|\bsame-day curbside|\b(?:respuesta|respondemos|contestamos|recogida|servicio|visita|presupuesto)[^.]{0,40} el mismo día\b/i;
const always = /\b24\s?\/\s?7\b|\b24[- ]hours?\b|\b24 horas\b/i;

/** Longest answer time, in hours, that still counts as the same day. */
const maxSameDayHours = 12;

/** Services that need a contractor's license in Florida. */
const licensed: readonly ServiceId[] = ['irrigation', 'lighting', 'land-development'];

/** Returns promises in the content that contradict its facts, each with the field that promises too much. */
export function contradictionsOf(content: SiteContent, today: string): Problem[] {
  const { claims, hours, facts } = content;
  const isSlow = (claims.quoteResponse.value ?? 0) > maxSameDayHours;
  const isClosed = Object.values(hours.week).includes('closed');
  const texts = textsOf(content, today);
  return [
    ...(isSlow ? found(texts, sameDay, 'same_day_promised') : []),
    ...(isClosed ? found(texts, always, 'open_while_closed') : []),
    ...(facts.licenses.length === 0
      ? licensed.map((id): Problem => ({ path: `services.${id}.name.en`, code: 'license_missing' }))
      : []),
  ];
}

function found(texts: ReadonlyArray<[string, string]>, words: RegExp, code: Problem['code']): Problem[] {
  return texts.filter(([, text]) => words.test(text)).map(([path]) => ({ path, code }));
}

/** Returns the texts of the site that may contain promises, with their paths. */
function textsOf(content: SiteContent, today: string): Array<[string, string]> {
  const { claims, hero, questions, services, banner } = content;
  const shown = shownClaimIds(content, today).map((id) => [id, claims[id]?.text]);
  return leavesOf({ claims: Object.fromEntries(shown), hero, questions, services, banner });
}

function leavesOf(value: unknown, path = ''): Array<[string, string]> {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path ? `${path}.${key}` : key));
}
