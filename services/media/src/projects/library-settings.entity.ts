import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The company's settings of the picture library: one row, created when an owner first changes them. */
@Entity('library_settings')
@Check('CK_library_settings_id', '"id" = 1')
export class LibrarySettings {
  @PrimaryColumn('smallint', { default: 1 }) id: number;

  @Column('boolean', { default: false }) crewWaits: boolean;
}
