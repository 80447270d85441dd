import { jest } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuckets, testObjectStores } from '@sandhill/testing/servers/test-servers.ts';
import { generateIdentity } from 'age-encryption';
import { checkBackup } from '../src/restore/check-backup.js';
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

/**
 * Returns the tables of all services. Leaves out the list of migrations, and tables whose rows a service can make
 * again.
 */
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
    // Page sets are not restored, because they can be rendered again from the version.
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

    const otherKey = new Key(await generateIdentity());
    const wrong = place.bringBack(other, { key: otherKey });

    const sentence = 'This key does not open the backup of 2026-11-22T12:00:00.000Z';
    await expect(wrong).rejects.toThrow(sentence);
    const alone = checkBackup({ target: place.target, key: otherKey, now: noon });
    await expect(alone).rejects.toThrow(sentence);
    const { problems } = await verifySet(place.target, await chooseSet(place.target), otherKey);
    expect(problems.filter((problem) => problem.includes('does not open'))).toEqual([
      expect.stringContaining(sentence),
    ]);
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

  it.each(['manifest.json', 'objects.gz'])(
    'is made although the one before has a damaged %s',
    async (file) => {
      const { name } = await machine.addLead('Ann').then(() => place.make(machine));
      writeFileSync(join(place.folder, 'sets', name, file), '{');

      const next = await place.make(machine, after(15));

      expect((await verifySet(place.target, next.name, place.key)).problems).toEqual([]);
      await expect(place.bringBack(await Machine.start(), { at: name })).rejects.toThrow(
        `damaged: sets/${name}/${file}`,
      );
    },
  );

  it('is read once by a restore, after the key has opened its first part', async () => {
    const { name } = await machine.addLead('Ann').then(() => place.make(machine));
    const read = jest.spyOn(place.target, 'read');

    await place.bringBack(await Machine.start());

    const data = `sets/${name}/data-0001.age`;
    expect(read.mock.calls.filter(([file]) => file === data)).toHaveLength(2);
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
