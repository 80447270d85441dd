import {
  type FinderState,
  nothingSeen,
  readFinderState,
  tapPart,
  tapSign,
  tapKind,
  writeFinderState,
} from './finder-state';

describe('what a visitor has told the finder', () => {
  it('is what the address says, and nothing else', () => {
    const state: FinderState = {
      kind: 'palm',
      part: 'trunk',
      signs: ['conk', 'wilt'],
      text: 'a shelf & more',
    };

    expect(readFinderState(writeFinderState(state))).toEqual(state);
    expect(readFinderState('?what=rock')).toEqual(nothingSeen);
    expect(writeFinderState(nothingSeen)).toBe('');
  });

  it('is taken back by a second tap, and begins again with another kind of plant', () => {
    const palm = tapKind({ ...nothingSeen, text: 'yellow' }, 'palm');
    const told = tapSign(tapSign(tapPart(palm, 'trunk'), 'conk'), 'wilt');

    expect(told).toEqual({ kind: 'palm', part: 'trunk', signs: ['conk', 'wilt'], text: 'yellow' });
    expect(tapSign(told, 'conk').signs).toEqual(['wilt']);
    expect(tapPart(told, 'trunk').part).toBeUndefined();
    expect(tapKind(told, 'lawn')).toEqual({ kind: 'lawn', signs: [], text: 'yellow' });
    expect(tapKind(told, 'palm').kind).toBeUndefined();
  });
});
