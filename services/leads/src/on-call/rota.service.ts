import { Injectable } from '@nestjs/common';
import { officeClock } from '@sandhill/company/office-day.js';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { lockUntilCommit } from '@sandhill/platform/database/lock-until-commit.js';
import { ValidationFailed } from '@sandhill/platform/errors/domain.error.js';
import { DataSource, In, type EntityManager } from 'typeorm';
import { recordLeadAudit } from '../model/record-lead-audit.js';
import { requireRevision } from '../model/require-revision.js';
import { StaffMember } from '../staff/staff-member.entity.js';
import { worksOnLeads } from '../staff/works-on-leads.js';
import { OnCall } from './on-call.repository.js';
import { periodsOf } from './rota.js';
import { isCurrent, localText, type RotaDto, type RotaGapResponse, type RotaResponse } from './rota.dto.js';
import { RotaSetting } from './rota.entity.js';

const shownMs = 28 * 86_400_000;

@Injectable()
export class RotaService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly onCall: OnCall,
  ) {}

  async read(now = Date.now()): Promise<RotaResponse> {
    const { manager } = this.dataSource;
    const { shifts, exceptions, revision } = await this.onCall.rota(manager);
    const people = await this.onCall.now(manager, new Date(now));
    return {
      revision,
      shifts,
      exceptions: exceptions.filter((each) => isCurrent(each, now)),
      now: people.map(({ username }) => username),
      gaps: await this.gaps(manager, now),
    };
  }

  /**
   * Changes the rota. If `revision` is given, it must be the current revision.
   *
   * @throws ValidationFailed if a person does not work on leads
   * @throws SettingsChanged if the revision is not the current one
   */
  async set(rota: RotaDto & { revision?: number }, by: AuditedBy): Promise<RotaResponse> {
    await this.dataSource.transaction(async (manager) => {
      await lockUntilCommit(manager, 'on-call rota');
      const before = await this.onCall.rota(manager);
      requireRevision(rota.revision, before);
      const { shifts, exceptions } = rota;
      const ids = [...shifts, ...exceptions].flatMap(({ userId }) => userId ?? []);
      const active = await activeOf(manager, ids);
      if (ids.some((id) => !active.has(id))) {
        const message = 'This is not a member of staff who works on leads';
        throw new ValidationFailed({ shifts: { code: 'unknown_person', message } });
      }
      await manager.upsert(RotaSetting, { id: 1, shifts, exceptions, revision: before.revision + 1 }, ['id']);
      const details = { shifts: shifts.length, exceptions: exceptions.length };
      await recordLeadAudit(manager, { ...by, action: 'on_call_changed', details });
    });
    return this.read();
  }

  /**
   * Returns the periods of the next four weeks in which the owners are on call, because the rota names no one, or only
   * people who no longer work on leads.
   */
  private async gaps(manager: EntityManager, now: number): Promise<RotaGapResponse[]> {
    const from = officeClock(now);
    const periods = periodsOf(await this.onCall.rota(manager), from, from + shownMs);
    const active = await activeOf(
      manager,
      periods.flatMap(({ userIds }) => userIds),
    );
    const gaps: Array<{ from: number; until: number }> = [];
    for (const { from, until, userIds } of periods) {
      if (userIds.some((id) => active.has(id))) continue;
      const last = gaps.at(-1);
      // Consecutive periods without anyone on call are one gap.
      if (last?.until === from) last.until = until;
      else gaps.push({ from, until });
    }
    return gaps.map((gap) => ({ from: localText(gap.from), until: localText(gap.until) }));
  }
}

async function activeOf(manager: EntityManager, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const members = ids.length > 0 ? await manager.findBy(StaffMember, { id: In([...new Set(ids)]) }) : [];
  return new Set(members.filter(worksOnLeads).map(({ id }) => id));
}
