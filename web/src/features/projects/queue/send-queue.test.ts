import { pictureBody } from './picture-body';
import { openMemoryStore } from './queue-store';
import type { QueuedPicture } from './queued-picture';
import { type SendPicture, sendQueue } from './send-queue';

const picture = (id: string, changes: Partial<QueuedPicture> = {}): QueuedPicture => ({
  id,
  key: `key-${id}`,
  userId: 'ruth',
  state: 'waiting',
  addedAt: Number(id),
  fingerprint: id,
  fileName: `${id}.jpg`,
  type: 'image/jpeg',
  words: { title: id, category: 'landscaping', featured: false, displayOrder: 0 },
  ...changes,
});

/**
 * Sends a queue to a fake server, which responds with the given statuses. In the result, `held` is the number of
 * pictures whose bytes are still stored.
 */
async function run(pictures: QueuedPicture[], answers: Record<string, number[]> = {}, isFull = false) {
  const store = openMemoryStore();
  if (isFull) store.change = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  for (const one of pictures) await store.add(one, new ArrayBuffer(1));
  const sent: Array<[title: string, key: string, chosenBy: string]> = [];
  const send: SendPicture = async (upload, key) => {
    const body = await (await pictureBody(upload)).text();
    const { title, chosenBy, imageUrl } = JSON.parse(body) as Record<string, string>;
    expect(imageUrl).toBe('data:image/jpeg;base64,AA==');
    sent.push([title ?? '', key, chosenBy ?? '']);
    const status = answers[title ?? '']?.shift() ?? 201;
    const code = status === 422 ? 'idempotency_key_reused' : undefined;
    return status >= 200 && status < 300
      ? { data: { id: `project-${title}`, wasPresent: status === 200 } as never }
      : { error: { status, code, message: String(status) } };
  };
  const failure = await sendQueue({ store, userId: 'ruth', send, onChange: () => undefined });
  const states = Object.fromEntries((await store.list()).map(({ id, state }) => [id, state]));
  const held = (await Promise.all(pictures.map(({ id }) => store.bytes(id)))).filter(Boolean).length;
  return { sent, failure, states, held };
}

describe('the queue of pictures', () => {
  it('is sent in the order of choosing, each under its key and as the person who chose it', async () => {
    const others = picture('2', { userId: 'bo' });
    const { sent, failure, states, held } = await run([
      picture('3', { state: 'sending' }),
      others,
      picture('1'),
      picture('4', { state: 'chosen' }),
    ]);

    expect(sent).toEqual([
      ['1', 'key-1', 'ruth'],
      ['3', 'key-3', 'ruth'],
    ]);
    expect(failure).toBeNull();
    expect(states).toEqual({ 1: 'sent', 2: 'waiting', 3: 'sent', 4: 'chosen' });
    expect(held).toBe(2);
  });

  it.each([0, 408, 500])('lets the others pass one that fails with %d', async (status) => {
    const { states, failure } = await run([picture('1'), picture('2')], { 1: [status] });

    expect([states, failure?.status]).toEqual([{ 1: 'waiting', 2: 'sent' }, status]);
  });

  it('goes with the words that are typed just before', async () => {
    const store = openMemoryStore();
    await store.add(picture('1'), new ArrayBuffer(1));
    const { list } = store;
    store.list = async () => {
      const pictures = await list();
      await store.change('1', { words: { ...picture('1').words, title: 'Royal palms' } });
      return pictures;
    };
    const titles: unknown[] = [];
    const send: SendPicture = async ({ fields }) => {
      titles.push((fields as QueuedPicture['words']).title);
      return { data: { id: 'project' } as never };
    };

    await sendQueue({ store, userId: 'ruth', send, onChange: () => undefined });

    expect(titles).toEqual(['Royal palms']);
  });

  it('stops where all would fail', async () => {
    const signedOut = await run([picture('1'), picture('2')], { 1: [401] });
    expect(signedOut.states).toEqual({ 1: 'waiting', 2: 'waiting' });
    expect(signedOut.sent).toHaveLength(1);
  });

  it('gives up what is refused, and finds what had arrived before its words were changed', async () => {
    const { states, sent, held } = await run([picture('1'), picture('2')], { 1: [400], 2: [422, 200] });

    expect(states).toEqual({ 1: 'failed', 2: 'present' });
    expect(held).toBe(1);
    const [, reused, again] = sent.map(([, key]) => key);
    expect(again).not.toBe(reused);
  });

  it('is sent from a device that has no room even for a state, and makes room there', async () => {
    const { sent, states, held } = await run([picture('1'), picture('2')], {}, true);

    expect(sent).toHaveLength(2);
    expect([states, held]).toEqual([{}, 0]);
  });
});
