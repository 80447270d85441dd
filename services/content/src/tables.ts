import { AuditEvent } from '@sandhill/platform/audit/audit-event.entity.js';
import { sortMigrations } from '@sandhill/platform/database/sort-migrations.js';
import { IssueRow } from './guide-entries/issue-row.entity.js';
import { PlantRow } from './guide-entries/plant-row.entity.js';
import { SiteDraft } from './drafts/site-draft.entity.js';
import { Publication } from './publishing/publication.entity.js';
import { ScheduledVersion } from './publishing/scheduled/scheduled-version.entity.js';
import { SiteSetPart } from './site-sets/site-set-part.entity.js';
import { SiteSet } from './site-sets/site-set.entity.js';
import { SitePictureRow } from './gallery/site-picture-row.entity.js';
import { StoriesCopy } from './gallery/stories-copy.entity.js';
import { SiteVersion } from './versions/site-version.entity.js';
import * as migrations from './migrations/all.js';

export const tables = {
  entities: [
    SiteVersion,
    SiteDraft,
    ScheduledVersion,
    SiteSet,
    SiteSetPart,
    Publication,
    StoriesCopy,
    SitePictureRow,
    PlantRow,
    IssueRow,
    AuditEvent,
  ],
  migrations: sortMigrations(migrations),
};
