import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { MailServerName } from '../../config/mail-server-name.js';

export const pauseCauses = ['sign_in', 'refusing', 'tls', 'away'] as const;

/**
 * `sign_in`: the mail server refuses our name or password. `refusing`: it refuses our sender, or whoever a mail is for.
 * `tls`: it cannot be talked to in secret. `away`: it cannot be reached, which holds nothing back by itself.
 */
export type PauseCause = (typeof pauseCauses)[number];

/** What is wrong with a mail server. While there is a row with a cause other than `away`, no worker sends by it. */
@Entity('sending_pauses')
@Check('CK_sending_pauses_server', `"server" IN ('main', 'fallback')`)
@Check('CK_sending_pauses_cause', `"cause" IN ('sign_in', 'refusing', 'tls', 'away')`)
export class SendingPause {
  @PrimaryColumn('text', { default: 'main', primaryKeyConstraintName: 'PK_sending_pauses' })
  server: MailServerName;

  @Column('text', { default: 'sign_in' }) cause: PauseCause;

  /** The mail server's words. */
  @Column('text') reason: string;

  @Column('timestamptz', { default: () => 'now()' }) since: Date;

  /** When the server is tried again. */
  @Column('timestamptz', { name: 'next_probe_at' }) nextProbeAt: Date;
}
