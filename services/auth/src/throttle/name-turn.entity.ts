import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When a group of IP addresses last tried a name whose tries are limited to turns. */
@Entity('name_turns')
export class NameTurn {
  /** SHA-256 of the name. */
  @PrimaryColumn('bytea') accountHash: Buffer;

  /** The group of IP addresses (`addressGroup`). */
  @PrimaryColumn('text') origin: string;

  @Column('timestamptz') at: Date;
}
