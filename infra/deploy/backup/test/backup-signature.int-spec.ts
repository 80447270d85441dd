import { createHash, randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { LedgerCopies } from '../src/ledger/ledger-copies.js';
import { makeSet } from '../src/set/make-set.js';
import { verifySet } from '../src/set/verify-set.js';
import { Key } from '../src/target/seal.js';
import { signerLine } from '../src/target/signature.js';
import { Machine } from './support/machine.js';
import { after, newSigner, noon, Place } from './support/place.js';

let place: Place;

beforeEach(async () => {
  place = await Place.open();
});

afterEach(async () => {
  place.remove();
  await Machine.releaseAll();
});

describe('a signature', () => {
  let machine: Machine;

  beforeEach(async () => {
    machine = await Machine.start();
    await machine.addLead('Ann');
  });

  it('of the installation is asked for by a restore, unless it is forced', async () => {
    await place.make(machine);
    const other = await Machine.start();
    await other.addLead('Mallory');
    const erased = await other.addLead('Ben');
    // A stranger who can write into the target knows the recipient, but has another signing key.
    const seal = place.sealOf(newSigner());
    const { name } = await makeSet(other.stack, { target: place.target, seal, now: after(15) });
    await other.note('leads', 'lead_erased', erased);
    await new LedgerCopies(other.stack, [place.target], seal).run();
    const empty = await Machine.start();

    await expect(place.bringBack(empty)).rejects.toThrow(`not signed: no installation`);
    expect((await verifySet(place.target, name, place.key)).problems).toEqual([
      expect.stringContaining('not signed'),
    ]);
    expect(await empty.namesOfLeads()).toEqual([]);

    const said: string[] = [];
    await place.bringBack(empty, { isForced: true, say: (line) => said.push(line) });
    // A lead that was erased on the other stack stays erased, although that stack's ledger is not signed either.
    expect(await empty.namesOfLeads()).toEqual(['Mallory']);
    expect(said).toContainEqual(expect.stringMatching(/^WARNING: not signed: .*FORCE=1/));
  });

  it('says nothing of a backup that is signed', async () => {
    await place.make(machine);
    const said: string[] = [];

    await place.bringBack(await Machine.start(), { isForced: true, say: (line) => said.push(line) });

    expect(said.join('\n')).not.toContain('WARNING');
  });

  it('that a key file cannot know, because it is older, is told how to get', async () => {
    await place.make(machine);
    const empty = await Machine.start();
    const other = newSigner();
    // The new machine trusts its own signer, which does not help with backups of another one.
    const older = new Key(place.identity, { own: other.publicKey });
    const rotated = new Key(place.identity, { own: other.publicKey, isOfThisMachine: true });
    const wrong = new Key(`${signerLine(other)}\n${place.identity}`);

    await expect(place.bringBack(empty, { key: older })).rejects.toThrow(
      /no line "# signer:"\. `make backup-key` prints it .*FORCE=1/s,
    );
    await expect(place.bringBack(empty, { key: rotated })).rejects.toThrow(
      /before `make rotate SECRET=backup-signer`: set KEY=file, with what `make backup-key` printed at that time\..*FORCE=1/s,
    );
    await expect(place.bringBack(empty, { key: wrong })).rejects.toThrow(
      /KEY=file, with the line "# signer:"/,
    );
  });

  it('covers the name: an older set that is renamed is not restored as the newest', async () => {
    const { name } = await place.make(machine);
    cpSync(join(place.folder, 'sets', name), join(place.folder, 'sets/2026-11-22T18-00-00Z'), {
      recursive: true,
    });

    await expect(place.bringBack(await Machine.start())).rejects.toThrow('not signed');
  });

  it('is known from a key file on another machine', async () => {
    const { name } = await place.make(machine);
    const text = `${signerLine(place.seal.signer)}\n${place.identity}\n`;

    expect((await verifySet(place.target, name, new Key(text))).problems).toEqual([]);
    expect((await verifySet(place.target, name, new Key(place.identity))).problems).toHaveLength(1);
  });

  it('keeps a stranger’s ledger from erasing leads, and their object from being named', async () => {
    const erased = await machine.addLead('Ben');
    const [photo = ''] = await machine.objects('lead-photos');
    const forged = { service: 'leads', id: randomUUID(), at: noon.toISOString(), kind: 'lead_erased' };
    const sealed = await place.seal.bytes(Buffer.from(JSON.stringify({ ...forged, subjectId: erased })));
    await place.target.write(`ledger/00000000/leads/${forged.id}.age`, sealed);
    const content = await place.seal.bytes(Buffer.from('another picture'));
    const sum = createHash('sha256').update(content).digest('hex');
    const file = `objects/lead-photos/${photo}.${sum}.${place.seal.fingerprint}.age`;
    await place.target.write(file, content);

    expect(await place.make(machine)).toMatchObject({ objects: 2, copied: 2 });
    const other = await Machine.start();

    expect(await place.bringBack(other)).toMatchObject({ leads: 0 });
    expect(await other.namesOfLeads()).toEqual(['Ann', 'Ben']);
    expect((await other.store.get('lead-photos', photo))?.toString()).toContain('photo of');
  });
});

it('a restore takes a backup that a wrong clock dated into the future by its name alone', async () => {
  const machine = await Machine.start();
  await machine.addLead('Ann');
  const { name: toCome } = await place.make(machine, after(90 * 24 * 60));
  await machine.addLead('Ben');
  const { name } = await place.make(machine);
  const other = await Machine.start();

  await expect(place.bringBack(other)).rejects.toThrow('one of the clocks was wrong');
  await place.bringBack(other, { at: toCome });
  expect(await other.namesOfLeads()).toEqual(['Ann']);
  await place.bringBack(other, { at: name, isForced: true, now: after(61) });
  expect(await other.namesOfLeads()).toEqual(['Ann', 'Ben']);
});
