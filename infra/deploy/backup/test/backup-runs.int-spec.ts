import { join } from 'node:path';
import { makeOnce } from '../src/run/make-once.js';
import { backupProblems } from '../src/run/status.js';
import { listSets } from '../src/set/backup-set.js';
import { verifySet } from '../src/set/verify-set.js';
import type { Target } from '../src/target/target.js';
import { S3Target } from '../src/target/s3-target.js';
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
    // The ten newest sets are kept at any age, so the first one goes with the tenth after it.
    for (let count = 2; count <= 10; count += 1) {
      now = new Date(now.getTime() + 3 * 3_600_000);
      await machine.query('leads', `UPDATE leads SET name = name || '.'`);
      await runs.run();
    }

    // Objects of no set are removed once a day.
    now = new Date(now.getTime() + 24 * 3_600_000);
    await runs.run();

    const { finished } = await listSets(place.target);
    expect([finished.length, finished[0]]).toEqual([10, '2027-03-01T12-00-00Z']);
    expect(filesIn(join(place.folder, 'objects'))).toEqual([]);
  });

  it('copies an object once, after a clock was wrong, and beside a row whose object is missing', async () => {
    const machine = await Machine.start();
    await machine.addLead('Ann');
    await place.make(machine, new Date('2027-11-22T12:00:00Z'));
    await machine.addLead('Ben');
    const { copied } = await place.make(machine, noon);

    expect((await place.make(machine, after(15))).copied).toBe(0);

    const [photo = ''] = await machine.objects('lead-photos');
    await machine.store.remove('lead-photos', photo);
    await machine.addLead('Cleo');
    const { copied: added, missing } = await place.make(machine, after(30));
    expect([copied, added, missing]).toEqual([1, 1, [`lead-photos/${photo}`]]);
  });

  it('keep what the object store has lost, and a restore puts it back', async () => {
    const machine = await Machine.start();
    await machine.addLead('Ann');
    await place.make(machine);
    const [photo = ''] = await machine.objects('lead-photos');
    await machine.store.remove('lead-photos', photo);

    await place.make(machine, after(15));
    const set = await place.make(machine, after(30));

    expect(set).toMatchObject({ missing: [`lead-photos/${photo}`], kept: 1, objects: 1 });
    expect((await verifySet(place.target, set.name, place.key)).problems).toEqual([]);
    await place.bringBack(machine, { isForced: true });
    expect(await machine.objects('lead-photos')).toEqual([photo]);
  });

  it('that fail leave nothing of their set, and do not copy an object again', async () => {
    const machine = await Machine.start();
    await machine.addLead('Ann');
    let isFull = true;
    const fullDisk: Target = Object.assign(Object.create(place.target) as Target, {
      write: (name: string, content: Buffer) =>
        isFull && name.endsWith('objects.gz')
          ? Promise.reject(new Error('ENOSPC: no space left on device, write'))
          : place.target.write(name, content),
    });
    const runs = place.runs(machine, () => noon, [fullDisk]);

    await runs.run();
    await runs.run();
    expect(runs.states[0]?.failure).toContain('ENOSPC');
    expect(filesIn(place.folder).filter((file) => !file.includes('/objects/'))).toEqual([]);

    isFull = false;
    await runs.run();
    expect(filesIn(join(place.folder, 'objects'))).toHaveLength(1);
    expect(runs.states[0]?.lastSet).toMatchObject({ objects: 1, copied: 0, missing: [] });
  });

  it('of an empty stack wait for the restore of what a target holds', async () => {
    const lost = await Machine.start();
    await lost.addLead('Ann');
    await place.make(lost);
    const empty = await Machine.start();
    await empty.query(
      'leads',
      `INSERT INTO leads (kind, reference, name, email, subject, message, language, is_proof)
       VALUES ('contact', 'p', 'Daily test', 'p@site.example', 's', 'm', 'en', true)`,
    );
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

  it('asked for once serve each target, and name one that cannot be reached', async () => {
    const gone = new S3Target('http://key:secret@127.0.0.1:1/bucket');
    const machine = await Machine.start();
    await machine.addLead('Ann');
    const said: string[] = [];
    const { stack } = machine;
    const targets = [gone, place.target];

    const { missing, failures } = await makeOnce({
      stack,
      targets,
      seal: place.seal,
      say: (line) => said.push(line),
    });

    expect((await listSets(place.target)).finished).toHaveLength(1);
    expect([missing, said]).toEqual([0, [expect.stringContaining(`is in ${place.folder}.`)]]);
    expect(failures).toEqual([
      expect.stringMatching(/^The ledger is not copied: http.*127\.0\.0\.1:1.*ECONNREFUSED/),
      expect.stringMatching(/^There is no new backup in http:\/\/127\.0\.0\.1:1\/bucket\/: .*ECONNREFUSED/),
    ]);
  });

  it('call a backup that does not get where it was asked for unhealthy, from the first answer on', async () => {
    const gone = new S3Target('http://key:secret@127.0.0.1:1/bucket');
    const runs = place.runs(await Machine.start(), () => noon, [place.target, gone]);

    await runs.reach();

    const status = { states: runs.states, ledgerCopiedAt: noon, everyMs: 900_000, now: () => noon };
    expect(backupProblems(status, noon)).toEqual([expect.stringMatching(/127\.0\.0\.1:1.*ECONNREFUSED/)]);
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
