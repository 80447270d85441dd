import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Busy, NotFound } from '@sandhill/platform/errors/domain.error.js';
import sharp from 'sharp';
import type { PhotoLinks } from '../../photos/photo-links.js';
import { PhotoUnreadable } from '../../photos/photos.errors.js';
import type { PhotosService } from '../../photos/photos.service.js';
import type { PhotoState } from '../../photos/lead-photo.entity.js';
import { MailPhotosBuilder } from './mail-photos.js';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const links = { to: (id: string) => `https://site.example/${id}` } as PhotoLinks;
const aPicture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#3c7a3f' } });

const busy = () => Promise.reject(new Busy({ retryAfterSeconds: 10 }));

function builderWith(read: (id: string) => Promise<Buffer>, states: Record<string, PhotoState> = {}) {
  const reads = jest.fn(read);
  const listOf = () =>
    Promise.resolve(ids.map((id) => ({ id, unansweredAttempts: 0, state: states[id] ?? 'stored' })));
  const builder = new MailPhotosBuilder({ listOf, read: reads } as unknown as PhotosService, links);
  return { builder, reads };
}

describe(MailPhotosBuilder, () => {
  beforeAll(() => Logger.overrideLogger(false));

  afterEach(() => jest.useRealTimers());

  it('links to all photos and shows four thumbnails', async () => {
    const bytes = await aPicture().jpeg().toBuffer();
    const { builder } = builderWith(() => Promise.resolve(bytes));

    const { photos, attachments } = await builder.build('quote');

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

  it('opens at most four photos, even if all of them fail', async () => {
    const { builder, reads } = builderWith(() => Promise.reject(new NotFound()));

    const { photos, attachments } = await builder.build('quote');

    expect([photos.length, attachments.length, reads.mock.calls.length]).toEqual([6, 0, 4]);
  });

  it('marks damaged photos, known or found on opening, and links to the others', async () => {
    const bytes = await aPicture().jpeg().toBuffer();
    const read = (id: string) =>
      id === 'c' ? Promise.reject(new PhotoUnreadable()) : Promise.resolve(bytes);
    const { builder, reads } = builderWith(read, { a: 'unreadable' });

    const { photos, attachments } = await builder.build('quote');

    expect(photos.map(({ link }) => link !== undefined)).toEqual([false, true, false, true, true, true]);
    expect(attachments.map(({ fileName }) => fileName)).toEqual(['b.jpg', 'd.jpg', 'e.jpg']);
    expect(reads).not.toHaveBeenCalledWith('a');
  });

  it('waits for a thumbnail that is not ready yet', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    const bytes = await aPicture().jpeg().toBuffer();
    const readyAt = Date.now() + 25_000;
    const { builder } = builderWith(() => (Date.now() < readyAt ? busy() : Promise.resolve(bytes)));

    const made = builder.build('quote');
    await jest.advanceTimersByTimeAsync(26_000);

    expect((await made).attachments).toHaveLength(4);
  });

  it('leaves out thumbnails that are missing after 30 s', async () => {
    jest.useFakeTimers();
    const { builder } = builderWith(busy);

    const made = builder.build('quote');
    await jest.advanceTimersByTimeAsync(30_000);

    const { photos, attachments } = await made;
    expect([photos.length, attachments.length]).toEqual([6, 0]);
  });

  it('gives up after 30 s if the bucket hangs', async () => {
    jest.useFakeTimers();
    const { builder, reads } = builderWith(() => new Promise(() => undefined));
    const startedAt = Date.now();

    const made = builder.build('quote');
    await jest.advanceTimersByTimeAsync(30_000);

    expect((await made).attachments).toEqual([]);
    expect([Date.now() - startedAt, reads.mock.calls.length]).toEqual([30_000, 1]);
  });
});
