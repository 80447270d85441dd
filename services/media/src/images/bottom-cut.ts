const share = 0.08;
const atLeast = 40;
const atMost = 120;

export function asksForCut(fileName: string): boolean {
  return /crop/i.test(fileName);
}

export function rowsToCut(height: number): number {
  const rows = Math.min(Math.max(Math.round(height * share), atLeast), atMost);
  // A picture is not cropped if no pixel row would be left.
  return rows < height ? rows : 0;
}
