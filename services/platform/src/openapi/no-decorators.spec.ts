import * as described from './decorators.js';
import * as plain from './no-decorators.js';

describe('the decorators of a service that runs', () => {
  it('have the names of those that describe it', () => {
    expect(Object.keys(plain).toSorted()).toEqual(Object.keys(described).toSorted());
  });
});
