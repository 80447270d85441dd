import type { SiteContent } from '@sandhill/company/content/site-content.js';
import type { components } from './generated/api';

/** Types of the API under the names that the app uses. `make openapi` generates the file from which they come. */
type Schemas = components['schemas'];

export type Project = Schemas['ProjectResponse'];
/** A picture of the library with the fields for staff. */
export type ManagedProject = Schemas['ManagedProjectResponse'];
/** Rows of lists. Fields with their usual value are left out. */
export type ListedProject = Schemas['ListedProjectResponse'];
export type ListedManagedProject = Schemas['ListedManagedProjectResponse'];
/** A list whose rows are completed with the usual values when the list is read. */
export type ProjectList<Row = Project> = Omit<Schemas['ProjectListResponse'], 'projects'> & {
  projects: Row[];
};
export type ManagedList<Row = ManagedProject> = Omit<Schemas['ManagedListResponse'], 'projects'> & {
  projects: Row[];
};

export type ProjectsChange = Schemas['ChangeProjectsDto'];
export type ProjectsChangeResult = Schemas['ChangedProjectsResponse'];
export type LibrarySettings = Schemas['LibrarySettingsDto'];

export type Section = NonNullable<Project['section']>;

/** A new picture. `imageUrl` is a data URL. `placement` is optional; the server's default is 'gallery'. */
export type NewProject = Omit<Schemas['UploadProjectDto'], 'placement'> & {
  placement?: Project['placement'];
};

/** The response to a new picture. `wasPresent` says whether the gallery already had the picture. */
export type UploadedProject = Schemas['UploadedProjectResponse'];

/** A picture whose large sizes could not be made, with the reason. */
export type GivenUpProject = Schemas['GivenUpResponse'];

/** A picture that the published website or its draft uses, with the places where it is used. */
export type SiteUse = Schemas['SiteUseResponse'];

/** A change of a picture. Fields that are left out keep their values. */
export type ProjectChange = Partial<Omit<NewProject, 'description'>> & {
  description?: string | null;
  showOriginal?: boolean;
  turn?: Project['turn'];
};

export type BinnedProject = Schemas['BinnedProjectResponse'];
export type ProjectBinPage = Schemas['BinResponse'];

/** A project's pictures and the texts of its page, as staff edit them. */
export type ProjectStory = Schemas['StoryResponse'];
export type StoryChange = Schemas['StoryDto'];
export type AddedPicture = Schemas['AddPictureDto'];

export type NewQuote = Schemas['CreateQuoteDto'];
export type NewContact = Schemas['CreateContactDto'];
export type Urgency = NonNullable<Schemas['VisitorPageResponse']['urgency']>;
export type AnswerTimes = Schemas['AnswerTimesResponse'];
export type SenderDomain = Schemas['SenderDomainResponse'];
export type LeadReceipt = Schemas['LeadAcceptedResponse'];

/** Types of the help chat on the visitor's page. */
export type ChatMessage = Schemas['ChatMessageResponse'];
export type ChatOffice = Schemas['ChatOfficeResponse'];
export type StartedChat = Schemas['ChatStartedResponse'];
export type ReadChat = Schemas['ChatResponse'];
export type AddedToChat = Schemas['ChatAddedResponse'];
export type NewChat = Schemas['StartChatDto'];
/** Contact data of a visitor. The language is left out, because the conversation already has it. */
export type NewChatContact = Omit<Schemas['ChatContactDto'], 'language'>;

/** Types of the help chat for staff. */
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
export type RelatedLead = Schemas['RelatedLeadResponse'];
export type LostReason = NonNullable<Lead['lostReason']>;
export type LeadOwner = Schemas['LeadOwnerResponse'];
export type StaffMember = Schemas['StaffMemberResponse'];

/** A change of a lead. Fields that are left out keep their values. */
export type LeadChange = Schemas['ChangeLeadDto'];

export type LeadsChange = Schemas['ChangeLeadsDto'];
export type LeadsChanged = Schemas['ChangedLeadsResponse'];

export type TypedLead = Schemas['TypeInLeadDto'];

/** Result of the last daily test lead, which goes from the public site to the mail server. A demo has none. */
export type DailyTest = Schemas['ProofResponse'];

export type LeadFigures = Schemas['LeadFiguresResponse'];
export type PeriodFigures = Schemas['PeriodFiguresResponse'];

export type Handover = Schemas['HandoverResponse'];
export type NewHandover = Schemas['NewHandoverResponse'];

/** A request and its visits as the visitor sees them. */
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
export type LeadSteps = Schemas['StepsResponse'];
export type LeadRetention = Schemas['RetentionResponse'];

export type LeadDoor = Schemas['LeadDoorResponse'];
export type NewLeadDoor = Schemas['OpenDoorDto'];
export type OpenedLeadDoor = Schemas['NewLeadDoorResponse'];
export type WebHook = Schemas['WebHookResponse'];
export type NewWebHook = Schemas['CreateWebHookDto'];
export type WebHookChange = Schemas['ChangeWebHookDto'];
/** The response to adding a web hook. No other response contains the hook's secret. */
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
/** Open leads and upcoming visits of an account, which others take over when the account is disabled. */
export type OpenWork = Schemas['OpenLeadsResponse'];
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

/**
 * A response with the site's content. The API's document does not contain the schema of the content, so the type is
 * added here.
 */
interface WithContent {
  content: SiteContent;
}

export type SiteDraft = Omit<Schemas['DraftResponse'], 'content' | 'problems'> &
  WithContent & { problems: { path: string; code: string; limit?: number }[] };
export type SiteVersion = Schemas['VersionResponse'];

export type ScheduledVersion = Schemas['ScheduledVersionResponse'];
export type SiteVersionPage = Schemas['VersionsResponse'];
export type WholeSiteVersion = Omit<Schemas['WholeVersionResponse'], 'content'> & WithContent;
/** An entry of the plant guide for staff, who also see drafts and the bin. */
export type GuideEntry = Schemas['GuideEntryResponse'];
export type GuidePlant = Schemas['StaffPlantResponse'];
export type GuideIssue = Schemas['StaffIssueResponse'];

export type Publication = Schemas['PublicationResponse'];
export type Published = Schemas['NewVersionResponse'];
