import * as fc from 'fast-check';
import { mergeContent } from './merge-content.js';

const list = (items: string) => [...items].map((name) => ({ name }));

describe(mergeContent.name, () => {
  const base = { facts: { name: 'A', phone: '1' }, openings: [1], banner: { mode: 'off' } };

  it('keeps what only one of both changed, inside objects too', () => {
    const mine = { ...base, facts: { name: 'B', phone: '1' } };
    const theirs = { ...base, facts: { name: 'A', phone: '2' }, openings: [1, 2] };

    expect(mergeContent(base, mine, theirs)).toEqual({
      ...base,
      facts: { name: 'B', phone: '2' },
      openings: [1, 2],
    });
  });

  it('takes mine of a text and of an item of a list that both changed', () => {
    const mine = { ...base, openings: [3], facts: { name: 'B', phone: '1' } };
    const theirs = { ...base, openings: [2], facts: { name: 'C', phone: '1' } };

    expect(mergeContent(base, mine, theirs)).toEqual(mine);
  });

  it.each<[what: string, base: string, mine: string, theirs: string, merged: string]>([
    ['changed in different places', 'abc', 'Abc', 'abC', 'AbC'],
    ['changed and added', 'abc', 'Abc', 'abcd', 'Abcd'],
    ['added at both ends', 'abc', 'abcd', 'xabc', 'xabcd'],
    ['added at the same place', 'abc', 'abcd', 'abce', 'abced'],
    ['added after an item that mine changed', 'abc', 'abC', 'abcd', 'abCd'],
    ['removed and added', 'abc', 'ac', 'abcd', 'acd'],
    ['removed by theirs', 'abc', 'abcd', 'ac', 'acd'],
    ['moved and changed', 'abc', 'cab', 'abC', 'abC'],
    ['the same item changed, and another added', 'abc', 'Abc', 'xbcd', 'Abcd'],
    ['the same item changed, and another added beside it', 'abc', 'Abc', 'xdbc', 'Abc'],
    ['the same item removed, and another added', 'abc', 'bc', 'bcd', 'bcd'],
  ])('keeps both changes of a list: %s', (_what, before, mine, theirs, merged) => {
    expect(mergeContent(list(before), list(mine), list(theirs))).toEqual(list(merged));
  });

  it('loses nothing of two people who change different items and add new ones', () => {
    const change = fc.constantFrom(
      'keep',
      'mine removes',
      'mine changes',
      'theirs removes',
      'theirs changes',
    );
    const edits = fc.array(fc.tuple(change, fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(edits, (items) => {
        const by = (who: string) =>
          items.flatMap(([what, mineAdds, theirsAdd], index) => [
            ...(what === `${who} removes`
              ? []
              : [what === `${who} changes` ? `${index} by ${who}` : `${index}`]),
            ...((who === 'mine' ? mineAdds : theirsAdd) ? [`new after ${index} by ${who}`] : []),
          ]);
        const base = items.map((_, index) => `${index}`);
        const [mine, theirs] = [by('mine'), by('theirs')];
        const kept = base.filter((item) => mine.includes(item) && theirs.includes(item));
        const added = [...mine, ...theirs].filter((item) => !base.includes(item));

        expect([...mergeContent(base, mine, theirs)].sort()).toEqual([...kept, ...added].sort());
      }),
    );
  });

  it('does not mix the fields of two items', () => {
    const ann = { name: 'Ann', link: '' };
    const carl = { name: 'Carl', link: '' };

    expect(mergeContent([ann], [carl], [{ ...ann, link: 'x' }])).toEqual([carl]);
  });

  it('drops what one of both dropped', () => {
    const withUntil = { banner: { mode: 'off', until: 'x' }, name: 'A' };
    const mine = { banner: { mode: 'off' }, name: 'A' };
    const theirs = { banner: { mode: 'on', until: 'x' }, name: 'A' };

    expect(mergeContent<object>(withUntil, mine, theirs)).toEqual({ banner: { mode: 'on' }, name: 'A' });
  });
});
