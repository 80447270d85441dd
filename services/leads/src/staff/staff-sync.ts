import { Injectable, Logger } from '@nestjs/common';
import { PeriodicWork } from '@sandhill/platform/process/periodic-work.js';
import { DataSource, In, Not } from 'typeorm';
import { LeadsConfig } from '../config/leads.config.js';
import { fetchStaffList } from './staff-list.client.js';
import { StaffMember } from './staff-member.entity.js';

const everyMs = 5_000;

/**
 * Copies auth's list of accounts every five seconds, so that a new account can be assigned leads soon. Leads never wait
 * for auth: while auth does not answer, the last copy stays. Deleted accounts stay as inactive members, so that leads
 * still show their names.
 */
@Injectable()
export class StaffSync extends PeriodicWork {
  private readonly log = new Logger(StaffSync.name);
  private isReachable = true;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: LeadsConfig,
  ) {
    super({ name: 'staff-copy', everyMs });
  }

  async run(): Promise<void> {
    const staff = await this.ask();
    if (!staff) return;
    await this.dataSource.transaction(async (manager) => {
      await manager.upsert(StaffMember, staff, { conflictPaths: ['id'], skipUpdateIfNoValuesChanged: true });
      const isGone = { id: Not(In(staff.map(({ id }) => id))), isActive: true };
      await manager.update(StaffMember, isGone, { isActive: false });
    });
  }

  /**
   * Asks auth for its accounts. An outage is logged once.
   *
   * @returns undefined without an answer, or if no auth is configured
   */
  private async ask(): Promise<StaffMember[] | undefined> {
    const { AUTH_URL, STAFF_LIST_SECRET } = this.config;
    if (!AUTH_URL || !STAFF_LIST_SECRET) return undefined;
    try {
      const staff = await fetchStaffList(AUTH_URL, STAFF_LIST_SECRET);
      if (!this.isReachable) this.log.log('auth answers again');
      this.isReachable = true;
      return staff;
    } catch (error) {
      if (this.isReachable) this.log.warn({ reason: (error as Error).message }, 'no list of staff from auth');
      this.isReachable = false;
      return undefined;
    }
  }
}
