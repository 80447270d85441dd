import { Check, Column, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

export type ChallengePurpose = 'add' | 'sign_in' | 'confirm';

@Entity('passkey_challenges')
@Index('IX_passkey_challenges_origin', ['origin', 'expiresAt'])
@Check('CK_passkey_challenges_purpose', `purpose IN ('add', 'sign_in', 'confirm')`)
export class PasskeyChallenge {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  /** The challenge in base64url. */
  @Column('text') challenge: string;

  @Column('text') purpose: ChallengePurpose;

  /** Id of the only account that may answer. Null means any account. */
  @Column('uuid', { nullable: true }) userId: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  user: Relation<User> | null;

  /**
   * Id of the only session that may answer; for an invited person, the id of the mailed link instead. Null means that
   * no session is needed.
   */
  @Column('uuid', { nullable: true }) sessionId: string | null;

  /** Key of the requester’s IP address or /64 network (`addressGroup`). Not the web origin. */
  @Column('text') origin: string;

  @Column('timestamptz') expiresAt: Date;
}
