import { randomUUID } from 'node:crypto';
import { weekdays } from '@sandhill/company/opening-hours.js';
import { Delivery } from '../../src/deliveries/delivery.entity.js';
import { LeadHistory } from '../../src/model/lead-history.entity.js';
import { VisitDay } from '../../src/visits/model/visit-day.entity.js';
import { Visit } from '../../src/visits/model/visit.entity.js';
import type { VisitSettingsResponse } from '../../src/visits/windows/visit-settings.dto.js';
import type { VisitorWindowsResponse } from '../../src/visits/booking/visitor-visits.dto.js';
import { Desk } from './desk.js';
import { aQuote } from './lead.factory.js';
import { post } from './send.js';
import { callerId, type Leads } from './start-leads.js';

interface Answer {
  status: number;
  body: VisitorWindowsResponse & {
    code?: string;
    date: string;
    starts: string;
    canChange: boolean;
    fields?: object;
    windows?: VisitorWindowsResponse['windows'];
  };
}

export interface Visitor {
  id: string;
  reference: string;
  email: string;
  token: string;
}

/** Returns a window for every weekday. `changes` apply to each window. */
export const daily = (changes: object = {}) =>
  weekdays.map((weekday) => ({
    weekday,
    starts: '09:00',
    ends: '11:00',
    places: 2,
    communities: null,
    services: null,
    ...changes,
  }));

/** Visitors and owners as they call the API of visits. */
export class Visits {
  readonly owner: Desk;

  constructor(private readonly leads: Leads) {
    this.owner = new Desk(leads, 'olga', callerId, 'owner');
  }

  async set(changes: object = {}): Promise<VisitSettingsResponse> {
    const settings = {
      noticeHours: 24,
      horizonDays: 21,
      lastMomentHours: 4,
      week: daily(),
      dates: [],
      ...changes,
    };
    const { status, body } = await this.owner.ask<VisitSettingsResponse>(
      'PUT',
      '/api/visits/settings',
      settings,
    );
    if (status !== 200) throw new Error(`settings: ${status}`);
    return body;
  }

  async visitor(changes: Record<string, unknown> = {}): Promise<Visitor> {
    const email = `${randomUUID()}@visitor.test`;
    const { id, reference, page } = (
      await post(`${this.leads.url}/api/quotes`, aQuote({ email, ...changes }))
    ).body;
    return { id, reference, email: String(changes['email'] ?? email), token: page.split('/').at(-1) ?? '' };
  }

  /** Returns a visitor with a booked visit. */
  async booked(index = 0): Promise<Visitor> {
    const visitor = await this.visitor();
    const { status } = await this.book(visitor, index);
    if (status !== 201) throw new Error(`the visit is not booked: ${status}`);
    return visitor;
  }

  async windows({ token }: { token: string }): Promise<VisitorWindowsResponse> {
    return (await this.read(token)).body;
  }

  async read(token: string): Promise<Answer> {
    const answer = await fetch(`${this.leads.url}/api/visits/windows?token=${token}`);
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  }

  async send(
    path: '' | '/move' | '/cancel' | '/waiting' | '/waiting/stop',
    body: object,
    headers = {},
  ): Promise<Answer> {
    const { status, body: answer } = await post(`${this.leads.url}/api/visits${path}`, body, headers);
    return { status, body: answer as unknown as Answer['body'] };
  }

  /** Books one of the offered windows, by default the first. */
  async book(visitor: Visitor, index = 0): Promise<Answer> {
    return this.send('', { token: visitor.token, ...(await this.choice(visitor, index)) });
  }

  async move(visitor: Visitor, index: number): Promise<Answer> {
    return this.send('/move', { token: visitor.token, ...(await this.choice(visitor, index)) });
  }

  async choice(visitor: Visitor, index = 0): Promise<{ windowId: string; date: string }> {
    const { windows } = await this.windows(visitor);
    const { windowId, date } = windows[index] ?? { windowId: '', date: '' };
    return { windowId, date };
  }

  /** Puts a visitor's visit on a day, even one on which the firm is closed. */
  async putOn(date: string, { id }: { id: string }): Promise<void> {
    const { manager } = this.leads.database;
    const { windowId } = await manager.findOneByOrFail(Visit, { leadId: id });
    await manager.upsert(VisitDay, { windowId, date }, ['windowId', 'date']);
    await manager.update(Visit, { leadId: id }, { date });
  }

  /** Returns the number of places that are taken by visits. */
  async taken(): Promise<number> {
    const rows = await this.leads.database.query(
      'SELECT count(*)::integer AS count FROM visits WHERE place IS NOT NULL',
    );
    return (rows as Array<{ count: number }>)[0]?.count ?? 0;
  }

  async mailsOf({ id }: { id: string }): Promise<string[]> {
    return this.kindsOf(Delivery, id);
  }

  async historyOf({ id }: { id: string }): Promise<string[]> {
    return this.kindsOf(LeadHistory, id);
  }

  /** Returns the kinds of a lead's rows that are about visits, oldest first. */
  private async kindsOf(rows: typeof Delivery | typeof LeadHistory, leadId: string): Promise<string[]> {
    const found = await this.leads.database
      .getRepository<Delivery | LeadHistory>(rows)
      .find({ where: { leadId }, order: { id: 'ASC' } });
    return found.map(({ kind }) => kind).filter((kind) => kind.startsWith('visit_'));
  }
}
