import { AuditEvent } from '@sandhill/platform/audit/audit-event.entity.js';
import type { Tables } from '@sandhill/platform/database/data-source-options.js';
import { LedgerEntry } from '@sandhill/platform/ledger/ledger-entry.entity.js';
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
import { Submission } from './leads/submissions/submission.entity.js';
import { CarryLeads1764000000000 } from './migrations/1764000000000-carry-leads.js';
import { LeadRetention } from './inbox/retention/lead-retention.entity.js';
import { KeepLeadsSoLong1764000120000 } from './migrations/1764000120000-keep-leads-so-long.js';
import { ReadPhoneNumbers1764000130000 } from './migrations/1764000130000-read-phone-numbers.js';
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
import { PublishedSiteCopy } from '@sandhill/platform/site/published-site-copy.entity.js';

import { WebHook } from './hooks/web-hook.entity.js';
import { CallWebHooks1764000210000 } from './migrations/1764000210000-call-web-hooks.js';
import { Push1764000220000 } from './migrations/1764000220000-push.js';
import { PushDevice } from './push/push-device.entity.js';
import { PushKeys } from './push/push-keys.entity.js';
import { ProveEachDay1764000230000 } from './migrations/1764000230000-prove-each-day.js';
import { Proof } from './proof/proof.entity.js';
import { LeadStepSettings } from './steps/lead-step-settings.entity.js';
import { LeadStep } from './steps/lead-step.entity.js';
import { TakeSteps1764000200000 } from './migrations/1764000200000-take-steps.js';

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
    LeadSearch,
    StaleLead,
    ChatSession,
    ChatMessage,
    LeadRetention,
    StaffMember,
    LeadStep,
    Proof,
    PushKeys,
    PushDevice,
    WebHook,
    LeadStepSettings,
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
  ],
};
