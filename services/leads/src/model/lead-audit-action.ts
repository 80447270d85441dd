/** Actions that the audit trail of leads records. */
export const leadAuditActions = [
  'lead_status_changed',
  'lead_owner_changed',
  'lead_changed',
  'lead_claimed',
  'lead_answered',
  'lead_typed_in',
  'lead_note_added',
  'lead_mail_sent_again',
  'lead_deleted',
  'lead_restored',
  'lead_erased',
  'leads_exported',
  'lead_steps_changed',
  'web_hook_added',
  'web_hook_changed',
  'web_hook_deleted',
  'web_hook_tested',
  'web_hook_sent_again',
  'test_mail_sent',
  'held_mail_released',
  'failed_mail_sent_again',
  'retention_changed',
  'chat_answered',
  'chat_marked_spam',
] as const;

export type LeadAuditAction = (typeof leadAuditActions)[number];
