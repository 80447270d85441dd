import { Injectable } from '@nestjs/common';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { lockUntilCommit } from '@sandhill/platform/database/lock-until-commit.js';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { DataSource } from 'typeorm';
import { hashOfToken, newStoredToken } from '../../lead-links/stored-token.js';
import { recordLeadAudit } from '../../model/record-lead-audit.js';
import { PhotoLinks } from '../../photos/photo-links.js';
import { LeadDoor } from './lead-door.entity.js';
import type { LeadDoorResponse, NewLeadDoorResponse } from './lead-doors.dto.js';
import { maxDoors, TooManyDoors } from './lead-doors.errors.js';

@Injectable()
export class LeadDoors {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: PhotoLinks,
  ) {}

  async list(): Promise<LeadDoorResponse[]> {
    const doors = await this.dataSource.manager.find(LeadDoor, { order: { isOpen: 'DESC', id: 'ASC' } });
    return doors.map(toDoor);
  }

  async open(name: string, by: AuditedBy): Promise<NewLeadDoorResponse> {
    const token = newStoredToken();
    return this.dataSource.transaction(async (manager) => {
      await lockUntilCommit(manager, 'lead-doors');
      if ((await manager.countBy(LeadDoor, { isOpen: true })) >= maxDoors) throw new TooManyDoors();
      const door = await manager.save(manager.create(LeadDoor, { name, tokenHash: hashOfToken(token) }));
      await recordLeadAudit(manager, {
        ...by,
        action: 'lead_door_opened',
        subjectId: door.id,
        details: { name },
      });
      const stored = await manager.findOneByOrFail(LeadDoor, { id: door.id });
      return { ...toDoor(stored), url: this.links.siteUrl(`/api/leads/inbound/${token}`) };
    });
  }

  /** Closes a door: its URL stops working permanently. @throws NotFound */
  async close(id: string, by: AuditedBy): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(LeadDoor, { id, isOpen: true }, { isOpen: false });
      if (!affected) throw new NotFound('This source does not exist, or was stopped.');
      await recordLeadAudit(manager, { ...by, action: 'lead_door_closed', subjectId: id });
    });
  }
}

function toDoor(door: LeadDoor): LeadDoorResponse {
  const { id, name, isOpen, acceptedCount, unusableCount, refusedCount, lastLeadAt, createdAt } = door;
  return {
    id,
    name,
    isOpen,
    acceptedCount,
    unusableCount,
    refusedCount,
    lastLeadAt: lastLeadAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
