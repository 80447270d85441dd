import { Check, Column, Entity, PrimaryColumn, type EntityManager } from 'typeorm';

/** Settings for offering visits: one row, created when it is first read. */
@Entity('visit_settings')
@Check('CK_visit_settings_id', '"id" = 1')
export class VisitSettings {
  @PrimaryColumn('smallint', { default: 1 }) id: number;

  /** Shortest notice at which visitors may book a window, in hours. */
  @Column('smallint', { default: 24 }) noticeHours: number;

  @Column('smallint', { default: 21 }) horizonDays: number;

  /** Visitors may move or cancel a visit until this many hours before it. */
  @Column('smallint', { default: 4 }) lastMomentHours: number;

  /** Dates with their own windows (or none), which replace the windows of the weekday. */
  @Column('text', { array: true, default: [] }) ownDates: string[];

  @Column('integer', { default: 0 }) revision: number;
}

export async function visitSettings(manager: EntityManager): Promise<VisitSettings> {
  const settings = await manager.findOneBy(VisitSettings, { id: 1 });
  if (settings) return settings;
  await manager.createQueryBuilder().insert().into(VisitSettings).values({ id: 1 }).orIgnore().execute();
  return manager.findOneByOrFail(VisitSettings, { id: 1 });
}

/** Locks the settings until the transaction ends. Bookings, which lock them for reading (`lockPlan`), wait. */
export async function lockVisitSettings(manager: EntityManager): Promise<VisitSettings> {
  await visitSettings(manager);
  return manager.findOneOrFail(VisitSettings, { where: { id: 1 }, lock: { mode: 'pessimistic_write' } });
}
