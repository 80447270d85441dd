import { Injectable } from '@nestjs/common';
import { PeriodicTask } from '@sandhill/platform/process/periodic-task.js';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { DataSource } from 'typeorm';
import { AuditTrail } from './audit/audit-trail.js';
import { AccountDelay } from './login/account-delay.js';
import { AddressLimit } from './login/address-limit.js';
import { SessionsService } from './sessions/sessions.service.js';

/** Clears away ended sessions, forgotten tries and old failed sign-ins, so that no table grows with time alone. */
@Injectable()
export class Purge extends PeriodicWork {
  protected readonly task = new PeriodicTask({
    name: 'purge',
    everyMs: 10 * 60_000,
    run: () => this.run(),
  });

  constructor(
    private readonly sessions: SessionsService,
    private readonly addressLimit: AddressLimit,
    private readonly accountDelay: AccountDelay,
    private readonly audit: AuditTrail,
    private readonly dataSource: DataSource,
  ) {
    super();
  }

  async run(): Promise<void> {
    await this.sessions.purge();
    await this.addressLimit.purge();
    await this.accountDelay.purge();
    await this.audit.purge(this.dataSource.manager);
  }
}
