import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

export const publicationStates = ['idle', 'rendering', 'storing', 'failed'] as const;

export type PublicationState = (typeof publicationStates)[number];

/** Progress of the last publication, in a single row that all instances of the service share. */
@Entity('site_publications')
@Check('CK_site_publications_one', 'id = 1')
@Check('CK_site_publications_state', `state IN ('idle', 'rendering', 'storing', 'failed')`)
export class Publication {
  @PrimaryColumn('smallint') id: 1;

  @Column('text') state: PublicationState;

  @Column('text', { nullable: true }) page: string | null;

  @Column('integer', { default: 0 }) done: number;

  @Column('integer', { default: 0 }) total: number;
}
