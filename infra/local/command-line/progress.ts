// Ignores errors of standard output. Its reader may have ended, because Ctrl-C also ends the program behind a pipe, or
// because the terminal was closed. A command that runs parts must nevertheless stop them in order.
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
