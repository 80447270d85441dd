import { type ComponentProps, type ReactNode, useState } from 'react';
import { CheckInput, ChoiceInput, ManyInput } from '../../../components/ui/bound-fields';
import { FieldGroup, TextArea, TextField } from '../../../components/ui/field';
import { guideEditorContent } from '../../../content/guide-editor';
import { useContent } from '../../../lib/language-context';
import { isNearLimit } from '../../../lib/near-limit';
import { typedNumber } from '../../../lib/typed-number';
import { useField } from './entry-form';

interface TwinProps {
  field: string;
  label?: string;
  lang?: 'en' | 'es';
  hint?: string;
  isRequired?: boolean;
}

interface TextProps extends TwinProps {
  max: number;
  rows?: number;
  isFixed?: boolean;
}

export function EntryText({ field, max, rows, label, lang, hint, isRequired, isFixed = false }: TextProps) {
  const { left } = useContent(guideEditorContent);
  const { value = '', change, isReadOnly, ...frame } = useField<string | undefined>(field);
  const rest = isNearLimit(value.length, max) ? left(max - value.length) : '';
  const shared = {
    ...frame,
    label: label ?? frame.label,
    hint,
    note: rest,
    isRequired,
  };
  const control = {
    value,
    lang,
    maxLength: max,
    readOnly: isReadOnly || isFixed,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
  };
  return rows ? (
    <TextArea {...shared} control={{ ...control, rows }} />
  ) : (
    <TextField {...shared} control={control} />
  );
}

/** Approximate number of characters per row of a text field on a phone. */
const charactersInRow = 40;

const rowsFor = (lines: readonly string[]): number =>
  Math.max(
    3,
    lines.reduce((rows, { length }) => rows + Math.ceil(length / charactersInRow), 1),
  );

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A field for a list of texts, one per line. Empty lines are not stored, and disappear when the field loses focus. */
export function EntryLines({ field, label, lang, hint, isRequired }: TwinProps) {
  const { value = [], change, isReadOnly, ...frame } = useField<string[] | undefined>(field);
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    change(linesOf(text));
  };
  return (
    <TextArea
      {...frame}
      label={label ?? frame.label}
      hint={hint}
      isRequired={isRequired}
      control={{
        rows: rowsFor(value),
        value: typed ?? value.join('\n'),
        lang,
        readOnly: isReadOnly,
        autoComplete: 'off',
        onChange: ({ target }) => type(target.value),
        onBlur: () => setTyped(null),
      }}
    />
  );
}

interface InBothLanguagesProps extends Pick<TwinProps, 'field' | 'hint' | 'isRequired'> {
  children: (props: TwinProps) => ReactNode;
}

export function InBothLanguages({ field, children, ...english }: InBothLanguagesProps) {
  const { spanish, hints, fields } = useContent(guideEditorContent);
  const twin = `${field}Es`;
  const { value } = useField<string | string[] | undefined>(twin);
  const hint = value?.length ? undefined : hints.spanish;
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      {children({ field, lang: 'en', ...english })}
      {children({ field: twin, lang: 'es', label: spanish(fields[field] ?? field), hint })}
    </div>
  );
}

interface OptionsProps<T> {
  field: string;
  options: [value: T, name: string][];
}

export function EntryChoice({ field, label, ...more }: OptionsProps<string> & { label?: string }) {
  const bound = useField<string>(field);
  return <ChoiceInput {...bound} label={label ?? bound.label} {...more} />;
}

export function EntryCheck({ field }: { field: string }) {
  return <CheckInput {...useField<boolean | undefined>(field)} />;
}

interface FieldSetProps extends Pick<
  ComponentProps<typeof FieldGroup>,
  'hint' | 'isHeadingHidden' | 'children'
> {
  field: string;
}

export function FieldSet({ field, ...group }: FieldSetProps) {
  const { id, error, label } = useField(field);
  return <FieldGroup id={id} label={label} error={error} {...group} />;
}

export function EntryChecks<T extends string | number>({ field, options }: OptionsProps<T>) {
  const bound = useField<readonly T[]>(field);
  return <ManyInput {...bound} options={options} className="grid-cols-2 sm:grid-cols-3 lg:grid-cols-6" />;
}

/** A field for a number. Text that is not a number is sent unchanged, so that the server rejects it with a message. */
export function EntryNumber({ field, hint }: { field: string; hint?: string }) {
  const { value, change, isReadOnly, ...frame } = useField<number | string>(field);
  const type = (text: string) => {
    const isBegun = /[.,]$/.test(text.trim());
    change((isBegun ? undefined : typedNumber(text)) ?? text);
  };
  return (
    <TextField
      {...frame}
      hint={hint}
      control={{
        inputMode: 'decimal',
        autoComplete: 'off',
        value,
        readOnly: isReadOnly,
        onChange: ({ target }) => type(target.value),
      }}
    />
  );
}

export function EntryDay({ field }: { field: string }) {
  const { value, change, isReadOnly, ...frame } = useField<string | null>(field);
  return (
    <TextField
      {...frame}
      control={{
        type: 'date',
        value: value ?? '',
        readOnly: isReadOnly,
        onChange: ({ target }) => change(target.value || null),
      }}
    />
  );
}
