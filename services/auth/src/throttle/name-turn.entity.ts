import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Time at which a group of IP addresses last tried a name whose tries are limited to turns. */
@Entity('name_turns')
export class NameTurn {
  /** SHA-256 of the name. */
  @PrimaryColumn('bytea') accountHash: Buffer;

  /** Key of the group of IP addresses (`Lane.group`), or `mail` for mails that strangers request. */
  @PrimaryColumn('text') origin: string;

  @Column('timestamptz') at: Date;
}
