import { serviceIds } from '@sandhill/company/service-ids.js';
import { Checkbox } from '../../../components/ui/checkbox';
import { FieldGroup } from '../../../components/ui/field';
import { inboxContent } from '../../../content/inbox';
import { useServiceName } from '../../../hooks/use-service-name';
import { useContent } from '../../../lib/language-context';

/** Services of a quote in the order of the checkboxes. */
export const choices = [...serviceIds, 'other'];

/**
 * Checkboxes for the services of a quote. They share the name `services`, for forms that read their fields with
 * `FormData`.
 */
export function ServiceChoices({ chosen = [], error }: { chosen?: readonly string[]; error?: string }) {
  const { services } = useContent(inboxContent);
  const serviceName = useServiceName();
  return (
    <FieldGroup label={services} error={error}>
      <div className="grid sm:grid-cols-2">
        {choices.map((service) => (
          <Checkbox
            key={service}
            name="services"
            value={service}
            defaultChecked={chosen.includes(service)}
            label={serviceName(service)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
