const share = 0.08;
const atLeast = 40;
const atMost = 120;

/** Whether a file name requests that the bottom of the picture is cut off: it contains "crop", in any case. */
export function asksForCut(fileName: string): boolean {
  return /crop/i.test(fileName);
}

/** Returns the number of pixel rows to cut from the bottom: 8 %, at least 40 and at most 120. */
export function rowsToCut(height: number): number {
  const rows = Math.min(Math.max(Math.round(height * share), atLeast), atMost);
  // A picture is not cut if nothing of it would be left.
  return rows < height ? rows : 0;
}
