import { Injectable } from '@nestjs/common';
import { officeDay } from '@sandhill/company/office-day.js';
import { PublishedContent } from '@sandhill/company/published-site/published-content.js';
import type { AuditedBy } from '@sandhill/platform/audit/audit-entry.js';
import { ValidationFailed } from '@sandhill/platform/errors/domain.error.js';
import { DataSource, In, Not, type EntityManager } from 'typeorm';
import { recordLeadAudit } from '../../model/record-lead-audit.js';
import { requireRevision } from '../../model/require-revision.js';
import { nearby } from '../model/slots.js';
import { readPlan } from '../model/visit-offers.js';
import { lockVisitSettings, VisitSettings } from '../model/visit-settings.entity.js';
import { VisitWindow } from '../model/visit-window.entity.js';
import type { VisitSettingsDto, VisitSettingsResponse, VisitWindowDto } from './visit-settings.dto.js';

type Day = Pick<VisitWindow, 'weekday' | 'date'>;

@Injectable()
export class VisitSettingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly published: PublishedContent,
  ) {}

  async read(): Promise<VisitSettingsResponse> {
    const { manager } = this.dataSource;
    const { settings, windows } = await readPlan({ manager, site: this.published.current });
    const { noticeHours, horizonDays, lastMomentHours, ownDates, revision } = settings;
    return {
      revision,
      noticeHours,
      horizonDays,
      lastMomentHours,
      week: windows.flatMap((window) =>
        window.weekday === null ? [] : [{ ...toDto(window), weekday: window.weekday }],
      ),
      // Past dates are left out, because they would count toward the maximum number of dates.
      dates: ownDates
        .filter((date) => date >= officeDay())
        .sort()
        .map((date) => ({ date, windows: windows.filter((window) => window.date === date).map(toDto) })),
      areas: this.published.current.areas.filter(({ isNearby }) => !isNearby).map(({ name }) => name),
    };
  }

  /**
   * Changes the settings. A window in the list keeps its id and therefore its visits; a window that is missing from the
   * list is removed. If `wished` names a `revision`, the settings change only if that is still their current revision.
   *
   * @throws ValidationFailed if a community is not served or a window is listed twice
   * @throws SettingsChanged if the settings have another revision
   */
  async change(
    wished: VisitSettingsDto & { revision?: number },
    by: AuditedBy,
  ): Promise<VisitSettingsResponse> {
    this.refuseUnknownAreas(wished);
    refuseRepeated(wished);
    const { noticeHours, horizonDays, lastMomentHours, week, dates } = wished;
    await this.dataSource.transaction(async (manager) => {
      const before = await lockVisitSettings(manager);
      requireRevision(wished.revision, before);
      const ownDates = dates.map(({ date }) => date);
      await manager.update(
        VisitSettings,
        { id: 1 },
        { noticeHours, horizonDays, lastMomentHours, ownDates, revision: before.revision + 1 },
      );
      const kept = [
        ...(await save(
          manager,
          week.map((window) => [window, { weekday: window.weekday, date: null }]),
        )),
        ...(await save(
          manager,
          dates.flatMap(({ date, windows }) =>
            windows.map((window): [VisitWindowDto, Day] => [window, { weekday: null, date }]),
          ),
        )),
      ];
      await manager.update(VisitWindow, { id: Not(In(kept)), isActive: true }, { isActive: false });
      await recordLeadAudit(manager, {
        ...by,
        action: 'visit_settings_changed',
        details: { windows: kept.length, noticeHours, horizonDays, lastMomentHours },
      });
    });
    return this.read();
  }

  private refuseUnknownAreas({ week, dates }: VisitSettingsDto): void {
    const known = new Set([nearby, ...this.published.current.areas.map(({ name }) => name)]);
    const named = [...week, ...dates.flatMap(({ windows }) => windows)].flatMap(
      ({ communities }) => communities ?? [],
    );
    const unknown = named.find((name) => !known.has(name));
    if (unknown === undefined) return;
    const message = `${unknown} is not a community that is served`;
    throw new ValidationFailed({ communities: { code: 'unknown_community', message } });
  }
}

/**
 * Rejects a list with the same window twice, because the second entry would replace the first.
 *
 * @throws ValidationFailed
 */
function refuseRepeated({ week, dates }: VisitSettingsDto): void {
  const ids = [...week, ...dates.flatMap(({ windows }) => windows)].flatMap(({ id }) => id ?? []);
  if (new Set(ids).size === ids.length) return;
  const message = 'Each window may be in the list only once';
  throw new ValidationFailed({ week: { code: 'window_twice', message } });
}

async function save(
  manager: EntityManager,
  windows: ReadonlyArray<[VisitWindowDto, Day]>,
): Promise<string[]> {
  const ids: string[] = [];
  for (const [{ id, starts, ends, places, communities, services }, day] of windows) {
    const columns = { ...day, starts, ends, places, communities, services, isActive: true };
    const known = id ?? (await findSame(manager, { ...day, starts, ends }, ids));
    const isChanged = known && (await manager.update(VisitWindow, { id: known }, columns)).affected;
    ids.push(isChanged ? known : (await manager.save(manager.create(VisitWindow, columns))).id);
  }
  return ids;
}

/**
 * Finds an earlier window with the same day and hours, active or removed. The new window uses that row, so it keeps the
 * visits.
 */
async function findSame(
  manager: EntityManager,
  { weekday, date, ...hours }: Day & Pick<VisitWindow, 'starts' | 'ends'>,
  taken: readonly string[],
): Promise<string | undefined> {
  const day = weekday === null ? { date: date ?? '' } : { weekday };
  const same = await manager.findOne(VisitWindow, {
    where: { ...day, ...hours, id: Not(In([...taken])) },
    order: { isActive: 'DESC', id: 'DESC' },
  });
  return same?.id;
}

const toDto = ({ id, starts, ends, places, communities, services }: VisitWindow) => ({
  id,
  starts,
  ends,
  places,
  communities,
  services,
});
