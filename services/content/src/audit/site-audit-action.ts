export const siteAuditActions = [
  'site_published',
  'site_undone',
  'site_scheduled',
  'schedule_cancelled',
  'draft_discarded',
  'draft_restored',
  'draft_imported',
  'guide_entry_created',
  'guide_entry_changed',
  'guide_entry_deleted',
  'guide_entry_restored',
  'guide_entry_purged',
] as const;

export type SiteAuditAction = (typeof siteAuditActions)[number];
