import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { forget } from '../src/restore/forget.js';
import { withClient } from '../src/stack/connect.js';
import { addressOf } from '../src/stack/stack.js';
import { Machine } from './support/machine.js';
import { after, Place } from './support/place.js';

describe('a restore that is interrupted', () => {
  let place: Place;
  let machine: Machine;

  beforeEach(async () => {
    place = await Place.open();
    machine = await Machine.start();
    await machine.addLead('Ann');
    await place.make(machine);
  });

  afterEach(async () => {
    place.remove();
    await Machine.releaseAll();
  });

  it('has said by then whether the backup is in its place, and whether it may be interrupted', async () => {
    const { aside } = await place.bringBack(machine, { isForced: true });
    const earlier = aside.find((name) => name.startsWith('leads')) ?? '';
    const said: string[] = [];
    let atExchange: string[] = [];

    await withClient(addressOf(machine.stack, earlier), async (client) => {
      // A restore reads the databases that earlier restores have put aside before it drops them. The lock makes this
      // restore wait there, after it has exchanged the data.
      await client.query('BEGIN; LOCK TABLE lead_photos');
      const bringing = place.bringBack(machine, {
        isForced: true,
        now: after(61),
        onExchange: () => (atExchange = [...said]),
        say: (line) => void said.push(line),
      });
      await waitUntil('the restored data', async () => said.some((line) => line.includes('is restored')));
      expect(await machine.namesOfLeads()).toEqual(['Ann']);
      await client.query('ROLLBACK');
      await bringing;
    });

    expect(atExchange).toEqual(said.slice(0, -1));
    expect(said.at(-1)).toBe(
      'The backup 2026-11-22T12-00-00Z is restored. Objects: 0. Everyone has to sign in again.',
    );
  });

  it('by a kill leaves databases that `make restore-forget` drops', async () => {
    const { databaseUrl, databases } = machine.stack;
    await withClient(databaseUrl, async (client) => {
      await client.query(`CREATE DATABASE "${databases.leads}_restore"`);

      expect(await forget(machine.stack, client)).toEqual([`${databases.leads}_restore`]);
    });
    expect(await machine.databases()).toEqual(Object.values(databases).toSorted());
  });
});
