import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LedgerCopies } from '../src/ledger/ledger-copies.js';
import { forget } from '../src/restore/forget.js';
import { withClient } from '../src/stack/connect.js';
import { Machine } from './support/machine.js';
import { after, filesIn, noon, Place } from './support/place.js';

let place: Place;

beforeEach(async () => {
  place = await Place.open();
});

afterEach(async () => {
  place.remove();
  await Machine.releaseAll();
});

const countOf = async (machine: Machine, table: string) => {
  const [row] = await machine.query<{ count: string }>('auth', `SELECT count(*) AS count FROM ${table}`);
  return Number(row?.count);
};

describe('a restore', () => {
  let machine: Machine;

  beforeEach(async () => {
    machine = await Machine.start();
  });

  it('brings back no erased lead, purged picture, disabled account or session', async () => {
    const erased = await machine.addLead('Ann');
    await machine.addLead('Ben');
    const { id: project, key: picture } = await machine.addProject('Palms');
    const [disabled, enabledAgain] = [await machine.addAccount('marisol'), await machine.addAccount('pat')];
    await machine.query(
      'auth',
      `INSERT INTO known_devices (user_id, token_hash, created_at, last_used_at) SELECT id, '\\x01', now(), now() FROM users`,
    );
    const [chat, otherChat] = [await machine.addChat(), await machine.addChat()];
    await place.make(machine);
    await machine.note('leads', 'lead_erased', erased);
    await machine.note('leads', 'chat_erased', chat);
    await machine.note('media', 'project_purged', project);
    for (const id of [disabled, enabledAgain]) await machine.note('auth', 'account_disabled', id);
    await machine.note('auth', 'account_enabled', enabledAgain);
    await place.copyLedger(machine);
    const other = await Machine.start();

    const restored = await place.bringBack(other);

    expect(restored).toMatchObject({ leads: 1, chats: 1, pictures: 1, accounts: 1, sessions: 2 });
    expect(await other.namesOfLeads()).toEqual(['Ben']);
    expect(await other.query('leads', 'SELECT id FROM chat_sessions')).toEqual([{ id: otherChat }]);
    expect(await other.objects('lead-photos')).toHaveLength(1);
    expect(await other.objects('media')).toEqual([]);
    expect(await other.query('media', 'SELECT key FROM image_erasures')).toEqual([{ key: picture }]);
    expect(await other.query('auth', 'SELECT username FROM users WHERE disabled_at IS NOT NULL')).toEqual([
      { username: 'marisol' },
    ]);
    expect([await countOf(other, 'sessions'), await countOf(other, 'known_devices')]).toEqual([0, 0]);
    // The entries are in the ledger, so that the next restore of this machine applies them, too.
    expect(await other.query('leads', 'SELECT subject_id AS id FROM ledger ORDER BY at')).toEqual([
      { id: erased },
      { id: chat },
    ]);
  });

  it('holds mail that was being sent when the backup was made, as well as mail that was owed', async () => {
    await machine.addLead('Ann');
    await machine.addLead('Ben');
    await machine.query(
      'leads',
      `UPDATE deliveries SET state = 'sending', lease = 9 WHERE lead_id = (SELECT id FROM leads WHERE name = 'Ben')`,
    );
    await place.make(machine);
    const other = await Machine.start();

    expect(await place.bringBack(other)).toMatchObject({ heldMails: 2 });

    expect(await other.query('leads', 'SELECT state, lease FROM deliveries')).toEqual([
      { state: 'held', lease: null },
      { state: 'held', lease: null },
    ]);
  });

  it('forgets the mailboxes of erased leads, which are known by hashes alone', async () => {
    const erased = await machine.addLead('Ann');
    await machine.query('leads', `INSERT INTO receipt_days (email_hash) VALUES ('a mailbox')`);
    await place.make(machine);
    const other = await Machine.start();
    await place.bringBack(other);
    expect(await other.query('leads', 'SELECT FROM receipt_days')).toHaveLength(1);

    await machine.note('leads', 'lead_erased', erased);
    await place.copyLedger(machine);
    await place.bringBack(other, { isForced: true, now: after(61) });

    expect(await other.query('leads', 'SELECT FROM receipt_days')).toEqual([]);
  });

  it('that cannot exchange the keys leaves databases and keys as they were', async () => {
    await machine.addLead('Ann');
    await place.make(machine);
    const other = await Machine.start();
    await other.addLead('Ben');
    const {
      'second-factor': [missing = ''],
      'photo-links': [file = ''],
    } = other.stack.keyFiles;
    rmSync(missing);
    const keys = () => [missing, file].map((one) => existsSync(one) && readFileSync(one, 'utf8'));
    const before = keys();
    // A folder with the name of the copy keeps the existing key from being copied.
    mkdirSync(`${file}.before`);

    await expect(place.bringBack(other, { isForced: true })).rejects.toThrow('EISDIR');

    expect(await other.databases()).toEqual(Object.values(other.stack.databases).toSorted());
    expect(await other.namesOfLeads()).toEqual(['Ben']);
    expect(keys()).toEqual(before);
  });

  it('brings back the photos of messages, and none of an erased one', async () => {
    const [erased, kept] = [await machine.addMessage('Ann'), await machine.addMessage('Ben')];
    await place.make(machine);
    await machine.note('leads', 'lead_erased', erased.id);
    await place.copyLedger(machine);
    const other = await Machine.start();

    expect(await place.bringBack(other)).toMatchObject({ leads: 1, missing: [] });

    expect(await other.objects('lead-photos')).toEqual([kept.photo]);
    expect(await other.query('leads', 'SELECT storage_key AS photo FROM photo_erasures')).toEqual([
      { photo: erased.photo },
    ]);
  });

  it.each(['the databases', 'the object store'])('finds the ledger in %s alone', async (where) => {
    const erased = await machine.addLead('Ann');
    await place.make(machine);
    await machine.note('leads', 'lead_erased', erased);
    if (where === 'the object store') {
      await new LedgerCopies(machine.stack, [], place.seal).run();
      await machine.query('leads', 'DELETE FROM ledger');
    }

    expect(await place.bringBack(machine, { isForced: true })).toMatchObject({ leads: 1 });

    expect(await machine.namesOfLeads()).toEqual([]);
  });

  it('copies an entry of the ledger once to each place', async () => {
    const copies = new LedgerCopies(machine.stack, [place.target], place.seal);
    await machine.note('leads', 'lead_erased', '019aa000-0000-7000-8000-000000000001');
    expect([await copies.run(), await copies.run()]).toEqual([1, 0]);
    await machine.note('auth', 'account_disabled', '019aa000-0000-7000-8000-000000000002');

    expect([await copies.run(), await place.copyLedger(machine)]).toEqual([1, 0]);

    expect(await machine.objects('ledger')).toHaveLength(2);
    expect(filesIn(join(place.folder, 'ledger'))).toHaveLength(2);
  });

  it('finds entries that were made long before the copies began, and late ones of the last hour', async () => {
    const copies = new LedgerCopies(machine.stack, [place.target], place.seal);
    const note = (id: number, at: Date) =>
      machine.query(
        'leads',
        `INSERT INTO ledger (id, at, kind, subject_id) VALUES ($1, $2, 'lead_erased', $1)`,
        [`019aa000-0000-7000-8000-00000000000${id}`, at],
      );
    await note(1, new Date('2020-01-01T00:00:00Z'));
    expect(await copies.run(noon)).toBe(1);

    // The second entry is of a transaction that was open during the previous copy. The third entry is too old to be
    // read again.
    await note(2, new Date(after(-60)));
    await note(3, new Date(after(-60).getTime() - 1));

    expect(await copies.run(after(1))).toBe(1);
    expect(filesIn(join(place.folder, 'ledger')).map((path) => path.at(-5))).toEqual(['1', '2']);
  });

  it('is refused over leads, and puts aside with FORCE what was there', async () => {
    await machine.addLead('Ann');
    await place.make(machine);

    await expect(place.bringBack(machine)).rejects.toThrow('There is 1 lead here already');
    await machine.addLead('Ben');
    await expect(place.bringBack(machine)).rejects.toThrow('There are 2 leads here already');
    const { aside } = await place.bringBack(machine, { isForced: true });

    expect(await machine.namesOfLeads()).toEqual(['Ann']);
    expect(aside).toHaveLength(4);
    const rows = await withClient(
      machine.stack.databaseUrl.replace(
        machine.stack.databases.auth,
        aside.find((name) => name.startsWith('leads')) ?? '',
      ),
      (client) => client.query<{ name: string }>(`SELECT name FROM leads WHERE kind = 'quote' ORDER BY name`),
    );
    expect(rows.rows.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
    expect(await machine.objects('lead-photos')).toHaveLength(2);
  });

  it('keeps what was put aside until the next restore, and forgets it with its objects', async () => {
    await machine.addLead('Ann');
    await place.make(machine);
    await machine.addLead('Ben');
    await place.bringBack(machine, { isForced: true });
    await place.bringBack(machine, { isForced: true, now: after(61) });
    expect(await machine.databases()).toHaveLength(8);
    // The photo of Ben is gone, because the databases that the first restore had put aside were dropped.
    expect(await machine.objects('lead-photos')).toHaveLength(1);

    await withClient(machine.stack.databaseUrl, (client) => forget(machine.stack, client));

    expect(await machine.databases()).toHaveLength(4);
    expect(await machine.objects('lead-photos')).toHaveLength(1);
  });

  it('keeps the objects that the newest database put aside names, whichever others are forgotten', async () => {
    await machine.addLead('Ann');
    await place.make(machine);
    await machine.addLead('Ben');
    await place.make(machine, after(30));
    await place.bringBack(machine, { isForced: true });

    await place.bringBack(machine, { isForced: true, at: noon.toISOString(), now: after(61) });

    expect(await machine.namesOfLeads()).toEqual(['Ann']);
    expect(await machine.objects('lead-photos')).toHaveLength(2);
  });

  it('that fails in the middle leaves what was there, whole', async () => {
    await machine.addLead('Ann');
    await machine.addProject('Palms');
    await place.make(machine);
    const other = await Machine.start();
    await other.addLead('Ben');
    await other.addAccount('marisol');
    const before = {
      photos: await other.objects('lead-photos'),
      keys: readFileSync(other.stack.keyFiles['second-factor'][0] ?? '', 'utf8'),
    };
    const [picture = ''] = filesIn(join(place.folder, 'objects/media'));
    writeFileSync(picture, 'something else');

    // The restore fails after it has restored the databases beside the existing ones and copied the other objects.
    await expect(place.bringBack(other, { isForced: true })).rejects.toThrow(
      `damaged: ${picture.slice(place.folder.length + 1)}`,
    );

    expect(await other.namesOfLeads()).toEqual(['Ben']);
    expect(await countOf(other, 'sessions')).toBe(1);
    expect(await other.query('leads', 'SELECT state FROM deliveries')).toEqual([{ state: 'owed' }]);
    expect(await other.databases()).toEqual(Object.values(other.stack.databases).toSorted());
    expect(await other.objects('lead-photos')).toEqual(before.photos);
    expect(await other.objects('originals')).toEqual([]);
    expect(readFileSync(other.stack.keyFiles['second-factor'][0] ?? '', 'utf8')).toBe(before.keys);

    const { missing } = await place.bringBack(other, { isForced: true, skipsDamaged: true });
    expect([missing.length, await other.namesOfLeads()]).toEqual([1, ['Ann']]);
  });

  it('is refused when the tables are of another version', async () => {
    await place.make(machine);
    const other = await Machine.start();
    await other.query('media', `INSERT INTO migrations (timestamp, name) VALUES (1, 'Later1')`);

    await expect(place.bringBack(other)).rejects.toThrow(
      /from another version.*media: only this version has Later1/s,
    );

    expect(await other.databases()).toHaveLength(4);
    await other.query('media', `DELETE FROM migrations WHERE name = 'Later1'`);
  });

  it('lets the worker move pictures that are in the bucket of another time', async () => {
    const { key: shown } = await machine.addProject('Palms');
    await place.make(machine);
    await machine.store.put('originals', `binned/${shown}/400.webp`, Buffer.from('small Palms'));
    await machine.store.remove('media', `${shown}/400.webp`);

    await place.bringBack(machine, { isForced: true });

    expect(await machine.query('media', 'SELECT visibility FROM images')).toEqual([
      { visibility: 'changing' },
    ]);
  });
});
