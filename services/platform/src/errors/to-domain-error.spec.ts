import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { toDomainError } from './to-domain-error.js';

const saidByDatabase = (code: string) =>
  new QueryFailedError('SELECT $1', ['what was sent'], Object.assign(new Error('no'), { code }));

describe(toDomainError, () => {
  it.each([
    ['a character that no text may hold', '22021'],
    ['a day that no month has', '22008'],
    ['a moment that is none', '22007'],
    ['a number that is too large', '22003'],
    ['an id that is none', '22P02'],
    ['a null where something must be', '23502'],
  ])('takes %s for the mistake of who sent it', (_what, code) => {
    expect(toDomainError(saidByDatabase(code))).toMatchObject({
      status: 400,
      code: 'invalid_value',
      message: 'The request holds a value that cannot be used.',
    });
  });

  it.each([
    ['a statement that is wrong', '42601'],
    ['a division by zero', '22012'],
    ['an unexpected constraint', '23505'],
  ])('takes %s for a mistake of ours', (_what, code) => {
    expect(toDomainError(saidByDatabase(code))).toBeUndefined();
  });

  it('asks to load again what somebody else has deleted meanwhile', () => {
    expect(toDomainError(saidByDatabase('23503'))).toMatchObject({ status: 409, code: 'changed_meanwhile' });
  });

  it('ignores codes of errors that are not the database’s', () => {
    expect(toDomainError(Object.assign(new Error('no'), { code: '22021' }))).toBeUndefined();
  });

  it.each([
    ['is unavailable', '57P01'],
    ['is starting', '57P03'],
    ['has a full disk', '53100'],
    ['has no memory left', '53200'],
    ['has no connection left', '53300'],
    ['only reads', '25006'],
    ['gave way to another transaction', '40001'],
    ['ended a deadlock', '40P01'],
    ['cannot read its disk', '58030'],
  ])('asks to try again later when the database %s', (_what, code) => {
    expect(toDomainError(saidByDatabase(code))).toMatchObject({
      status: 503,
      code: 'busy',
      retryAfterSeconds: 5,
    });
  });

  it('asks to try again later when the database has ended the connection of a transaction', () => {
    expect(toDomainError(new QueryRunnerAlreadyReleasedError())).toMatchObject({ status: 503, code: 'busy' });
  });
});
