// The error is ignored. The reader of the output may have ended, because Ctrl-C also ends a program behind a pipe, or a
// terminal was closed; a command that runs parts must still stop them in order.
process.stdout.on('error', () => undefined);

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export async function step<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  say(`  ${what} …`);
  const result = await work();
  say(`  ${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return result;
}
