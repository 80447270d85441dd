import type { Weekday } from '@sandhill/company/opening-hours.js';
import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Hours in which a member of staff visits customers, on a weekday or on one date. They are wall-clock times in New
 * York.
 */
@Entity('visit_windows')
@Check('CK_visit_windows_day', 'num_nonnulls("weekday", "date") = 1')
@Check(
  'CK_visit_windows_weekday',
  `"weekday" IN ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')`,
)
@Check('CK_visit_windows_hours', '"starts" < "ends"')
@Check('CK_visit_windows_places', '"places" BETWEEN 1 AND 20')
export class VisitWindow {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  @Column('text', { nullable: true }) weekday: Weekday | null;

  @Column('date', { nullable: true }) date: string | null;

  /** Wall-clock time: `09:00`. */
  @Column('text') starts: string;

  @Column('text') ends: string;

  @Column('smallint') places: number;

  /** Names of communities, and `nearby` for those close by; null for everywhere. */
  @Column('text', { array: true, nullable: true }) communities: string[] | null;

  /** Null for all services. */
  @Column('text', { array: true, nullable: true }) services: QuoteServiceId[] | null;

  /** False for a removed window. The row stays for the visits in it. */
  @Column('boolean', { default: true }) isActive: boolean;
}
