import type { Problem } from '@sandhill/company/content/problems.js';
import type { SiteContent } from '@sandhill/company/content/site-content.js';

/** The one draft of the firm's words; what is published where there is none. */
export interface SiteDraft {
  /** May be unfinished: see `problems`. */
  content: SiteContent;
  /** For `If-Match`; never goes back. */
  revision: number;
  /** The version from which it was begun. */
  basedOn: number;
  /** It differs from what is published. */
  isChanged: boolean;
  changedAt: string | null;
  changedBy: string | null;
  /** What keeps it from being published. */
  problems: Problem[];
}

/** What was published once. */
export interface SiteVersion {
  id: number;
  publishedAt: string;
  publishedBy: string | null;
  note: string;
  /** The version whose content an undo published again. */
  restoredFrom: number | null;
  isCurrent: boolean;
}

export interface SiteVersionPage {
  versions: SiteVersion[];
  nextCursor?: string | null;
}

export type WholeSiteVersion = SiteVersion & { content: SiteContent };

export interface Published {
  version: number;
  publishedAt: string;
}

/** How far a publication is, and which public servers show it. */
export interface Publication extends Published {
  state: 'idle' | 'rendering' | 'storing' | 'failed';
  page?: string | null;
  /** Pages. */
  done: number;
  total: number;
  servers: { name: string; build: string; version: number | null; seenAt: string }[];
}
