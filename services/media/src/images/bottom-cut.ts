const share = 0.08;
const atLeast = 40;
const atMost = 120;

/** Whether a file's name asks for the cut: it holds the word "crop", in any case (decision M7). */
export function asksForCut(fileName: string): boolean {
  return /crop/i.test(fileName);
}

/** How many of a picture's rows at the bottom are not shown: 8 %, at least 40 and at most 120 pixels. */
export function rowsToCut(height: number): number {
  const rows = Math.min(Math.max(Math.round(height * share), atLeast), atMost);
  // A picture that would vanish is shown whole.
  return rows < height ? rows : 0;
}
