import { categories } from '@sandhill/company/categories.js';
import type { UseFormReturn } from 'react-hook-form';
import { Checkbox } from '../../../components/ui/checkbox';
import { SelectField, TextArea, TextField } from '../../../components/ui/field';
import { Options } from '../../../components/ui/options';
import { imagesContent } from '../../../content/images';
import { useContent, useLanguage } from '../../../lib/language-context';
import { categoryName } from '../project-words';
import { isOrder, placements, type ProjectValues } from './project-values';
import { SectionOptions } from './section-options';
import { PlacementPlace, SectionPlace } from './where-it-appears';

type Form = Pick<UseFormReturn<ProjectValues>, 'register' | 'formState' | 'watch'>;

const maxLength = { title: 200, text: 5000, alt: 300 };

function PlaceFields({ form: { register, watch } }: { form: Form }) {
  const content = useContent(imagesContent);
  const { form } = content;
  const language = useLanguage();
  const [category, placement, section, isFeatured] = watch(['category', 'placement', 'section', 'featured']);
  const offered = categories.includes(category) ? categories : [...categories, category];
  return (
    <>
      <SelectField label={form.category} control={register('category')}>
        <Options of={offered} name={(one) => categoryName(one, language)} />
      </SelectField>
      <SelectField
        label={form.placement}
        hint={
          <>
            {form.placementHint}.{' '}
            <PlacementPlace placement={placement} category={category} isFeatured={isFeatured} />
          </>
        }
        control={register('placement')}
      >
        <Options of={placements} name={(one) => content.placements[one]} />
      </SelectField>
      <SelectField
        label={form.section}
        // Sections never show pictures for the tops of pages (`hero`).
        hint={section && placement !== 'hero' ? <SectionPlace section={section} /> : undefined}
        control={register('section')}
      >
        <option value="">{form.noSection}</option>
        <SectionOptions />
      </SelectField>
    </>
  );
}

function SpanishFields({ form: { register } }: { form: Form }) {
  const { form } = useContent(imagesContent);
  return (
    <details className="rounded-xl border border-line px-4 py-3">
      <summary className="font-medium">{form.spanish}</summary>
      <div className="mt-3 space-y-4">
        <TextField
          label={form.titleEs}
          control={{ ...register('titleEs'), maxLength: maxLength.title, lang: 'es' }}
        />
        <TextArea
          label={form.descriptionEs}
          control={{ ...register('descriptionEs'), maxLength: maxLength.text, rows: 3, lang: 'es' }}
        />
        <TextField
          label={form.altTextEs}
          control={{ ...register('altTextEs'), maxLength: maxLength.alt, lang: 'es' }}
        />
      </div>
    </details>
  );
}

export function ProjectFields({ form }: { form: Form }) {
  const content = useContent(imagesContent).form;
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField
        label={content.title}
        isRequired
        error={errors.title?.message}
        control={{
          ...register('title', { validate: (text) => text.trim() !== '' || content.errors.title }),
          maxLength: maxLength.title,
        }}
      />
      <TextArea
        label={content.description}
        control={{ ...register('description'), maxLength: maxLength.text - 50, rows: 3 }}
      />
      <PlaceFields form={form} />
      <TextField
        label={content.order}
        hint={content.orderHint}
        error={errors.displayOrder?.message}
        control={{
          ...register('displayOrder', { validate: (text) => isOrder(text) || content.errors.order }),
          type: 'number',
          inputMode: 'numeric',
          min: 0,
          step: 1,
        }}
      />
      <Checkbox {...register('featured')} className="gap-3 font-medium" label={content.featured} />
      <TextField
        label={content.altText}
        hint={content.altTextHint}
        control={{ ...register('altText'), maxLength: maxLength.alt }}
      />
      <SpanishFields form={form} />
    </>
  );
}
