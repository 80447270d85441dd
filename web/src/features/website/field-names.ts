import { getIn, type Path } from './draft/paths';
import type { WebsitePart } from '../../config/admin-addresses';
import type { WebsiteContent } from '../../content/website';
import { placeName } from '../../content/website-pictures';

const partsByField: Record<string, WebsitePart> = {
  facts: 'facts',
  claims: 'facts',
  hours: 'hours',
  banner: 'home',
  hero: 'home',
  testimonials: 'home',
  services: 'services',
  areas: 'areas',
  mainAreas: 'areas',
  pages: 'search',
  visitsOn: 'home',
  hints: 'search',
  openings: 'openings',
  questions: 'questions',
  readyAnswers: 'answers',
  pictures: 'pictures',
  people: 'facts',
};

export const partOf = (path: Path): WebsitePart => partsByField[path.split('.')[0] ?? ''] ?? 'facts';

const keyed = new Set(['claims', 'services', 'pages', 'pictures']);

/**
 * Returns a path with `*` in place of indexes, ids and weekdays, and without the language. Fields with the same result
 * share a hint and, in most cases, a label.
 */
function kindOf(path: Path): string {
  const keys = path.split('.');
  return keys
    .map((key, index) => {
      const isId = index === 1 && keyed.has(keys[0] ?? '');
      const isDay = index === 2 && keys[1] === 'week';
      return isId || isDay || /^\d+$/.test(key) ? '*' : key;
    })
    .filter((key, index) => !(index === keys.length - 1 && (key === 'en' || key === 'es')))
    .join('.');
}

export const fieldHint = (path: Path, words: WebsiteContent): string | undefined =>
  words.fieldHints[kindOf(path)];

const languageOf = (path: Path) => /\.(en|es)$/.exec(path)?.[1] as 'en' | 'es' | undefined;

/** Returns a field's label, such as "Text (Spanish)". */
export function fieldLabel(path: Path, words: WebsiteContent): string {
  const kind = kindOf(path);
  const [one, whole] = [/^hours\.week\.(\w+)$/.exec(path)?.[1], /\.at\.([01])$/.exec(path)?.[1]];
  const label = whole
    ? words.coordinates[Number(whole) === 0 ? 'latitude' : 'longitude']
    : one
      ? (words.weekdays[one as keyof WebsiteContent['weekdays']] ?? '')
      : (words.labels[kind] ?? words.labels[kind.replace(/\.\*$/, '')] ?? '');
  const language = languageOf(path);
  return language ? `${label} (${words.languages[language]})` : label;
}

/** Returns a text in the editor's language. If it has no Spanish version, returns the English one, as the site does. */
export function shownText(text: unknown, { language }: WebsiteContent): string {
  const { en = '', es = '' } = (text ?? {}) as { en?: string; es?: string };
  return language === 'es' && es !== '' ? es : en;
}

/**
 * Returns the name of an item of a list or of a keyed part: the name of the person, community, service, claim, page,
 * picture place or weekday, or else the item's number. Empty if the path leads to no item.
 */
export function itemName(path: Path, content: unknown, words: WebsiteContent): string {
  const [top = '', key = '', third] = path.split('.');
  if (top === 'services') return shownText(getIn(content, `services.${key}.name`), words) || key;
  if (top === 'claims') return words.claims[key as keyof WebsiteContent['claims']] ?? key;
  if (top === 'pages') {
    const service = shownText(getIn(content, `services.${key}.name`), words);
    return words.pages[key] ?? (service || key);
  }
  if (top === 'pictures' && key)
    return placeName(key, words.pictures, shownText(getIn(content, `services.${key}.name`), words));
  if (key === 'week' && third) return words.weekdays[third as keyof WebsiteContent['weekdays']] ?? third;
  const number = /\.(\d+)(?=\.|$)/.exec(path)?.[1];
  if (number === undefined || path.includes('.at.')) return '';
  const name = ['areas', 'testimonials', 'people'].includes(top) && getIn(content, `${top}.${number}.name`);
  return name ? String(name) : String(Number(number) + 1);
}

/** Returns a field's full name, such as "Testimonials, Ana Ruiz: Text (Spanish)". */
export function fieldName(path: Path, content: unknown, words: WebsiteContent): string {
  const [top = ''] = path.split('.');
  const group = words.groups[top as keyof WebsiteContent['groups']] ?? words.title;
  const label = fieldLabel(path, words);
  const place = [group, itemName(path, content, words)].filter(Boolean).join(', ');
  return label && label !== group && !place.endsWith(label) ? `${place}: ${label}` : place;
}

/** Returns the name of a public page, given its English path. */
export function pageName(path: string, content: unknown, words: WebsiteContent): string {
  const service = /^\/services\/([\w-]+)$/.exec(path)?.[1];
  if (service) return itemName(`services.${service}`, content, words);
  const id = path === '/' ? 'home' : path === '/photo-credits' ? 'photoCredits' : path.slice(1);
  return words.pages[id] ?? path;
}
