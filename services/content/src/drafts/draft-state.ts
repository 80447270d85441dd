import type { Problem } from '@sandhill/company/content/problems.js';
import type { VersionWithoutGuide } from '../versions/site-version.entity.js';
import type { SiteDraft } from './site-draft.entity.js';

export interface DraftState {
  draft: SiteDraft;
  published: VersionWithoutGuide;
  isChanged: boolean;
  /** Whether the site is live. A live site must not contain made-up statements. */
  isLive: boolean;
  /** Problems that keep the draft from being published. */
  problems: Problem[];
}
