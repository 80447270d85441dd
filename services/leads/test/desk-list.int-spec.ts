import { jest } from '@jest/globals';
import { firstSite } from '@sandhill/company/content/first-site.js';
import { officeDay, officeDayIn } from '@sandhill/company/office-day.js';
import { QueryFailedError } from 'typeorm';
import { StatusChanges } from '../src/conversation/status-changes.js';
import type { ChangedLeadsResponse } from '../src/inbox/changes/change-leads.dto.js';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { businessClock } from '@sandhill/company/business-hours.js';
import { Desk } from './support/desk.js';
import { Leads } from './support/start-leads.js';
import { benId, TwoDesks, unknownId } from './support/two-desks.js';

const idsOf = async (desk: Desk, query: string) => (await desk.list(query)).leads.map(({ id }) => id);

describe('the desk', () => {
  let leads: Leads;
  let desks: TwoDesks;
  let ruth: Desk;
  let ben: Desk;

  beforeAll(async () => {
    leads = await Leads.start();
    desks = new TwoDesks(leads);
    ({ ruth, ben } = desks);
  });

  afterAll(() => leads.stopAll());

  beforeEach(() => desks.begin());

  afterEach(() => jest.restoreAllMocks());

  /** Moves a lead's arrival this many business hours into the past. */
  const age = async (id: string, businessHours: number) => {
    const createdAt = businessClock(firstSite).hoursAgo(businessHours, new Date());
    await leads.database.query(
      'UPDATE leads SET created_at = $1, waiting_since = CASE WHEN waiting_since IS NOT NULL THEN $1::timestamptz END WHERE id = $2',
      [createdAt, id],
    );
  };

  describe('the list', () => {
    it('sorts by promise: who waits longest, then follow-ups, then the rest, page by page', async () => {
      const [late, fresh, soon, later, won] = [
        await desks.quote(),
        await desks.contact(),
        await desks.quote(),
        await desks.contact(),
        await desks.quote(),
      ].map(({ id }) => id) as [string, string, string, string, string];
      await age(late, firstSite.responseHours.quote + 1);
      await ruth.change(soon, { status: 'contacted', followUpOn: officeDayIn(1), ownerId: benId });
      await ruth.change(later, { status: 'contacted', followUpOn: officeDayIn(9) });
      await ruth.change(won, { status: 'won', followUpOn: officeDay() });
      const wanted = [late, fresh, soon, later, won];

      const paged: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page = await ruth.list(`?sort=promise&limit=1${cursor && `&cursor=${cursor}`}`);
        paged.push(...page.leads.map(({ id }) => id));
        cursor = page.nextCursor;
      }
      expect(paged).toEqual(wanted);
      const oldest = await idsOf(ruth, '?sort=oldest');
      expect(oldest[0]).toBe(late);
      expect(oldest.toReversed()).toEqual(await idsOf(ruth, ''));
      expect(await idsOf(ruth, '?late=true')).toEqual([late]);
      expect(await idsOf(ruth, `?owner=${benId}&sort=promise`)).toEqual([soon]);
      expect(await idsOf(ben, '?owner=me&status=contacted')).toEqual([soon]);
      expect(await idsOf(ruth, '?owner=none&kind=quote&sort=promise')).toEqual([late]);
    });

    it('has what everyone has to do in their day, and counts it', async () => {
      const [free, mine, bens, due, overdue, tomorrow] = [
        await desks.quote(),
        await desks.contact(),
        await desks.quote(),
        await desks.contact(),
        await desks.quote(),
        await desks.quote(),
      ].map(({ id }) => id) as [string, string, string, string, string, string];
      await desks.contact({ website: 'spam' });
      await age(free, firstSite.responseHours.quote + 2);
      await ruth.call('POST', `/${mine}/claim`);
      await ben.call('POST', `/${bens}/claim`);
      for (const [id, followUpOn] of [
        [due, officeDay()],
        [overdue, officeDayIn(-3)],
        [tomorrow, officeDayIn(1)],
      ] as const)
        await ruth.change(id, { status: 'contacted', followUpOn });

      expect(await idsOf(ruth, '?view=my-day')).toEqual([free, mine, overdue, due]);
      expect(await idsOf(ben, '?view=my-day')).toEqual([free, bens]);
      expect(await idsOf(ruth, '?view=my-day&limit=2')).toEqual([free, mine]);
      expect(await idsOf(ruth, '?view=unclaimed')).toEqual([free]);
      expect(await ruth.counts()).toEqual({
        quotes: 4,
        contacts: 2,
        byStatus: { new: 3, contacted: 3, won: 0, lost: 0, spam: 1 },
        late: 1,
        mine: 4,
        unclaimed: 1,
        claimedByMail: 0,
        withoutOwner: 0,
        myDay: 4,
      });
      expect(await ben.counts()).toMatchObject({ mine: 1, unclaimed: 1, myDay: 2 });
    });

    it.each([
      ['view=all', 'view', 'unknown_view'],
      ['sort=name', 'sort', 'unknown_sort'],
      ['owner=ben', 'owner', 'unknown_owner'],
      ['late=yes', 'late', 'invalid_flag'],
    ])('rejects ?%s', async (query, field, code) => {
      const answer = await ruth.ask('GET', `?${query}`);

      expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: { code } } } });
    });

    it('changes several leads at once, and says what they were', async () => {
      const one = await desks.quote();
      const two = await desks.contact({ website: 'spam' });
      const body = { ids: [one.id, two.id, unknownId], status: 'contacted', ownerId: benId };

      const changed = await ruth.ask<ChangedLeadsResponse>('POST', '/changes', body);

      expect(changed).toMatchObject({ status: 200, body: { changed: 2, notFound: [unknownId] } });
      expect(changed.body.before.toSorted((a, b) => a.status.localeCompare(b.status))).toEqual([
        { id: one.id, status: 'new', ownerId: null },
        { id: two.id, status: 'spam', ownerId: null },
      ]);
      const owned = await idsOf(ben, '?owner=me&status=contacted');
      expect(owned.sort()).toEqual([one.id, two.id].sort());
      // Leaving spam queued the mail that had been withheld.
      expect(await leads.database.getRepository(Delivery).countBy({ leadId: two.id })).toBe(2);

      for (const { id, ...before } of changed.body.before) await ruth.ask('PATCH', `/${id}`, before);
      expect(await idsOf(ben, '?owner=me')).toEqual([]);
      expect((await ruth.counts()).byStatus).toMatchObject({ new: 1, spam: 1 });
    });

    it('undoes no change over what somebody has changed since', async () => {
      const [one, two] = [await desks.quote(), await desks.quote()];
      const ids = [one.id, two.id];
      const change = (body: object) => ruth.ask<ChangedLeadsResponse>('POST', '/changes', { ids, ...body });
      await change({ status: 'lost' });
      await ben.ask('PATCH', `/${two.id}`, { status: 'won' });

      const undone = await change({ status: 'new', undoneStatus: 'lost' });

      expect(undone.body).toMatchObject({ changed: 1, overtaken: [two.id] });
      expect([(await ruth.read(one.id)).status, (await ruth.read(two.id)).status]).toEqual(['new', 'won']);
    });

    it('says it once if PostgreSQL had the change begin again', async () => {
      const { id } = await desks.quote();
      const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
      jest
        .spyOn(StatusChanges.prototype, 'set')
        .mockRejectedValueOnce(new QueryFailedError('', [], deadlock));

      const { body } = await ruth.ask('POST', '/changes', { ids: [id, unknownId], status: 'contacted' });

      expect(body).toEqual({
        changed: 1,
        notFound: [unknownId],
        overtaken: [],
        before: [{ id, status: 'new', ownerId: null }],
      });
    });

    it('has a new lead back among the unclaimed ones when the owner who was given it is undone', async () => {
      const [one, claimed] = [await desks.quote(), await desks.quote()];
      await ben.ask('POST', `/${claimed.id}/claim`);
      const body = { ids: [one.id, claimed.id], ownerId: ruth.userId };
      const { body: changed } = await ruth.ask<ChangedLeadsResponse>('POST', '/changes', body);
      expect(await idsOf(ruth, '?view=unclaimed')).toEqual([]);

      for (const { id, ownerId } of changed.before) await ruth.ask('PATCH', `/${id}`, { ownerId });

      expect(await idsOf(ruth, '?view=unclaimed')).toEqual([one.id]);
      expect(await idsOf(ben, '?view=my-day')).toEqual([one.id, claimed.id]);
      expect(await idsOf(ben, '?owner=me')).toEqual([claimed.id]);
    });

    it.each([
      [{ ids: [], status: 'won' }, 'ids', 'required'],
      [{ ids: Array(201).fill(unknownId), status: 'won' }, 'ids', 'required'],
      [{ ids: ['x'], status: 'won' }, 'ids', 'invalid_id'],
      [{ ids: [unknownId] }, 'status', 'required'],
      [{ ids: [unknownId], status: 'gone' }, 'status', 'unknown_status'],
      [{ ids: [unknownId], ownerId: unknownId }, 'ownerId', 'unknown_owner'],
    ])('rejects changes %#', async (body, field, code) => {
      const answer = await ruth.ask('POST', '/changes', body);

      expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: { code } } } });
    });
  });
});
