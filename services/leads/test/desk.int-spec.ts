import { jest } from '@jest/globals';
import { firstSite } from '@sandhill/company/content/first-site.js';
import { officeDay, officeDayIn } from '@sandhill/company/office-day.js';
import { QueryFailedError } from 'typeorm';
import { StatusChanges } from '../src/conversation/status-changes.js';
import type { ChangedLeadsResponse } from '../src/inbox/changes/change-leads.dto.js';
import type { LeadDetailResponse } from '../src/inbox/lead-detail.response.js';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { businessClock } from '@sandhill/company/business-hours.js';
import { StaffMember } from '../src/staff/staff-member.entity.js';
import { Desk } from './support/desk.js';
import { aContact, aQuote } from './support/lead.factory.js';
import { post } from './support/send.js';
import { Leads } from './support/start-leads.js';

const benId = '019aa000-0000-7000-8000-0000000000b1';
const unknownId = '019aa000-0000-7000-8000-000000000001';

const idsOf = async (desk: Desk, query: string) => (await desk.list(query)).leads.map(({ id }) => id);

describe('the desk', () => {
  let leads: Leads;
  let ruth: Desk;
  let ben: Desk;

  beforeAll(async () => {
    leads = await Leads.start();
    ruth = new Desk(leads);
    ben = new Desk(leads, 'ben', benId);
  });

  afterAll(() => leads.stopAll());

  beforeEach(async () => {
    await leads.database.query('DELETE FROM leads; DELETE FROM submissions');
    await leads.database.query('DELETE FROM staff_members; DELETE FROM receipt_days');
    const members = [ruth, ben].map(({ userId: id, username }) => ({
      id,
      username,
      email: null,
      role: 'user' as const,
      isActive: true,
    }));
    await leads.database.manager.insert(StaffMember, members);
  });

  afterEach(() => jest.restoreAllMocks());

  const quote = async (changes = {}) => (await post(`${leads.url}/api/quotes`, aQuote(changes))).body;
  const contact = async (changes = {}) => (await post(`${leads.url}/api/contact`, aContact(changes))).body;
  const typeIn = (body: object, headers = {}) =>
    ruth.ask<{ id: string; reference: string; fields: object }>(
      'POST',
      '',
      { source: 'call', ...body },
      headers,
    );
  /** Lets a lead arrive so many business hours ago. */
  const age = async (id: string, businessHours: number) => {
    const createdAt = businessClock(firstSite).hoursAgo(businessHours, new Date());
    await leads.database.query(
      'UPDATE leads SET created_at = $1, waiting_since = CASE WHEN waiting_since IS NOT NULL THEN $1::timestamptz END WHERE id = $2',
      [createdAt, id],
    );
  };

  const mails = () => leads.database.getRepository(Delivery).find({ order: { kind: 'ASC' } });

  describe('a lead', () => {
    it('belongs to the first of two who claim it at once', async () => {
      const { id } = await quote();

      const answers = await Promise.all(
        [ruth, ben, ruth, ben].map((desk) => desk.ask<LeadDetailResponse>('POST', `/${id}/claim`)),
      );

      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const [name] = new Set(answers.map(({ body }) => body.claimedBy));
      const lead = await ruth.read(id);
      expect(lead).toMatchObject({
        claimedBy: name,
        claimedVia: 'page',
        owner: { username: name },
        status: 'new',
      });
      expect(answers.every(({ body }) => body.claimedAt === lead.claimedAt)).toBe(true);
      expect(lead.history.map(({ kind, actor }) => [kind, actor])).toEqual([['claimed', name]]);
      expect((await ruth.call('POST', `/${unknownId}/claim`)).status).toBe(404);
    });

    it('says where it was claimed', async () => {
      const { id } = await contact();

      const refused = await ruth.ask('POST', `/${id}/claim`, { via: 'mail' });
      await ruth.call('POST', `/${id}/claim`, { via: 'push' });

      expect(refused).toMatchObject({ status: 400, body: { fields: { via: { code: 'unknown_way' } } } });
      expect(await ben.read(id)).toMatchObject({ claimedBy: 'ruth', claimedVia: 'push' });
    });

    it('is no one’s again when its status is taken back, unless it was given to someone or claimed before', async () => {
      const [answered, given, claimed] = [await contact(), await quote(), await contact()];
      await ruth.call('POST', `/${claimed.id}/claim`);
      for (const { id } of [answered, given, claimed]) await ruth.change(id, { status: 'contacted' });
      await ruth.change(given.id, { ownerId: benId });

      for (const { id } of [answered, given, claimed]) await ben.change(id, { status: 'new' });

      const lead = await ruth.read(answered.id);
      expect(lead).toMatchObject({ claimedBy: null, claimedAt: null, claimedVia: null, owner: null });
      expect(lead.history.map(({ kind, actor }) => [kind, actor])).toEqual([
        ['status_changed', 'ruth'],
        ['claimed', 'ruth'],
        ['status_changed', 'ben'],
        ['released', 'ben'],
      ]);
      expect(await ruth.read(given.id)).toMatchObject({ claimedBy: 'ruth', owner: { username: 'ben' } });
      expect(await ruth.read(claimed.id)).toMatchObject({ claimedBy: 'ruth', claimedVia: 'page' });
    });

    it('keeps who corrected what, who owns it, when the next step is and what it is worth', async () => {
      const { id } = await quote({ name: 'Ann', email: 'ann@visitor.test', phone: '239 555 0101' });

      await ruth.change(id, { ownerId: benId, followUpOn: '2026-12-01' });
      await ben.change(id, {
        name: ' Anna ',
        phone: '(239) 555-0199',
        address: '5 Palm Way, Miami, FL 33101',
        services: ['lighting', 'irrigation', 'lighting'],
        quotedCents: 250_000,
      });
      await ben.change(id, { status: 'lost', lostReason: 'price', email: null, followUpOn: null });
      const { body } = await ben.change(id, { name: 'Anna' });

      expect(body).toMatchObject({
        name: 'Anna',
        email: null,
        phone: '(239) 555-0199',
        areaMatch: 'outside',
        owner: { id: benId, username: 'ben' },
        claimedBy: 'ruth',
        followUpOn: null,
        quotedCents: 250_000,
        jobCents: null,
        lostReason: 'price',
        answeredAt: null,
      });
      expect(body.history.map(({ kind, actor, details }) => [kind, actor, details])).toEqual([
        ['follow_up_changed', 'ruth', { from: null, to: '2026-12-01' }],
        ['owner_changed', 'ruth', { from: null, to: 'ben' }],
        ['claimed', 'ruth', { via: 'page' }],
        ['corrected', 'ben', { field: 'name', from: 'Ann', to: 'Anna' }],
        ['corrected', 'ben', { field: 'phone', from: '239 555 0101', to: '(239) 555-0199' }],
        ['corrected', 'ben', { field: 'address', from: expect.any(String) as string, to: body.address }],
        ['value_changed', 'ben', { field: 'quotedCents', from: null, to: 250_000 }],
        ['corrected', 'ben', { field: 'email', from: 'ann@visitor.test', to: null }],
        ['value_changed', 'ben', { field: 'lostReason', from: null, to: 'price' }],
        ['follow_up_changed', 'ben', { from: '2026-12-01', to: null }],
        ['status_changed', 'ben', { from: 'new', to: 'lost' }],
      ]);
      const owner = new Desk(leads, 'ada', undefined, 'owner');
      const { body: trail } = await owner.ask('GET', `/audit?subjectId=${id}`);
      expect(JSON.stringify(trail)).not.toMatch(/Anna|0199|Miami/);
    });

    it.each([
      [{ ownerId: unknownId }, 'ownerId', 'unknown_owner'],
      [{ ownerId: 'me' }, 'ownerId', 'unknown_owner'],
      [{ followUpOn: '2026-02-30' }, 'followUpOn', 'invalid_date'],
      [{ followUpOn: 'soon' }, 'followUpOn', 'invalid_date'],
      [{ name: '' }, 'name', 'required'],
      [{ name: null }, 'name', 'required'],
      [{ email: 'no address' }, 'email', 'invalid_email'],
      [{ email: null, phone: '' }, 'email', 'required'],
      [{ services: 'irrigation' }, 'services', 'services_required'],
      [{ services: ['none'] }, 'services', 'unknown_service'],
      [{ services: ['irrigation'] }, 'services', 'quotes_only'],
      [{ address: '5 Palm Way' }, 'address', 'quotes_only'],
      [{ quotedCents: -1 }, 'quotedCents', 'out_of_range'],
      [{ jobCents: 100_000_001 }, 'jobCents', 'out_of_range'],
      [{ jobCents: '12' }, 'jobCents', 'out_of_range'],
      [{ lostReason: 'rain' }, 'lostReason', 'unknown_reason'],
    ])('rejects the change %j', async (change, field, code) => {
      const { id } = await contact();

      expect(await ruth.change(id, change)).toMatchObject({
        status: 400,
        body: { fields: { [field]: { code } } },
      });
      expect((await ruth.read(id)).history).toEqual([]);
    });

    it('shows other leads of the same mailbox or phone number, also of years ago', async () => {
      const one = await quote({ email: 'Ann@visitor.test', phone: '(239) 555-0101' });
      const two = await contact({ email: 'ann@VISITOR.test', phone: '' });
      const three = await contact({ email: 'office@visitor.test', phone: '+1 239 5550101 ' });
      const four = await contact({ email: 'someone@visitor.test', phone: '239 555 0102' });
      await ben.change(one.id, { status: 'won' });

      const related = (await ruth.read(one.id)).earlier;

      expect(related.map(({ reference }) => reference).sort()).toEqual(
        [two.reference, three.reference].sort(),
      );
      expect((await ruth.read(two.id)).earlier).toMatchObject([{ id: one.id, kind: 'quote', status: 'won' }]);
      await ruth.change(three.id, { phone: '239 555 0102' });
      expect((await ruth.read(three.id)).earlier.map(({ id }) => id)).toEqual([four.id]);
    });

    it('is not among the same person’s leads while it is in the bin', async () => {
      const [one, two] = [
        await quote({ email: 'ann@visitor.test' }),
        await quote({ email: 'ann@visitor.test' }),
      ];
      expect((await ruth.read(one.id)).earlier.map(({ id }) => id)).toEqual([two.id]);

      await new Desk(leads, 'olga', undefined, 'administrator').call('DELETE', `/${two.id}`);

      expect((await ruth.read(one.id)).earlier).toEqual([]);
    });

    it('keeps where it came from, and cuts or drops what is too long or unknown', async () => {
      const { id } = await quote({
        firstPage: `/services?${'x'.repeat(600)}`,
        referrerHost: 'search.example',
        utm: { source: 'mail', campaign: 'y'.repeat(300), term: 7, evil: 'z' },
        heardFrom: ' A neighbor ',
      });
      const plain = await contact({ utm: 'fall', heardFrom: '', firstPage: null });

      const lead = await ruth.read(id);
      expect(lead).toMatchObject({
        source: 'site',
        referrerHost: 'search.example',
        utm: { source: 'mail', campaign: 'y'.repeat(200) },
        heardFrom: 'A neighbor',
      });
      expect(lead.firstPage).toHaveLength(500);
      expect(Object.keys(lead.utm ?? {})).toEqual(['source', 'campaign']);
      expect(await ruth.read(plain.id)).toMatchObject({ utm: null, heardFrom: null, firstPage: null });
    });
  });

  describe('a typed-in lead', () => {
    it('needs a name and a phone number, belongs to who typed it, and owes no mail', async () => {
      const typed = { kind: 'quote', name: 'Cora Diaz', phone: '239-555-0144', note: 'Gate code 12.' };
      const { status, body } = await typeIn(typed);

      expect(status).toBe(201);
      expect(body.reference).toMatch(/^Q-/);
      expect(await ben.read(body.reference)).toMatchObject({
        name: 'Cora Diaz',
        email: null,
        phone: '239-555-0144',
        address: null,
        services: [],
        message: '',
        source: 'call',
        status: 'new',
        language: 'en',
        areaMatch: 'unknown',
        claimedBy: 'ruth',
        owner: { username: 'ruth' },
        notes: [{ author: 'ruth', text: 'Gate code 12.', kind: 'note' }],
        history: [{ kind: 'created', actor: 'ruth', details: { source: 'call' } }, { kind: 'claimed' }],
      });
      expect(await mails()).toEqual([]);
      expect((await ben.list('?q=cora')).leads).toHaveLength(1);

      await ben.change(body.id, { status: 'spam' });
      await ben.change(body.id, { status: 'new' });
      expect(await mails()).toEqual([]);
    });

    it('has a receipt if it is wished, and is typed in once', async () => {
      const typed = {
        kind: 'contact',
        source: 'walk-in',
        name: 'Dan',
        email: 'dan@visitor.test',
        subject: 'Palms',
        message: 'Two palms lean.',
        language: 'es',
        receipt: true,
      };

      const answers = await Promise.all([1, 2].map(() => typeIn(typed, { 'idempotency-key': 'typed-once' })));

      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      expect((await mails()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
        ['visitor_receipt', 'visitor'],
      ]);
      expect((await ruth.counts()).contacts).toBe(1);
    });

    it.each([
      [{ name: 'Ann' }, 'email', 'required'],
      [{ name: ' ', phone: '1' }, 'name', 'required'],
      [{ name: 'Ann', phone: '1', source: 'site' }, 'source', 'unknown_source'],
      [{ name: 'Ann', phone: '1', kind: 'visit' }, 'kind', 'unknown_kind'],
      [{ name: 'Ann', email: 'ann' }, 'email', 'invalid_email'],
      [{ name: 'Ann', phone: 'x'.repeat(41) }, 'phone', 'too_long'],
      [{ name: 'Ann', phone: '1', receipt: 'yes' }, 'receipt', 'invalid_flag'],
      [{ name: 'Ann', phone: '1', services: [1] }, 'services', 'unknown_service'],
    ])('is rejected if it is %j', async (typed, field, code) => {
      const answer = await typeIn({ kind: 'quote', ...typed });

      expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: { code } } } });
    });
  });

  describe('the list', () => {
    it('sorts by promise: who waits longest, then follow-ups, then the rest, page by page', async () => {
      const [late, fresh, soon, later, won] = [
        await quote(),
        await contact(),
        await quote(),
        await contact(),
        await quote(),
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
        await quote(),
        await contact(),
        await quote(),
        await contact(),
        await quote(),
        await quote(),
      ].map(({ id }) => id) as [string, string, string, string, string, string];
      await contact({ website: 'spam' });
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
      const one = await quote();
      const two = await contact({ website: 'spam' });
      const body = { ids: [one.id, two.id, unknownId], status: 'contacted', ownerId: benId };

      const changed = await ruth.ask<ChangedLeadsResponse>('POST', '/changes', body);

      expect(changed).toMatchObject({ status: 200, body: { changed: 2, notFound: [unknownId] } });
      expect(changed.body.before.toSorted((a, b) => a.status.localeCompare(b.status))).toEqual([
        { id: one.id, status: 'new', ownerId: null },
        { id: two.id, status: 'spam', ownerId: null },
      ]);
      const owned = await idsOf(ben, '?owner=me&status=contacted');
      expect(owned.sort()).toEqual([one.id, two.id].sort());
      // The mail that was withheld.
      expect(await leads.database.getRepository(Delivery).countBy({ leadId: two.id })).toBe(2);

      for (const { id, ...before } of changed.body.before) await ruth.ask('PATCH', `/${id}`, before);
      expect(await idsOf(ben, '?owner=me')).toEqual([]);
      expect((await ruth.counts()).byStatus).toMatchObject({ new: 1, spam: 1 });
    });

    it('says it once if PostgreSQL had the change begin again', async () => {
      const { id } = await quote();
      const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
      jest
        .spyOn(StatusChanges.prototype, 'set')
        .mockRejectedValueOnce(new QueryFailedError('', [], deadlock));

      const { body } = await ruth.ask('POST', '/changes', { ids: [id, unknownId], status: 'contacted' });

      expect(body).toEqual({
        changed: 1,
        notFound: [unknownId],
        before: [{ id, status: 'new', ownerId: null }],
      });
    });

    it('has a new lead back among the unclaimed ones when the owner who was given it is undone', async () => {
      const [one, claimed] = [await quote(), await quote()];
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
