import { serviceNames } from '@sandhill/company/service-names.js';
import { serviceIds } from '@sandhill/company/service-ids.js';
import type { ComponentProps } from 'react';
import { Honeypot } from '../../../components/site/honeypot';
import { TextArea, TextField } from '../../../components/ui/field';
import { formsContent } from '../../../content/forms';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { QuoteDraftValues } from '../empty-quote';

type FieldName = keyof QuoteDraftValues;

interface QuoteFieldsProps {
  /** What wires a field up: its name at least. */
  control: (name: FieldName) => ComponentProps<'input'> & ComponentProps<'textarea'>;
  errors?: Partial<Record<FieldName, string>>;
  checkedServices?: string[];
  idPrefix: string;
}

const choices = [...serviceIds, 'other'] as const;

/** The fields of the quote form, without behaviour: the prerendered page shows them, the live form brings them to life. */
export function QuoteFields({ control, errors = {}, checkedServices, idPrefix }: QuoteFieldsProps) {
  const content = useContent(formsContent);
  const language = useLanguage();
  const field = (name: FieldName) => ({ id: `${idPrefix}-${name}`, error: errors[name], isRequired: true });
  return (
    <>
      <p className="text-sm text-ink-soft sm:col-span-2">{content.requiredNote}</p>
      <TextField
        {...field('name')}
        label={content.name}
        control={{ ...control('name'), autoComplete: 'name' }}
      />
      <TextField
        {...field('email')}
        label={content.email}
        control={{ ...control('email'), type: 'email', autoComplete: 'email', inputMode: 'email' }}
      />
      <TextField
        {...field('phone')}
        label={content.phone}
        control={{ ...control('phone'), type: 'tel', autoComplete: 'tel', inputMode: 'tel' }}
      />
      <TextField
        {...field('address')}
        label={content.address}
        control={{ ...control('address'), autoComplete: 'street-address' }}
      />
      <fieldset
        className="sm:col-span-2"
        aria-describedby={errors.services ? `${idPrefix}-services-error` : undefined}
      >
        <legend className="mb-1 font-medium">
          {content.services}
          <span aria-hidden> *</span>
        </legend>
        <div className="grid grid-cols-1 gap-x-4 min-[420px]:grid-cols-2 md:grid-cols-3">
          {choices.map((id) => (
            <label key={id} className="flex min-h-11 items-center gap-3">
              <input
                {...control('services')}
                type="checkbox"
                value={id}
                {...(checkedServices ? { defaultChecked: checkedServices.includes(id) } : {})}
                className="size-5 shrink-0 accent-primary"
              />
              {serviceNames[id][language]}
            </label>
          ))}
        </div>
        {errors.services && (
          <p id={`${idPrefix}-services-error`} className="mt-1 text-sm font-medium text-alert">
            {errors.services}
          </p>
        )}
      </fieldset>
      <TextArea
        {...field('message')}
        className="sm:col-span-2"
        label={content.message}
        control={{ ...control('message'), placeholder: content.messageHint }}
      />
      <Honeypot label={content.honeypot} control={control('website')} />
    </>
  );
}
