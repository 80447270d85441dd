import { AuditEvent } from '@sandhill/platform/audit/audit-event.entity.js';
import type { Tables } from '@sandhill/platform/database/data-source-options.js';
import { LedgerEntry } from '@sandhill/platform/ledger/ledger-entry.entity.js';
import { MailSetting } from './mail/addresses/mail-setting.entity.js';
import { OwnersSetMailAddresses1764700000000 } from './migrations/1764700000000-owners-set-mail-addresses.js';
import { FirstHour } from './first-hour/first-hour.entity.js';
import { NoteTheFirstHour1764700010000 } from './migrations/1764700010000-note-the-first-hour.js';
import { Alarm } from './mail/alarms/alarm.entity.js';
import { PhotoErasure } from './photos/photo-erasure.entity.js';
import { LeadNote } from './inbox/lead-note.entity.js';
import { CreateLeads1760000000000 } from './migrations/1760000000000-create-leads.js';
import { CreateNotifications1760000100000 } from './migrations/1760000100000-create-notifications.js';
import { CreateLeadNotes1760000200000 } from './migrations/1760000200000-create-lead-notes.js';
import { CreateBin1760000300000 } from './migrations/1760000300000-create-bin.js';
import { PauseSending1760000400000 } from './migrations/1760000400000-pause-sending.js';
import { AllowReminders1760000500000 } from './migrations/1760000500000-allow-reminders.js';
import { CreateAlarms1760000600000 } from './migrations/1760000600000-create-alarms.js';
import { CreateAuditTrail1760000700000 } from './migrations/1760000700000-create-audit-trail.js';
import { IndexListsAndSearch1760000800000 } from './migrations/1760000800000-index-lists-and-search.js';
import { HoldMail1760000900000 } from './migrations/1760000900000-hold-mail.js';
import { CountDeaths1760001000000 } from './migrations/1760001000000-count-deaths.js';
import { FenceClaims1760001100000 } from './migrations/1760001100000-fence-claims.js';
import { EraseUnreadablePhotos1760001200000 } from './migrations/1760001200000-erase-unreadable-photos.js';
import { CountPhotosNotKept1760001210000 } from './migrations/1760001210000-count-photos-not-kept.js';
import { DetectRefusingServers1760001110000 } from './migrations/1760001110000-detect-refusing-servers.js';
import { AddLedger1761400000000 } from './migrations/1761400000000-add-ledger.js';
import { DeliveryBeat } from '@sandhill/platform/delivery/delivery-beat.entity.js';
import { Delivery } from './deliveries/delivery.entity.js';
import { ReceiptDay } from './mail/notifications/receipt-day.entity.js';
import { SendingPause } from './mail/notifications/sending-pause.entity.js';
import { SendingRefusal } from './mail/notifications/sending-refusal.entity.js';
import { LeadPhoto } from './photos/lead-photo.entity.js';
import { Lead } from './model/lead.entity.js';
import { Submission } from './intake/submissions/submission.entity.js';
import { CarryLeads1764000000000 } from './migrations/1764000000000-carry-leads.js';
import { LeadRetention } from './inbox/retention/lead-retention.entity.js';
import { KeepLeadsSoLong1764000120000 } from './migrations/1764000120000-keep-leads-so-long.js';
import { ReadPhoneNumbers1764000130000 } from './migrations/1764000130000-read-phone-numbers.js';
import { AttachFilesToAnswers1764600010000 } from './migrations/1764600010000-attach-files-to-answers.js';
import { PaceReceipts1764700020000 } from './migrations/1764700020000-pace-receipts.js';
import { ShowVisitorsTheirRequest1764800000000 } from './migrations/1764800000000-show-visitors-their-request.js';
import { TellWhatCannotWait1765100000000 } from './migrations/1765100000000-tell-what-cannot-wait.js';
import { BeOnCall1765100010000 } from './migrations/1765100010000-be-on-call.js';
import { GiveBackUnanswered1765100020000 } from './migrations/1765100020000-give-back-unanswered.js';
import { KeepTextConsent1765100030000 } from './migrations/1765100030000-keep-text-consent.js';
import { TakeAnswersBack1765200200000 } from './migrations/1765200200000-take-answers-back.js';
import { MailFolder } from './returned-mail/mail-folder.entity.js';
import { MailboxReader } from './returned-mail/mailbox-reader.entity.js';
import { ReturnedMail } from './returned-mail/returned-mail.entity.js';
import { AddPhotosLater1765200400000 } from './migrations/1765200400000-add-photos-later.js';
import { NoteMailboxAway1765200500000 } from './migrations/1765200500000-note-mailbox-away.js';
import { HandedPhoto } from './photo-handovers/handed-photo.entity.js';
import { PhotoHandover } from './photo-handovers/photo-handover.entity.js';
import { QuietHours } from './on-call/quiet-hours.entity.js';
import { LeadDoor } from './intake/doors/lead-door.entity.js';
import { SpamMark } from './spam-marks/spam-mark.entity.js';
import { MarkSpam1765200300000 } from './migrations/1765200300000-mark-spam.js';
import { OpenDoors1765200100000 } from './migrations/1765200100000-open-doors.js';
import { ReportEndingClaims1765200110000 } from './migrations/1765200110000-report-ending-claims.js';
import { RotaSetting } from './on-call/rota.entity.js';
import { StaffNotice } from './on-call/staff-notice.entity.js';
import { UrgentPress } from './urgency/urgent-press.entity.js';
import { MessageAttachment } from './model/message-attachment.entity.js';
import { MarkNotesForTheCrew1764600000000 } from './migrations/1764600000000-mark-notes-for-the-crew.js';
import { SearchEveryWord1764500000000 } from './migrations/1764500000000-search-every-word.js';
import { LeadSearch } from './inbox/search/lead-search.entity.js';
import { StaleLead } from './inbox/search/stale-lead.entity.js';
import { LeadMessage } from './model/lead-message.entity.js';
import { TakeCalls1764000100000 } from './migrations/1764000100000-take-calls.js';
import { Converse1764000110000 } from './migrations/1764000110000-converse.js';
import { ChatMessage } from './model/chat-message.entity.js';
import { ChatSession } from './model/chat-session.entity.js';
import { Chat1764300000000 } from './migrations/1764300000000-chat.js';
import { LimitChatsOfNetworks1764350010000 } from './migrations/1764350010000-limit-chats-of-networks.js';
import { KeepThumbnails1764350000000 } from './migrations/1764350000000-keep-thumbnails.js';
import { OneTableOfDeliveries1764400010000 } from './migrations/1764400010000-one-table-of-deliveries.js';
import { OneTableOfLeads1764400000000 } from './migrations/1764400000000-one-table-of-leads.js';
import { LeadHistory } from './model/lead-history.entity.js';
import { StaffMember } from './staff/staff-member.entity.js';
import { KeepPublishedSite1763800000000 } from './migrations/1763800000000-keep-published-site.js';
import { KeepPublishedGuide1764200000000 } from './migrations/1764200000000-keep-published-guide.js';
import { PhotosOfLeads1764200010000 } from './migrations/1764200010000-photos-of-leads.js';
import { KeepGuidePages1764200020000 } from './migrations/1764200020000-keep-guide-pages.js';
import { PublishedSiteCopy } from '@sandhill/company/published-site/published-site-copy.entity.js';

