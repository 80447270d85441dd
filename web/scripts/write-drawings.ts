import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sheet } from './scenes/kit/drawing.ts';

/** Writes what each program of the folder `from` draws into `to`, as `<name>.svg`; with `names`, only those. */
export async function writeDrawings({
  from,
  to,
  maxBytes,
  names,
}: {
  from: string;
  to: string;
  maxBytes: number;
  names: readonly string[];
}): Promise<void> {
  const all = (await readdir(from))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.basename(file, '.ts'));
  const tooLarge: string[] = [];
  await mkdir(to, { recursive: true });
  for (const name of all.filter((each) => names.length === 0 || names.includes(each))) {
    const { default: draw } = (await import(path.join(from, `${name}.ts`))) as { default: () => Sheet };
    const svg = draw().toSvg();
    if (svg.length > maxBytes) tooLarge.push(name);
    await writeFile(path.join(to, `${name}.svg`), svg);
    console.log(`${name}: ${(svg.length / 1000).toFixed(1)} kB`);
  }
  if (tooLarge.length) throw new Error(`More than ${maxBytes} bytes: ${tooLarge.join(', ')}`);
}
