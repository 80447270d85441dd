import { SelectField } from '../../../components/ui/field';
import { PeopleOptions } from '../../../components/ui/options';
import { officeVisitsContent } from '../../../content/office-visits';
import { useContent } from '../../../lib/language-context';
import type { OfficeVisit, OfficeVisits, VisitChange } from '../../../types/api';
import { useChangeVisitMutation } from './office-visits-api';
import { useVisitAttempt } from './use-visit-attempt';
import { WindowSelect } from './window-select';

interface VisitArrangementProps {
  visit: OfficeVisit;
  people: OfficeVisits['people'];
}

export function VisitArrangement({ visit, people }: VisitArrangementProps) {
  const content = useContent(officeVisitsContent);
  const attempt = useVisitAttempt();
  const [change, { isLoading }] = useChangeVisitMutation();
  const apply = (wished: VisitChange) =>
    void attempt(change({ id: visit.id, ...wished }).unwrap(), { failed: content.failed });
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label={content.person}
        control={{
          value: visit.personId ?? '',
          disabled: isLoading,
          onChange: ({ target }) => apply({ personId: target.value || null }),
        }}
      >
        <option value="">{content.noOne}</option>
        <PeopleOptions people={people} />
      </SelectField>
      <WindowSelect
        label={content.moveTo}
        isBusy={isLoading}
        onChoose={({ windowId, date }) => apply({ windowId, date })}
      />
    </div>
  );
}
