import { AuditEvent } from '@sandhill/platform/audit/audit-event.entity.js';
import type { Tables } from '@sandhill/platform/database/data-source-options.js';
import { LedgerEntry } from '@sandhill/platform/ledger/ledger-entry.entity.js';
import { FailureHour } from './audit/failure-hour.entity.js';
import { LoginAttempt } from './throttle/login-attempt.entity.js';
import { LoginDelay } from './throttle/login-delay.entity.js';
import { CreateAccounts1760000000000 } from './migrations/1760000000000-create-accounts.js';
import { AddLastSignIn1760000100000 } from './migrations/1760000100000-add-last-sign-in.js';
import { IndexAuditTrail1760000200000 } from './migrations/1760000200000-index-audit-trail.js';
import { AddSecondFactor1760000300000 } from './migrations/1760000300000-add-second-factor.js';
import { SumFailedSignIns1760000400000 } from './migrations/1760000400000-sum-failed-sign-ins.js';
import { AddLedger1761400000000 } from './migrations/1761400000000-add-ledger.js';
import { RecoveryCode } from './second-factor/recovery-code.entity.js';
import { Session } from './sessions/session.entity.js';
import { User } from './users/user.entity.js';

/** What auth keeps. */
export const authTables: Tables = {
  entities: [User, Session, LoginAttempt, LoginDelay, RecoveryCode, AuditEvent, FailureHour, LedgerEntry],
  migrations: [
    CreateAccounts1760000000000,
    AddLastSignIn1760000100000,
    IndexAuditTrail1760000200000,
    AddSecondFactor1760000300000,
    SumFailedSignIns1760000400000,
    AddLedger1761400000000,
  ],
};
