import type { Confidence, Source } from '@sandhill/company/plant-guide/plant.js';
import { Column } from 'typeorm';

export const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

export abstract class EntryRow {
  abstract id: string;

  /** Last part of the URL of the entry's page. Entries in the bin keep their slug. */
  @Column('text') slug: string;

  @Column('text') confidence: Confidence;

  @Column('text', { nullable: true }) imageUrl: string | null;

  @Column('text', { array: true, default: [] }) synonyms: string[];

  @Column('jsonb', { default: [] }) sources: Source[];

  @Column('date', { nullable: true }) checkedOn: string | null;

  /** Username, at the time of signing, of the person who signed the current text. */
  @Column('text', { nullable: true }) checkedBy: string | null;

  /**
   * Whether visitors see the entry. The value is kept while the entry is in the bin, so that a restored entry is shown
   * as before.
   */
  @Column('boolean', { default: false }) isPublished: boolean;

  /** Number that increases with each change. */
  @Column('integer', { default: 0 }) revision: number;

  @Column({ type: 'timestamptz', precision: 3 }) changedAt: Date;

  /** User name, at the time of the change, of the person who made it; null for shipped entries. */
  @Column('text', { nullable: true }) changedBy: string | null;

  /** Time at which the entry was moved into the bin; null if the entry is not in the bin. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) deletedAt: Date | null;
}

/** Returns whether visitors see the entry. If so, the texts of this row equal those of the published site. */
export const isShown = ({ isPublished, deletedAt }: Pick<EntryRow, 'isPublished' | 'deletedAt'>): boolean =>
  isPublished && deletedAt === null;
