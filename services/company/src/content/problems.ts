import type { z } from 'zod';
import type { Localized } from '../language.js';
import { siteContent } from './site-content.js';

const words = {
  wrong_shape: {
    en: 'This part is missing or does not belong here',
    es: 'Esta parte falta o no corresponde aquí',
  },
  not_a_text: { en: 'This must be a text', es: 'Esto debe ser un texto' },
  not_a_list: { en: 'This must be a list', es: 'Esto debe ser una lista' },
  not_a_number: { en: 'This must be a number', es: 'Esto debe ser un número' },
  not_a_choice: { en: 'Choose one of the values offered', es: 'Elija uno de los valores ofrecidos' },
  text_missing: { en: 'Please fill this in', es: 'Complete este campo' },
  text_too_long: { en: 'This text is too long', es: 'Este texto es demasiado largo' },
  text_unprintable: {
    en: 'This text contains a character that cannot be shown',
    es: 'Este texto tiene un carácter que no se puede mostrar',
  },
  text_unfilled: {
    en: 'This placeholder in braces { } does not exist: visitors would see it',
    es: 'Este marcador entre llaves { } no existe: los visitantes lo verían',
  },
  day_invalid: { en: 'This date does not exist', es: 'Esta fecha no existe' },
  time_invalid: { en: 'Enter the time as 07:30', es: 'Escriba la hora como 07:30' },
  times_reversed: { en: 'Closing must be after opening', es: 'El cierre debe ser después de la apertura' },
  days_reversed: {
    en: 'The last day is before the first, or more than 60 days after it',
    es: 'El último día es anterior al primero o está a más de 60 días de él',
  },
  hours_invalid: { en: 'These hours are incomplete', es: 'Este horario no está completo' },
  email_invalid: { en: 'This is not an email address', es: 'Esto no es una dirección de correo' },
  phone_invalid: { en: 'A phone number has ten digits', es: 'Un número de teléfono tiene diez dígitos' },
  state_invalid: {
    en: 'Enter the state as two capital letters: FL',
    es: 'Escriba el estado con dos mayúsculas: FL',
  },
  zip_invalid: { en: 'A ZIP code has five digits', es: 'Un código postal tiene cinco dígitos' },
  place_outside: { en: 'This place is outside Florida', es: 'Este lugar está fuera de Florida' },
  year_invalid: { en: 'This year cannot be right', es: 'Este año no puede ser correcto' },
  rating_invalid: { en: 'A rating is 1 to 5 stars', es: 'La calificación es de 1 a 5 estrellas' },
  number_invalid: {
    en: 'This number is too small or too large',
    es: 'Este número es demasiado pequeño o grande',
  },
  number_missing: { en: 'The site needs this number', es: 'El sitio necesita este número' },
  link_refused: {
    en: 'A link starts with https://, mailto:, tel: or / for a page of this site',
    es: 'Un enlace empieza con https://, mailto:, tel: o / para una página de este sitio',
  },
  link_leads_nowhere: { en: 'This site has no such page', es: 'Este sitio no tiene esa página' },
  web_address_invalid: { en: 'An address starts with https://', es: 'Una dirección empieza con https://' },
  list_too_short: { en: 'Too few entries', es: 'Faltan entradas' },
  list_too_long: { en: 'Too many entries', es: 'Sobran entradas' },
  name_twice: { en: 'This name appears twice', es: 'Este nombre aparece dos veces' },
  area_unknown: { en: 'No community has this name', es: 'Ninguna comunidad tiene este nombre' },
  areas_all_nearby: {
    en: 'At least one community must be served',
    es: 'Debe atenderse al menos una comunidad',
  },
  sample_testimonial: {
    en: 'No customer said this: it came with the site',
    es: 'Ningún cliente dijo esto: venía con el sitio',
  },
  sample_license: { en: 'This license is made up', es: 'Esta licencia es inventada' },
  sample_person: { en: 'This person is made up', es: 'Esta persona es inventada' },
  example_address: {
    en: 'An address that ends in .example reaches no one',
    es: 'Una dirección que termina en .example no llega a nadie',
  },
  claim_unproven: {
    en: 'Say where this can be looked up, or leave the claim’s text empty',
    es: 'Diga dónde se puede comprobar, o deje vacío el texto',
  },
  claim_outdated: {
    en: 'Enter the day of the last check: within two years, not in the future',
    es: 'Escriba el día de la última comprobación: de los últimos dos años, no futuro',
  },
  same_day_promised: {
    en: 'Says “same day”, but Facts promise an answer within days',
    es: 'Dice “el mismo día”, pero en Datos se promete responder en días',
  },
  open_while_closed: {
    en: 'Says that someone is there day and night, but the hours have closed days',
    es: 'Dice que atienden día y noche, pero el horario tiene días cerrados',
  },
  license_missing: {
    en: 'This service needs a license in Florida, and Facts list none',
    es: 'Este servicio requiere licencia en Florida, y en Datos no hay ninguna',
  },
} satisfies Record<string, Localized>;

