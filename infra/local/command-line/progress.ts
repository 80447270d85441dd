// The reader may be gone: Ctrl-C ends a program behind a pipe, too, and a terminal may be closed. A command that runs
// parts must still end them in order.
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
