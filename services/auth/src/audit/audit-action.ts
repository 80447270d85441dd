/** Actions in the audit trail. */
export const auditActions = [
  'signed_in',
  'sign_in_failed',
  'second_factor_asked',
  'recovery_code_used',
  'signed_out',
  'session_ended',
  'sessions_ended',
  'password_changed',
  'confirmation_failed',
  'second_factor_switched_on',
  'second_factor_switched_off',
  'second_factor_reset',
  'recovery_codes_replaced',
  'passkey_added',
  'passkey_removed',
  'sign_in_confirmed',
  'account_made',
  'role_changed',
  'email_changed',
  'account_disabled',
  'account_enabled',
  'temporary_password_given',
] as const;

export type AuditAction = (typeof auditActions)[number];
