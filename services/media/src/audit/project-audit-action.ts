export const projectAuditActions = [
  'project_uploaded',
  'project_changed',
  'projects_reordered',
  'project_deleted',
  'project_restored',
  'project_purged',
  'project_picture_added',
  'story_saved',
  'story_deleted',
  'project_approved',
  'project_rejected',
  'library_settings_changed',
] as const;

export type ProjectAuditAction = (typeof projectAuditActions)[number];
