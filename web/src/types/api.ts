import type { components } from './generated/api';

/** The API's shapes by the names the app uses; `make openapi` writes the file they come from. */
type Schemas = components['schemas'];

export type Project = Schemas['ProjectResponse'];
export type ProjectList = Schemas['ProjectListResponse'];
export type Section = NonNullable<Project['section']>;

/** What a new picture is made from; `imageUrl` is a data URL. The server knows a placement of its own. */
export type NewProject = Omit<Schemas['CreateProjectDto'], 'fileName' | 'placement'> & {
  fileName?: string;
  placement?: Project['placement'];
};

/** What changes of a picture; what is left out stays. */
export type ProjectChange = Partial<Omit<NewProject, 'description'>> & { description?: string | null };

export type NewQuote = Schemas['CreateQuoteDto'];
export type NewContact = Schemas['CreateContactDto'];
export type LeadReceipt = Schemas['LeadAcceptedResponse'];

export type User = Schemas['UserResponse'];
export type Session = Schemas['SessionResponse'];
export type Credentials = Schemas['LoginRequest'];
export type Health = Schemas['SiteHealthResponse'];

/** A lead in the list; `deletedAt` says since when it is in the bin. */
export type Lead = Schemas['LeadSummaryResponse'] & { deletedAt?: string | null };
export type LeadPage = Omit<Schemas['LeadPageResponse'], 'leads'> & { leads: Lead[] };
export type LeadDetail = Schemas['LeadDetailResponse'];
export type LeadMail = Schemas['NotificationResponse'];
export type LeadNote = Schemas['LeadNoteResponse'];
export type LeadCounts = Schemas['LeadCountsResponse'];

/** How the sending of mail is going. */
export interface MailState {
  isPaused: boolean;
  pausedReason: string | null;
  failedCount: number;
}

/** What came of a test mail. */
export interface TestMail {
  isAccepted: boolean;
  serverAnswer: string;
  tookMs: number;
}
