/** A value that another program sent, under the name that it gave. */
export interface InboundField {
  name: string;
  text: string;
}

const longestText = 2_000;

/** Fields of Google's lead forms: a secret that the address replaces, and a list with the visitor's answers. */
const googleSecret = 'google_key';
const googleAnswers = 'user_column_data';

/** Every value of a body as text, in the order in which it came. Empty ones and Google's secret are left out. */
export function fieldsOf(body: Readonly<Record<string, unknown>>): InboundField[] {
  return Object.entries(body)
    .filter(([name]) => name !== googleSecret)
    .flatMap(([name, value]) => (name === googleAnswers ? answersOf(value) : [{ name, text: textOf(value) }]))
    .filter(({ text }) => text !== '');
}

/** Google Ads: `[{"column_id": "FULL_NAME", "string_value": "Ana Ruiz"}, …]`. */
function answersOf(value: unknown): InboundField[] {
  if (!Array.isArray(value)) return [{ name: googleAnswers, text: textOf(value) }];
  return value.map((answer: unknown) => {
    const {
      column_id: id,
      column_name: title,
      string_value: text,
    } = Object(answer) as Record<string, unknown>;
    return { name: textOf(id ?? title) || googleAnswers, text: textOf(text ?? answer) };
  });
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every(isPlain)) return value.map(textOf).filter(Boolean).join(', ');
  return (isPlain(value) ? String(value) : JSON.stringify(value)).trim();
}

const isPlain = (value: unknown) => typeof value !== 'object';

/** Lines `name: value` of fields that have no place of their own. */
export const linesOf = (fields: readonly InboundField[]) =>
  fields.map(({ name, text }) => `${name.slice(0, 100)}: ${text.slice(0, longestText)}`).join('\n');
