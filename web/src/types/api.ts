import type { SiteContent } from '@sandhill/company/content/site-content.js';
import type { components } from './generated/api';

/** The API's shapes by the names the app uses; `make openapi` writes the file they come from. */
type Schemas = components['schemas'];

export type Project = Schemas['ProjectResponse'];
export type ProjectList = Schemas['ProjectListResponse'];
export type Section = NonNullable<Project['section']>;

/** What a new picture is made from; `imageUrl` is a data URL. The server knows a placement of its own. */
export type NewProject = Omit<Schemas['CreateProjectDto'], 'placement'> & {
  placement?: Project['placement'];
};

/** What changes of a picture; what is left out stays. */
export type ProjectChange = Partial<Omit<NewProject, 'description'>> & {
  description?: string | null;
  showOriginal?: boolean;
};

/** A picture in the bin, and when it is gone for good. */
export type BinnedProject = Schemas['BinnedProjectResponse'];
export type ProjectBinPage = Schemas['BinResponse'];

export type NewQuote = Schemas['CreateQuoteDto'];
export type NewContact = Schemas['CreateContactDto'];
export type LeadReceipt = Schemas['LeadAcceptedResponse'];

/** The help chat as the visitor's page sees it. */
export type ChatMessage = Schemas['ChatMessageResponse'];
export type ChatOffice = Schemas['ChatOfficeResponse'];
export type StartedChat = Schemas['ChatStartedResponse'];
export type ReadChat = Schemas['ChatResponse'];
export type AddedToChat = Schemas['ChatAddedResponse'];
export type NewChat = Schemas['StartChatDto'];
/** Its language and page are those of the conversation. */
export type NewChatContact = Omit<Schemas['ChatContactDto'], 'language'>;

/** The same, as staff see it. */
export type StaffChatList = Schemas['StaffChatListResponse'];
export type StaffChatSummary = Schemas['StaffChatSummaryResponse'];
export type StaffChat = Schemas['StaffChatDetailResponse'];
export type StaffChatMessage = Schemas['StaffChatMessageResponse'];

export type User = Schemas['UserResponse'];
export type Session = Schemas['SessionResponse'];
export type Credentials = Schemas['LoginRequest'];
export type Health = Schemas['SiteHealthResponse'];

export type Lead = Schemas['LeadSummaryResponse'];
export type LeadPage = Schemas['LeadPageResponse'];
export type LeadDetail = Schemas['LeadDetailResponse'];
export type LeadMail = Schemas['NotificationResponse'];
export type LeadNote = Schemas['LeadNoteResponse'];
export type LeadCounts = Schemas['LeadCountsResponse'];
export type LeadMessage = Schemas['LeadMessageResponse'];
export type NewMessage = Schemas['CreateMessageDto'];
export type LeadEvent = Schemas['LeadEventResponse'];
export type EarlierLead = Schemas['RelatedLeadResponse'];
export type LostReason = NonNullable<Lead['lostReason']>;
export type StaffName = Schemas['LeadOwnerResponse'];
export type StaffMember = Schemas['StaffMemberResponse'];

/** What staff change of a lead; what is left out stays. */
export type LeadChange = Schemas['ChangeLeadDto'];

/** What several leads become at once, and what they were. */
export type LeadsChange = Schemas['ChangeLeadsDto'];
export type LeadsChanged = Schemas['ChangedLeadsResponse'];

/** A lead that staff type in: a call, a walk-in. */
export type TypedLead = Schemas['TypeInLeadDto'];

/** The last daily test lead, from the public door to the mail server; in a demonstration there is none. */
export type DailyTest = Schemas['ProofResponse'];

/** The numbers of the overview. */
export type LeadFigures = Schemas['LeadFiguresResponse'];
export type PeriodFigures = Schemas['PeriodFiguresResponse'];

/** What a link in the office's mail shows of a lead. */
export type LeadClaim = Schemas['LeadClaimResponse'];

export type LeadSteps = Schemas['StepsDto'];
export type LeadRetention = Schemas['RetentionDto'];

export type WebHook = Schemas['WebHookResponse'];
export type NewWebHook = Schemas['CreateWebHookDto'];
export type WebHookChange = Schemas['ChangeWebHookDto'];
/** The one answer that holds its secret. */
export type MadeWebHook = Schemas['NewWebHookResponse'];
export type WebHookDelivery = Schemas['WebHookDeliveryResponse'];

export type PushDevice = Schemas['PushDeviceResponse'];
export type NewPushDevice = Schemas['CreatePushDeviceDto'];

export type MailSettings = Schemas['MailSettingsResponse'];
export type MailState = Schemas['MailStateResponse'];
export type TestMail = Schemas['TestMailResponse'];

export type OwnSession = Schemas['OwnSessionResponse'];
export type Account = Schemas['AccountResponse'];
export type NewAccount = Schemas['NewAccountRequest'];
export type AccountChange = Schemas['AccountChangeRequest'];
export type IssuedPassword = Schemas['IssuedPasswordResponse'];
export type AuditEvent = Schemas['AuditEventResponse'];
export type AuditPage = Schemas['AuditPageResponse'];
export type SecondFactorBegun = Schemas['SecondFactorBegunResponse'];
export type SecondFactorState = Schemas['SecondFactorStateResponse'];
export type LoginRefused = Schemas['LoginRefusedResponse'];
export type Passkey = Schemas['PasskeyResponse'];
export type PasskeyList = Schemas['PasskeysResponse'];
export type PasskeyAdded = Schemas['PasskeyAddedResponse'];
export type PasskeyQuestion = Schemas['PasskeyChallengeResponse'];
export type ConfirmationOptions = Schemas['SessionConfirmationOptionsResponse'];
export type Confirmation = Schemas['SessionConfirmationRequest'];

/** The API's document does not repeat the schema of the firm's words. */
interface WithContent {
  content: SiteContent;
}

export type SiteDraft = Omit<Schemas['DraftResponse'], 'content' | 'problems'> &
  WithContent & { problems: { path: string; code: string; limit?: number }[] };
export type SiteVersion = Schemas['VersionResponse'];
export type SiteVersionPage = Schemas['VersionsResponse'];
export type WholeSiteVersion = Omit<Schemas['WholeVersionResponse'], 'content'> & WithContent;
/** An entry of the plant guide as staff read it: drafts and the bin included. */
export type GuideEntry = Schemas['GuideEntryResponse'];
export type GuidePlant = Schemas['StaffPlantResponse'];
export type GuideIssue = Schemas['StaffIssueResponse'];

export type Publication = Schemas['PublicationResponse'];
export type Published = Schemas['NewVersionResponse'];
