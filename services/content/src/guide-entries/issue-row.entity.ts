import type { Month } from '@sandhill/company/guides/service-guide.js';
import {
  confidences,
  severities,
  type IssueSign,
  type PlantGroup,
  type Severity,
} from '@sandhill/company/plant-guide/plant.js';
import type { ServiceId } from '@sandhill/company/service-ids.js';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { EntryRow, quoted } from './entry-row.js';

/** An entry of the problem finder, published or not. Empty texts and lists mean that the value is not known. */
@Entity('plant_issues')
@Index('UQ_plant_issues_slug', ['slug'], { unique: true })
@Check('CK_plant_issues_confidence', `confidence IN (${quoted(confidences)})`)
@Check('CK_plant_issues_severity', `severity IN (${quoted(severities)})`)
export class IssueRow extends EntryRow {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;

  @Column('text') issue: string;

  @Column('text', { default: '' }) issueEs: string;

  @Column('text') description: string;

  @Column('text', { default: '' }) descriptionEs: string;

  @Column('text', { array: true }) causes: string[];

  @Column('text', { array: true, default: [] }) causesEs: string[];

  @Column('text', { array: true }) solutions: string[];

  @Column('text', { array: true, default: [] }) solutionsEs: string[];

  @Column('text', { array: true }) prevention: string[];

  @Column('text', { array: true, default: [] }) preventionEs: string[];

  @Column('text') severity: Severity;

  @Column('jsonb', { default: [] }) signs: IssueSign[];

  @Column('text', { array: true, default: [] }) groups: PlantGroup[];

  @Column('text', { array: true, default: [] }) plants: string[];

  @Column('smallint', { array: true, default: [] }) months: Month[];

  @Column('text', { array: true, default: [] }) lookAlikes: string[];

  @Column('text') serviceId: ServiceId;

  @Column('boolean', { default: false }) needsLicence: boolean;
}
