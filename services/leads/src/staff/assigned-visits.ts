import { notOnLeads } from './works-on-leads.js';

const hasNoPerson = `(visit.person_id IS NULL
  OR visit.person_id IN (SELECT id FROM staff_members WHERE NOT is_active))`;
const hasNoOwner = `(lead.owner_id IS NULL OR lead.owner_id IN (${notOnLeads}))`;

/**
 * SQL condition on a `person`, and a `visit` with its `lead`: whether the visit is in the person's day. A visit to which
 * no one goes yet is in the day of the lead's owner, or of all owners of the firm if no one has the lead, so that no
 * visit is forgotten.
 */
export const isAssignedTo = `(visit.person_id = person.id OR person.role <> 'crew' AND ${hasNoPerson}
  AND (lead.owner_id = person.id OR person.role = 'owner' AND ${hasNoOwner}))`;
