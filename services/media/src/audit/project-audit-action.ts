/** Actions in the audit trail of project images. */
export const projectAuditActions = [
  'project_uploaded',
  'project_changed',
  'projects_reordered',
  'project_deleted',
  'project_restored',
  'project_purged',
] as const;

export type ProjectAuditAction = (typeof projectAuditActions)[number];
