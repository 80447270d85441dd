import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A pending or failed attempt, in one of the budgets that it is charged to. Attempts that did not fail are deleted. */
@Entity('login_attempts')
@Index('IX_login_attempts_origin', ['origin', 'at'])
@Check('CK_login_attempts_state', `state IN ('pending', 'failed')`)
export class LoginAttempt {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  /** Key of the budget: an IP address, a network, or `hidden` for all private addresses. */
  @Column('text') origin: string;

  @Column('text') state: 'pending' | 'failed';

  @Column('timestamptz') at: Date;
}
