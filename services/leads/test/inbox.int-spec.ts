import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { encodeCursor } from '../src/inbox/list/lead-cursor.js';
import type { LeadCountsResponse, LeadPageResponse } from '../src/inbox/lead-summary.response.js';
import type { LeadDetailResponse } from '../src/inbox/lead-detail.response.js';
import type { LeadNoteResponse } from '../src/inbox/lead-parts.responses.js';
import { Lead } from '../src/model/lead.entity.js';
import { aContact, aQuote } from './support/lead.factory.js';
import { aPhoto } from './support/pictures.js';
import { post } from './support/send.js';
import { Leads, officeEmail } from './support/start-leads.js';

/** Returns a cursor in the list's format. */
const cursorAt = (createdAt: string) =>
  encodeCursor({ stretch: 0, key: createdAt, id: '019aa000-0000-7000-8000-000000000001' });

describe('the inbox', () => {
  let leads: Leads;

  beforeEach(async () => {
    leads = await Leads.start();
  });

  afterEach(() => leads.stopAll());

  const call = (method: string, path: string, body?: object, headers = leads.signedInAs('user')) =>
    fetch(`${leads.url}/api/leads${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
  const get = async <Body>(path: string) => (await (await call('GET', path)).json()) as Body;
  const list = (query = '') => get<LeadPageResponse>(query);
  const ids = async (query: string) => (await list(query)).leads.map(({ id }) => id);
  const quote = async (changes = {}) => (await post(`${leads.url}/api/quotes`, aQuote(changes))).body;
  const contact = async (changes = {}) => (await post(`${leads.url}/api/contact`, aContact(changes))).body;

  it('lists both kinds page by page, newest first', async () => {
    const sent: string[] = [];
    for (let round = 0; round < 3; round += 1) sent.unshift((await quote()).id, (await contact()).id);
    sent.sort().reverse();

    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: LeadPageResponse = await list(`?limit=4&cursor=${cursor}`);
      seen.push(...page.leads.map(({ id }) => id));
      cursor = page.nextCursor;
    }

    expect(seen).toEqual(sent);
  });

  it('pages through leads created at the same time', async () => {
    for (let round = 0; round < 4; round += 1) await quote();
    await leads.database.query(`UPDATE leads SET created_at = '2026-11-21T12:00:00.123456Z'`);

    const first = await list('?limit=2');
    const second = await list(`?limit=2&cursor=${first.nextCursor}`);

    expect(new Set([...first.leads, ...second.leads].map(({ id }) => id)).size).toBe(4);
    expect(second.nextCursor).toBeNull();
  });

  it('filters by kind, status and text', async () => {
    const one = await quote({ address: '7 Heron_Way 100%, Estero 33928' });
    const spam = await contact({ website: 'x' });
    const other = await contact({ subject: 'Heron way' });

    expect(await ids('?kind=quote')).toEqual([one.id]);
    expect((await ids('?kind=contact')).sort()).toEqual([spam.id, other.id].sort());
    expect(await ids('?status=spam')).toEqual([spam.id]);
    expect((await ids('?status=new,won')).sort()).toEqual([one.id, other.id].sort());
    expect(await ids('?q=heron_w')).toEqual([one.id]);
    expect(await ids(`?q=${encodeURIComponent('100%,')}`)).toEqual([one.id]);
    expect(await ids(`?q=${other.reference.toLowerCase()}`)).toEqual([other.id]);
  });

  it.each([
    '?kind=order',
    '?status=new,old',
    '?limit=0',
    '?limit=201',
    '?limit=x',
    '?cursor=abc',
    '?q=a&q=b',
    '?q=%00',
    '?status=new,%00',
    `?cursor=${cursorAt('2026-02-31T00:00:00.000000Z')}`,
    `?cursor=${cursorAt('0000-01-01T00:00:00.000000Z')}`,
    '/export.csv?q=%00',
  ])('rejects %s', async (query) => {
    const response = await call('GET', query, undefined, leads.signedInAs('administrator'));

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'validation_failed' });
  });

  it('shows a lead with its details', async () => {
    const { id, reference } = await quote({ projectImages: [await aPhoto()], email: 'ida@visitor.test' });

    const lead = await get<LeadDetailResponse>(`/${id}`);

    expect(lead).toMatchObject({
      id,
      kind: 'quote',
      reference,
      email: 'ida@visitor.test',
      address: '12 Gulf Shore Blvd, Naples, FL 34103',
      status: 'new',
      areaName: 'Naples',
      photoCount: 1,
      mail: 'owed',
      notes: [],
    });
    expect(lead.notifications.map(({ kind, status }) => [kind, status])).toEqual(
      expect.arrayContaining([
        ['office_quote', 'owed'],
        ['visitor_receipt', 'owed'],
      ]),
    );
    const photo = await fetch(`${leads.url}${lead.photos[0]?.url}`, { headers: leads.signedInAs('user') });
    expect(photo.status).toBe(200);
  });

  it('reads a lead of either kind by its reference, in any case', async () => {
    const sent = [await quote(), await contact()];

    for (const { id, reference } of sent) {
      expect(await get<LeadDetailResponse>(`/${reference}`)).toEqual(await get<LeadDetailResponse>(`/${id}`));
      expect((await get<LeadDetailResponse>(`/${reference.toLowerCase()}`)).id).toBe(id);
    }
    await leads.database.getRepository(Lead).softDelete({ id: sent[0]?.id });
    for (const key of [sent[0]?.reference, 'Q-222222', 'Q-7F3K2', 'Q-000000', "Q-7F3K2'", 'mail']) {
      expect([key, (await call('GET', `/${key}`)).status]).toEqual([key, 404]);
    }
  });

  it('changes the status and saves notes with their author', async () => {
    const { id } = await contact();

    const changed = await call('PATCH', `/${id}`, { status: 'contacted' });
    const noted = await call('POST', `/${id}/notes`, { text: ' Called back. ' });

    expect([changed.status, noted.status]).toEqual([200, 201]);
    expect((await noted.json()) as LeadNoteResponse).toMatchObject({ author: 'ruth', text: 'Called back.' });
    const lead = await get<LeadDetailResponse>(`/${id}`);
    expect(lead.status).toBe('contacted');
    expect(lead.notes).toHaveLength(1);
  });

  it('adds a call once that is sent again, also at the same moment', async () => {
    const { id } = await quote();
    const headers = { ...leads.signedInAs('user'), 'idempotency-key': 'call-1' };
    const send = (text: string) => call('POST', `/${id}/notes`, { text, kind: 'call' }, headers);

    const answers = [...(await Promise.all([send('Friday.'), send('Friday.')])), await send('Friday.')];
    const other = await send('Saturday.');

    expect([...answers, other].map(({ status }) => status)).toEqual([201, 201, 201, 422]);
    const { notes } = await get<LeadDetailResponse>(`/${id}`);
    expect(notes).toHaveLength(1);
    for (const answer of answers) expect(await answer.json()).toEqual(notes[0]);
  });

  it('keeps which notes are for the crew', async () => {
    const { id } = await contact();

    const marked = await call('POST', `/${id}/notes`, { text: 'Gate code 4411', forCrew: true });
    await call('POST', `/${id}/notes`, { text: 'Pays late.' });
    const odd = await call('POST', `/${id}/notes`, { text: 'Hm.', forCrew: 'yes' });

    expect(await marked.json()).toMatchObject({ text: 'Gate code 4411', forCrew: true });
    expect([odd.status, await odd.json()]).toEqual([
      400,
      expect.objectContaining({
        fields: { forCrew: { code: 'not_a_boolean', message: expect.any(String) } },
      }),
    ]);
    const { notes } = await get<LeadDetailResponse>(`/${id}`);
    expect(notes.map(({ text, forCrew }) => [text, forCrew])).toEqual([
      ['Gate code 4411', true],
      ['Pays late.', false],
    ]);
  });

  it('sends the withheld mail when a lead turns out not to be spam', async () => {
    await leads.startWorker();
    const { id } = await quote({ website: 'x' });
    expect((await get<LeadDetailResponse>(`/${id}`)).mail).toBe('none');

    await call('PATCH', `/${id}`, { status: 'new' });

    await leads.mailbox.untilMailTo(officeEmail);
  });

  it('sends a mail again', async () => {
    await leads.startWorker();
    const { id } = await quote();
    await leads.mailbox.untilMailTo(officeEmail);
    const mailOf = async () =>
      (await get<LeadDetailResponse>(`/${id}`)).notifications.find(({ recipient }) => recipient === 'office');
    await waitUntil('the sent mail', async () => (await mailOf())?.status === 'sent');

    const response = await call('POST', `/${id}/notifications/${(await mailOf())?.id}/send`);

    expect(response.status).toBe(201);
    await leads.mailbox.untilMailTo(officeEmail, 2);
  });

  it('counts leads by kind and status', async () => {
    await quote();
    await contact({ website: 'x' });
    const { id } = await contact();
    await call('PATCH', `/${id}`, { status: 'won' });

    expect(await get<LeadCountsResponse>('/counts')).toEqual({
      quotes: 1,
      contacts: 1,
      byStatus: { new: 1, contacted: 0, won: 1, lost: 0, spam: 1 },
      late: 0,
      mine: 0,
      unclaimed: 1,
      claimedByMail: 0,
      withoutOwner: 0,
      myDay: 1,
    });
  });

  it('hides leads in the bin', async () => {
    const { id } = await quote();
    await leads.database.getRepository(Lead).softDelete({ id });

    expect((await list()).leads).toEqual([]);
    expect((await call('GET', `/${id}`)).status).toBe(404);
    expect((await call('PATCH', `/${id}`, { status: 'won' })).status).toBe(404);
  });

  it.each([
    ['GET', ''],
    ['GET', '/counts'],
    ['GET', '/019aa000-0000-7000-8000-000000000001'],
    ['PATCH', '/019aa000-0000-7000-8000-000000000001'],
    ['POST', '/019aa000-0000-7000-8000-000000000001/notes'],
  ])('requires a session for %s %s', async (method, path) => {
    const response = await call(method, path, method === 'GET' ? undefined : { status: 'won' }, {} as never);

    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: expect.any(String), code: 'not_authenticated' });
  });

  it.each([
    ['GET', '/no-uuid', undefined],
    ['GET', '/019aa000-0000-7000-8000-000000000001', undefined],
    ['POST', '/019aa000-0000-7000-8000-000000000001/notes', { text: 'Hm.' }],
    [
      'POST',
      '/019aa000-0000-7000-8000-000000000001/notifications/019aa000-0000-7000-8000-000000000002/send',
      {},
    ],
  ])('answers 404 to %s %s', async (method, path, body) => {
    expect((await call(method, path, body)).status).toBe(404);
  });

  it.each([
    [{ status: 'done' }, 'status', 'unknown_status'],
    [{}, 'status', 'required'],
  ])('rejects the change %j', async (body, field, code) => {
    const { id } = await contact();

    const response = await call('PATCH', `/${id}`, body);

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { [field]: { code } } });
  });
});
