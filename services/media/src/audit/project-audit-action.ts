/** What the trail of project images tells of. */
export const projectAuditActions = [
  'project_uploaded',
  'project_changed',
  'projects_reordered',
  'project_deleted',
  'project_restored',
  'project_purged',
] as const;

export type ProjectAuditAction = (typeof projectAuditActions)[number];
