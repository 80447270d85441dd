import { readFile } from 'node:fs/promises';
import { describeError, UserError } from './user-error.js';

const failure = (work: Promise<unknown>) => work.catch((error: unknown) => error);

describe('what the operator is told about an error', () => {
  it('is the message alone of one that the machine, the network or a server gave', async () => {
    const missing = await failure(readFile('/no/such/file'));
    const refused = Object.assign(new Error('The specified bucket does not exist'), { code: 'NoSuchBucket' });

    expect(describeError(missing)).toBe("ENOENT: no such file or directory, open '/no/such/file'");
    expect(describeError(new UserError('Set FROM.'))).toBe('Set FROM.');
    expect(
      describeError(new AggregateError([missing, refused], 'backups: full; http://far: no bucket')),
    ).toBe('backups: full; http://far: no bucket');
    expect(describeError(new AggregateError([refused, refused]))).toBe(
      'The specified bucket does not exist; The specified bucket does not exist',
    );
  });

  it('has the stack trace of a fault of the program', async () => {
    const fault = await failure(readFile(undefined as never));

    expect(describeError(fault)).toContain('user-error.spec');
    expect(describeError(new AggregateError([fault], 'backups: a fault'))).toContain('user-error.spec');
  });
});
