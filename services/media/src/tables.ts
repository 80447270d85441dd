import { AuditEvent } from '@sandhill/platform/audit/audit-event.entity.js';
import { LedgerEntry } from '@sandhill/platform/ledger/ledger-entry.entity.js';
import { ImageErasure } from './images/image-erasure.entity.js';
import { Image } from './images/image.entity.js';
import { CreateProjectImages1760000000000 } from './migrations/1760000000000-create-project-images.js';
import { CreateSeeds1760000100000 } from './migrations/1760000100000-create-seeds.js';
import { CreateAuditTrail1760000200000 } from './migrations/1760000200000-create-audit-trail.js';
import { ShowOriginals1760000300000 } from './migrations/1760000300000-show-originals.js';
import { CreateBin1760000400000 } from './migrations/1760000400000-create-bin.js';
import { IndexFeatured1760000500000 } from './migrations/1760000500000-index-featured.js';
import { RecogniseUploads1760000600000 } from './migrations/1760000600000-recognise-uploads.js';
import { IndexSections1760000700000 } from './migrations/1760000700000-index-sections.js';
import { HideBinnedPictures1761300000000 } from './migrations/1761300000000-hide-binned-pictures.js';
import { AddLedger1761400000000 } from './migrations/1761400000000-add-ledger.js';
import { KnowUploader1764000300000 } from './migrations/1764000300000-know-uploader.js';
import { KnowCaptureTime1765200000000 } from './migrations/1765200000000-know-capture-time.js';
import { KnowRenditionFailure1765200100000 } from './migrations/1765200100000-know-rendition-failure.js';
import { FocusAndTurn1765200200000 } from './migrations/1765200200000-focus-and-turn.js';
import { TellStories1765300000000 } from './migrations/1765300000000-tell-stories.js';
import { WaitForApproval1765400000000 } from './migrations/1765400000000-wait-for-approval.js';
import { LibrarySettings } from './projects/library-settings.entity.js';
import { UsePicturesOnSite1765900000000 } from './migrations/1765900000000-use-pictures-on-site.js';
import { Project } from './projects/project.entity.js';
import { AppliedSeed } from './seed/applied-seed.entity.js';
import { ProjectPicture } from './projects/project-picture.entity.js';
import { ProjectStory } from './projects/project-story.entity.js';
import { SitePictureUse } from './projects/site-picture-use.entity.js';

/** Tables and migrations of media. */
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
  migrations: [
    CreateProjectImages1760000000000,
    CreateSeeds1760000100000,
    CreateAuditTrail1760000200000,
    ShowOriginals1760000300000,
    CreateBin1760000400000,
    IndexFeatured1760000500000,
    RecogniseUploads1760000600000,
    IndexSections1760000700000,
    HideBinnedPictures1761300000000,
    AddLedger1761400000000,
    KnowUploader1764000300000,
    KnowCaptureTime1765200000000,
    KnowRenditionFailure1765200100000,
    FocusAndTurn1765200200000,
    TellStories1765300000000,
    WaitForApproval1765400000000,
    UsePicturesOnSite1765900000000,
  ],
};
