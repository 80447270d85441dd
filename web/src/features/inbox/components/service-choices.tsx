import { serviceIds } from '@sandhill/company/service-ids.js';
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
    <fieldset>
      <legend className="font-medium">{services}</legend>
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
      {error && <p className="text-sm font-medium text-alert">{error}</p>}
    </fieldset>
  );
}
