import { AuditEvent } from '@sandhill/platform/audit/audit-event.entity.js';
import { sortMigrations } from '@sandhill/platform/database/sort-migrations.js';
import { LedgerEntry } from '@sandhill/platform/ledger/ledger-entry.entity.js';
import { ImageErasure } from './images/image-erasure.entity.js';
import { Image } from './images/image.entity.js';
import { LibrarySettings } from './projects/library-settings.entity.js';
import { Project } from './projects/project.entity.js';
import { AppliedSeed } from './seed/applied-seed.entity.js';
import { ProjectPicture } from './projects/project-picture.entity.js';
import { ProjectStory } from './projects/project-story.entity.js';
import { SitePictureUse } from './projects/site-picture-use.entity.js';
import * as migrations from './migrations/all.js';

export const tables = {
  entities: [
    Image,
    ImageErasure,
    Project,
    ProjectStory,
    ProjectPicture,
    LibrarySettings,
    SitePictureUse,
    AppliedSeed,
    AuditEvent,
    LedgerEntry,
  ],
  migrations: sortMigrations(migrations),
};
