import { AuditEvent } from '@sandhill/platform/audit/audit-event.entity.js';
import type { Tables } from '@sandhill/platform/database/data-source-options.js';
import { sortMigrations } from '@sandhill/platform/database/sort-migrations.js';
import { LedgerEntry } from '@sandhill/platform/ledger/ledger-entry.entity.js';
import { KnownDevice } from './devices/known-device.entity.js';
import { DeliveryBeat } from '@sandhill/platform/delivery/delivery-beat.entity.js';
import { Delivery } from './notices/delivery.entity.js';
import { AccountLink } from './links/account-link.entity.js';
import { NameTurn } from './throttle/name-turn.entity.js';
import { SecondFactorWait } from './throttle/second-factor-wait.entity.js';
import { FailureHour } from './audit/failure-hour.entity.js';
import { LoginAttempt } from './throttle/login-attempt.entity.js';
import { LoginDelay } from './throttle/login-delay.entity.js';
import { PasskeyChallenge } from './passkeys/passkey-challenge.entity.js';
import { Passkey } from './passkeys/passkey.entity.js';
import { RecoveryCode } from './second-factor/recovery-code.entity.js';
import { Session } from './sessions/session.entity.js';
import { User } from './users/user.entity.js';
import { PublishedSiteCopy } from '@sandhill/company/published-site/published-site-copy.entity.js';
import * as migrations from './migrations/all.js';

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
  migrations: sortMigrations(migrations),
};
