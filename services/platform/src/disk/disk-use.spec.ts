import { tmpdir } from 'node:os';
import { diskUse } from './disk-use.js';

describe(diskUse, () => {
  it('measures a real disk', async () => {
    const { fullestPercent, smallestBytes, unreadable } = await diskUse(['/', tmpdir()]);

    expect(fullestPercent).toBeGreaterThan(0);
    expect(fullestPercent).toBeLessThanOrEqual(100);
    expect(smallestBytes).toBeGreaterThan(1_000_000);
    expect(unreadable).toEqual([]);
  });

  it('measures the other disks when a folder is missing', async () => {
    const all = await diskUse(['/']);

    expect(await diskUse(['/no/such/folder', '/'])).toEqual({ ...all, unreadable: ['/no/such/folder'] });
  });

  it('has no usage when nothing can be read', async () => {
    expect(await diskUse(['/no/such/folder'])).toEqual({
      fullestPercent: undefined,
      smallestBytes: undefined,
      unreadable: ['/no/such/folder'],
    });
  });
});
