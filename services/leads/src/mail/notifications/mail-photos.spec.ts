import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Busy, NotFound } from '@sandhill/platform/errors/domain.error.js';
import sharp from 'sharp';
import type { PhotoLinks } from '../../photos/photo-links.js';
import { PhotoUnreadable } from '../../photos/photos.errors.js';
import type { PhotosService } from '../../photos/photos.service.js';
import type { PhotoState } from '../../photos/quote-photo.entity.js';
import { MailPhotosMaker } from './mail-photos.js';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const links = { to: (id: string) => `https://site.example/${id}` } as PhotoLinks;
const aPicture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#3c7a3f' } });

const busy = () => Promise.reject(new Busy({ retryAfterSeconds: 10 }));

function makerWith(read: (id: string) => Promise<Buffer>, states: Record<string, PhotoState> = {}) {
  const reads = jest.fn(read);
  const listOf = () =>
    Promise.resolve(ids.map((id) => ({ id, unansweredAttempts: 0, state: states[id] ?? 'stored' })));
  const maker = new MailPhotosMaker({ listOf, read: reads } as unknown as PhotosService, links);
  return { maker, reads };
}

describe(MailPhotosMaker, () => {
  beforeAll(() => Logger.overrideLogger(false));

  afterEach(() => jest.useRealTimers());

  it('links to all photos and shows four', async () => {
    const bytes = await aPicture().jpeg().toBuffer();
    const { maker } = makerWith(() => Promise.resolve(bytes));

    const { photos, attachments } = await maker.of('quote');

    expect(photos.map(({ link }) => link)).toEqual(ids.map((id) => `https://site.example/${id}`));
    expect(photos.map(({ contentId }) => contentId !== undefined)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(attachments.map(({ fileName }) => fileName)).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']);
  });

  it('opens four, also when nothing comes of them', async () => {
    const { maker, reads } = makerWith(() => Promise.reject(new NotFound()));

    const { photos, attachments } = await maker.of('quote');

    expect([photos.length, attachments.length, reads.mock.calls.length]).toEqual([6, 0, 4]);
  });

  it('says which photos are damaged, found so before or by opening them, and links to the others', async () => {
    const bytes = await aPicture().jpeg().toBuffer();
    const read = (id: string) =>
      id === 'c' ? Promise.reject(new PhotoUnreadable()) : Promise.resolve(bytes);
    const { maker, reads } = makerWith(read, { a: 'unreadable' });

    const { photos, attachments } = await maker.of('quote');

    expect(photos.map(({ link }) => link !== undefined)).toEqual([false, true, false, true, true, true]);
    expect(attachments.map(({ fileName }) => fileName)).toEqual(['b.jpg', 'd.jpg', 'e.jpg']);
    expect(reads).not.toHaveBeenCalledWith('a');
  });

  it('waits for a thumbnail that is a moment late', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    const bytes = await aPicture().jpeg().toBuffer();
    const isThereAt = Date.now() + 25_000;
    const { maker } = makerWith(() => (Date.now() < isThereAt ? busy() : Promise.resolve(bytes)));

    const made = maker.of('quote');
    await jest.advanceTimersByTimeAsync(26_000);

    expect((await made).attachments).toHaveLength(4);
  });

  it('goes after 30 s without those that are still missing', async () => {
    jest.useFakeTimers();
    const { maker } = makerWith(busy);

    const made = maker.of('quote');
    await jest.advanceTimersByTimeAsync(30_000);

    const { photos, attachments } = await made;
    expect([photos.length, attachments.length]).toEqual([6, 0]);
  });

  it('waits 30 s for a bucket that hangs, and for nothing after that', async () => {
    jest.useFakeTimers();
    const { maker, reads } = makerWith(() => new Promise(() => undefined));
    const begun = Date.now();

    const made = maker.of('quote');
    await jest.advanceTimersByTimeAsync(30_000);

    expect((await made).attachments).toEqual([]);
    expect([Date.now() - begun, reads.mock.calls.length]).toEqual([30_000, 1]);
  });
});
