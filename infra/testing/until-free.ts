/** Repeats a request while the service is busy (503), as pages and people do. */
export async function untilFree<Answer extends { status: number }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
  }
}
