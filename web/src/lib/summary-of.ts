const most = 160;

/** The end of a word of four letters or more: "St." and "spp." end no sentence. */
const sentenceEnd = /(?<=[\p{L}\d)]{4}[.?!])\s+/u;

/** The first sentences of a text, as many as search engines show; at least one, cut between words if it is long. */
export function summaryOf(text: string): string {
  const [paragraph = ''] = text.split('\n\n');
  const [first = '', ...others] = paragraph.trim().split(sentenceEnd);
  let summary = first;
  for (const sentence of others) {
    if (summary.length + 1 + sentence.length > most) break;
    summary += ` ${sentence}`;
  }
  // oxlint-disable-next-line regexp/no-super-linear-move, regexp/no-super-linear-backtracking -- the text is cut before
  return summary.length <= most ? summary : `${summary.slice(0, most).replace(/[\s,;:]+\S*$/, '')}…`;
}
