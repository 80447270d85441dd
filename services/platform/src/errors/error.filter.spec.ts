import { QueryFailedError } from 'typeorm';
import { loggableError } from './error.filter.js';

describe(loggableError, () => {
  it('keeps the stack without the message', () => {
    const error = new Error('no such lead:\nAna, ana@visitor.example\n12 Gulf Shore Blvd');

    const { stack } = loggableError(error) as { stack: string };

    expect(stack).toContain('error.filter.spec');
    expect(stack.split('\n').every((line) => /^\s+at /.test(line))).toBe(true);
    expect(stack).not.toMatch(/ana|Gulf/i);
  });

  it('keeps no values of the statement', () => {
    const failure = Object.assign(new Error('Key (email)=(ana@visitor.example)\nexists'), { code: '23505' });

    const told = loggableError(new QueryFailedError('INSERT $1', ['ana@visitor.example'], failure));

    expect(told).toMatchObject({ message: '(message withheld)', code: '23505' });
    expect(JSON.stringify(told)).not.toContain('ana');
  });

  it('names "no space left", which is about the disk and not about what was sent', () => {
    const message = 'could not extend file "base/16389/16402": No space left on device';
    const failure = Object.assign(new Error(message), { code: '53100', detail: undefined });

    const told = loggableError(new QueryFailedError('INSERT $1', ['ana@visitor.example'], failure));

    expect(told).toMatchObject({ message, code: '53100' });
    expect(JSON.stringify(told)).not.toContain('ana');
  });
});
