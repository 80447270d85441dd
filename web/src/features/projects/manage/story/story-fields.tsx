import { serviceIds } from '@sandhill/company/service-ids.js';
import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '../../../../components/ui/checkbox';
import { TextArea, TextField } from '../../../../components/ui/field';
import { storyPath } from '../../../../config/paths';
import { storyEditorContent } from '../../../../content/story-editor';
import { useGetGuideNamesQuery } from '../../../../lib/guide-names';
import { useContent, useLanguage } from '../../../../lib/language-context';
import { serviceNames } from '../../../../lib/site';
import type { StoryValues } from './story-values';

type Form = Pick<UseFormReturn<StoryValues>, 'register' | 'formState' | 'watch'>;

const maxLength = { slug: 80, community: 100, text: 2000 };
const parts = ['problem', 'work', 'result'] as const;

interface ChoicesProps {
  title: string;
  options: { value: string; label: string }[];
  field: 'services' | 'plants';
  register: Form['register'];
}

function Choices({ title, options, field, register }: ChoicesProps) {
  return (
    <details className="rounded-xl border border-line px-4 py-3">
      <summary className="font-medium">{title}</summary>
      <fieldset aria-label={title} className="mt-2 max-h-72 overflow-y-auto">
        {options.map(({ value, label }) => (
          <Checkbox key={value} value={value} {...register(field)} label={label} />
        ))}
      </fieldset>
    </details>
  );
}

export function StoryFields({ form }: { form: Form }) {
  const content = useContent(storyEditorContent);
  const language = useLanguage();
  const { data: guide = [] } = useGetGuideNamesQuery();
  const { register, formState, watch } = form;
  const { errors } = formState;
  const plants = guide.filter(({ kind }) => kind === 'plant');
  return (
    <>
      <TextField
        label={content.slug}
        isRequired
        hint={content.slugHint(storyPath(watch('slug')))}
        error={errors.slug?.message}
        control={{ ...register('slug'), maxLength: maxLength.slug, autoCapitalize: 'none' }}
      />
      <div>
        <Checkbox {...register('hasConsent')} className="gap-3 font-medium" label={content.consent} />
        <p className="text-sm text-ink-soft">{content.consentHint}</p>
      </div>
      <TextField
        label={content.community}
        hint={content.communityHint}
        error={errors.community?.message}
        control={{ ...register('community'), maxLength: maxLength.community }}
      />
      <TextField
        label={content.year}
        error={errors.year?.message}
        control={{ ...register('year'), inputMode: 'numeric', maxLength: 4 }}
      />
      {parts.map((part) => (
        <div key={part} className="space-y-3">
          <TextArea
            label={content[part]}
            control={{ ...register(part), maxLength: maxLength.text, rows: 3 }}
          />
          <TextArea
            label={content.spanish(content[part])}
            control={{ ...register(`${part}Es`), maxLength: maxLength.text, rows: 3, lang: 'es' }}
          />
        </div>
      ))}
      <Choices
        title={content.services}
        field="services"
        register={register}
        options={serviceIds.map((value) => ({ value, label: serviceNames[value][language] }))}
      />
      <Choices
        title={content.plants}
        field="plants"
        register={register}
        options={plants.map(({ slug, name }) => ({ value: slug, label: name[language] || name.en }))}
      />
    </>
  );
}
