import { Injectable } from '@nestjs/common';
import { Busy, NotFound, ValidationFailed } from '@sandhill/platform/errors/domain.error.js';
import { hashedBudgets } from '@sandhill/platform/http/hashed-budgets.js';
import { keyedHash } from '@sandhill/platform/http/keyed-hash.js';
import type { LargeText } from '@sandhill/platform/json/large-text.js';
import { DecoderLost, UnreadablePicture } from '@sandhill/platform/pictures/decoder-process.js';
import { ConcurrencyLimiter } from '@sandhill/platform/process/concurrency-limiter.js';
import { isUUID } from 'class-validator';
import { LeadsConfig } from '../config/leads.config.js';
import { hashOfToken, newStoredToken } from '../lead-links/stored-token.js';
import { contentHashOf } from '../photos/content-hash.js';
import { PhotoBudget } from '../photos/photo-budget.js';
import { PhotoDecoder } from '../photos/photo-decoder.js';
import { PhotoIntake, type CheckedPhoto } from '../photos/photo-intake.js';
import { photoProblems } from '../photos/photo-limits.js';
import { NoRoomForPhotos } from '../photos/photos.errors.js';
import type { HandoverResponse, NewHandoverResponse } from './photo-handovers.dto.js';
import { HandoverEnded, HandoverTaken, TooManyUploadLinks } from './photo-handovers.errors.js';
import { PhotoHandoversRepository } from './photo-handovers.repository.js';

const maxAtOnce = 2;

/** Share of the photo budget up to which photos of unsent forms are accepted. The rest is reserved for leads. */
const budgetShare = 0.5;

const lifetimeMs = 30 * 60_000;

@Injectable()
export class PhotoHandovers {
  private readonly hash: ReturnType<typeof keyedHash>;
  /** Limits memory use, because each request that passes it has a visitor's file in memory. */
  private readonly preparing = new ConcurrencyLimiter({ atOnce: 1, mayWait: 20 });

  constructor(
    private readonly handovers: PhotoHandoversRepository,
    private readonly intake: PhotoIntake,
    private readonly budget: PhotoBudget,
    private readonly decoder: PhotoDecoder,
    { PHOTO_LINK_SECRET }: LeadsConfig,
  ) {
    this.hash = keyedHash(PHOTO_LINK_SECRET, 'photo-handovers');
  }

  /** @throws TooManyUploadLinks */
  async begin(address: string): Promise<NewHandoverResponse> {
    const budgets = hashedBudgets(address, maxAtOnce, this.hash);
    const [link, desk] = [newStoredToken(), newStoredToken()];
    const hashes = { linkHash: hashOfToken(link), deskHash: hashOfToken(desk) };
    const endsAt = new Date(Date.now() + lifetimeMs).toISOString();
    if (!(await this.handovers.add(hashes, budgets))) throw new TooManyUploadLinks();
    return { link, desk, endsAt };
  }

  /** @throws HandoverEnded, Busy */
  async read(desk: string): Promise<HandoverResponse> {
    const handover = await this.handovers.read(hashOfToken(desk));
    if (!handover) throw new HandoverEnded();
    const { isOpened, endsAt, photoIds } = handover;
    return { isOpened, endsAt: endsAt.toISOString(), photoIds };
  }

  /**
   * Returns a photo as the JPEG that this service made. The bytes that the phone sent are never returned.
   *
   * @throws NotFound
   */
  async readPhoto(desk: string, id: string): Promise<Buffer> {
    const bytes = isUUID(id) ? await this.handovers.readPhoto(hashOfToken(desk), id) : undefined;
    if (!bytes) throw new NotFound('This photo no longer exists.');
    return bytes;
  }

  async end(desk: string): Promise<void> {
    await this.handovers.end(hashOfToken(desk));
  }

  /** Binds the link to the phone that opens it first. @throws HandoverTaken, HandoverEnded */
  async open(link: string, key: string): Promise<void> {
    const outcome = await this.handovers.open(hashOfToken(link), hashOfToken(key));
    if (outcome === 'taken') throw new HandoverTaken();
    if (outcome === 'ended') throw new HandoverEnded();
  }

  /**
   * Adds photos from the phone that opened the link, each photo once.
   *
   * @throws ValidationFailed, HandoverTaken, HandoverEnded, NoRoomForPhotos, Busy
   */
  async add(link: string, key: string, pictures: readonly LargeText[]): Promise<void> {
    // Checks the link first, so that pictures that come with an invalid link cost little work.
    await this.open(link, key);
    const photos = await this.intake.check(pictures);
    for (const photo of photos) await this.addOne(link, key, photo);
  }

  private async addOne(link: string, key: string, { bytes }: CheckedPhoto): Promise<void> {
    const contentHash = contentHashOf(bytes);
    const linkHash = hashOfToken(link);
    const place = await this.handovers.placeFor(linkHash, contentHash);
    if (place === 'taken') return;
    if (place === 'none') throw refused(photoProblems.tooMany);
    const reservation = await this.budget.reserve(bytes.length, budgetShare);
    if (!reservation) throw new NoRoomForPhotos();
    try {
      const photo = { contentHash, bytes: await this.preparing.run(() => this.prepare(bytes)) };
      const outcome = await this.handovers.addPhoto(linkHash, hashOfToken(key), photo);
      if (outcome === 'ended') throw new HandoverEnded();
      if (outcome === 'full') throw refused(photoProblems.tooMany);
    } finally {
      reservation.release();
    }
  }

  private async prepare(bytes: Buffer): Promise<Buffer> {
    try {
      return Buffer.from((await this.decoder.make(bytes)).bytes);
    } catch (cause) {
      if (cause instanceof UnreadablePicture) throw refused(photoProblems.invalid, cause);
      throw cause instanceof DecoderLost ? new Busy({ retryAfterSeconds: 5, cause }) : cause;
    }
  }
}

const refused = ([code, message]: [string, string], cause?: unknown) =>
  new ValidationFailed({ projectImages: { code, message } }, { cause });