type ProblemCode = keyof typeof words;

export const problemWords: Readonly<Record<ProblemCode, Localized>> = words;

export interface Problem {
  /** Path of the field, with dots between its parts: `testimonials.2.text.en`. */
  path: string;
  code: ProblemCode;
  /** The limit that the value violates, if there is one. */
  limit?: number;
}

/** Problems that a draft may have, because its author has not finished typing. */
const unfinished = new Set<ProblemCode>([
  'text_missing',
  'text_unfilled',
  'day_invalid',
  'time_invalid',
  'times_reversed',
  'days_reversed',
  'email_invalid',
  'phone_invalid',
  'state_invalid',
  'zip_invalid',
  'place_outside',
  'year_invalid',
  'rating_invalid',
  'number_invalid',
  'number_missing',
  'link_refused',
  'link_leads_nowhere',
  'web_address_invalid',
  'list_too_short',
  'name_twice',
  'area_unknown',
  'areas_all_nearby',
  'sample_testimonial',
  'sample_license',
  'sample_person',
  'example_address',
  'claim_unproven',
  'claim_outdated',
]);

/**
 * Returns whether a draft may have the problem. A draft must not have values of a wrong shape, texts that are too long
 * or unprintable, or lists that are too long.
 */
export const isUnfinished = ({ code }: Problem): boolean => unfinished.has(code);

/**
 * Returns the problems that prevent the content from being published on any site, in the order of the fields. If there
 * are none, the content is a `SiteContent`.
 */
export function problemsOf(content: unknown): Problem[] {
  const { error } = siteContent.safeParse(content);
  const problems = error ? error.issues.flatMap((issue) => toProblems(issue)) : [];
  // Keeps only the first problem of each field, which is the one to be shown.
  const seen = new Set<string>();
  return problems.filter(({ path }) => !seen.has(path) && seen.add(path));
}

function toProblems(issue: z.core.$ZodIssue, before: readonly PropertyKey[] = []): Problem[] {
  const path = [...before, ...issue.path];
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: pathOf([...path, key]), code: 'wrong_shape' }));
  if (issue.code === 'invalid_union') {
    // Hours are a word or an object. If the object has problems inside, the author meant the object, so only these
    // problems are returned.
    const meant = issue.errors.find((issues) => issues.some((inner) => inner.path.length > 0));
    if (meant) return meant.flatMap((inner) => toProblems(inner, path));
  }
  const code = Object.hasOwn(words, issue.message) ? (issue.message as ProblemCode) : 'wrong_shape';
  const limit = limitOf(issue);
  return [{ path: pathOf(path), code, ...(limit !== undefined && { limit }) }];
}

function limitOf(issue: z.core.$ZodIssue): number | undefined {
  if (issue.code === 'too_big') return Number(issue.maximum);
  // For a missing text no limit is given, because one character is enough.
  if (issue.code === 'too_small' && issue.message !== 'text_missing') return Number(issue.minimum);
  return undefined;
}

const pathOf = (path: readonly PropertyKey[]) => path.map(String).join('.');
