import { act, renderHook } from '@testing-library/react';
import { useSelection } from './use-selection';

const items = (...ids: string[]) => ids.map((id) => ({ id }));

describe(useSelection, () => {
  it('counts and selects only what the list shows', () => {
    const { result, rerender } = renderHook(({ shown }) => useSelection(shown, 2), {
      initialProps: { shown: items('a', 'b', 'c') },
    });
    const press = (id: string) => act(() => result.current.of({ id })?.onToggle());
    act(() => result.current.toggle());
    press('a');
    press('b');
    press('c');
    expect(result.current.selected).toEqual(items('a', 'b'));

    rerender({ shown: items('b', 'c') });
    press('c');

    expect(result.current.selected).toEqual(items('b', 'c'));
    rerender({ shown: items('a', 'b', 'c') });
    expect(result.current.selected).toEqual(items('b', 'c'));
  });
});
