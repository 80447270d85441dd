import { StepSweep } from './step-sweep.js';

const steps = (run: () => Promise<void>) => ({ run });

describe(StepSweep, () => {
  it('takes the other steps when one fails, and tries the office’s steps again at the next run', async () => {
    const taken: string[] = [];
    const take = (name: string) => steps(async () => void taken.push(name));
    const fail = (name: string) =>
      steps(async () => {
        taken.push(name);
        throw new Error(`${name} failed`);
      });
    const sweep = new StepSweep(
      fail('urgent') as never,
      take('waiting') as never,
      take('unclaimed') as never,
      fail('give back') as never,
    );

    await expect(sweep.run()).rejects.toThrow('urgent failed');
    await expect(sweep.run()).rejects.toThrow('urgent failed');

    const all = ['urgent', 'waiting', 'give back', 'unclaimed'];
    expect(taken).toEqual([...all, ...all]);
  });
});
