import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** While its one row is there, no worker sends: the mail server refuses our name or password. */
@Entity('sending_pauses')
@Check('CK_sending_pauses_id', '"id" = 1')
export class SendingPause {
  @PrimaryColumn('smallint', { default: 1, primaryKeyConstraintName: 'PK_sending_pauses' }) id: number;

  /** The mail server's words. */
  @Column('text') reason: string;

  @Column('timestamptz', { default: () => 'now()' }) since: Date;

  /** When the server is asked (again) whether it will have us. */
  @Column('timestamptz', { name: 'next_probe_at' }) nextProbeAt: Date;
}
