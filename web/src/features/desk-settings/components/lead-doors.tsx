import { leadDoorsContent } from '../../../content/lead-doors';
import { useContent } from '../../../lib/language-context';
import { useGetLeadDoorsQuery } from '../api/desk-settings-api';
import { LeadDoorRow } from './lead-door-row';
import { OpenLeadDoor } from './open-lead-door';
import { Setting } from '../../../components/ui/setting';

export function LeadDoors() {
  const content = useContent(leadDoorsContent);
  const answer = useGetLeadDoorsQuery();
  return (
    <Setting title={content.title} text={content.text} failed={content.failed} answer={answer}>
      {answer.data?.length === 0 && <p className="mt-3 font-medium">{content.none}</p>}
      <ul className="divide-y divide-line">
        {answer.data?.map((door) => (
          <LeadDoorRow key={door.id} door={door} />
        ))}
      </ul>
      <OpenLeadDoor />
    </Setting>
  );
}
