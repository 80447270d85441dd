import { anAuditEvent } from '../../testing/factories';
import { auditPageSize } from './audit-filter';
import { isShort, merge, type TrailEvent } from './merge-trails';

const at = (minute: number, area: TrailEvent['area']): TrailEvent => ({
  ...anAuditEvent({ at: new Date(Date.UTC(2026, 0, 5, 12, minute)).toISOString() }),
  area,
});

const many = (area: TrailEvent['area'], firstMinute: number, count: number) =>
  Array.from({ length: count }, (_, index) => at(firstMinute - index, area));

describe(merge.name, () => {
  it('puts the trails in one order, newest first', () => {
    const { events, next } = merge({
      auth: { left: [at(30, 'auth'), at(10, 'auth')], cursor: null },
      leads: { left: [at(20, 'leads')], cursor: null },
    });

    expect(events.map(({ area }) => area)).toEqual(['auth', 'leads', 'auth']);
    expect(next).toBeNull();
  });

  it('keeps what does not fit for the next page', () => {
    const first = merge({
      auth: { left: many('auth', 500, auditPageSize), cursor: null },
      leads: { left: many('leads', 400, 2), cursor: null },
    });

    expect(first.events).toHaveLength(auditPageSize);
    expect(first.events.every(({ area }) => area === 'auth')).toBe(true);
    expect(merge(first.next ?? {}).events.map(({ area }) => area)).toEqual(['leads', 'leads']);
  });

  it('asks on where a trail goes on, though all that was read is shown', () => {
    const { next } = merge({ auth: { left: many('auth', 500, auditPageSize), cursor: 'more' } });

    expect(next).toEqual({ auth: { left: [], cursor: 'more' } });
    expect(isShort(next?.auth ?? { left: [], cursor: null })).toBe(true);
  });
});
