import { tmpdir } from 'node:os';
import { jest } from '@jest/globals';
import type { LeadsConfig } from '../config/leads.config.js';
import { PhotoBudget } from './photo-budget.js';
import type { WaitingPhotosRepository } from './waiting-photos.repository.js';

const budgetOf = (sumBytes: () => Promise<number>) =>
  new PhotoBudget(
    {
      PHOTOS_UNTIL_DISK_PERCENT: 100,
      PHOTOS_WAITING_BYTES: 2_000_000_000,
      diskPaths: [tmpdir()],
    } as unknown as LeadsConfig,
    { sumBytes } as unknown as WaitingPhotosRepository,
  );

describe(PhotoBudget, () => {
  it('counts a reservation until it is released, and then what is measured', async () => {
    const budget = budgetOf(async () => 0);
    const first = await budget.reserve(1_400_000_000);
    expect(await budget.reserve(1_400_000_000)).toBeUndefined();

    first?.release();

    expect(await budget.reserve(1_400_000_000)).toBeDefined();
  });

  it('measures the waiting photos again although the clock was set back', async () => {
    const sumBytes = jest.fn<() => Promise<number>>().mockResolvedValue(0);
    const budget = budgetOf(sumBytes);
    (await budget.reserve(1_000))?.release();
    sumBytes.mockResolvedValue(3_000_000_000);
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
