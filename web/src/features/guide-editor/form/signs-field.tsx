import { entryBounds } from '@sandhill/company/plant-guide/entry-bounds.js';
import type { IssueSign } from '@sandhill/company/plant-guide/plant.js';
import { parts, signs } from '@sandhill/company/plant-guide/signs.js';
import { guideEditorContent } from '../../../content/guide-editor';
import { useContent, useLanguage } from '../../../lib/language-context';
import { Options } from '../../../components/ui/options';
import { AddOne, Chosen } from './chosen';
import { useField } from './entry-form';
import { FieldSet } from './fields';

const weights = [1, 2, 3] as const;
const usualWeight = 2;

export function SignsField() {
  const { choose, values } = useContent(guideEditorContent);
  const language = useLanguage();
  const { value, change, isReadOnly, label } = useField<IssueSign[]>('signs');
  const nameOf = (id: string) => signs.find((sign) => sign.id === id)?.label[language] ?? choose.unknown(id);
  const weigh = (id: string, weight: number) =>
    change(value.map((one) => (one.sign === id ? { sign: id, weight: weight as IssueSign['weight'] } : one)));
  const left = signs.filter(({ id }) => !value.some(({ sign }) => sign === id));
  const groups = parts.flatMap((part) => {
    const options = left
      .filter((sign) => sign.part === part.id)
      .map((sign): [string, string] => [sign.id, sign.label[language]]);
    return options.length > 0 ? [{ name: part.label[language], options }] : [];
  });
  return (
    <FieldSet field="signs">
      <Chosen
        field="signs"
        items={value.map(({ sign, weight }) => ({
          id: sign,
          name: nameOf(sign),
          more: (
            <select
              aria-label={choose.weight(nameOf(sign))}
              value={weight}
              disabled={isReadOnly}
              onChange={({ target }) => weigh(sign, Number(target.value))}
              className="min-h-11 max-w-full rounded-xl border border-control bg-ground px-2"
            >
              <Options of={weights} name={(one) => values.weight[one]} />
            </select>
          ),
        }))}
        isReadOnly={isReadOnly}
        onRemove={(id) => change(value.filter(({ sign }) => sign !== id))}
      />
      {!isReadOnly && value.length < entryBounds.signs && groups.length > 0 && (
        <AddOne
          label={label}
          groups={groups}
          onAdd={(sign) => change([...value, { sign, weight: usualWeight }])}
        />
      )}
    </FieldSet>
  );
}
