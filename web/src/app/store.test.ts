import { makeStore } from './store';

describe('the store', () => {
  it('has the state of the API slice for the first thunk, however late the slice arrives', async () => {
    const store = makeStore();
    expect(store.getState()).not.toHaveProperty('api');
    await import('../lib/api');

    const seen = store.dispatch((_dispatch, getState) => getState());

    expect(seen).toHaveProperty('api.queries');
  });
});
