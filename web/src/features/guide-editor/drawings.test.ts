import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { drawings } from './drawings';

describe('the drawings that can be chosen', () => {
  it('are those that the site is shipped with', () => {
    const shipped = readdirSync(join(import.meta.dirname, '../../../public/guide'));

    expect(drawings.map((name) => `${name}.svg`).toSorted()).toEqual(shipped.toSorted());
  });
});
