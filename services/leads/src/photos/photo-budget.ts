import { Injectable } from '@nestjs/common';
import { diskUse, type DiskUse } from '@sandhill/platform/disk/disk-use.js';
import { LeadsConfig } from '../config/leads.config.js';
import { WaitingPhotosRepository } from './waiting-photos.repository.js';

/** Bytes for the photos of one lead, while its transaction is under way. */
export interface PhotoRoom {
  /** The transaction has ended, in whichever way. */
  release(): void;
}

interface Room {
  bytes: number;
  /** How many measurements had begun when it was released. */
  releasedAfter?: number;
}

const usualBytes = 5_000_000_000;
const usualShareOfDisk = 0.2;
const measuredForMs = 5_000;
/** More than other processes let in before the next measurement; nearer to the limit every lead is measured for. */
const othersAddBytes = 500_000_000;

/**
 * Decides whether photos may wait in PostgreSQL, which must keep room for the text of leads. What waits is measured
 * every few seconds, near the limit for every lead, and this process adds what it lets in. Several processes may
 * together go beyond the limit by the bodies that they have in their hands at that moment.
 */
@Injectable()
export class PhotoBudget {
  private measuredBytes = 0;
  private measuredUntil = 0;
  private measurements = 0;
  private measuring?: Promise<void>;
  private readonly rooms = new Set<Room>();
  private disks?: Promise<DiskUse>;
  private disksUntil = 0;

  constructor(
    private readonly config: LeadsConfig,
    private readonly waiting: WaitingPhotosRepository,
  ) {}

  /** @returns undefined where there is no room */
  async take(bytes: number): Promise<PhotoRoom | undefined> {
    if (bytes === 0) return { release: () => {} };
    const { fullestPercent = 0 } = await this.lookAtDisks();
    if (fullestPercent > this.config.PHOTOS_UNTIL_DISK_PERCENT) return undefined;
    const limit = await this.limitBytes();
    if (Date.now() >= this.measuredUntil || this.knownBytes + bytes > limit - othersAddBytes)
      await this.measure();
    if (this.knownBytes + bytes > limit) return undefined;
    const room: Room = { bytes };
    this.rooms.add(room);
    return { release: () => (room.releasedAfter = this.measurements) };
  }

  /** How much of the budget is used, in percent. */
  async usedPercent(): Promise<number> {
    const [limit] = await Promise.all([this.limitBytes(), this.measure()]);
    return limit === 0 ? 100 : Math.floor((100 * this.knownBytes) / limit);
  }

  private get knownBytes(): number {
    return [...this.rooms].reduce((sum, { bytes }) => sum + bytes, this.measuredBytes);
  }

  /** Several who ask at once share one measurement. */
  private measure(): Promise<void> {
    this.measuring ??= this.measureOnce().finally(() => (this.measuring = undefined));
    return this.measuring;
  }

  /** What was released before it began is in its sum. */
  private async measureOnce(): Promise<void> {
    this.measurements += 1;
    const begun = this.measurements;
    this.measuredBytes = await this.waiting.sumBytes();
    this.measuredUntil = Date.now() + measuredForMs;
    for (const room of this.rooms)
      if (room.releasedAfter !== undefined && room.releasedAfter < begun) this.rooms.delete(room);
  }

  private async limitBytes(): Promise<number> {
    const { PHOTOS_WAITING_BYTES: given } = this.config;
    if (given !== undefined) return given;
    const { smallestBytes = Infinity } = await this.lookAtDisks();
    return Math.min(usualBytes, smallestBytes * usualShareOfDisk);
  }

  private lookAtDisks(): Promise<DiskUse> {
    if (this.disks === undefined || Date.now() >= this.disksUntil) {
      this.disksUntil = Date.now() + measuredForMs;
      this.disks = diskUse(this.config.diskPaths);
    }
    return this.disks;
  }
}
