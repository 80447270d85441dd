import { Checkbox } from '../ui/checkbox';
import { urgencyContent } from '../../content/urgency';
import { useContent } from '../../lib/language-context';
import type { Urgency } from '../../types/api';
import { phoneHref } from '../site/admin-access';
import { buttonClass } from '../ui/button';

export function UrgencyChoice({ name, onChoose }: { name: string; onChoose?: (reason: Urgency) => void }) {
  const content = useContent(urgencyContent);
  return (
    <>
      <p className="font-medium">{content.callFirst}</p>
      <a href={phoneHref} className={buttonClass('action', 'mt-2')}>
        {content.call}
      </a>
      <fieldset className="mt-4">
        <legend className="mb-1 font-medium">{content.what}</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {(Object.keys(content.reasons) as Urgency[]).map((reason) => (
            <Checkbox
              key={reason}
              type="radio"
              name={name}
              value={reason}
              onChange={() => onChoose?.(reason)}
              className="gap-3 leading-tight"
              label={content.reasons[reason]}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

/**
 * The checkbox for an urgent request, and the reasons to choose from. CSS shows the reasons, so they work without
 * scripts.
 */
export function UrgencyField() {
  const content = useContent(urgencyContent);
  return (
    <div className="group sm:col-span-2">
      <Checkbox name="cannotWait" value="yes" className="gap-3 font-medium" label={content.cannotWait} />
      <div className="mt-2 hidden rounded-2xl bg-info p-4 group-has-[[name=cannotWait]:checked]:block">
        <UrgencyChoice name="urgency" />
        <p className="mt-2 text-sm">{content.alsoTold}</p>
      </div>
    </div>
  );
}
