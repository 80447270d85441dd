import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Actions that a restored backup must not undo. */
const ledgerKinds = [
  'lead_erased',
  'chat_erased',
  'project_purged',
  'picture_purged',
  'account_disabled',
  'account_enabled',
] as const;

export type LedgerKind = (typeof ledgerKinds)[number];

/**
 * A change that a restore must not undo: the backup copies each entry out of the database within a minute, and a
 * restore applies the change again. An entry holds ids and times, never a name or an address. Migrations of the
 * services that write entries create the table.
 */
@Entity('ledger')
@Index('IX_ledger_at', ['at'])
export class LedgerEntry {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' }) at: Date;

  @Column('text') kind: LedgerKind;

  /** Id of the lead, conversation, project image, further picture of a project, or account. */
  @Column('uuid') subjectId: string;
}
