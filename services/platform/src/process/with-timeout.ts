/**
 * Limits the duration of asynchronous work. Work with several steps should check the signal `late` before each step:
 * the signal is aborted when the time is over.
 *
 * @throws if the work has not settled in time; a later result or rejection is ignored
 */
export async function withTimeout<Result>(
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
