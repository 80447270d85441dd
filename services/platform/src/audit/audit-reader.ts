import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { decodeCursor, encodeCursor } from './audit-cursor.js';
import { AuditEvent } from './audit-event.entity.js';
import { AuditNames } from './audit-names.js';
import type { AuditQuery } from './audit-query.js';

export interface AuditPage {
  events: AuditEvent[];
  /** Names of the actors and subjects, by id. Ids of deleted actors and subjects are missing. */
  names: ReadonlyMap<string, string>;
  nextCursor: string | null;
}

@Injectable()
export class AuditReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly names: AuditNames,
  ) {}

  /**
   * Returns a page of events, newest first.
   *
   * @throws ValidationFailed if `cursor` is invalid
   */
  async listEvents(query: AuditQuery): Promise<AuditPage> {
    const found = await this.select(query)
      .orderBy({ 'event.at': 'DESC', 'event.id': 'DESC' })
      .limit(query.limit + 1)
      .getMany();
    const events = found.slice(0, query.limit);
    const last = events.at(-1);
    const nextCursor = found.length > events.length && last ? encodeCursor(last) : null;
    return { events, names: await this.namesIn(events), nextCursor };
  }

  private select({ action, actor, from, to, cursor }: AuditQuery): SelectQueryBuilder<AuditEvent> {
    const select = this.dataSource.createQueryBuilder(AuditEvent, 'event');
    if (action !== undefined) select.andWhere('event.action = :action', { action });
    if (actor !== undefined) {
      select.andWhere(`event.${isUUID(actor) ? 'actorId' : 'actor'} = :actor`, { actor });
    }
    if (from) select.andWhere('event.at >= :from', { from });
    if (to) select.andWhere('event.at < :to', { to });
    if (cursor !== undefined)
      select.andWhere('(event.at, event.id) < (:at, :id)', { ...decodeCursor(cursor) });
    return select;
  }

  private async namesIn(events: AuditEvent[]): Promise<ReadonlyMap<string, string>> {
    const ids = new Set(events.flatMap(({ actorId, subjectId }) => [actorId, subjectId]));
    return this.names.read([...ids].filter((id) => id !== null));
  }
}
