import { serviceIds } from '@sandhill/company/service-ids.js';
import { FormFields } from '../../../components/forms/form-fields';
import type { TextFieldSpec } from '../../../components/forms/text-fields';
import { FieldGroup } from '../../../components/ui/field';
import { formsContent } from '../../../content/forms';
import { useContent, useLanguage } from '../../../lib/language-context';
import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';
import { Checkbox } from '../../../components/ui/checkbox';
import { serviceNames } from '../../../lib/site';

interface QuoteFieldsProps {
  errors: Record<string, string | undefined>;
  selectedService?: QuoteServiceId;
  idPrefix: string;
}

const textFields: TextFieldSpec[] = [
  { name: 'name', control: { autoComplete: 'name' } },
  { name: 'email', control: { type: 'email', autoComplete: 'email', inputMode: 'email' } },
  { name: 'phone', control: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', placeholder: ' ' } },
  // The hint asks for the city, because autofill enters only the street. Without the city, the area is unknown, and no
  // times for a visit can be offered.
  { name: 'address', hint: 'addressHint', control: { autoComplete: 'street-address' } },
];

const choices = [...serviceIds, 'other'] as const;

export function QuoteFields({ errors, selectedService, idPrefix }: QuoteFieldsProps) {
  const content = useContent(formsContent);
  const language = useLanguage();
  return (
    <FormFields fields={textFields} errors={errors} idPrefix={idPrefix} messageHint={content.messageHint}>
      <FieldGroup label={content.services} isRequired error={errors['services']} className="sm:col-span-2">
        <div className="grid grid-cols-1 gap-x-2 min-[360px]:grid-cols-2 md:grid-cols-3 md:gap-x-4">
          {choices.map((id) => (
            <Checkbox
              key={id}
              name="services"
              value={id}
              defaultChecked={id === selectedService}
              className="gap-2 leading-tight sm:gap-3"
              label={serviceNames[id][language]}
            />
          ))}
        </div>
      </FieldGroup>
    </FormFields>
  );
}
