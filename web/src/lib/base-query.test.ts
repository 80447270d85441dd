import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { http, HttpResponse } from 'msw';
import { server } from '../testing/mocks/server';
import { baseQuery } from './base-query';

describe(baseQuery.name, () => {
  it.each([
    ['turns around what follows', 'Ben \u202eLee', 'Ben Lee'],
    ['is isolated', '\u2067שלום\u2069 Levi', 'שלום Levi'],
    ['joins emoji', '\u{1F468}\u200d\u{1F469}', '\u{1F468}\u200d\u{1F469}'],
  ])('leaves out what changes the direction of a line, in a name that %s', async (_what, name, shown) => {
    server.use(http.get('*/api/leads', () => HttpResponse.json({ name })));
    const { signal } = new AbortController();

    expect(await baseQuery('/leads', { signal } as BaseQueryApi, {})).toEqual({ data: { name: shown } });
  });
});
