import type { SiteContent } from '@sandhill/company/content/site-content.js';
import type { components } from './generated/api';

/** The API's shapes by the names the app uses; `make openapi` writes the file they come from. */
type Schemas = components['schemas'];

export type Project = Schemas['ProjectResponse'];
/** A picture of the library as staff see it. */
export type ManagedProject = Schemas['ManagedProjectResponse'];
/** Rows of lists, which leave out what is usual. */
export type ListedProject = Schemas['ListedProjectResponse'];
export type ListedManagedProject = Schemas['ListedManagedProjectResponse'];
/** Lists, whose rows are filled in as they are read. */
export type ProjectList<Row = Project> = Omit<Schemas['ProjectListResponse'], 'projects'> & {
  projects: Row[];
};
export type ManagedList<Row = ManagedProject> = Omit<Schemas['ManagedListResponse'], 'projects'> & {
  projects: Row[];
};

/** Changes of several pictures at once, and what came of them. */
export type ProjectsChange = Schemas['ChangeProjectsDto'];
export type ProjectsChanged = Schemas['ChangedProjectsResponse'];
export type LibrarySettings = Schemas['LibrarySettingsDto'];

export type Section = NonNullable<Project['section']>;

/** A new picture; `imageUrl` is a data URL. The server knows a placement of its own. */
export type NewProject = Omit<Schemas['UploadProjectDto'], 'placement'> & {
  placement?: Project['placement'];
};

/** The answer to a new picture; `wasPresent` if the gallery had it. */
export type UploadedProject = Schemas['UploadedProjectResponse'];

/** A picture whose large sizes were given up, and why. */
export type GivenUpProject = Schemas['GivenUpResponse'];

/** A picture that the website shows, or will, and where. */
export type SiteUse = Schemas['SiteUseResponse'];

/** Changes of a picture; fields that are left out stay. */
export type ProjectChange = Partial<Omit<NewProject, 'description'>> & {
  description?: string | null;
  showOriginal?: boolean;
  turn?: Project['turn'];
};

/** A picture in the bin, and when it is gone for good. */
export type BinnedProject = Schemas['BinnedProjectResponse'];
export type ProjectBinPage = Schemas['BinResponse'];

/** A project's pictures and the words of its page, as staff edit them. */
export type ProjectStory = Schemas['StoryResponse'];
export type StoryChange = Schemas['StoryDto'];
export type AddedPicture = Schemas['AddPictureDto'];

export type NewQuote = Schemas['CreateQuoteDto'];
export type NewContact = Schemas['CreateContactDto'];
export type Urgency = NonNullable<Schemas['VisitorPageResponse']['urgency']>;
export type AnswerTimes = Schemas['AnswerTimesResponse'];
export type SenderDomain = Schemas['SenderDomainResponse'];
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
export type AccountLink = Schemas['LinkResponse'];
export type UsedLink = Schemas['LinkUsedResponse'];
export type NewInvitation = Schemas['InvitationRequest'];
export type Credentials = Schemas['LoginRequest'];
export type Health = Schemas['SiteHealthResponse'];

export type Lead = Schemas['LeadSummaryResponse'];
export type LeadPage = Schemas['LeadPageResponse'];
export type LeadDetail = Schemas['LeadDetailResponse'];
export type LeadMail = Schemas['NotificationResponse'];
export type LeadNote = Schemas['LeadNoteResponse'];
export type LeadCounts = Schemas['LeadCountsResponse'];
export type AnswerFile = Schemas['AttachmentResponse'];
export type LeadMessage = Schemas['LeadMessageResponse'];
export type NewMessage = Schemas['CreateMessageDto'];
export type MessageChange = Schemas['ChangeMessageDto'];
export type LeadEvent = Schemas['LeadEventResponse'];
export type EarlierLead = Schemas['RelatedLeadResponse'];
export type LostReason = NonNullable<Lead['lostReason']>;
export type StaffName = Schemas['LeadOwnerResponse'];
export type StaffMember = Schemas['StaffMemberResponse'];

/** Changes of a lead; fields that are left out stay. */
export type LeadChange = Schemas['ChangeLeadDto'];

