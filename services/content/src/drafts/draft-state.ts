import type { Problem } from '@sandhill/company/content/problems.js';
import type { WordsVersion } from '../versions/site-version.entity.js';
import type { SiteDraft } from './site-draft.entity.js';

/** The draft beside what is published. */
export interface DraftState {
  draft: SiteDraft;
  published: WordsVersion;
  isChanged: boolean;
  /** The site is live, and may say nothing that is made up (N15). */
  isLive: boolean;
  /** Problems that keep the draft from being published. */
  problems: Problem[];
}
