import { officeDay } from '@sandhill/company/office-day.js';
import { withFallback } from '@sandhill/company/content/shown-text.js';
import type { SiteContent } from '@sandhill/company/content/site-content.js';
import { tokenNames, type TokenName, tokenPattern } from '@sandhill/company/content/token-names.js';
import { tokenValue } from '@sandhill/company/content/token-value.js';
import { closedDayText, daysText, hoursRows, hoursText } from '@sandhill/company/hours-text.js';
import type { Language, Localized } from '@sandhill/company/language.js';
import { isNode, type Path, getIn } from '../draft/paths';

type FieldsByText = ReadonlyMap<string, Path>;

/** Keys of the content to skip, because no page shows their values as text. */
const unseen = new Set([
  'readyAnswers',
  'pictures',
  'picture',
  'pages',
  'evidence',
  'id',
  'mode',
  'link',
  'date',
  'until',
  'from',
  'to',
]);

const isLocalized = (value: unknown): value is Localized =>
  isNode(value) && typeof value['en'] === 'string' && typeof value['es'] === 'string';

/** Returns a text with single spaces and without quotation marks, because pages add quotation marks to quotations. */
const plain = (text: string): string => text.replaceAll(/[“”"\s]+/g, ' ').trim();

const isToken = (name: string): name is TokenName => (tokenNames as readonly string[]).includes(name);

const filled = (text: string, content: SiteContent, language: Language): string =>
  text.replaceAll(tokenPattern, (whole, name: string) =>
    isToken(name) ? (tokenValue(name, content, { language, today: officeDay() }) ?? '') : whole,
  );

/**
 * Returns the text by which a field is found on a page. Usually, that is the field's own text. A field of the weekly
 * hours is found by the days of its row, a closed day by its text, and a portrait by the person's name. Empty if the
 * field has no such text.
 */
export function textOnPage(path: Path, content: SiteContent, language: Language): string {
  const day = /^hours\.week\.(\w+)/.exec(path)?.[1];
  if (day) {
    const row = hoursRows(content.hours).find(({ days }) => days.some((one) => one === day));
    return row ? daysText(row.days, language) : '';
  }
  const closed = /^hours\.closedDays\.(\d+)/.exec(path)?.[1];
  const closedDay = closed && content.hours.closedDays[Number(closed)];
  if (closedDay) return plain(closedDayText(closedDay, language));
  // A portrait has no text, so the person's name below it is used.
  const at = path.replace(/\.(en|es)$/, '').replace(/^(people\.\d+)\.picture$/, '$1.name');
  const value = getIn(content, at);
  const text = isLocalized(value) ? withFallback(value)[language] : value;
  return typeof text === 'string' ? plain(filled(text, content, language)) : '';
}

function pathsOf(value: unknown, path: Path, language: Language): Path[] {
  if (typeof value === 'string') return [path];
  if (isLocalized(value)) return [`${path}.${value[language] === '' ? 'en' : language}`];
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    unseen.has(key) ? [] : pathsOf(inner, path ? `${path}.${key}` : key, language),
  );
}

/**
 * Returns the content's fields by the texts that a page shows for them. If several fields have the same text, the first
 * one is used.
 */
export function fieldsByText(content: SiteContent, language: Language): FieldsByText {
  const fields = new Map<string, Path>();
  const add = (text: string, path: Path) => {
    if (text !== '' && !fields.has(text)) fields.set(text, path);
  };
  for (const { days, hours } of hoursRows(content.hours)) {
    add(daysText(days, language), `hours.week.${days[0]}`);
    add(plain(`${daysText(days, language)} ${hoursText(hours, language)}`), `hours.week.${days[0]}`);
  }
  for (const [index, day] of content.hours.closedDays.entries())
    add(plain(closedDayText(day, language)), `hours.closedDays.${index}.date`);
  // Facts come last: if a service and a license have the same name, the text on a page usually belongs to the service.
  const { hours: _hours, facts, ...texts } = content;
  for (const path of pathsOf({ ...texts, facts }, '', language))
    add(textOnPage(path, content, language), path);
  return fields;
}

/** Returns the field of the picture that an element shows or covers; undefined if there is none. */
function pictureFieldOf(element: Element): Path | undefined {
  const isBare = element.textContent.trim() === '';
  const picture =
    element.closest('[data-picture]') ?? (isBare && element.parentElement?.querySelector('[data-picture]'));
  return picture ? `pictures.${picture.getAttribute('data-picture')}` : undefined;
}

/**
 * Returns the page's first picture for the picture place of a field; undefined if there is none, or if the field
 * belongs to no picture place.
 */
export function pictureOf(path: Path, page: Document): Element | undefined {
  const place = /^pictures\.([\w-]+)/.exec(path)?.[1];
  return (place && page.querySelector(`[data-picture="${place}"]`)) || undefined;
}

const cards = 'article, figure, li, a';
const textual = 'h1, h2, h3, h4, p, span, strong, dt, blockquote';

/** Returns the element with the day's name if the given element shows the day's hours; otherwise the given element. */
const labelOf = (element: Element): Element =>
  element.tagName === 'DD' && element.previousElementSibling ? element.previousElementSibling : element;

/** Number of elements whose text is compared: the pressed element and its nearest ancestors. */
const maxAround = 4;

/**
 * Returns the field that an element of the page shows. Searches in this order: the picture of the element, the text of
 * the element and its nearest ancestors, and the first known text in the cards around the element.
 */
export function fieldOf(element: Element, fields: FieldsByText): Path | undefined {
  const picture = pictureFieldOf(element);
  if (picture) return picture;
  let near: Element | null = labelOf(element);
  for (let steps = 0; near && steps < maxAround; steps += 1, near = near.parentElement) {
    const found = fields.get(plain(near.textContent));
    if (found) return found;
  }
  for (let card = element.closest(cards); card; card = card.parentElement?.closest(cards) ?? null) {
    const texts = [...card.querySelectorAll(textual)];
    const found = texts.map((text) => fields.get(plain(text.textContent))).find(Boolean);
    if (found) return found;
  }
  return undefined;
}

/** Returns the innermost element that shows a text, preferably in the page's main part. */
export function elementWith(text: string, page: Document): Element | undefined {
  if (text === '') return undefined;
  const shows = (element: Element) => plain(element.textContent) === text;
  const find = (within: string) =>
    [...page.querySelectorAll(within)].find(
      (element) => shows(element) && ![...element.children].some(shows),
    );
  return find('main *') ?? find('body *');
}
