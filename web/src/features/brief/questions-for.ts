const maxQuestions = 6;

const isOf = <T>(known: Record<string, T>, id: string): T[] =>
  Object.hasOwn(known, id) ? [known[id] as T] : [];

/**
 * Returns six questions to ask on a visit: the questions of one service, or the most important questions of several
 * services. If no service is known, the questions are general.
 */
export function questionsFor(
  services: readonly string[],
  known: Record<string, readonly string[]> & { other: readonly string[] },
): string[] {
  const asked = services.flatMap((id) => isOf(known, id)).slice(0, maxQuestions);
  const sets = asked.length > 0 ? asked : [known.other];
  return Array.from({ length: maxQuestions }, (_, turn) => sets.flatMap((set) => set.slice(turn, turn + 1)))
    .flat()
    .slice(0, maxQuestions);
}
