/**
 * SQL: whether the recipient of a mail is an address that only disabled or deleted accounts have. False for two kinds
 * of mail: about a canceled visit, because a former member of staff may be a customer, and about a changed address of
 * the firm, because it is meant for the former address.
 */
export const isForFormerStaff = (mail: string): string => `(
  ${mail}.recipient LIKE '%@%' AND ${mail}.kind NOT IN ('visit_cancelled', 'address_changed')
  AND coalesce((SELECT NOT bool_or(s.is_active) FROM staff_members s WHERE lower(s.email) = lower(${mail}.recipient)), false))`;

/** SQL: whether a mail goes to the visitor of a lead whose email address was removed. */
export const isToNoAddress = (mail: string): string => `(
  ${mail}.recipient = 'visitor' AND EXISTS (SELECT FROM leads l WHERE l.id = ${mail}.lead_id AND l.email IS NULL))`;
