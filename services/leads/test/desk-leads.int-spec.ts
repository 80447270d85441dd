import type { LeadDetailResponse } from '../src/inbox/lead-detail.response.js';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { Desk } from './support/desk.js';
import { Leads } from './support/start-leads.js';
import { benId, TwoDesks, unknownId } from './support/two-desks.js';

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

  const typeIn = (body: object, headers = {}) =>
    ruth.ask<{ id: string; reference: string; fields: object }>(
      'POST',
      '',
      { source: 'call', ...body },
      headers,
    );
  const mails = () => leads.database.getRepository(Delivery).find({ order: { kind: 'ASC' } });

  describe('a lead', () => {
    it('belongs to the first of two who claim it at once', async () => {
      const { id } = await desks.quote();

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
      const { id } = await desks.contact();

      const refused = await ruth.ask('POST', `/${id}/claim`, { via: 'mail' });
      await ruth.call('POST', `/${id}/claim`, { via: 'push' });

      expect(refused).toMatchObject({ status: 400, body: { fields: { via: { code: 'unknown_way' } } } });
      expect(await ben.read(id)).toMatchObject({ claimedBy: 'ruth', claimedVia: 'push' });
    });

    it('is no one’s again when its status is taken back, unless it was given to someone or claimed before', async () => {
      const [answered, given, claimed] = [await desks.contact(), await desks.quote(), await desks.contact()];
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
      const { id } = await desks.quote({ name: 'Ann', email: 'ann@visitor.test', phone: '239 555 0101' });

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
      const { body: trail } = await owner.ask('GET', '/audit');
      expect(JSON.stringify(trail)).not.toMatch(/Anna|555-0199|Miami/);
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
      [{ lostReason: 'withdrawn' }, 'lostReason', 'lost_only'],
    ])('rejects the change %j', async (change, field, code) => {
      const { id } = await desks.contact();

      expect(await ruth.change(id, change)).toMatchObject({
        status: 400,
        body: { fields: { [field]: { code } } },
      });
      expect((await ruth.read(id)).history).toEqual([]);
    });

    it('shows other leads of the same mailbox or phone number, also of years ago', async () => {
      const one = await desks.quote({ email: 'Ann@visitor.test', phone: '(239) 555-0101' });
      const two = await desks.contact({ email: 'ann@VISITOR.test', phone: '' });
      const three = await desks.contact({ email: 'office@visitor.test', phone: '+1 239 5550101 ' });
      const four = await desks.contact({ email: 'someone@visitor.test', phone: '239 555 0102' });
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
        await desks.quote({ email: 'ann@visitor.test' }),
        await desks.quote({ email: 'ann@visitor.test' }),
      ];
      expect((await ruth.read(one.id)).earlier.map(({ id }) => id)).toEqual([two.id]);

      await new Desk(leads, 'olga', undefined, 'administrator').call('DELETE', `/${two.id}`);

      expect((await ruth.read(one.id)).earlier).toEqual([]);
    });

    it('keeps where it came from, and cuts or drops what is too long or unknown', async () => {
      const { id } = await desks.quote({
        firstPage: `/services?${'x'.repeat(600)}`,
        referrerHost: 'search.example',
        utm: { source: `${'m'.repeat(199)}🌴`, campaign: 'y'.repeat(300), term: 7, evil: 'z' },
        heardFrom: ' A neighbor ',
      });
      const plain = await desks.contact({ utm: 'fall', heardFrom: '', firstPage: null });

      const lead = await ruth.read(id);
      expect(lead).toMatchObject({
        source: 'site',
        referrerHost: 'search.example',
        utm: { source: 'm'.repeat(199), campaign: 'y'.repeat(200) },
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
});
