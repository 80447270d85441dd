import { Injectable } from '@nestjs/common';
import { diskUse, type DiskUse } from '@sandhill/platform/disk/disk-use.js';
import { LeadsConfig } from '../config/leads.config.js';
import { WaitingPhotosRepository } from './waiting-photos.repository.js';

/** Bytes reserved for photos while the transaction that stores them runs. */
interface PhotoReservation {
  /** Ends the reservation. Call it when the transaction has ended, committed or not. */
  release(): void;
}

interface Reservation {
  bytes: number;
  /** Number of measurements that had begun when the reservation was released; absent until then. */
  releasedAfter?: number;
}

const defaultBytes = 5_000_000_000;
const defaultDiskShare = 0.2;
const measurementTtlMs = 5_000;
/**
 * Margin below the limit, larger than what other processes add between two measurements. Within this margin, every lead
 * with photos triggers a measurement.
 */
const marginBytes = 500_000_000;

/**
 * Limits the photos that wait in PostgreSQL, so that there is always space for the text of leads. The waiting bytes are
 * measured every few seconds, and for every lead when they are near the limit. The reservations of this process are
 * added to the measured bytes. Several processes together can exceed the limit by the photos in the requests that they
 * are handling.
 */
@Injectable()
export class PhotoBudget {
  private measuredBytes = 0;
  private measuredUntil = 0;
  private measurements = 0;
  private measuring?: Promise<void>;
  private readonly reservations = new Set<Reservation>();
  private disks?: Promise<DiskUse>;
  private disksUntil = 0;

  constructor(
    private readonly config: LeadsConfig,
    private readonly waiting: WaitingPhotosRepository,
  ) {}

  /**
   * Reserves bytes for photos.
   *
   * @param share the share of the budget that all photos together may fill, including these
   * @returns undefined if this share is used up, or the disk is too full
   */
  async reserve(bytes: number, share = 1): Promise<PhotoReservation | undefined> {
    if (bytes === 0) return { release: () => {} };
    const { fullestPercent = 0 } = await this.readDisks();
    if (fullestPercent > this.config.PHOTOS_UNTIL_DISK_PERCENT) return undefined;
    const limit = (await this.limitBytes()) * share;
    if (performance.now() >= this.measuredUntil || this.usedBytes + bytes > limit - marginBytes)
      await this.measure();
    if (this.usedBytes + bytes > limit) return undefined;
    const reservation: Reservation = { bytes };
    this.reservations.add(reservation);
    return { release: () => (reservation.releasedAfter = this.measurements) };
  }

  async usedPercent(): Promise<number> {
    const [limit] = await Promise.all([this.limitBytes(), this.measure()]);
    return limit === 0 ? 100 : Math.floor((100 * this.usedBytes) / limit);
  }

  private get usedBytes(): number {
    return [...this.reservations].reduce((sum, { bytes }) => sum + bytes, this.measuredBytes);
  }

  /** Measures the waiting bytes. Concurrent calls share one measurement. */
  private measure(): Promise<void> {
    this.measuring ??= this.measureOnce().finally(() => (this.measuring = undefined));
    return this.measuring;
  }

  /**
   * Measures the waiting bytes. The sum includes the photos of all reservations that were released before the
   * measurement began, so these reservations are deleted.
   */
  private async measureOnce(): Promise<void> {
    this.measurements += 1;
    const current = this.measurements;
    this.measuredBytes = await this.waiting.sumBytes();
    this.measuredUntil = performance.now() + measurementTtlMs;
    for (const reservation of this.reservations) {
      const { releasedAfter } = reservation;
      if (releasedAfter !== undefined && releasedAfter < current) this.reservations.delete(reservation);
    }
  }

  private async limitBytes(): Promise<number> {
    const { PHOTOS_WAITING_BYTES: given } = this.config;
    if (given !== undefined) return given;
    const { smallestBytes = Infinity } = await this.readDisks();
    return Math.min(defaultBytes, smallestBytes * defaultDiskShare);
  }

  private readDisks(): Promise<DiskUse> {
    if (this.disks === undefined || performance.now() >= this.disksUntil) {
      this.disksUntil = performance.now() + measurementTtlMs;
      this.disks = diskUse(this.config.diskPaths);
    }
    return this.disks;
  }
}
