import { api } from './api';

interface Started<Answer> {
  dispatch: (action: never) => unknown;
  queryFulfilled: PromiseLike<{ data: Answer }>;
}

/**
 * Returns an `onQueryStarted` that writes the response to a change into the cached data of a query. A form then has the
 * saved values and their revision before the query is repeated.
 *
 * @param argumentOf returns the query's argument; if undefined, the query has no argument
 */
export const cacheResponseIn =
  <Answer>(query: string, argumentOf?: (answer: Answer) => unknown) =>
  async (_change: unknown, { dispatch, queryFulfilled }: Started<Answer>): Promise<void> => {
    try {
      const { data } = await queryFulfilled;
      dispatch(
        api.util.updateQueryData(query as never, argumentOf?.(data) as never, () => data as never) as never,
      );
    } catch {
      // The form that sent the change shows the failure.
    }
  };
