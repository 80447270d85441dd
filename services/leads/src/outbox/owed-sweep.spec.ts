import { OwedSweep } from './owed-sweep.js';

describe(OwedSweep, () => {
  it('sweeps every source although others fail, and then reports the first failure', async () => {
    const swept: string[] = [];
    const sweep = new OwedSweep();
    sweep.register({ sweep: () => Promise.reject(new Error('first')) });
    sweep.register({
      sweep: () => {
        throw new Error('second');
      },
    });
    sweep.register({ sweep: async () => void swept.push('third') });

    await expect(sweep.run()).rejects.toThrow('first');

    expect(swept).toEqual(['third']);
  });
});
