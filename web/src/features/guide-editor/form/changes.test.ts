import { makeStore } from '../../../testing/test-utils';
import { changeField, endSaved, selectChanges } from './changes';

describe(endSaved.name, () => {
  it('ends the changes that were sent, and keeps what was typed meanwhile as a change of them', () => {
    const store = makeStore();
    const key = 'entry-1';
    const type = (field: string, value: string) =>
      store.dispatch(changeField(key, field, value, 'as it was'));
    type('name', 'Coontie');
    type('text', 'A palm');
    const sent = { name: 'Coontie', text: 'A palm' };
    type('text', 'A palm of the shade');

    store.dispatch(endSaved(key, sent));

    expect(selectChanges(key)(store.getState())).toEqual({
      text: { before: 'A palm', value: 'A palm of the shade' },
    });
  });
});
