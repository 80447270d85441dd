import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Time at which a group of IP addresses last tried a name whose tries are limited to turns, or at which a name was last
 * allowed a requested mail.
 */
@Entity('name_turns')
export class NameTurn {
  /** SHA-256 of the name; for mails, of `mail ` and the name. */
  @PrimaryColumn('bytea') accountHash: Buffer;

  /**
   * For tries, the IP address or /48 network that tried (`siteGroup`); for requested mails, always `mail`. Unrelated to
   * a web origin.
   */
  @PrimaryColumn('text') origin: string;

  @Column('timestamptz') at: Date;
}
