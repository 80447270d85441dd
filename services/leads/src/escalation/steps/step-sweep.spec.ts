import { StepSweep, UnclaimedSweep } from './step-sweep.js';

describe('sweeps of leads that wait', () => {
  it.each([StepSweep, UnclaimedSweep])('take the other steps when one fails: %p', async (Sweep) => {
    const taken: string[] = [];
    const steps = (name: string) => ({
      run: async () => {
        taken.push(name);
        throw new Error(`${name} failed`);
      },
    });
    const sweep = new Sweep(steps('one') as never, steps('other') as never);

    await expect(sweep.run()).rejects.toThrow(/failed/);

    expect(taken.sort()).toEqual(['one', 'other']);
  });
});
