import type { z } from 'zod';
import type { Localized } from '../language.js';
import { siteContent, type SiteContent } from './site-content.js';

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
    en: 'This text holds a character that cannot be shown',
    es: 'Este texto tiene un carácter que no se puede mostrar',
  },
  text_unfilled: {
    en: 'A name in braces is not known here, so the page would show the braces',
    es: 'Un nombre entre llaves no se conoce aquí: la página mostraría las llaves',
  },
  day_invalid: { en: 'This is not a day of the calendar', es: 'Este día no existe en el calendario' },
  time_invalid: { en: 'Write the time as 07:30', es: 'Escriba la hora como 07:30' },
  times_reversed: { en: 'Closing must be after opening', es: 'El cierre debe ser después de la apertura' },
  hours_invalid: { en: 'These hours are not complete', es: 'Este horario no está completo' },
  email_invalid: { en: 'This is not an e-mail address', es: 'Esto no es una dirección de correo' },
  phone_invalid: { en: 'A telephone number has ten digits', es: 'Un número de teléfono tiene diez dígitos' },
  state_invalid: {
    en: 'Write the state as two capitals: FL',
    es: 'Escriba el estado con dos mayúsculas: FL',
  },
  zip_invalid: { en: 'A ZIP code has five digits', es: 'Un código postal tiene cinco dígitos' },
  place_outside: { en: 'This place is outside Florida', es: 'Este lugar está fuera de Florida' },
  year_invalid: { en: 'This year cannot be right', es: 'Este año no puede ser' },
  rating_invalid: { en: 'A rating is 1 to 5 stars', es: 'La calificación es de 1 a 5 estrellas' },
  number_invalid: {
    en: 'This number is too small or too large',
    es: 'Este número es demasiado pequeño o grande',
  },
  number_missing: { en: 'The product counts with this number', es: 'El sistema calcula con este número' },
  link_refused: {
    en: 'A link begins with https://, mailto:, tel: or / for a page of this site',
    es: 'Un enlace empieza con https://, mailto:, tel: o / para una página de este sitio',
  },
  link_leads_nowhere: { en: 'This site has no such page', es: 'Este sitio no tiene esa página' },
  web_address_invalid: { en: 'An address begins with https://', es: 'Una dirección empieza con https://' },
  list_too_short: { en: 'There are too few', es: 'Hay muy pocos' },
  list_too_long: { en: 'There are too many', es: 'Hay demasiados' },
  name_twice: { en: 'This name is there twice', es: 'Este nombre está dos veces' },
  area_unknown: { en: 'No community has this name', es: 'Ninguna comunidad tiene este nombre' },
  areas_all_nearby: {
    en: 'At least one community must be served',
    es: 'Al menos una comunidad debe atenderse',
  },
} satisfies Record<string, Localized>;

export type ProblemCode = keyof typeof words;

export const problemWords: Readonly<Record<ProblemCode, Localized>> = words;

/** What is wrong with one field. */
export interface Problem {
  /** Names and positions, joined by dots: `testimonials.2.text.en`. */
  path: string;
  code: ProblemCode;
  /** The bound that is not kept, where there is one. */
  limit?: number;
}

/** Problems for which the words are kept in a draft all the same: somebody is still typing. */
const unfinished = new Set<ProblemCode>([
  'text_missing',
  'text_unfilled',
  'day_invalid',
  'time_invalid',
  'times_reversed',
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
]);

/** Whether a draft may hold it. What is of another shape, too long or unprintable is refused. */
export const isUnfinished = ({ code }: Problem): boolean => unfinished.has(code);

/** Everything that keeps this from being published, in the order of the fields. Empty: it is a `SiteContent`. */
export function problemsOf(content: unknown): Problem[] {
  const { error } = siteContent.safeParse(content);
  const problems = error ? error.issues.flatMap((issue) => toProblems(issue)) : [];
  // The first thing that is wrong with a field is what its editor needs to know.
  const seen = new Set<string>();
  return problems.filter(({ path }) => !seen.has(path) && seen.add(path));
}

/** @throws Error if it cannot be published. For what was checked before it was stored. */
export function parseContent(content: unknown): SiteContent {
  return siteContent.parse(content);
}

function toProblems(issue: z.core.$ZodIssue, before: readonly PropertyKey[] = []): Problem[] {
  const path = [...before, ...issue.path];
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: pathOf([...path, key]), code: 'wrong_shape' }));
  if (issue.code === 'invalid_union') {
    // Of the ways to state hours, the one that was meant: the one that is an object.
    const meant = issue.errors.find((issues) => issues.some((inner) => inner.path.length > 0));
    if (meant) return meant.flatMap((inner) => toProblems(inner, path));
  }
  const code = Object.hasOwn(words, issue.message) ? (issue.message as ProblemCode) : 'wrong_shape';
  const limit = limitOf(issue);
  return [{ path: pathOf(path), code, ...(limit !== undefined && { limit }) }];
}

function limitOf(issue: z.core.$ZodIssue): number | undefined {
  if (issue.code === 'too_big') return Number(issue.maximum);
  // That one character is wanted goes without saying.
  if (issue.code === 'too_small' && issue.message !== 'text_missing') return Number(issue.minimum);
  return undefined;
}

const pathOf = (path: readonly PropertyKey[]) => path.map(String).join('.');
