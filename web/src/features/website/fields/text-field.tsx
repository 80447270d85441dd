import type { Language } from '@sandhill/company/language.js';
import type { ComponentProps } from 'react';
import { FieldFrame } from '../../../components/ui/field';
import { websiteContent } from '../../../content/website';
import { useContent } from '../../../lib/language-context';
import { isNearLimit } from '../../../lib/near-limit';
import type { Path } from '../draft/paths';
import { boundsAt } from './bounds';
import { useField } from './form-context';
import { useTokenHint } from './token-hint';

/** Maximum length of a text for which a one-line field is shown, in characters. Longer texts get several lines. */
const oneLine = 120;

/**
 * Replaces tabs and line separators with spaces, and removes direction marks. Pasted texts may contain these
 * characters, for instance phone numbers from an address book. They are invisible in a field, and the content must not
 * contain them.
 */
const withoutInvisible = (text: string) =>
  text.replaceAll(/[\t\u2028\u2029]/g, ' ').replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '');

interface TextFieldProps {
  path: Path;
  /** Language of the text, if the text is for one language only. */
  lang?: Language;
  type?: 'text' | 'tel' | 'email' | 'url';
  hint?: string;
  /** Called with the typed text, instead of changing the field in the draft. */
  onType?: (value: string) => void;
}

/** A text field. A text that is too long stays as typed, and a note says by how much it is too long. */
export function TextField({ path, lang, type = 'text', ...more }: TextFieldProps) {
  const { value, change, isReadOnly, label, error, hint: ownHint } = useField<string>(path);
  const { left, over } = useContent(websiteContent);
  const text = value ?? '';
  const { max } = boundsAt(path);
  const rest = max - text.length;
  const tokens = useTokenHint(text, lang ?? 'en');
  const remaining = rest >= 0 ? left(rest) : over(-rest);
  const control = {
    value: text,
    lang,
    readOnly: isReadOnly,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      (more.onType ?? change)(withoutInvisible(target.value)),
  } satisfies ComponentProps<'input'>;
  return (
    <FieldFrame
      id={path}
      label={label}
      hint={[more.hint ?? ownHint, tokens].filter(Boolean).join(' ')}
      note={isNearLimit(text.length, max) ? remaining : ''}
      error={error}
    >
      {(wiring) =>
        Number.isFinite(max) && max > oneLine && type === 'text' ? (
          <textarea rows={max > 400 ? 6 : 3} {...wiring} {...control} />
        ) : (
          <input type={type} {...wiring} {...control} />
        )
      }
    </FieldFrame>
  );
}

export function LocalizedField({ path }: { path: Path }) {
  const { englishShown } = useContent(websiteContent);
  const { value } = useField<{ en: string; es: string } | undefined>(path);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField path={`${path}.en`} lang="en" />
      <TextField
        path={`${path}.es`}
        lang="es"
        hint={value?.es === '' && value.en ? englishShown : undefined}
      />
    </div>
  );
}
