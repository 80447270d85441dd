import { afterChange } from './after-change';

const failed = (status: number) => ({ status, message: `${status}: no` });

describe('afterChange', () => {
  it.each([
    ['a success', undefined, true],
    ['404: the thing is gone', failed(404), true],
    ['409: somebody else changed it', failed(409), true],
    ['412: it has another revision', failed(412), true],
    ['400: a wrong field', failed(400), false],
    ['no answer', failed(0), false],
    ['503: a busy server', failed(503), false],
  ])('after %s', (_what, error, isLoadedAgain) => {
    const tags = afterChange((id: string) => ['Door', { type: 'Lead', id }])(undefined, error, 'lead-1');

    expect(tags).toEqual(isLoadedAgain ? ['Door', { type: 'Lead', id: 'lead-1' }] : []);
  });
});
