import { jest } from '@jest/globals';
import { anyDevice } from './device';
import { PictureQueue } from './picture-queue';

const file = (name: string) => new File([name], name, { type: 'image/jpeg' });
const words = { title: 'Palms', category: 'landscaping', featured: false, displayOrder: 0 };

const connection = Object.assign(new EventTarget(), { type: 'cellular' });

/** Opens the queue of a user. The fake server responds to each picture with `status`. */
async function openQueue(status = 201) {
  let isFull = false;
  const answer = async () =>
    status < 300 ? { data: { id: 'project' } } : { error: { status, message: String(status) } };
  Object.defineProperty(navigator, 'storage', {
    value: { estimate: async () => ({ quota: 100_000_000, usage: isFull ? 100_000_000 : 0 }) },
    configurable: true,
  });
  const queue = new PictureQueue(answer as never);
  await queue.belongTo('ruth');
  const choose = (name: string) =>
    queue.add({ original: file(name), file: file(name), facts: {}, words, state: 'waiting' });
  return { queue, choose, fill: (is: boolean) => (isFull = is) };
}

describe('a picture that a form sends', () => {
  beforeEach(() => Object.defineProperty(navigator, 'connection', { value: connection, configurable: true }));
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
    Reflect.deleteProperty(navigator, 'connection');
    Reflect.deleteProperty(navigator, 'storage');
  });

  it('is left to the queue if it waits for Wi-Fi, and goes as soon as there is one', async () => {
    connection.type = 'cellular';
    const { queue, choose } = await openQueue();
    const stop = queue.listen();
    await queue.set({ isWifiOnly: true });
    const id = await choose('palms.jpg');

    expect(await queue.outcome(id)).toMatchObject({ state: 'waiting' });

    connection.type = 'wifi';
    const sent = new Promise<void>((resolve) => {
      queue.subscribe(() => queue.read().pictures[0]?.state === 'sent' && resolve());
    });
    connection.dispatchEvent(new Event('change'));
    await sent;
    stop();
  });

  it('is sent once the browser’s store works again, which failed at the start', async () => {
    const first = await openQueue();
    await first.choose('palms.jpg');
    const list = jest.spyOn(await first.queue['store'], 'list');
    list.mockRejectedValue(new Error('the store does not answer'));
    const queue = new PictureQueue((async () => ({ data: { id: 'project' } })) as never);
    Object.assign(queue, { store: first.queue['store'] });

    await queue.belongTo('ruth');
    expect(queue.read().pictures).toEqual([]);
    list.mockRestore();
    queue.sendWaiting();

    await new Promise<void>((resolve) => {
      queue.subscribe(() => queue.read().pictures[0]?.state === 'sent' && resolve());
    });
  });

  it('is left to the queue if one before it meets the end of the session', async () => {
    const { queue, choose } = await openQueue(401);
    // Each picture gets a later time, because pictures are sent in the order of these times.
    let time = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => (time += 1));
    await choose('first.jpg');
    const id = await choose('second.jpg');

    expect(await queue.outcome(id)).toMatchObject({ state: 'waiting', failure: { status: 401 } });
    queue.listen()();
  });

  it('is queued once if its file is chosen twice, unless it has failed', async () => {
    const { queue } = await openQueue();
    const original = file('palms.jpg');
    const addition = { original, file: original, facts: {}, words };
    const id = await queue.add({ ...addition, state: 'chosen' });

    expect(await queue.add({ ...addition, state: 'chosen' })).toBe(id);
    expect(await queue.add({ ...addition, state: 'failed', fault: 'unreadable' })).not.toBe(id);
    expect(
      queue
        .read()
        .pictures.map(({ state }) => state)
        .toSorted(),
    ).toEqual(['chosen', 'failed']);
  });

  it('has the words that were typed last if it is sent again while it waits', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { queue, choose } = await openQueue();
    const original = file('palms.jpg');
    const addition = { original, file: original, facts: {}, words };
    const id = await queue.add({ ...addition, state: 'waiting' });

    const typed = { ...words, title: 'Royal palms', category: 'irrigation' };
    expect(await queue.add({ ...addition, words: typed, state: 'waiting' })).toBe(id);
    await choose('other.jpg');

    expect(queue.read().pictures.find((one) => one.id === id)).toMatchObject({
      state: 'waiting',
      words: typed,
    });
  });

  it('goes before all others if the person wants that', async () => {
    const { queue } = await openQueue();
    const add = (name: string) =>
      queue.add({ original: file(name), file: file(name), facts: {}, words, state: 'chosen' });
    await add('usual.jpg');
    await queue.set({ areNewFirst: true });
    await add('first.jpg');

    const places = queue.read().pictures.map(({ fileName, words: { first } }) => [fileName, first]);
    expect(Object.fromEntries(places)).toEqual({ 'usual.jpg': undefined, 'first.jpg': true });
  });

  it('is shown as sent for a day, although it had waited three days for a connection', async () => {
    const { queue, choose } = await openQueue();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let time = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => time);
    const hourMs = 3_600_000;
    const shownAfter = async (hours: number) => {
      time += hours * hourMs;
      await queue.belongTo(null);
      await queue.belongTo('ruth');
      return queue.read().pictures.map(({ state }) => state);
    };
    const id = await choose('palms.jpg');
    expect(await shownAfter(72)).toEqual(['waiting']);

    online.mockReturnValue(true);
    queue.sendWaiting();
    expect(await queue.outcome(id)).toMatchObject({ state: 'sent' });

    expect(await shownAfter(23)).toEqual(['sent']);
    expect(await shownAfter(2)).toEqual([]);
    queue.listen()();
  });

  it('is sent though the user does not answer whether the browser may keep it', async () => {
    const { queue, choose } = await openQueue();
    Object.assign(navigator.storage, { persisted: async () => false, persist: () => new Promise(() => {}) });
    await queue.belongTo('maya');

    const id = await choose('palms.jpg');

    expect(await queue.outcome(id)).toMatchObject({ state: 'sent' });
  });

  it('leaves a device that was full with room again once it is sent', async () => {
    const { queue, choose, fill } = await openQueue();
    fill(true);
    const id = await choose('palms.jpg');
    fill(false);
    await queue.outcome(id);

    await new Promise<void>((resolve) => {
      const look = () => queue.read().device.hasSpace && resolve();
      queue.subscribe(look);
      look();
    });
    expect(queue.read().device).toMatchObject({ hasSpace: anyDevice.hasSpace });
  });
});
