import type { SiteContent } from '@sandhill/company/content/site-content.js';
import type { components } from './generated/api';

/** The shapes of the firm's own words; the API's document does not repeat the schema of the content. */
type Schemas = components['schemas'];

interface WithContent {
  content: SiteContent;
}

export type SiteDraft = Omit<Schemas['DraftResponse'], 'content' | 'problems'> &
  WithContent & { problems: { path: string; code: string; limit?: number }[] };

/** What was published once. */
export type SiteVersion = Schemas['VersionResponse'];
export type SiteVersionPage = Schemas['VersionsResponse'];
export type WholeSiteVersion = Omit<Schemas['WholeVersionResponse'], 'content'> & WithContent;

/** How far a publication is, and which public servers show it. */
export type Publication = Schemas['PublicationResponse'];
export type Published = Pick<Publication, 'version' | 'publishedAt'>;
