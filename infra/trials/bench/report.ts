export interface Line {
  measured: string;
  product: string;
  limit: string;
  result: number;
  target: number;
  unit: string;
  isMoreBetter?: boolean;
}

/** Prints the results. @returns the number of missed targets */
export function report(title: string, lines: readonly Line[]): number {
  const isMet = ({ result, target, isMoreBetter }: Line) =>
    isMoreBetter ? result >= target : result <= target;
  console.log(`\n${title}`);
  console.table(
    lines.map((line) => ({
      measured: line.measured,
      product: line.product,
      limit: line.limit,
      result: `${rounded(line.result)} ${line.unit}`,
      target: `${line.isMoreBetter ? '>=' : '<='} ${line.target} ${line.unit}`,
      met: isMet(line) ? 'yes' : 'NO',
    })),
  );
  return lines.filter((line) => !isMet(line)).length;
}

function rounded(value: number): number {
  return Math.abs(value) < 10 ? Math.round(value * 100) / 100 : Math.round(value);
}
