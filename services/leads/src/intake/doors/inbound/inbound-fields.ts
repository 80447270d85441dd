export interface InboundField {
  name: string;
  text: string;
}

const maxTextLength = 2_000;

/**
 * Fields of Google's lead forms. `google_key` is a secret that is not needed, because the door's URL contains one;
 * `user_column_data` is the list of the visitor's answers.
 */
const googleSecret = 'google_key';
const googleAnswers = 'user_column_data';

/** Returns the fields of a body as texts, in order, without empty fields and Google's secret. */
export function inboundFields(body: Readonly<Record<string, unknown>>): InboundField[] {
  return Object.entries(body)
    .filter(([name]) => name !== googleSecret)
    .flatMap(([name, value]) => (name === googleAnswers ? answersOf(value) : [{ name, text: textOf(value) }]))
    .filter(({ text }) => text !== '');
}

/** Reads the answers of a Google Ads form: `[{"column_id": "FULL_NAME", "string_value": "Ana Ruiz"}, …]`. */
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

export const linesOf = (fields: readonly InboundField[]) =>
  fields.map(({ name, text }) => `${name.slice(0, 100)}: ${text.slice(0, maxTextLength)}`).join('\n');
