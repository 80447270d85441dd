/** Actions in the audit trail of the site's content. */
export const siteAuditActions = [
  'site_published',
  'site_undone',
  'draft_discarded',
  'draft_restored',
  'draft_imported',
] as const;

export type SiteAuditAction = (typeof siteAuditActions)[number];
