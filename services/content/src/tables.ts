import { AuditEvent } from '@sandhill/platform/audit/audit-event.entity.js';
import { IssueRow } from './guide-entries/issue-row.entity.js';
import { PlantRow } from './guide-entries/plant-row.entity.js';
import { SiteDraft } from './drafts/site-draft.entity.js';
import { CreateContent1763800000000 } from './migrations/1763800000000-create-content.js';
import { CreatePlantGuide1764200000000 } from './migrations/1764200000000-create-plant-guide.js';
import { Publication } from './publishing/publication.entity.js';
import { SiteSetPart } from './site-sets/site-set-part.entity.js';
import { SiteSet } from './site-sets/site-set.entity.js';
import { SiteVersion } from './versions/site-version.entity.js';

/** Tables and migrations of content. */
export const tables = {
  entities: [SiteVersion, SiteDraft, SiteSet, SiteSetPart, Publication, PlantRow, IssueRow, AuditEvent],
  migrations: [CreateContent1763800000000, CreatePlantGuide1764200000000],
};
