/**
 * Writes a .br and a .gz beside every text file of 1 KB or more that is served unchanged. Files with the placeholder
 * for the site's URL are left out, because the public server changes them when it starts, and compresses them
 * afterwards.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const dist = path.resolve(import.meta.dirname, '../dist');
const textFile = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;
const token = '__PUBLIC_URL__';
const minBytes = 1024;

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const isScript = file.endsWith('.js');
  // Scripts are served unchanged although they contain the placeholder, because they insert the URL in the browser.
  if (content.length < minBytes || (!isScript && content.includes(token))) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

const files = await readdir(dist, { recursive: true });
await Promise.all(files.filter((file) => textFile.test(file)).map((file) => compress(path.join(dist, file))));
