import { Injectable } from '@nestjs/common';
import { officeDay, officeDayIn } from '@sandhill/company/office-day.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import type { CallerContext } from '@sandhill/platform/audit/caller-context.decorator.js';
import { AuditEvent } from '@sandhill/platform/audit/audit-event.entity.js';
import { ValidationFailed } from '@sandhill/platform/errors/domain.error.js';
import { DataSource, MoreThan } from 'typeorm';
import { findLead } from '../../model/find-lead.js';
import { recordLeadAudit } from '../../model/record-lead-audit.js';
import { PhotoLinks } from '../../photos/photo-links.js';
import { StaffService } from '../../staff/staff.service.js';
import { fits, isOn, slotsBetween, toSlot, type VisitPlan } from '../model/slots.js';
import { readPlan } from '../model/visit-offers.js';
import { leadsWithPlaces } from '../model/visit-openings.js';
import { dayKey, takenPlaces } from '../model/visit-places.js';
import { toVisitWindow } from '../model/visit-window.response.js';
import type {
  OfficeVisitResponse,
  OfficeVisitsResponse,
  OfficeWindowsResponse,
  OwnVisitsResponse,
  VisitDaysQuery,
} from './office-visits.dto.js';
import { OfficeVisitsRepository, type VisitRecord } from './office-visits.repository.js';

const maxDays = 62;
const dayMs = 86_400_000;
/** Days ahead within which visits are checked: more than visitors can book ahead, which is at most 120. */
const checkedDays = 400;

/** Shortest time between two audit entries for one crew member who reads visits, in milliseconds. */
const auditedEveryMs = 3_600_000;

@Injectable()
export class OfficeVisits {
  constructor(
    private readonly dataSource: DataSource,
    private readonly published: PublishedContent,
    private readonly visits: OfficeVisitsRepository,
    private readonly photos: PhotoLinks,
    private readonly staff: StaffService,
  ) {}

  /** @throws ValidationFailed for too many days */
  async list(days: VisitDaysQuery): Promise<OfficeVisitsResponse> {
    return this.answer(await this.visits.between(checked(days)));
  }

  async unfit(): Promise<OfficeVisitsResponse> {
    const coming = await this.visits.between({ from: officeDay(), to: officeDayIn(checkedDays) });
    const { people, visits } = await this.answer(coming);
    return { people, visits: visits.filter(({ fits }) => !fits) };
  }

  /** @throws ValidationFailed for too many days */
  async windows(days: VisitDaysQuery): Promise<OfficeWindowsResponse> {
    const { manager } = this.dataSource;
    const slots = slotsBetween(await this.plan(), checked(days));
    const taken = await takenPlaces(manager, days);
    const own = await leadsWithPlaces(manager, days);
    return {
      windows: slots.map((slot) => ({
        ...toVisitWindow(slot),
        places: slot.places,
        taken: taken.get(dayKey(slot)) ?? 0,
        offeredTo: own.get(dayKey(slot)) ?? [],
      })),
    };
  }

  async ofLead(leadId: string): Promise<OfficeVisitsResponse> {
    await findLead(this.dataSource.manager, leadId);
    return this.answer(await this.visits.ofLead(leadId));
  }

  /**
   * Lists the visits of the caller since yesterday. Crew members may not read leads, except these facts of the leads
   * that they visit. The audit trail records that a crew member reads them, at most once an hour for each person.
   */
  async mine(context: CallerContext): Promise<OwnVisitsResponse> {
    const { userId, role } = context.caller;
    const visits = await this.visits.ofPerson(userId, officeDayIn(-1));
    if (role === 'crew') await this.audit(context, visits.length);
    const photos = await this.visits.photosOf(visits.map(({ leadId }) => leadId));
    return {
      visits: visits.map(({ id, date, starts, ends, state, ...lead }) => ({
        id,
        date,
        starts,
        ends,
        state,
        name: lead.name,
        address: lead.address,
        phone: lead.phone,
        services: lead.services,
        message: lead.message,
        photos: (photos.get(lead.leadId) ?? []).map((photo) => ({
          url: this.photos.to(photo.id),
          width: photo.width,
          height: photo.height,
        })),
      })),
    };
  }

  private async audit(context: CallerContext, count: number): Promise<void> {
    const { manager } = this.dataSource;
    const action = 'crew_read_visits';
    const at = MoreThan(new Date(Date.now() - auditedEveryMs));
    if (await manager.existsBy(AuditEvent, { action, actorId: context.caller.userId, at })) return;
    await recordLeadAudit(manager, { ...context.by, action, details: { visits: count } });
  }

  private async answer(visits: readonly VisitRecord[]): Promise<OfficeVisitsResponse> {
    const plan = await this.plan();
    const people = (await this.staff.list()).filter(({ isActive }) => isActive);
    return {
      people: people.map(({ id, username }) => ({ id, username })),
      visits: visits.map((visit) => toOfficeVisit(visit, plan)),
    };
  }

  private plan(): Promise<VisitPlan> {
    return readPlan({ manager: this.dataSource.manager, site: this.published.current });
  }
}

function checked(days: VisitDaysQuery): VisitDaysQuery {
  const length = (Date.parse(days.to) - Date.parse(days.from)) / dayMs + 1;
  if (length >= 1 && length <= maxDays) return days;
  throw new ValidationFailed({
    to: { code: 'too_many_days', message: `Please ask for 1 to ${maxDays} days` },
  });
}

function isInWindow(plan: VisitPlan, visit: VisitRecord): boolean {
  const window = plan.windows.find(({ id }) => id === visit.windowId);
  if (!window || !isOn(plan, window, visit.date)) return false;
  return (
    window.starts === visit.starts &&
    window.ends === visit.ends &&
    (visit.place ?? 0) <= window.places &&
    fits(toSlot(window, visit.date), visit)
  );
}

function toOfficeVisit(visit: VisitRecord, plan: VisitPlan): OfficeVisitResponse {
  const { id, windowId, date, starts, ends, state, personId, isKept, reason } = visit;
  const { leadId, reference, name, phone, address, areaName, services } = visit;
  return {
    id,
    windowId,
    date,
    starts,
    ends,
    state,
    personId,
    fits: isKept || state !== 'booked' || date < officeDay() || isInWindow(plan, visit),
    reason,
    lead: { id: leadId, reference, name, phone, address, areaName, services },
  };
}
