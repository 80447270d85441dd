import { tmpdir } from 'node:os';
import { fullestDiskPercent } from './disk-use.js';

describe(fullestDiskPercent.name, () => {
  it('is a share of a real disk', async () => {
    const percent = await fullestDiskPercent(['/', tmpdir()]);

    expect(percent).toBeGreaterThan(0);
    expect(percent).toBeLessThanOrEqual(100);
  });

  it('fails for a folder that is not there', async () => {
    await expect(fullestDiskPercent(['/no/such/folder'])).rejects.toThrow('ENOENT');
  });
});
