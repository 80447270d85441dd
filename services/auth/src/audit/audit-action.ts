/** What the trail tells of. */
export const auditActions = [
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'session_ended',
  'password_changed',
  'confirmation_failed',
  'account_made',
  'role_changed',
  'temporary_password_given',
] as const;

export type AuditAction = (typeof auditActions)[number];
