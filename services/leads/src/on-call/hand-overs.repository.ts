import { Injectable } from '@nestjs/common';
import { officeClock } from '@sandhill/company/office-day.js';
import { DataSource, type EntityManager } from 'typeorm';
import type { StaffMember } from '../staff/staff-member.entity.js';
import { OnCall } from './on-call.repository.js';
import { periodsOf } from './rota.js';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Hour, on the evening before a hand-over, from which the people of both shifts are notified. */
const evening = 18;

export interface HandOver {
  /** Time on the office's clock (`officeClock`), in milliseconds. */
  at: number;
  from: StaffMember[];
  to: StaffMember[];
}

@Injectable()
export class HandOversRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly onCall: OnCall,
  ) {}

  /** Queues one mail about the hand-overs of the next day for each person concerned. */
  async addDue(now = new Date()): Promise<void> {
    const local = officeClock(now.getTime());
    if ((local % dayMs) / 3_600_000 < evening) return;
    await this.dataSource.transaction(async (manager) => {
      const handOvers = await this.ofNextDay(now, manager);
      const people = handOvers.flatMap(({ from, to }) => [...from, ...to]);
      for (const { id, email } of people) if (email !== null) await queueNotice(manager, { id, email, now });
    });
  }

  async ofNextDay(moment: Date, manager: EntityManager = this.dataSource.manager): Promise<HandOver[]> {
    const local = officeClock(moment.getTime());
    const midnight = local - (local % dayMs) + dayMs;
    const periods = periodsOf(await this.onCall.rota(manager), midnight - minuteMs, midnight + dayMs);
    const handOvers: HandOver[] = [];
    for (const [index, period] of periods.entries()) {
      const before = periods[index - 1];
      if (!before) continue;
      const from = await this.onCall.peopleOf(manager, before.userIds);
      const to = await this.onCall.peopleOf(manager, period.userIds);
      // The same people may be on call in both periods, for instance an owner with a shift before a gap of the rota.
      if (namesOf(from) !== namesOf(to)) handOvers.push({ at: period.from, from, to });
    }
    return handOvers;
  }
}

const namesOf = (people: readonly StaffMember[]) => people.map(({ username }) => username).join();

async function queueNotice(
  manager: EntityManager,
  { id, email, now }: { id: string; email: string; now: Date },
): Promise<void> {
  const day = new Date(officeClock(now.getTime())).toISOString().slice(0, 10);
  await manager.query(
    `WITH noted AS (
       INSERT INTO staff_notices (kind, user_id, day) VALUES ('hand_over', $1, $2)
       ON CONFLICT DO NOTHING RETURNING user_id)
     INSERT INTO deliveries (channel, kind, recipient, happened_at)
     SELECT 'mail', 'hand_over', $3, $4 FROM noted`,
    [id, day, email, now],
  );
}
