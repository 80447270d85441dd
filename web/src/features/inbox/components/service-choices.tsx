import { serviceIds } from '@sandhill/company/service-ids.js';
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
          <label key={service} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="services"
              value={service}
              defaultChecked={chosen.includes(service)}
              className="size-5 shrink-0 accent-primary"
            />
            {serviceName(service)}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
