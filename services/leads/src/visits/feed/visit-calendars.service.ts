import { Injectable } from '@nestjs/common';
import { officeDayIn } from '@sandhill/company/office-day.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import type { CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { NotFound } from '@sandhill/platform/errors/domain.error.js';
import { DataSource, In, MoreThanOrEqual } from 'typeorm';
import { hashOfToken, newStoredToken } from '../../lead-links/stored-token.js';
import { recordLeadAudit } from '../../model/record-lead-audit.js';
import { PhotoLinks } from '../../photos/photo-links.js';
import { StaffMember } from '../../staff/staff-member.entity.js';
import { StaffService } from '../../staff/staff.service.js';
import { isAssignedTo } from '../../staff/assigned-visits.js';
import { calendarFeed } from '../model/visit-calendar.js';
import { VisitCalendar } from '../model/visit-calendar.entity.js';
import { Visit } from '../model/visit.entity.js';
import type { CalendarResponse, NewCalendarResponse } from './calendar.responses.js';

const daysBack = 30;
const maxVisits = 2_000;

@Injectable()
export class VisitCalendars {
  constructor(
    private readonly dataSource: DataSource,
    private readonly published: PublishedContent,
    private readonly links: PhotoLinks,
    private readonly staff: StaffService,
  ) {}

  async read(personId: string): Promise<CalendarResponse> {
    const calendar = await this.dataSource.manager.findOneBy(VisitCalendar, { personId });
    return { madeAt: calendar?.createdAt.toISOString() ?? null };
  }

  /** Makes a calendar URL. The previous URL stops working. */
  async make(context: CallerContext): Promise<NewCalendarResponse> {
    const token = newStoredToken();
    const { userId: personId } = context.caller;
    await this.dataSource.transaction(async (manager) => {
      // The URL works only while the copy of auth's list shows the account as active, so the account has to be in the
      // copy.
      await this.staff.remember(manager, context.caller);
      const columns = { personId, tokenHash: hashOfToken(token), createdAt: new Date() };
      await manager.upsert(VisitCalendar, columns, ['personId']);
      await recordLeadAudit(manager, { ...context.by, action: 'visit_calendar_made' });
    });
    return { url: this.links.siteUrl(`/api/calendar/${token}.ics`) };
  }

  async revoke(context: CallerContext): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.delete(VisitCalendar, { personId: context.caller.userId });
      if (affected) await recordLeadAudit(manager, { ...context.by, action: 'visit_calendar_revoked' });
    });
  }

  /**
   * Returns the calendar of a URL. It names no customer, because anyone with the URL can read it.
   *
   * @throws NotFound, also for a person who has left the firm
   */
  async feed(token: string): Promise<string> {
    const { manager } = this.dataSource;
    const calendar = await manager.findOneBy(VisitCalendar, { tokenHash: hashOfToken(token) });
    const person =
      calendar && (await manager.findOneBy(StaffMember, { id: calendar.personId, isActive: true }));
    if (!person) throw new NotFound('This calendar does not exist.');
    const visits = await manager
      .createQueryBuilder(Visit, 'visit')
      .innerJoinAndSelect('visit.lead', 'lead')
      .innerJoin(StaffMember, 'person', 'person.id = :id', { id: person.id })
      .where({ date: MoreThanOrEqual(officeDayIn(-daysBack)), state: In(['booked', 'on_the_way', 'done']) })
      .andWhere(isAssignedTo)
      .orderBy('visit.startsAt')
      .addOrderBy('visit.id')
      .limit(maxVisits)
      .getMany();
    return calendarFeed(
      this.published.current.profile.name,
      visits.flatMap(({ lead, ...visit }) => (lead ? [this.entryOf(visit, lead, person)] : [])),
    );
  }

  private entryOf(
    { id, sequence, date, starts, ends, arrangedAt }: Omit<Visit, 'lead'>,
    { reference, areaName }: NonNullable<Visit['lead']>,
    { role }: StaffMember,
  ) {
    // Crew cannot open leads.
    const url = this.links.siteUrl(role === 'crew' ? '/admin/visits' : `/admin/leads/${reference}`);
    return {
      id,
      sequence,
      date,
      starts,
      ends,
      changedAt: arrangedAt,
      summary: [reference, areaName].filter(Boolean).join(' · '),
      location: areaName ?? undefined,
      description: url,
      url,
    };
  }
}