import { WebHook } from './hooks/web-hook.entity.js';
import { CallWebHooks1764000210000 } from './migrations/1764000210000-call-web-hooks.js';
import { Push1764000220000 } from './migrations/1764000220000-push.js';
import { PushDevice } from './push/push-device.entity.js';
import { PushKeys } from './push/push-keys.entity.js';
import { ProveEachDay1764000230000 } from './migrations/1764000230000-prove-each-day.js';
import { DailyTest } from './escalation/daily-test/daily-test.entity.js';
import { LeadStepSettings } from './escalation/steps/lead-step-settings.entity.js';
import { LeadStep } from './escalation/steps/lead-step.entity.js';
import { TakeSteps1764000200000 } from './migrations/1764000200000-take-steps.js';
import { BookVisits1765000000000 } from './migrations/1765000000000-book-visits.js';
import { FeedCalendars1765000010000 } from './migrations/1765000010000-feed-calendars.js';
import { VisitCalendar } from './visits/model/visit-calendar.entity.js';
import { WishForWindows1765000020000 } from './migrations/1765000020000-wish-for-windows.js';
import { VisitWish } from './visits/model/visit-wish.entity.js';
import { WaitForVisits1765000030000 } from './migrations/1765000030000-wait-for-visits.js';
import { VisitOpening } from './visits/model/visit-opening.entity.js';
import { VisitWaiting } from './visits/model/visit-waiting.entity.js';
import { Visit } from './visits/model/visit.entity.js';
import { VisitDay } from './visits/model/visit-day.entity.js';
import { VisitSettings } from './visits/model/visit-settings.entity.js';
import { VisitWindow } from './visits/model/visit-window.entity.js';

