/** Repeats a request while the service answers 503 because it is busy, as pages and people do. */
export async function untilFree<Answer extends { status: number }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
  }
}
