import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LeadKind } from '../model/lead-status.js';
import { notTypedIn } from '../model/lead-desk.js';
import type { AnsweredLead } from './answer-times.js';
import type { Period } from './period.js';

const dimensions = [
  'status',
  'kind',
  'source',
  'service',
  'area',
  'language',
  'firstPage',
  'guidePage',
  'lostReason',
  'day',
] as const;

export type Dimension = (typeof dimensions)[number];

/** Number of leads of a period that share a value (`key`) of a dimension. */
export interface FigureCount {
  dimension: Dimension;
  key: string;
  count: number;
  /** Total price of the jobs of these leads, in cents. */
  cents: number;
}

/** Times of a lead, in seconds since 1970 on New York's clock. */
export interface LeadTimes {
  kind: LeadKind;
  createdAt: number;
  claimedAt: number | null;
  answeredAt: number | null;
}

const zone = `'America/New_York'`;

const ofPeriod = `created_at >= $1::date::timestamp AT TIME ZONE ${zone}
  AND created_at < ($2::date + 1)::timestamp AT TIME ZONE ${zone} AND deleted_at IS NULL`;

/**
 * SQL that selects the leads of a period, without those in the bin. Leads of the kind `contact` have neither services
 * nor an area.
 */
const leads = `
  SELECT kind, status, source, language, first_page, guide, lost_reason, job_cents, created_at, services,
         coalesce(area_name, area_match) AS area
  FROM leads WHERE ${ofPeriod}`;

/**
 * Returns SQL that counts leads by a dimension, without spam. Only the dimension `status` counts spam, with SQL of its
 * own.
 */
const by = (dimension: Dimension, key: string, { from = 'lead', condition = 'true' } = {}) => `
  SELECT '${dimension}' AS dimension, ${key} AS key, count(*)::integer AS count,
         coalesce(sum(job_cents), 0)::float8 AS cents
  FROM ${from} WHERE status <> 'spam' AND ${condition} GROUP BY ${key}`;

const localSeconds = (column: string) => `extract(epoch FROM ${column} AT TIME ZONE ${zone})::float8`;

const times = `
  SELECT kind, ${localSeconds('created_at')} AS "createdAt", ${localSeconds('claimed_at')} AS "claimedAt",
         ${localSeconds('answered_at')} AS "answeredAt"
  FROM leads WHERE ${ofPeriod} AND status <> 'spam' AND ${notTypedIn('source')}`;

/** Counts the leads that arrived within a period, without those in the bin. */
@Injectable()
export class StatisticsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async counts({ from, to }: Period): Promise<FigureCount[]> {
    return this.dataSource.query(
      `WITH lead AS MATERIALIZED (${leads}), service AS (SELECT unnest(services) AS id, * FROM lead),
            guide_page AS (SELECT unnest(guide) AS slug, * FROM lead)
       SELECT * FROM (
         SELECT 'status' AS dimension, status AS key, count(*)::integer AS count,
                coalesce(sum(job_cents), 0)::float8 AS cents
         FROM lead GROUP BY status
         UNION ALL ${by('kind', 'kind')}
         UNION ALL ${by('source', 'source')}
         UNION ALL ${by('service', 'id', { from: 'service' })}
         UNION ALL ${by('area', 'area', { condition: 'area IS NOT NULL' })}
         UNION ALL ${by('language', 'language')}
         UNION ALL ${by('firstPage', 'first_page', { condition: 'first_page IS NOT NULL' })}
         UNION ALL ${by('guidePage', 'slug', { from: 'guide_page' })}
         UNION ALL ${by('lostReason', 'lost_reason', { condition: `status = 'lost' AND lost_reason IS NOT NULL` })}
         UNION ALL ${by('day', `to_char(created_at AT TIME ZONE ${zone}, 'YYYY-MM-DD')`)}
       ) AS figure ORDER BY count DESC, key`,
      [from, to],
    );
  }

  /**
   * Returns the leads that came through the site in the last 90 days, without spam and the daily test. Leads in the bin
   * are included, so that deleting leads does not improve the times. Leads that were answered in the chat before they
   * became leads are left out, because they would count as answered immediately.
   */
  async answers(): Promise<AnsweredLead[]> {
    return this.dataSource.query(
      `SELECT kind, ${localSeconds('created_at')} AS "arrivedAt",
              extract(epoch FROM answered_at - created_at)::float8 / 60 AS minutes FROM leads
       WHERE created_at > now() - interval '90 days' AND status <> 'spam' AND source = 'site' AND NOT is_proof
         AND (answered_at IS NULL OR answered_at >= created_at)`,
    );
  }

  /**
   * Returns when leads arrived, were claimed and were answered. Leads that staff typed in are left out, because they
   * are claimed immediately.
   */
  async times({ from, to }: Period): Promise<LeadTimes[]> {
    return this.dataSource.query(times, [from, to]);
  }
}
