import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Busy } from '@sandhill/platform/errors/domain.error.js';
import sharp from 'sharp';
import type { PhotoLinks } from '../photos/photo-links.js';
import type { PhotosService } from '../photos/photos.service.js';
import { MailPhotosMaker } from './mail-photos.js';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const links = { to: (id: string) => `https://site.example/${id}` } as PhotoLinks;
const aPicture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#3c7a3f' } });

const listOf = () => Promise.resolve(ids.map((id) => ({ id, unansweredAttempts: 0 })));

function makerWith(read: (id: string) => Promise<{ bytes: Buffer; type: string }>) {
  const reads = jest.fn(read);
  const maker = new MailPhotosMaker({ listOf, read: reads } as unknown as PhotosService, links);
  return { maker, reads };
}

describe(MailPhotosMaker, () => {
  beforeAll(() => Logger.overrideLogger(false));

  afterEach(() => jest.useRealTimers());

  it('links to all photos and shows four', async () => {
    const bytes = await aPicture().jpeg().toBuffer();
    const { maker } = makerWith(() => Promise.resolve({ bytes, type: 'image/jpeg' }));

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
    const { maker, reads } = makerWith(() =>
      Promise.resolve({ bytes: Buffer.from('no'), type: 'image/jpeg' }),
    );

    const { photos, attachments } = await maker.of('quote');

    expect([photos.length, attachments.length, reads.mock.calls.length]).toEqual([6, 0, 4]);
  });

  it('asks a bucket that is away once', async () => {
    const { maker, reads } = makerWith(() => Promise.reject(new Busy({ retryAfterSeconds: 10 })));

    const { photos, attachments } = await maker.of('quote');

    expect([photos.length, attachments.length, reads.mock.calls.length]).toEqual([6, 0, 1]);
  });

  it('waits 20 s for a bucket that hangs, and for nothing after that', async () => {
    jest.useFakeTimers();
    const { maker, reads } = makerWith(() => new Promise(() => undefined));
    const begun = Date.now();

    const made = maker.of('quote');
    await jest.advanceTimersByTimeAsync(20_000);

    expect((await made).attachments).toEqual([]);
    expect([Date.now() - begun, reads.mock.calls.length]).toEqual([20_000, 1]);
  });
});
