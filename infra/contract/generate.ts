import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Writes the OpenAPI documents from the code: each service's openapi.json and the gateway's merged document, from which
 * the build makes the web's types. With `--check`, writes nothing and fails if a committed file differs.
 */
const root = join(import.meta.dirname, '../..');
const isCheck = process.argv.includes('--check');
const stale: string[] = [];

type Document = Record<string, unknown>;

async function describe(entry: string): Promise<Document> {
  const { default: document } = (await import(pathToFileURL(join(root, entry)).href)) as {
    default: () => Promise<Document>;
  };
  return document();
}

async function keep(path: string, text: string): Promise<void> {
  const file = join(root, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  if (isCheck) stale.push(path);
  else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const toText = (document: Document) => `${JSON.stringify(document, null, 2)}\n`;

const documents: Record<string, Document> = {
  gateway: await describe('gateway/dist/openapi/describe-gateway.js'),
};
for (const name of ['auth', 'leads', 'media', 'content']) {
  const document = await describe(`services/${name}/dist/openapi.js`);
  documents[name] = document;
  await keep(`services/${name}/openapi.json`, toText(document));
}

const merger = (await import(pathToFileURL(join(root, 'gateway/dist/openapi/merge-documents.js')).href)) as {
  mergeDocuments: (documents: Record<string, Document>) => Document;
};
await keep('gateway/openapi.json', toText(merger.mergeDocuments(documents)));

if (stale.length > 0) {
  process.stderr.write(
    `These files do not say what the code does; run \`make openapi\`: ${stale.join(', ')}\n`,
  );
  process.exit(1);
}
process.exit(0);
