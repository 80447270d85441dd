/**
 * SQL: whether the recipient of a mail is an address that only disabled or deleted accounts have. A former member of
 * staff may be a customer, and the notice to a former address of the firm is for that address.
 */
export const isForFormerStaff = (mail: string): string => `(
  ${mail}.recipient LIKE '%@%' AND ${mail}.kind NOT IN ('visit_cancelled', 'address_changed')
  AND coalesce((SELECT NOT bool_or(s.is_active) FROM staff_members s WHERE lower(s.email) = lower(${mail}.recipient)), false))`;
