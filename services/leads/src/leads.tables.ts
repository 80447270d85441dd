import { AuditEvent } from '@sandhill/platform/audit/audit-event.entity.js';
import type { Tables } from '@sandhill/platform/database/data-source-options.js';
import { sortMigrations } from '@sandhill/platform/database/sort-migrations.js';
import { LedgerEntry } from '@sandhill/platform/ledger/ledger-entry.entity.js';
import { MailSetting } from './mail/addresses/mail-setting.entity.js';
import { FirstHour } from './first-hour/first-hour.entity.js';
import { Alarm } from './mail/alarms/alarm.entity.js';
import { PhotoErasure } from './photos/photo-erasure.entity.js';
import { LeadNote } from './inbox/lead-note.entity.js';
import { DeliveryBeat } from '@sandhill/platform/delivery/delivery-beat.entity.js';
import { Delivery } from './deliveries/delivery.entity.js';
import { ReceiptDay } from './mail/notifications/receipt-day.entity.js';
import { SendingPause } from './mail/notifications/sending-pause.entity.js';
import { SendingRefusal } from './mail/notifications/sending-refusal.entity.js';
import { LeadPhoto } from './photos/lead-photo.entity.js';
import { Lead } from './model/lead.entity.js';
import { StaleLead } from './model/stale-lead.entity.js';
import { Submission } from './intake/submissions/submission.entity.js';
import { LeadRetention } from './inbox/retention/lead-retention.entity.js';
import { MailFolder } from './returned-mail/mail-folder.entity.js';
import { MailboxReader } from './returned-mail/mailbox-reader.entity.js';
import { ReturnedMail } from './returned-mail/returned-mail.entity.js';
import { HandedPhoto } from './photo-handovers/handed-photo.entity.js';
import { PhotoHandover } from './photo-handovers/photo-handover.entity.js';
import { QuietHours } from './on-call/quiet-hours.entity.js';
import { LeadDoor } from './intake/doors/lead-door.entity.js';
import { SpamMark } from './spam-marks/spam-mark.entity.js';
import { RotaSetting } from './on-call/rota.entity.js';
import { StaffNotice } from './on-call/staff-notice.entity.js';
import { AddressUse } from './address-limits/address-use.entity.js';
import { MessageAttachment } from './model/message-attachment.entity.js';
import { LeadSearch } from './inbox/search/lead-search.entity.js';
import { LeadMessage } from './model/lead-message.entity.js';
import { ChatMessage } from './model/chat-message.entity.js';
import { ChatSession } from './model/chat-session.entity.js';
import { LeadHistory } from './model/lead-history.entity.js';
import { StaffMember } from './staff/staff-member.entity.js';
import { PublishedSiteCopy } from '@sandhill/company/published-site/published-site-copy.entity.js';
import { WebHook } from './hooks/web-hook.entity.js';
import { PushDevice } from './push/push-device.entity.js';
import { PushKeys } from './push/push-keys.entity.js';
import { DailyTest } from './escalation/daily-test/daily-test.entity.js';
import { LeadStepSettings } from './escalation/steps/lead-step-settings.entity.js';
import { LeadStep } from './escalation/steps/lead-step.entity.js';
import { VisitCalendar } from './visits/model/visit-calendar.entity.js';
import { VisitWish } from './visits/model/visit-wish.entity.js';
import { VisitOpening } from './visits/model/visit-opening.entity.js';
import { VisitWaiting } from './visits/model/visit-waiting.entity.js';
import { Visit } from './visits/model/visit.entity.js';
import { VisitDay } from './visits/model/visit-day.entity.js';
import { VisitSettings } from './visits/model/visit-settings.entity.js';
import { VisitWindow } from './visits/model/visit-window.entity.js';
import * as migrations from './migrations/all.js';

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
    AddressUse,
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
  migrations: sortMigrations(migrations),
};
