import { http, HttpResponse } from 'msw';
import { server } from '../../../testing/mocks/server';
import { makeStore } from '../../../testing/test-utils';
import { orderProjects } from './manage-api';

describe('two orders of pictures in quick succession', () => {
  it('are sent one after the other, so that the newer one arrives last', async () => {
    const calls: string[] = [];
    server.use(
      http.get('*/api/projects/managed', () => {
        calls.push('read');
        return HttpResponse.json({ projects: ['a', 'b', 'c'].map((id) => ({ id })) });
      }),
      http.put('*/api/projects/order', async ({ request }) => {
        calls.push(((await request.json()) as { ids: string[] }).ids.join(' '));
        return HttpResponse.json({ projects: [] });
      }),
    );
    const store = makeStore();
    const order = (...ids: string[]) => store.dispatch(orderProjects.initiate(ids)).unwrap();

    await Promise.all([order('b', 'a', 'c'), order('c', 'b', 'a')]);

    expect(calls).toEqual(['read', 'b a c', 'read', 'c b a']);
  });
});
