import { explain } from './explain';

const reasons = {
  tryAgain: 'Try again.',
  fields: 'Check the fields.',
  signIn: 'Sign in.',
  gone: 'Gone.',
  noRoom: 'No room.',
  busy: 'Busy.',
  taken: 'Taken.',
};
const failed = (status: number, more = {}) => ({ status, message: '', ...more });
const fault = (code: string) => ({ fields: { email: { code, message: '' } } });

describe('explain', () => {
  it.each([
    ['a lost connection', failed(0), 'Try again.'],
    ['a code', failed(409, { code: 'taken' }), 'Taken.'],
    ['the code of a field', failed(400, { code: 'validation_failed', ...fault('taken') }), 'Taken.'],
    ['a field', failed(409, fault('unknown')), 'Check the fields.'],
    ['a status', failed(401), 'Sign in.'],
    ['a status with an unknown code', failed(404, { code: 'no_such_lead' }), 'Gone.'],
    ['a full disk', failed(507), 'No room.'],
    ['a service that is down', failed(503), 'Busy.'],
    ['a status without a sentence', failed(403), 'Try again.'],
    ['an error that is no answer', new Error('no'), 'Try again.'],
  ])('says %s', (_, failure, sentence) => {
    expect(explain(failure, reasons)).toBe(sentence);
  });
});
