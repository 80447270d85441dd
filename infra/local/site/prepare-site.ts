import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Stands in the built files wherever the site's own address belongs. */
const token = '__PUBLIC_URL__';

const mayHoldToken = /\.(html|xml|txt|webmanifest)$/;

/** Copies the built site and puts its address in, with a compressed copy beside each file that this changes. */
export async function prepareSite(options: { from: string; to: string; publicUrl: string }): Promise<void> {
  rmSync(options.to, { recursive: true, force: true });
  cpSync(options.from, options.to, { recursive: true });
  rmSync(join(options.to, 'build-id'), { force: true });
  const files = readdirSync(options.to, { recursive: true, encoding: 'utf8' }).filter((file) =>
    mayHoldToken.test(file),
  );
  await Promise.all(files.map((file) => putAddressIn(join(options.to, file), options.publicUrl)));
}

async function putAddressIn(path: string, publicUrl: string): Promise<void> {
  const text = readFileSync(path, 'utf8');
  if (!text.includes(token)) return;
  const bytes = Buffer.from(text.replaceAll(token, publicUrl.replace(/\/$/, '')));
  writeFileSync(path, bytes);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, quality));
  writeFileSync(`${path}.gz`, await promisify(gzip)(bytes));
}