/** Changes of several leads at once, and what they were. */
export type LeadsChange = Schemas['ChangeLeadsDto'];
export type LeadsChanged = Schemas['ChangedLeadsResponse'];

/** A lead that staff type in: a call, a walk-in. */
export type TypedLead = Schemas['TypeInLeadDto'];

/** The last daily test lead, from the public door to the mail server; in a demonstration there is none. */
export type DailyTest = Schemas['ProofResponse'];

/** The numbers of the overview. */
export type LeadFigures = Schemas['LeadFiguresResponse'];
export type PeriodFigures = Schemas['PeriodFiguresResponse'];

/** A form's way to a phone that takes its photos. */
export type Handover = Schemas['HandoverResponse'];
export type NewHandover = Schemas['NewHandoverResponse'];

/** A request as its visitor follows it, and its visits. */
export type VisitorPage = Schemas['VisitorPageResponse'];
export type VisitorWindows = Schemas['VisitorWindowsResponse'];
export type VisitorVisit = Schemas['VisitorVisitResponse'];
export type PlaceWindows = Schemas['PlaceWindowsResponse'];
export type VisitWindow = Schemas['VisitWindowResponse'];
export type VisitChoice = Omit<Schemas['BookVisitDto'], 'token'>;
export type OfficeVisits = Schemas['OfficeVisitsResponse'];
export type OfficeVisit = Schemas['OfficeVisitResponse'];
export type OfficeWindow = Schemas['OfficeWindowResponse'];
export type OwnVisit = Schemas['OwnVisitResponse'];
export type VisitReport = Schemas['VisitStateDto']['state'];
export type VisitChange = Schemas['ChangeVisitDto'];
export type VisitCalendar = Schemas['CalendarResponse'];
export type NewVisitCalendar = Schemas['NewCalendarResponse'];
export type VisitSettings = Schemas['VisitSettingsDto'];
export type KnownVisitSettings = Schemas['VisitSettingsResponse'];
export type LeadClaim = Schemas['LeadClaimResponse'];

export type Rota = Schemas['RotaResponse'];
export type QuietHours = Schemas['QuietHoursDto'];
export type LeadSteps = Schemas['StepsDto'];
export type LeadRetention = Schemas['RetentionDto'];

export type LeadDoor = Schemas['LeadDoorResponse'];
export type NewLeadDoor = Schemas['OpenDoorDto'];
export type OpenedLeadDoor = Schemas['NewLeadDoorResponse'];
export type WebHook = Schemas['WebHookResponse'];
export type NewWebHook = Schemas['CreateWebHookDto'];
export type WebHookChange = Schemas['ChangeWebHookDto'];
/** The one answer that holds its secret. */
export type MadeWebHook = Schemas['NewWebHookResponse'];
export type WebHookDelivery = Schemas['WebHookDeliveryResponse'];

export type PushDevice = Schemas['PushDeviceResponse'];
export type NewPushDevice = Schemas['CreatePushDeviceDto'];

export type FirstHour = Schemas['FirstHourResponse'];
export type FirstHourStep = FirstHour['putOff'][number];
export type TestLead = Schemas['TestLeadResponse'];
export type Samples = Schemas['SamplesResponse'];
export type MailAddresses = Schemas['MailAddressesResponse'];
export type MailAddress = Schemas['MailAddressResponse'];
export type MailSettings = Schemas['MailSettingsResponse'];
export type MailState = Schemas['MailStateResponse'];
export type TestMail = Schemas['TestMailResponse'];

export type OwnSession = Schemas['OwnSessionResponse'];
export type Account = Schemas['AccountResponse'];
export type ListedAccount = Schemas['ListedAccountResponse'];
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

export type ScheduledVersion = Schemas['ScheduledVersionResponse'];
export type SiteVersionPage = Schemas['VersionsResponse'];
export type WholeSiteVersion = Omit<Schemas['WholeVersionResponse'], 'content'> & WithContent;
/** An entry of the plant guide as staff read it: drafts and the bin included. */
export type GuideEntry = Schemas['GuideEntryResponse'];
export type GuidePlant = Schemas['StaffPlantResponse'];
export type GuideIssue = Schemas['StaffIssueResponse'];

export type Publication = Schemas['PublicationResponse'];
export type Published = Schemas['NewVersionResponse'];