/** Entities and migrations of the leads database. */
export const leadsTables: Tables = {
  entities: [
    Lead,
    LeadPhoto,
    Delivery,
    DeliveryBeat,
    ReceiptDay,
    Submission,
    LeadNote,
    LeadHistory,
    LeadMessage,
    MessageAttachment,
    LeadSearch,
    StaleLead,
    ChatSession,
    ChatMessage,
    LeadRetention,
    StaffMember,
    LeadStep,
    DailyTest,
    PushKeys,
    PushDevice,
    WebHook,
    LeadStepSettings,
    MailSetting,
    FirstHour,
    VisitSettings,
    VisitWindow,
    VisitDay,
    Visit,
    VisitCalendar,
    VisitWish,
    VisitWaiting,
    VisitOpening,
    UrgentPress,
    LeadDoor,
    SpamMark,
    QuietHours,
    RotaSetting,
    StaffNotice,
    ReturnedMail,
    MailFolder,
    MailboxReader,
    PhotoHandover,
    HandedPhoto,
    PhotoErasure,
    SendingPause,
    SendingRefusal,
    Alarm,
    AuditEvent,
    LedgerEntry,
    PublishedSiteCopy,
  ],
  migrations: [
    CreateLeads1760000000000,
    CreateNotifications1760000100000,
    CreateLeadNotes1760000200000,
    CreateBin1760000300000,
    PauseSending1760000400000,
    AllowReminders1760000500000,
    CreateAlarms1760000600000,
    CreateAuditTrail1760000700000,
    IndexListsAndSearch1760000800000,
    HoldMail1760000900000,
    CountDeaths1760001000000,
    FenceClaims1760001100000,
    EraseUnreadablePhotos1760001200000,
    CountPhotosNotKept1760001210000,
    DetectRefusingServers1760001110000,
    AddLedger1761400000000,
    KeepPublishedSite1763800000000,
    CarryLeads1764000000000,
    TakeCalls1764000100000,
    Converse1764000110000,
    KeepLeadsSoLong1764000120000,
    ReadPhoneNumbers1764000130000,
    TakeSteps1764000200000,
    CallWebHooks1764000210000,
    Push1764000220000,
    ProveEachDay1764000230000,
    KeepPublishedGuide1764200000000,
    PhotosOfLeads1764200010000,
    KeepGuidePages1764200020000,
    Chat1764300000000,
    KeepThumbnails1764350000000,
    LimitChatsOfNetworks1764350010000,
    OneTableOfLeads1764400000000,
    OneTableOfDeliveries1764400010000,
    SearchEveryWord1764500000000,
    MarkNotesForTheCrew1764600000000,
    AttachFilesToAnswers1764600010000,
    OwnersSetMailAddresses1764700000000,
    NoteTheFirstHour1764700010000,
    PaceReceipts1764700020000,
    ShowVisitorsTheirRequest1764800000000,
    BookVisits1765000000000,
    FeedCalendars1765000010000,
    WishForWindows1765000020000,
    WaitForVisits1765000030000,
    TellWhatCannotWait1765100000000,
    BeOnCall1765100010000,
    GiveBackUnanswered1765100020000,
    KeepTextConsent1765100030000,
    OpenDoors1765200100000,
    ReportEndingClaims1765200110000,
    TakeAnswersBack1765200200000,
    MarkSpam1765200300000,
    AddPhotosLater1765200400000,
    NoteMailboxAway1765200500000,
  ],
};
