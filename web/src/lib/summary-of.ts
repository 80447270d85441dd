const most = 160;

/**
 * Matches the space after a sentence. The last word of the sentence must have four characters or more, because "St."
 * and "spp." do not end a sentence.
 */
const sentenceEnd = /(?<=[\p{L}\d)]{4}[.?!])\s+/u;

/**
 * Returns the first sentences of a text, as many as search engines show. Returns at least one sentence, cut between
 * words if it is too long.
 */
export function summaryOf(text: string): string {
  const [paragraph = ''] = text.split('\n\n');
  const [first = '', ...others] = paragraph.trim().split(sentenceEnd);
  let summary = first;
  for (const sentence of others) {
    if (summary.length + 1 + sentence.length > most) break;
    summary += ` ${sentence}`;
  }
  // oxlint-disable-next-line regexp/no-super-linear-move, regexp/no-super-linear-backtracking -- the text is cut first
  return summary.length <= most ? summary : `${summary.slice(0, most).replace(/[\s,;:]+\S*$/, '')}…`;
}
