/**
 * Makes the pictures of the site from `src/assets/originals`: renditions of each photograph and drawing, icons, and the
 * modules that name them (`src/assets/photos.ts` and `drawings.ts`). Drawings become pixels: a phone takes up to a
 * quarter of a second to parse and draw the thousand shapes of one SVG, and blocks meanwhile. Run it (`npm run pictures
 * -w web`) after an original changes; its output is committed, so that a build needs no encoder. Only changed pictures
 * are made: `src/assets/made.json` holds a digest of each picture's sources. `--all` makes all of them.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const web = path.resolve(import.meta.dirname, '..');
const originals = path.join(web, 'src/assets/originals');
const assets = path.join(web, 'src/assets');
const record = path.join(assets, 'made.json');

interface Settings {
  avif: { widths: number[]; quality: number };
  webp: { widths: number[]; quality: number };
}

/** Widths and compression quality of each kind of original. */
const kinds = {
  photos: {
    extension: '.jpg',
    avif: { widths: [480, 960, 1600, 2200], quality: 48 },
    webp: { widths: [480, 960, 1600, 2200], quality: 68 },
  },
  // Few browsers lack AVIF, so WebP has only one size. Each further size would lengthen every page that shows a
  // drawing.
  drawings: {
    extension: '.svg',
    avif: { widths: [480, 960, 1600], quality: 55 },
    webp: { widths: [960], quality: 75 },
  },
} satisfies Record<string, Settings & { extension: string }>;
const formats = ['avif', 'webp'] as const;
type Kind = keyof typeof kinds;

/**
 * Settings for drawings that are shown as wide as the screen: an additional larger size, and a smaller WebP for phones
 * without AVIF.
 */
const fullWidth: Settings = {
  avif: { widths: [480, 960, 1600, 2200], quality: 50 },
  webp: { widths: [480, 960], quality: 75 },
};
const backgrounds = ['planting-crew', 'waterfront-estate', 'hoa-entrance'];

/** The original of the picture that social networks show with a link. */
const social = 'planting-crew.svg';

/**
 * Density in dpi at which drawings are rasterized. Drawings are 800 pixels wide; three times that is sharp at every
 * width.
 */
const drawingDensity = 3 * 72;

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const digestOf = (...parts: (Buffer | string)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
};

const made: Record<string, string> = process.argv.includes('--all')
  ? {}
  : (JSON.parse(await readFile(record, 'utf8').catch(() => '{}')) as Record<string, string>);
const making: Record<string, string> = {};

/** Records a picture's digest, and returns whether the record lacks the picture or names other sources or settings. */
function isNew(key: string, digest: string): boolean {
  making[key] = digest;
  return made[key] !== digest;
}

async function makePicture(kind: Kind, file: string) {
  const name = path.basename(file, kinds[kind].extension);
  const { avif, webp }: Settings = backgrounds.includes(name) ? fullWidth : kinds[kind];
  const settings = { avif, webp };
  const bytes = await readFile(path.join(originals, file));
  const original = sharp(bytes, { density: drawingDensity });
  const { width, height } = await original.metadata();
  const fitting = (widths: number[]) => widths.filter((candidate) => candidate <= width);
  const widths = { avif: fitting(avif.widths), webp: fitting(webp.widths) };
  const files = new Set(
    formats.flatMap((format) => widths[format].map((each) => `${name}-${each}.${format}`)),
  );
  const isChanged = isNew(`${kind}/${name}`, digestOf(bytes, JSON.stringify(settings)));
  if (isChanged)
    for (const format of formats)
      for (const target of widths[format])
        await original
          .clone()
          .resize({ width: target })
          .toFormat(format, { quality: settings[format].quality, effort: 6 })
          .toFile(path.join(assets, kind, `${name}-${target}.${format}`));
  return { name, width, height, widths, files, isChanged };
}

const written = '// Written by scripts/make-pictures.ts; a change here is lost.\n';

type Made = Awaited<ReturnType<typeof makePicture>>;

/**
 * Returns the source code of a picture's module. Each picture has its own module, so that a page loads only the file
 * names that it uses.
 */
function moduleOf({ name, width, height, widths }: Made): string {
  const srcset = (format: (typeof formats)[number]) =>
    widths[format].map((each) => `\${${format}${each}} ${each}w`).join(', ');
  const imports = formats.flatMap((format) =>
    widths[format].map((each) => `import ${format}${each} from './${name}-${each}.${format}';`),
  );
  return `${written}import type { PictureFiles } from '../picture-files';
${imports.join('\n')}

export const ${camel(name)}: PictureFiles = {
  width: ${width},
  height: ${height},
  avif: \`${srcset('avif')}\`,
  webp: \`${srcset('webp')}\`,
  src: webp960,
};
`;
}

const indexOf = (kind: Kind, pictures: Made[]) =>
  written + pictures.map(({ name }) => `export { ${camel(name)} } from './${kind}/${name}';\n`).join('');

async function makeIcons(): Promise<void> {
  const mark = await readFile(path.join(web, 'public/icon.svg'));
  if (isNew('icons', digestOf(mark))) {
    for (const size of [180, 192, 512]) {
      await sharp(mark, { density: 600 })
        .resize(size, size)
        .png({ palette: true })
        .toFile(path.join(web, `public/icon-${size}.png`));
    }
    // The mark is embedded in mails, at twice its displayed size.
    const mailMark = await sharp(mark, { density: 400 })
      .resize(80, 80)
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer();
    await writeFile(
      path.join(web, '../services/company/src/mark.ts'),
      `// Written by web/scripts/make-pictures.ts; a change here is lost.
/** The company's mark for mails: PNG of 80 by 80 pixels, in base64. */
export const markPng =\n  '${mailMark.toString('base64')}';\n`,
    );
  }
  const drawing = await readFile(path.join(originals, social));
  if (isNew('social', digestOf(drawing)))
    await sharp(drawing, { density: 144 })
      .resize({ width: 1200, height: 630, fit: 'cover', position: 'bottom' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(path.join(web, 'public/social.jpg'));
}

const files = (await readdir(originals)).sort();
for (const kind of Object.keys(kinds) as Kind[]) {
  const folder = path.join(assets, kind);
  await mkdir(folder, { recursive: true });
  const pictures: Made[] = [];
  for (const file of files.filter((name) => name.endsWith(kinds[kind].extension)))
    pictures.push(await makePicture(kind, file));
  for (const picture of pictures) await writeFile(path.join(folder, `${picture.name}.ts`), moduleOf(picture));
  const wanted = new Set(pictures.flatMap(({ name, files: renditions }) => [...renditions, `${name}.ts`]));
  for (const file of await readdir(folder)) if (!wanted.has(file)) await rm(path.join(folder, file));
  await writeFile(path.join(assets, `${kind}.ts`), indexOf(kind, pictures));
  console.log(`Made ${pictures.filter(({ isChanged }) => isChanged).length} of ${pictures.length} ${kind}.`);
}
await makeIcons();
await writeFile(record, `${JSON.stringify(making, null, 2)}\n`);
