import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan } from 'typeorm';
import { Delivery } from '../deliveries/delivery.entity.js';
import { Lead } from '../model/lead.entity.js';
import { FirstHour, type FirstHourStep } from './first-hour.entity.js';

/**
 * Maximum age, in milliseconds, of the contact message that an owner sends through the form and then names as the test
 * lead.
 */
const namedWithinMs = 10 * 60_000;

const nothingNoted = { putOff: [] as FirstHourStep[], testLeadId: null, testArrivedAt: null };

@Injectable()
export class FirstHourRepository {
  constructor(private readonly dataSource: DataSource) {}

  async read(): Promise<Omit<FirstHour, 'id'>> {
    return (await this.dataSource.manager.findOneBy(FirstHour, { id: 1 })) ?? nothingNoted;
  }

  async note(change: Partial<Omit<FirstHour, 'id'>>): Promise<void> {
    await this.dataSource.manager.upsert(FirstHour, { id: 1, ...change }, ['id']);
  }

  async putOff(step: FirstHourStep, isPutOff: boolean): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO first_hour AS known (id, put_off) VALUES (1, $2)
       ON CONFLICT (id) DO UPDATE SET put_off = array_remove(known.put_off, $1) || excluded.put_off`,
      [step, isPutOff ? [step] : []],
    );
  }

  async isFreshMessage(id: string): Promise<boolean> {
    const createdAt = MoreThan(new Date(Date.now() - namedWithinMs));
    return this.dataSource.manager.existsBy(Lead, { id, kind: 'contact', createdAt });
  }

  /** Returns a test lead with its mail; undefined if it is in the bin or erased. */
  async testLead(id: string): Promise<{ lead: Lead; mail: Delivery | undefined } | undefined> {
    const { manager } = this.dataSource;
    const lead = await manager.findOneBy(Lead, { id, deletedAt: IsNull() });
    if (!lead) return undefined;
    const mails = await manager.find(Delivery, {
      where: { leadId: id, channel: 'mail', kind: 'office_contact' },
      order: { id: 'ASC' },
    });
    // The fallback address may have accepted the mail that the general address rejected.
    return { lead, mail: mails.find(({ state }) => state === 'sent') ?? mails[0] };
  }
}
