import { aProject } from '../../../testing/factories';
import { maxOrdered, wholeOrder } from './whole-order';

const all = ['a', 'b', 'c', 'd', 'e'].map((id) => aProject({ id }));

describe(wholeOrder.name, () => {
  it('is the order that is shown where all pictures are', () => {
    expect(wholeOrder(all, ['e', 'a', 'b', 'c', 'd'])).toEqual(['e', 'a', 'b', 'c', 'd']);
  });

  it('leaves the pictures between those shown where they are', () => {
    expect(wholeOrder(all, ['d', 'b'])).toEqual(['a', 'd', 'c', 'b', 'e']);
  });

  it('names no more than one call takes', () => {
    const many = Array.from({ length: maxOrdered + 1 }, (_, index) => aProject({ id: `${index}` }));

    expect(wholeOrder(many, ['1', '0'])).toHaveLength(maxOrdered);
  });
});
