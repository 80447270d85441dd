import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { MailServerName } from '@sandhill/platform/mail/mail-server-name.js';

export const pauseCauses = ['sign_in', 'refusing', 'tls', 'away'] as const;

/**
 * `sign_in`: the mail server rejects our user name or password. `refusing`: it rejects our sender or every recipient.
 * `tls`: the connection cannot be encrypted. `away`: it is unreachable, which does not pause sending.
 */
export type PauseCause = (typeof pauseCauses)[number];

/** The problem with a mail server. While a row with another cause than `away` exists, workers only probe the server. */
@Entity('sending_pauses')
@Check('CK_sending_pauses_server', `"server" IN ('main', 'fallback')`)
@Check('CK_sending_pauses_cause', `"cause" IN ('sign_in', 'refusing', 'tls', 'away')`)
export class SendingPause {
  @PrimaryColumn('text', { default: 'main' }) server: MailServerName;

  @Column('text', { default: 'sign_in' }) cause: PauseCause;

  /** Message of the failure, such as the mail server's answer. */
  @Column('text') reason: string;

  @Column('timestamptz', { default: () => 'now()' }) since: Date;

  @Column('timestamptz') nextProbeAt: Date;
}
