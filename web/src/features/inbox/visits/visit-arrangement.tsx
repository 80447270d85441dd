import { useState } from 'react';
import { PeopleOptions } from '../../../components/ui/options';
import { officeVisitsContent } from '../../../content/office-visits';
import { useContent, useLanguage } from '../../../lib/language-context';
import { formatVisitTime } from '../../../lib/visit-time';
import type { OfficeVisit, OfficeVisits, OfficeWindow } from '../../../types/api';
import { StepSelect } from '../components/step-select';
import { useChangeVisitMutation } from './office-visits-api';
import { useVisitAttempt } from './use-visit-attempt';
import { WindowChoice } from './window-select';

interface VisitPersonProps {
  visit: OfficeVisit;
  people: OfficeVisits['people'];
}

/**
 * A select for the person who goes to the visit. It stays enabled while a choice is saved, so that it keeps the focus.
 */
function VisitPerson({ visit: { id, personId }, people }: VisitPersonProps) {
  const content = useContent(officeVisitsContent);
  const attempt = useVisitAttempt();
  const [change] = useChangeVisitMutation();
  const [wished, setWished] = useState<string | null>();
  const [known, setKnown] = useState(personId);
  if (known !== personId) {
    setKnown(personId);
    setWished(undefined);
  }
  const choose = async (chosen: string | null) => {
    setWished(chosen);
    const saving = change({ id, personId: chosen }).unwrap();
    if ((await attempt(saving, { failed: content.failed })) === null) setWished(undefined);
  };
  return (
    <StepSelect
      label={content.person}
      value={(wished === undefined ? personId : wished) ?? ''}
      onSave={(chosen) => void choose(chosen || null)}
    >
      <option value="">{content.noOne}</option>
      <PeopleOptions people={people} />
    </StepSelect>
  );
}

interface VisitArrangementProps extends VisitPersonProps {
  onMoved?: () => void;
}

export function VisitArrangement({ visit, people, onMoved }: VisitArrangementProps) {
  const content = useContent(officeVisitsContent);
  const language = useLanguage();
  const attempt = useVisitAttempt();
  const [change, { isLoading }] = useChangeVisitMutation();
  const move = async (window: OfficeWindow) => {
    const { windowId, date } = window;
    const done = { title: content.moved.title, description: formatVisitTime(window, language) };
    const moving = change({ id: visit.id, windowId, date }).unwrap();
    if ((await attempt(moving, { done, failed: content.failed })) === null) return false;
    onMoved?.();
    return true;
  };
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <VisitPerson visit={visit} people={people} />
      <WindowChoice
        label={content.moveTo}
        action={content.moveIt}
        isBusy={isLoading}
        leadId={visit.lead.id}
        onConfirm={move}
      />
    </div>
  );
}
