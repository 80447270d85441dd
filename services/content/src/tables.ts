import { AuditEvent } from '@sandhill/platform/audit/audit-event.entity.js';
import { IssueRow } from './guide-entries/issue-row.entity.js';
import { PlantRow } from './guide-entries/plant-row.entity.js';
import { SiteDraft } from './drafts/site-draft.entity.js';
import { CreateContent1763800000000 } from './migrations/1763800000000-create-content.js';
import { CreatePlantGuide1764200000000 } from './migrations/1764200000000-create-plant-guide.js';
import { ScheduleVersions1764700000000 } from './migrations/1764700000000-schedule-versions.js';
import { EditAwardAndHints1765200000000 } from './migrations/1765200000000-edit-award-and-hints.js';
import { FollowStories1765300000000 } from './migrations/1765300000000-follow-stories.js';
import { FollowPictures1765900000000 } from './migrations/1765900000000-follow-pictures.js';
import { Publication } from './publishing/publication.entity.js';
import { ScheduledVersion } from './publishing/scheduled/scheduled-version.entity.js';
import { SiteSetPart } from './site-sets/site-set-part.entity.js';
import { SiteSet } from './site-sets/site-set.entity.js';
import { SitePictureRow } from './gallery/site-picture-row.entity.js';
import { StoriesCopy } from './gallery/stories-copy.entity.js';
import { SiteVersion } from './versions/site-version.entity.js';

/** Tables and migrations of content. */
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
  migrations: [
    CreateContent1763800000000,
    CreatePlantGuide1764200000000,
    ScheduleVersions1764700000000,
    EditAwardAndHints1765200000000,
    FollowStories1765300000000,
    FollowPictures1765900000000,
  ],
};
