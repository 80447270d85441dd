import { AuditEvent } from '@sandhill/platform/audit/audit-event.entity.js';
import type { Tables } from '@sandhill/platform/database/data-source-options.js';
import { LedgerEntry } from '@sandhill/platform/ledger/ledger-entry.entity.js';
import { KnownDevice } from './devices/known-device.entity.js';
import { DeliveryBeat } from '@sandhill/platform/delivery/delivery-beat.entity.js';
import { Delivery } from './notices/delivery.entity.js';
import { OneTableOfDeliveries1764400100000 } from './migrations/1764400100000-one-table-of-deliveries.js';
import { MailLinks1764600000000 } from './migrations/1764600000000-mail-links.js';
import { AccountLink } from './links/account-link.entity.js';
import { NameTurn } from './throttle/name-turn.entity.js';
import { SecondFactorWait } from './throttle/second-factor-wait.entity.js';
import { FailureHour } from './audit/failure-hour.entity.js';
import { LoginAttempt } from './throttle/login-attempt.entity.js';
import { LoginDelay } from './throttle/login-delay.entity.js';
import { CreateAccounts1760000000000 } from './migrations/1760000000000-create-accounts.js';
import { AddLastSignIn1760000100000 } from './migrations/1760000100000-add-last-sign-in.js';
import { IndexAuditTrail1760000200000 } from './migrations/1760000200000-index-audit-trail.js';
import { AddSecondFactor1760000300000 } from './migrations/1760000300000-add-second-factor.js';
import { SumFailedSignIns1760000400000 } from './migrations/1760000400000-sum-failed-sign-ins.js';
import { ConfirmSessions1760000500000 } from './migrations/1760000500000-confirm-sessions.js';
import { KnowDevices1760000510000 } from './migrations/1760000510000-know-devices.js';
import { SlowGuessing1760000520000 } from './migrations/1760000520000-slow-guessing.js';
import { OweNotices1760000530000 } from './migrations/1760000530000-owe-notices.js';
import { AddPasskeys1760000540000 } from './migrations/1760000540000-add-passkeys.js';
import { PasskeyChallenge } from './passkeys/passkey-challenge.entity.js';
import { Passkey } from './passkeys/passkey.entity.js';
import { AddLedger1761400000000 } from './migrations/1761400000000-add-ledger.js';
import { RecoveryCode } from './second-factor/recovery-code.entity.js';
import { Session } from './sessions/session.entity.js';
import { User } from './users/user.entity.js';
import { AddCrew1764000300000 } from './migrations/1764000300000-add-crew.js';
import { KeepPublishedSite1763800000000 } from './migrations/1763800000000-keep-published-site.js';
import { KeepPublishedGuide1764200000000 } from './migrations/1764200000000-keep-published-guide.js';
import { PublishedSiteCopy } from '@sandhill/company/published-site/published-site-copy.entity.js';

/** Auth's tables and migrations. */
export const authTables: Tables = {
  entities: [
    User,
    Session,
    LoginAttempt,
    LoginDelay,
    NameTurn,
    SecondFactorWait,
    KnownDevice,
    Delivery,
    DeliveryBeat,
    RecoveryCode,
    Passkey,
    PasskeyChallenge,
    AccountLink,
    AuditEvent,
    FailureHour,
    LedgerEntry,
    PublishedSiteCopy,
  ],
  migrations: [
    CreateAccounts1760000000000,
    AddLastSignIn1760000100000,
    IndexAuditTrail1760000200000,
    AddSecondFactor1760000300000,
    SumFailedSignIns1760000400000,
    ConfirmSessions1760000500000,
    KnowDevices1760000510000,
    SlowGuessing1760000520000,
    OweNotices1760000530000,
    AddPasskeys1760000540000,
    AddLedger1761400000000,
    KeepPublishedSite1763800000000,
    AddCrew1764000300000,
    KeepPublishedGuide1764200000000,
    OneTableOfDeliveries1764400100000,
    MailLinks1764600000000,
  ],
};
