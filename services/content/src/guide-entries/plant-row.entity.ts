import {
  confidences,
  levels,
  plantGroups,
  type Level,
  type Light,
  type PlantGroup,
} from '@sandhill/company/plant-guide/plant.js';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { EntryRow, quoted } from './entry-row.js';

/** An entry of the plant guide, published or not. Empty texts and lists mean that the value is not known. */
@Entity('plant_identifications')
@Index('UQ_plant_identifications_slug', ['slug'], { unique: true })
@Check('CK_plant_identifications_confidence', `confidence IN (${quoted(confidences)})`)
@Check('CK_plant_identifications_group', `"group" IN (${quoted(plantGroups)})`)
@Check('CK_plant_identifications_water', `water IN (${quoted(levels)})`)
@Check('CK_plant_identifications_salt', `salt IN (${quoted(levels)})`)
export class PlantRow extends EntryRow {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  @Column('text') name: string;

  @Column('text', { default: '' }) nameEs: string;

  @Column('text') scientificName: string;

  @Column('text') description: string;

  @Column('text', { default: '' }) descriptionEs: string;

  @Column('text') careInstructions: string;

  @Column('text', { default: '' }) careInstructionsEs: string;

  @Column('text') floridaSpecific: string;

  @Column('text', { default: '' }) floridaSpecificEs: string;

  @Column('text') group: PlantGroup;

  @Column('text', { array: true, default: [] }) light: Light[];

  @Column('text') water: Level;

  @Column('text') salt: Level;

  /** Height in feet; 0 if it is not known. */
  @Column('double precision', { default: 0 }) heightFt: number;

  @Column('boolean', { default: false }) isNative: boolean;

  @Column('boolean', { default: false }) isPoisonous: boolean;

  @Column('text', { array: true, default: [] }) issues: string[];
}
