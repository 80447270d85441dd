import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Placeholder for the site's public URL in the built files. */
const token = '__PUBLIC_URL__';

const mayHoldToken = /\.(html|xml|txt|webmanifest)$/;

/** Copies the built site and inserts its public URL. Each changed file gets new compressed copies. */
export function prepareSite(options: { from: string; to: string; publicUrl: string }): void {
  rmSync(options.to, { recursive: true, force: true });
  cpSync(options.from, options.to, { recursive: true });
  rmSync(join(options.to, 'build-id'), { force: true });
  const files = readdirSync(options.to, { recursive: true, encoding: 'utf8' }).filter((file) =>
    mayHoldToken.test(file),
  );
  for (const file of files) putAddressIn(join(options.to, file), options.publicUrl);
}

function putAddressIn(path: string, publicUrl: string): void {
  const text = readFileSync(path, 'utf8');
  if (!text.includes(token)) return;
  const bytes = Buffer.from(text.replaceAll(token, publicUrl.replace(/\/$/, '')));
  writeFileSync(path, bytes);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, quality));
  writeFileSync(`${path}.gz`, gzipSync(bytes));
}
