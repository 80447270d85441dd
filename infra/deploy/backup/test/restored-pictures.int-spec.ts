import { randomUUID } from 'node:crypto';
import { Machine } from './support/machine.js';
import { Place } from './support/place.js';

let place: Place;
let machine: Machine;

beforeEach(async () => {
  place = await Place.open();
  machine = await Machine.start();
});

afterEach(async () => {
  place.remove();
  await Machine.releaseAll();
});

async function addToStory(story: { id: string }, picture: { key: string }): Promise<string> {
  const id = randomUUID();
  await machine.query(
    'media',
    'INSERT INTO project_pictures (id, project_id, position, image_key) VALUES ($1, $2, 1, $3)',
    [id, story.id, picture.key],
  );
  return id;
}

/** Restores the last set, with the current ledger, on an empty machine. */
async function restore(): Promise<Machine> {
  await place.copyLedger(machine);
  const other = await Machine.start();
  await place.bringBack(other);
  return other;
}

const keysOf = async (from: Machine, table: string) =>
  (await from.query<{ key: string }>('media', `SELECT key FROM ${table} ORDER BY created_at`)).map(
    ({ key }) => key,
  );

describe('a restore of stories', () => {
  it('keeps the picture of a purged project that a story shows', async () => {
    const [card, story] = [await machine.addProject('Palms'), await machine.addProject('Whole yard')];
    await addToStory(story, card);
    await place.make(machine);
    await machine.note('media', 'project_purged', card.id);

    const other = await restore();

    expect(await keysOf(other, 'images')).toEqual([card.key, story.key]);
    expect(await other.objects('media')).toHaveLength(2);
    expect(await other.query('media', 'SELECT title FROM project_images')).toEqual([{ title: 'Whole yard' }]);
  });

  it('brings back neither a picture that was purged from a story nor those of a purged story', async () => {
    const pictures = [await machine.addProject('One'), await machine.addProject('Two')];
    const [kept, gone] = [await machine.addProject('Kept'), await machine.addProject('Gone')];
    const purged = await addToStory(kept, pictures[0] ?? kept);
    await addToStory(gone, pictures[1] ?? gone);
    await place.make(machine);
    await machine.note('media', 'picture_purged', purged);
    for (const { id } of [...pictures, gone]) await machine.note('media', 'project_purged', id);

    const other = await restore();

    expect(await keysOf(other, 'images')).toEqual([kept.key]);
    expect(await other.objects('media')).toHaveLength(1);
    expect(await other.query('media', 'SELECT FROM project_pictures')).toEqual([]);
  });
});
