import { tmpdir } from 'node:os';
import { jest } from '@jest/globals';
import type { LeadsConfig } from '../config/leads.config.js';
import { PhotoBudget } from './photo-budget.js';
import type { WaitingPhotosRepository } from './waiting-photos.repository.js';

describe(PhotoBudget, () => {
  it('measures the waiting photos again although the clock was set back', async () => {
    const waiting = { sumBytes: jest.fn<() => Promise<number>>().mockResolvedValue(0) };
    const config = {
      PHOTOS_UNTIL_DISK_PERCENT: 100,
      PHOTOS_WAITING_BYTES: 2_000_000_000,
      diskPaths: [tmpdir()],
    };
    const budget = new PhotoBudget(
      config as unknown as LeadsConfig,
      waiting as unknown as WaitingPhotosRepository,
    );
    (await budget.reserve(1_000))?.release();
    waiting.sumBytes.mockResolvedValue(3_000_000_000);
    const [now, passed] = [Date.now(), performance.now()];
    const clocks = [
      jest.spyOn(Date, 'now').mockReturnValue(now - 3_600_000),
      jest.spyOn(performance, 'now').mockReturnValue(passed + 6_000),
    ];

    const reservation = await budget.reserve(1_000);

    for (const clock of clocks) clock.mockRestore();
    expect(reservation).toBeUndefined();
  });
});
