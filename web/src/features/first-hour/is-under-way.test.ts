import { isUnderWay } from './is-under-way';

const receivedAt = '2026-01-05T14:00:00.000Z';
const lead = { receivedAt, mailedAt: null, isSpam: false };

it.each([
  ['new', lead, '14:01', true],
  ['mailed', { ...lead, mailedAt: receivedAt }, '14:01', false],
  ['spam', { ...lead, isSpam: true }, '14:01', false],
  ['held back by a mail server that does not answer', lead, '14:02', false],
])('the mail of a test lead that is %s is asked for only while it may go out', (_state, one, time, is) => {
  expect(isUnderWay(one, Date.parse(`2026-01-05T${time}Z`))).toBe(is);
});
