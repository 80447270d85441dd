import * as described from './decorators.js';
import * as plain from './no-decorators.js';

describe('the decorators of a running service', () => {
  it('export the same names as the describing ones', () => {
    expect(Object.keys(plain).toSorted()).toEqual(Object.keys(described).toSorted());
  });
});
