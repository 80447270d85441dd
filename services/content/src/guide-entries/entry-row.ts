import type { Confidence, Source } from '@sandhill/company/plant-guide/plant.js';
import { Column } from 'typeorm';

export const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

/** Columns that plants and problems have in common. */
export abstract class EntryRow {
  abstract id: string;

  /** The last part of its page's address. Entries in the bin keep theirs. */
  @Column('text') slug: string;

  @Column('text') confidence: Confidence;

  @Column('text', { nullable: true }) imageUrl: string | null;

  @Column('text', { array: true, default: [] }) synonyms: string[];

  @Column('jsonb', { default: [] }) sources: Source[];

  @Column('date', { nullable: true }) checkedOn: string | null;

  /** User name, at that time, of the person who signed the current words. */
  @Column('text', { nullable: true }) checkedBy: string | null;

  /** Kept in the bin: what is restored shows as before. */
  @Column('boolean', { default: false }) isPublished: boolean;

  /** Grows with each change. */
  @Column('integer', { default: 0 }) revision: number;

  @Column({ type: 'timestamptz', precision: 3 }) changedAt: Date;

  /** The user name at that time; null for what was shipped. */
  @Column('text', { nullable: true }) changedBy: string | null;

  /** When it was put into the bin. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) deletedAt: Date | null;
}

/** Whether visitors see it: then the current version of the site holds it, word for word. */
export const isShown = ({ isPublished, deletedAt }: Pick<EntryRow, 'isPublished' | 'deletedAt'>): boolean =>
  isPublished && deletedAt === null;
