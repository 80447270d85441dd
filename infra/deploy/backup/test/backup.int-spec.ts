import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuckets, testObjectStores } from '@sandhill/testing/servers/test-servers.ts';
import { generateIdentity } from 'age-encryption';
import { LedgerCopies } from '../src/ledger/ledger-copies.js';
import { forget } from '../src/restore/forget.js';
import { troubleOf } from '../src/run/status.js';
import { chooseSet, listSets, readManifest } from '../src/set/backup-set.js';
import { readData } from '../src/set/data.js';
import { makeSet } from '../src/set/make-set.js';
import { verifySet } from '../src/set/verify-set.js';
import { withClient } from '../src/stack/connect.js';
import { services } from '../src/stack/stack.js';
import { S3Target } from '../src/target/s3-target.js';
import { Key, Seal } from '../src/target/seal.js';
import { Machine } from './support/machine.js';
import { after, filesIn, newSigner, noon, Place } from './support/place.js';

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

/** Returns the tables of all services, without those that a service makes again and the list of migrations. */
async function tablesOf(machine: Machine): Promise<string[]> {
  const lists = services.map(async (service) => {
    const rows = await machine.query<{ name: string }>(
      service,
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'`,
    );
    return rows
      .filter(({ name }) => !['site_sets', 'site_set_parts'].includes(name))
      .map(({ name }) => `${service} ${name}`);
  });
  return (await Promise.all(lists)).flat();
}

