import { officeDay } from '@sandhill/company/office-day.js';
import { Link } from 'react-router-dom';
import { leadAddress } from '../../../config/admin-addresses';
import { deskContent } from '../../../content/desk';
import { inboxContent } from '../../../content/inbox';
import { useContent } from '../../../lib/language-context';
import type { RelatedLead } from '../../../types/api';
import { Group } from '../../../components/ui/group';

export function EarlierLeads({ leads }: { leads: RelatedLead[] }) {
  const { earlier } = useContent(deskContent);
  const { kinds, statuses } = useContent(inboxContent);
  if (leads.length === 0) return null;
  return (
    <Group title={earlier.title} className="print:hidden">
      <p className="text-sm text-ink-soft">{earlier.hint}</p>
      <ul className="mt-2 divide-y divide-line">
        {leads.map((lead) => (
          <li key={lead.id} className="py-2.5">
            <Link to={leadAddress(lead.reference)} className="font-medium underline underline-offset-4">
              {lead.reference}
            </Link>{' '}
            {earlier.line(statuses[lead.status], officeDay(Date.parse(lead.createdAt)).slice(0, 4))}
            <span className="block text-sm text-ink-soft">
              {kinds[lead.kind]} · {lead.name}
            </span>
          </li>
        ))}
      </ul>
    </Group>
  );
}
