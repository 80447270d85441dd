import { Desk } from './desk.js';
import { aContact, aQuote } from './lead.factory.js';
import { post } from './send.js';
import { addStaff } from './staff.js';
import type { Leads } from './start-leads.js';

export const benId = '019aa000-0000-7000-8000-0000000000b1';
export const unknownId = '019aa000-0000-7000-8000-000000000001';

/** Two members of staff who work on the same leads. */
export class TwoDesks {
  readonly ruth: Desk;
  readonly ben: Desk;

  constructor(private readonly leads: Leads) {
    this.ruth = new Desk(leads);
    this.ben = new Desk(leads, 'ben', benId);
  }

  /** Deletes the leads and accounts of earlier tests, and adds both members of staff. */
  async begin(): Promise<void> {
    await this.leads.database.query('DELETE FROM leads; DELETE FROM submissions');
    await this.leads.database.query('DELETE FROM staff_members; DELETE FROM receipt_days');
    await addStaff(
      this.leads,
      ...[this.ruth, this.ben].map(({ userId: id, username }) => ({ id, username })),
    );
  }

  async quote(changes = {}) {
    return (await post(`${this.leads.url}/api/quotes`, aQuote(changes))).body;
  }

  async contact(changes = {}) {
    return (await post(`${this.leads.url}/api/contact`, aContact(changes))).body;
  }
}
