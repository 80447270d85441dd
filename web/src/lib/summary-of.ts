const max = 160;

/**
 * Matches the end of a sentence and the space after it. The last word of the sentence must have four characters or
 * more, because "St." and "spp." do not end a sentence.
 */
const sentenceEnd = /([\p{L}\d)]{4}[.?!])\s+/gu;

/**
 * Returns the first sentences of a text, as many as search engines show. Returns at least one sentence, cut between
 * words if it is too long.
 */
export function summaryOf(text: string): string {
  const [paragraph = ''] = text.split('\n\n');
  const [first = '', ...others] = paragraph.trim().replaceAll(sentenceEnd, '$1\n\n').split('\n\n');
  let summary = first;
  for (const sentence of others) {
    if (summary.length + 1 + sentence.length > max) break;
    summary += ` ${sentence}`;
  }
  // oxlint-disable-next-line regexp/no-super-linear-move, regexp/no-super-linear-backtracking -- the text is cut first
  return summary.length <= max ? summary : `${summary.slice(0, max).replace(/[\s,;:]+\S*$/, '')}…`;
}
