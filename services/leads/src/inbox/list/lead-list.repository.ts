import { Injectable } from '@nestjs/common';
import { StatementParameters } from '@sandhill/platform/database/statement-parameters.js';
import { DataSource } from 'typeorm';
import type { LeadKind, LeadStatus } from '../../model/lead-status.js';
import type { LeadPosition } from './lead-cursor.js';
import { matches, textConditions, type LeadFilter } from './lead-filter.js';
import { newestFirst, type LeadOrder, type Stretch } from './lead-order.js';

export interface LeadQuery extends LeadFilter {
  order?: LeadOrder;
  after?: LeadPosition;
  limit: number;
}

export interface LeadCount {
  kind: LeadKind;
  status: LeadStatus;
  count: number;
}

interface CountedLeads {
  filter?: LeadFilter;
  order?: LeadOrder;
}

/** Highest count that badges show. Beyond it the exact number does not matter. */
const maxCounted = 1000;

const timeText = `to_char(key AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const keyText = {
  created_at: timeText,
  waiting_since: timeText,
  follow_up_on: `to_char(key, 'YYYY-MM-DD"T00:00:00.000000Z"')`,
};

const keyType = { created_at: 'timestamptz', waiting_since: 'timestamptz', follow_up_on: 'date' };

/** Reads lists of leads. Every statement can use an index. */
@Injectable()
export class LeadListRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(query: LeadQuery): Promise<LeadPosition[]> {
    const { order = newestFirst, after, limit } = query;
    const found: LeadPosition[] = [];
    for (let stretch = after?.stretch ?? 0; stretch < order.length && found.length < limit; stretch += 1) {
      const from = after?.stretch === stretch ? after : undefined;
      found.push(...(await this.findIn(stretch, { ...query, after: from, limit: limit - found.length })));
    }
    return found;
  }

  async countByStatus(): Promise<LeadCount[]> {
    return this.dataSource.query(
      `SELECT kind, status, count(*)::integer AS count FROM leads WHERE deleted_at IS NULL GROUP BY kind, status`,
    );
  }

  /** Counts the leads that match each filter, up to {@link maxCounted}, in one statement. */
  async countEach<Name extends string>(wanted: Record<Name, CountedLeads>): Promise<Record<Name, number>> {
    const parameters = new StatementParameters();
    const counted = (Object.entries(wanted) as Array<[Name, CountedLeads]>).map(
      ([name, leads]) => `(${countOf(leads, parameters)}) AS "${name}"`,
    );
    const [row]: Array<Record<Name, number>> = await this.dataSource.query(
      `SELECT ${counted.join(', ')}`,
      parameters.values,
    );
    if (!row) throw new Error('no counts');
    return row;
  }

  private async findIn(index: number, query: LeadQuery): Promise<LeadPosition[]> {
    const { order = newestFirst, limit } = query;
    const parameters = new StatementParameters();
    const stretch = order[index];
    if (!stretch) return [];
    const { key, direction } = stretch;
    const parts = stretch.parts(parameters);
    const isPast = isPastOf(stretch, query.after, parameters);
    const max = parameters.add(limit);
    const selects = parts.flatMap((part) =>
      textConditions(query, parameters).map(
        (hasText) =>
          `(SELECT id, ${key} AS key FROM leads
            WHERE ${part} AND ${matches(query, parameters)} AND ${hasText} AND ${isPast}
            ORDER BY ${key} ${direction}, id ${direction} LIMIT ${max})`,
      ),
    );
    const rows: Array<Omit<LeadPosition, 'stretch'>> = await this.dataSource.query(
      `SELECT id, ${keyText[key]} AS key FROM (${selects.join(' UNION ALL ')}) AS lead
       ORDER BY lead.key ${direction}, id ${direction} LIMIT ${max}`,
      parameters.values,
    );
    return rows.map((row) => ({ stretch: index, ...row }));
  }
}

function countOf(
  { filter = {}, order = newestFirst }: CountedLeads,
  parameters: StatementParameters,
): string {
  const parts = order.flatMap((stretch) => stretch.parts(parameters));
  const selects = parts.flatMap((part) =>
    textConditions(filter, parameters).map(
      (hasText) =>
        `(SELECT FROM leads WHERE ${part} AND ${matches(filter, parameters)} AND ${hasText} LIMIT ${maxCounted})`,
    ),
  );
  return `SELECT least(count(*), ${maxCounted})::integer FROM (${selects.join(' UNION ALL ')}) AS lead`;
}

function isPastOf(
  { key, direction }: Stretch,
  after: LeadPosition | undefined,
  parameters: StatementParameters,
): string {
  if (!after) return 'true';
  const comparison = direction === 'ASC' ? '>' : '<';
  return `(${key}, id) ${comparison} (${parameters.add(after.key)}::${keyType[key]}, ${parameters.add(after.id)}::uuid)`;
}
