/**
 * Work that goes on in steps looks at `late` before each: it is aborted when nobody waits for the result any more.
 *
 * @throws when the work has not settled in time; its late result is dropped, never left unhandled.
 */
export async function settleWithin<Result>(
  milliseconds: number,
  work: (late: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`no answer within ${milliseconds} ms`);
      late.abort(error);
      reject(error);
    }, milliseconds);
  });
  try {
    return await Promise.race([work(late.signal), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
