import { Injectable } from '@nestjs/common';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { runAll } from '@sandhill/platform/process/run-all.js';
import { DataSource } from 'typeorm';
import { AuditTrail } from './audit/audit-trail.js';
import { KnownDevices } from './devices/known-devices.js';
import { AccountLinks } from './links/account-links.js';
import { Challenges } from './passkeys/challenges.js';
import { SessionsService } from './sessions/sessions.service.js';
import { LoginThrottle } from './throttle/login-throttle.js';

@Injectable()
export class Purge extends PeriodicWork {
  constructor(
    private readonly sessions: SessionsService,
    private readonly throttle: LoginThrottle,
    private readonly challenges: Challenges,
    private readonly devices: KnownDevices,
    private readonly links: AccountLinks,
    private readonly audit: AuditTrail,
    private readonly dataSource: DataSource,
  ) {
    super({ name: 'purge', everyMs: 10 * 60_000 });
  }

  async run(): Promise<void> {
    await runAll([
      () => this.sessions.purge(),
      () => this.throttle.purge(),
      () => this.challenges.purge(),
      () => this.devices.purge(),
      () => this.links.purge(),
      () => this.audit.purge(this.dataSource.manager),
    ]);
  }
}
