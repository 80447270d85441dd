import { makeStore } from '../../../testing/test-utils';
import { changesSaved, fieldChanged, selectChanges } from './changes-slice';

describe(changesSaved.name, () => {
  it('ends the changes that were sent, and keeps what was typed meanwhile as a change of them', () => {
    const store = makeStore();
    const key = 'entry-1';
    const type = (field: string, value: string) =>
      store.dispatch(fieldChanged({ key, field, value, saved: 'as it was' }));
    type('name', 'Coontie');
    type('text', 'A palm');
    const sent = { name: 'Coontie', text: 'A palm' };
    type('text', 'A palm of the shade');

    store.dispatch(changesSaved({ key, sent }));

    expect(selectChanges(key)(store.getState())).toEqual({
      text: { before: 'A palm', value: 'A palm of the shade' },
    });
  });
});
