import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** How the firm uses the library (O8): one row, made when an owner first changes it. */
@Entity('library_settings')
@Check('CK_library_settings_id', '"id" = 1')
export class LibrarySettings {
  @PrimaryColumn('smallint', { default: 1 }) id: number;

  /** Pictures that the crew uploads wait for an approval. */
  @Column('boolean', { default: false }) crewWaits: boolean;
}