describe('a backup', () => {
  let machine: Machine;

  beforeEach(async () => {
    machine = await Machine.start();
  });

  it('comes back on another machine: rows, objects and keys, with owed mail held', async () => {
    await machine.addLead('Ann');
    const { key: picture } = await machine.addProject('Palms');
    await machine.addAccount('marisol');
    await machine.addSiteVersion(3, 'Garden');
    await place.make(machine);
    const other = await Machine.start();
    await other.addSiteVersion(1, 'Other');

    const restored = await place.bringBack(other);

    expect(restored).toMatchObject({ heldMails: 1, objects: 3, missing: [] });
    expect(await other.namesOfLeads()).toEqual(['Ann']);
    const [photo = ''] = await other.objects('lead-photos');
    expect((await other.store.get('lead-photos', photo))?.toString()).toContain('photo of Ann');
    expect((await other.store.get('media', `${picture}/400.webp`))?.toString()).toBe('small Palms');
    for (const name of ['second-factor', 'photo-links'] as const) {
      const [here = '', there = ''] = [machine, other].map(({ stack }) =>
        readFileSync(stack.keyFiles[name][0] ?? '', 'utf8'),
      );
      expect(there).toBe(here);
    }
    expect(await other.query('leads', 'SELECT state FROM deliveries')).toEqual([{ state: 'held' }]);
    // Pages are rendered again from the version.
    expect(await other.query('content', 'SELECT id, content FROM site_versions')).toEqual([
      { id: 3, content: { name: 'Garden' } },
    ]);
    expect(await other.query('content', 'SELECT sha256 FROM site_sets')).toEqual([]);
    expect(await other.query('content', 'SELECT sha256 FROM site_set_parts')).toEqual([]);
  });

  it('holds every table of every service, but those that are made again', async () => {
    const { name } = await place.make(machine);

    const held: string[] = [];
    for await (const { name: entry, content } of readData(
      place.target,
      await readManifest(place.target, name),
      place.key,
    )) {
      for await (const piece of content) void piece;
      const [service, , table] = entry.split('/');
      if (table) held.push(`${service} ${table}`);
    }

    expect(held.toSorted()).toEqual((await tablesOf(machine)).toSorted());
  });

  it('brings back the notes of a lead', async () => {
    await machine.addNote(await machine.addLead('Ann'), 'gate code 4411');
    await place.make(machine);
    const other = await Machine.start();

    await place.bringBack(other);

    expect(await other.query('leads', 'SELECT text FROM lead_notes')).toEqual([{ text: 'gate code 4411' }]);
  });

  it('is unreadable without the key, in names and in every byte', async () => {
    await machine.addLead('Annabelle');
    await machine.addProject('Palms');
    await machine.addAccount('marisol');
    await machine.note('leads', 'lead_erased', '019aa000-0000-7000-8000-000000000001');
    await place.make(machine);
    await place.copyLedger(machine);

    const everything = filesIn(place.folder)
      .map((file) => file + readFileSync(file, 'latin1'))
      .join('\n');

    const keys = Object.values(machine.stack.keyFiles).map(([file = '']) => readFileSync(file, 'utf8'));
    const known = [
      'Annabelle',
      'visitor.example',
      '555-0142',
      'Palm Court',
      'Exif',
      'marisol',
      'Palms',
      'lead_erased',
    ];
    expect([...known, ...keys].filter((text) => everything.includes(text))).toEqual([]);
    expect(filesIn(place.folder).length).toBeGreaterThan(5);
  });

  it('says so when the key is another’s, and changes nothing', async () => {
    await machine.addLead('Ann');
    await place.make(machine);
    const other = await Machine.start();

    const wrong = place.bringBack(other, { key: new Key(await generateIdentity()) });

    await expect(wrong).rejects.toThrow('This key does not open the backup of 2026-11-22T12:00:00.000Z');
    expect(await other.databases()).toEqual(Object.values(other.stack.databases).toSorted());
    expect(() => new Key('nonsense')).toThrow('something other than age keys');
    expect(() => new Seal(['age1nonsense'], newSigner())).toThrow('BACKUP_RECIPIENT');
  });

  it('copies each object once', async () => {
    await machine.addLead('Ann');
    expect(await place.make(machine)).toMatchObject({ copied: 1, objects: 1 });
    await machine.addLead('Ben');

    expect(await place.make(machine, after(15))).toMatchObject({ copied: 1, objects: 2 });
    expect(await place.make(machine, after(30))).toMatchObject({ copied: 0, objects: 2 });
    expect((await place.make(machine, after(30))).name).toBe('2026-11-22T12-30-01Z');

    expect((await verifySet(place.target, await chooseSet(place.target), place.key)).problems).toEqual([]);
  });

  it('is complete for each key: after a change of the recipient all objects are copied again', async () => {
    await machine.addLead('Ann');
    await machine.note('leads', 'lead_erased', '019aa000-0000-7000-8000-000000000001');
    await place.make(machine);
    await place.copyLedger(machine);
    const laterKey = await place.changeKey();

    expect(await place.make(machine, after(15))).toMatchObject({ copied: 1, objects: 1 });
    await place.copyLedger(machine);

    const other = await Machine.start();
    await place.bringBack(other, { key: laterKey });
    expect(await other.namesOfLeads()).toEqual(['Ann']);
    expect(await other.query('leads', 'SELECT kind FROM ledger')).toEqual([{ kind: 'lead_erased' }]);
  });

  it('needs a login that may only read', async () => {
    await machine.addLead('Ann');
    const login = `backup_${randomBytes(4).toString('hex')}`;
    await withClient(machine.stack.databaseUrl, (client) =>
      client.query(
        `CREATE ROLE ${login} LOGIN PASSWORD 'only-for-tests'; GRANT pg_read_all_data TO ${login}`,
      ),
    );
    const url = new URL(machine.stack.databaseUrl);
    [url.username, url.password] = [login, 'only-for-tests'];

    const { target, seal } = place;
    const set = await makeSet({ ...machine.stack, databaseUrl: url.href }, { target, seal, now: noon });

    expect((await verifySet(place.target, set.name, place.key)).problems).toEqual([]);
  });

  it('that is damaged, cut or not whole is named, part by part', async () => {
    const name = (await machine.addLead('Ann').then(() => place.make(machine))).name;
    const whole = await verifySet(place.target, name, place.key);
    const [object = ''] = filesIn(join(place.folder, 'objects'));
    const data = join(place.folder, 'sets', name, 'data-0001.age');
    const content = readFileSync(data);
    writeFileSync(data, content.subarray(0, content.length - 1));
    rmSync(object);

    const broken = await verifySet(place.target, name, place.key);

    expect(whole).toEqual({ problems: [], objects: 1, isOpened: true });
    expect(broken.problems).toEqual([
      `damaged: sets/${name}/data-0001.age`,
      `missing: ${object.slice(place.folder.length + 1)}`,
    ]);
    await expect(place.bringBack(await Machine.start())).rejects.toThrow(
      `damaged: sets/${name}/data-0001.age`,
    );
  });

  it('without the object of a row is found out', async () => {
    await machine.addLead('Ann');
    const [photo = ''] = await machine.objects('lead-photos');
    await machine.store.remove('lead-photos', photo);

    const set = await place.make(machine);

    expect(set.missing).toEqual([`lead-photos/${photo}`]);
    expect((await verifySet(place.target, set.name, place.key)).problems).toEqual([
      `missing: lead-photos/${photo}, which a row names`,
    ]);
  });

  it('of a process that died is none, and goes at the next run', async () => {
    const runs = place.runs(machine, () => after(15));
    await machine.addLead('Ann');
    const set = await place.make(machine);
    rmSync(join(place.folder, 'sets', set.name, 'manifest.json'));
    const half = join(place.folder, 'objects/half.age.part');
    writeFileSync(half, 'half');
    utimesSync(half, 1, 1);
    await expect(chooseSet(place.target)).rejects.toThrow('There is no backup');

    await runs.run();

    expect(await listSets(place.target)).toEqual({ finished: ['2026-11-22T12-15-00Z'], unfinished: [] });
    expect(existsSync(half)).toBe(false);
  });

  it('goes to an S3 address, and comes back from it', async () => {
    const [server] = testObjectStores();
    const bucket = `backup-${randomBytes(4).toString('hex')}`;
    await ensureBuckets(server!, { private: [bucket], public: [] });
    const { host } = new URL(server?.url ?? '');
    const address = `http://${server?.accessKey}:${server?.secretKey}@${host}/${bucket}/garden`;
    const garden = new S3Target(address);
    await machine.addLead('Ann');
    await place.make(machine, noon, garden);
    const other = await Machine.start();

    await place.bringBack(other, { target: garden });

    expect(await other.namesOfLeads()).toEqual(['Ann']);
    expect(garden.where).toBe(`http://${host}/${bucket}/garden/`);
    expect((await verifySet(garden, await chooseSet(garden), place.key)).problems).toEqual([]);
  });
});

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
    // The entries are in the ledger, so that the next restore of this machine knows them too.
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
    const [file = ''] = other.stack.keyFiles['photo-links'];
    const keys = () => Object.values(other.stack.keyFiles).map(([one = '']) => readFileSync(one, 'utf8'));
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

    // An entry of a transaction that was open while the others were copied.
    await note(2, new Date(after(-60)));
    await note(3, new Date(after(-60).getTime() - 1));

    expect(await copies.run(after(1))).toBe(1);
    expect(filesIn(join(place.folder, 'ledger')).map((path) => path.at(-5))).toEqual(['1', '2']);
  });

  it('is refused over leads, and puts aside with FORCE what was there', async () => {
    await machine.addLead('Ann');
    await place.make(machine);
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

    // By then the databases are restored beside the existing ones, and the other objects are in the store.
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

describe('the runs', () => {
  it('make a set where something changed, thin out, and remove the objects of no set', async () => {
    const machine = await Machine.start();
    let now = noon;
    const runs = place.runs(machine, () => now);
    const id = await machine.addLead('Ann');
    await machine.query(
      'leads',
      `INSERT INTO leads (kind, reference, name, email, subject, message, language) VALUES ('contact', 'b', 'Ben', 'b@b.example', 's', 'm', 'en')`,
    );
    await runs.run();
    now = after(15);
    await runs.run();
    expect((await listSets(place.target)).finished).toEqual(['2026-11-22T12-00-00Z']);
    expect(runs.states[0]).toMatchObject({ lastSetAt: noon, lastGoodAt: now, failure: undefined });

    const [photo = ''] = await machine.objects('lead-photos');
    await machine.store.remove('lead-photos', photo);
    await machine.query('leads', 'DELETE FROM leads WHERE id = $1', [id]);
    now = new Date('2027-03-01T12:00:00Z');
    await runs.run();

    expect((await listSets(place.target)).finished).toEqual(['2027-03-01T12-00-00Z']);
    expect(filesIn(join(place.folder, 'objects'))).toEqual([]);
  });

  it('of an empty stack wait for the restore of what a target holds', async () => {
    const lost = await Machine.start();
    await lost.addLead('Ann');
    await place.make(lost);
    const empty = await Machine.start();
    const runs = place.runs(empty, () => after(15));

    await runs.run();
    expect(runs.states[0]).toMatchObject({ failure: undefined, waitsForRestore: expect.any(String) });
    await expect(place.make(empty, after(16))).rejects.toThrow('restore it, or back up to another place');
    expect((await listSets(place.target)).finished).toHaveLength(1);
    await place.bringBack(empty);
    await runs.run();

    expect((await listSets(place.target)).finished).toHaveLength(2);
    expect(runs.states[0]?.waitsForRestore).toBeUndefined();
  });

  it('call a backup that does not get where it was asked for unhealthy, from the first answer on', async () => {
    const gone = new S3Target('http://key:secret@127.0.0.1:1/bucket');
    const runs = place.runs(await Machine.start(), () => noon, [place.target, gone]);

    await runs.reach();

    const status = { states: runs.states, ledgerCopiedAt: noon, everyMs: 900_000, now: () => noon };
    expect(troubleOf(status, noon)).toEqual([expect.stringMatching(/127\.0\.0\.1:1.*ECONNREFUSED/)]);
  });

  it('keep the earlier sets when a target fails, say so, and serve the other target', async () => {
    const machine = await Machine.start();
    const gone = new S3Target('http://key:secret@127.0.0.1:1/bucket');
    const runs = place.runs(machine, () => noon, [gone, place.target]);

    await runs.run();

    expect(runs.states.map(({ failure }) => failure)).toEqual([
      expect.stringContaining('ECONNREFUSED'),
      undefined,
    ]);
    expect((await listSets(place.target)).finished).toHaveLength(1);
  });
});
