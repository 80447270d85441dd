import { settleWithin } from './settle-within.js';

describe(settleWithin.name, () => {
  it('gives the result', async () => {
    expect(await settleWithin(1000, async () => 'done')).toBe('done');
  });

  it('passes a failure on', async () => {
    await expect(settleWithin(1000, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });

  it('gives up on what hangs', async () => {
    await expect(settleWithin(5, () => new Promise(() => undefined))).rejects.toThrow(
      'no answer within 5 ms',
    );
  });
});
