/** SQL: whether no one who still works here is named in a column. */
const isNoOne = (column: string) =>
  `(${column} IS NULL OR ${column} IN (SELECT id FROM staff_members WHERE NOT is_active))`;

/**
 * SQL condition on a `person`, and a `visit` with its `lead`: whether the visit is in the person's day. A visit to which
 * no one goes yet is in the day of the lead's owner, or of all owners of the firm if no one has the lead, so that no
 * visit is forgotten.
 */
export const isAssignedTo = `(visit.person_id = person.id OR person.role <> 'crew' AND ${isNoOne('visit.person_id')}
  AND (lead.owner_id = person.id OR person.role = 'owner' AND ${isNoOne('lead.owner_id')}))`;
