/**
 * Makes the pictures the site ships from `src/assets/originals`: renditions of each photograph and of each drawing, icons,
 * and `src/assets/photos.ts` and `drawings.ts`, which name them. Drawings go out as pixels: a phone takes up to a quarter
 * of a second to read and draw the thousand shapes of one, and can do nothing else meanwhile. Run it (`npm run pictures -w web`) after an original changes;
 * its output is committed, so that a build needs no encoder.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const web = path.resolve(import.meta.dirname, '..');
const originals = path.join(web, 'src/assets/originals');
const assets = path.join(web, 'src/assets');

/** The widths that each kind of original is made in, and how strongly it is compressed. */
const kinds = {
  photos: {
    extension: '.jpg',
    avif: { widths: [480, 960, 1600, 2200], quality: 48 },
    webp: { widths: [480, 960, 1600, 2200], quality: 68 },
  },
  // One size is enough for the few browsers that know no AVIF: every page names all drawings.
  drawings: {
    extension: '.svg',
    avif: { widths: [480, 960, 1600], quality: 55 },
    webp: { widths: [960], quality: 75 },
  },
};
const formats = ['avif', 'webp'] as const;
type Kind = keyof typeof kinds;

/** Drawings are 800 wide; read at three times that they are sharp in every width. */
const drawingDensity = 3 * 72;

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

async function makePicture(kind: Kind, file: string) {
  const settings = kinds[kind];
  const name = path.basename(file, settings.extension);
  const original = sharp(path.join(originals, file), { density: drawingDensity });
  const { width, height } = await original.metadata();
  const fitting = (widths: number[]) => widths.filter((candidate) => candidate <= width);
  const widths = { avif: fitting(settings.avif.widths), webp: fitting(settings.webp.widths) };
  for (const format of formats)
    for (const target of widths[format])
      await original
        .clone()
        .resize({ width: target })
        .toFormat(format, { quality: settings[format].quality, effort: 6 })
        .toFile(path.join(assets, kind, `${name}-${target}.${format}`));
  return { name, width, height, widths };
}

function moduleOf(kind: Kind, pictures: Awaited<ReturnType<typeof makePicture>>[]): string {
  const imports: string[] = [];
  const exports: string[] = [];
  for (const { name, width, height, widths } of pictures) {
    const id = camel(name);
    const srcset = (format: (typeof formats)[number]) =>
      widths[format].map((each) => `\${${id}${each}${format}} ${each}w`).join(', ');
    for (const format of formats)
      for (const each of widths[format])
        imports.push(`import ${id}${each}${format} from './${kind}/${name}-${each}.${format}';`);
    exports.push(`export const ${id}: PictureFiles = {
  width: ${width}, height: ${height},
  avif: \`${srcset('avif')}\`,
  webp: \`${srcset('webp')}\`,
  src: ${id}960webp,
};`);
  }
  return `// Written by scripts/make-pictures.ts; a change here is lost.
${imports.join('\n')}
import type { PictureFiles } from './picture-files';

${exports.join('\n\n')}
`;
}

async function makeIcons(): Promise<void> {
  const mark = await readFile(path.join(web, 'public/icon.svg'));
  for (const size of [180, 192, 512]) {
    await sharp(mark, { density: 600 })
      .resize(size, size)
      .png({ palette: true })
      .toFile(path.join(web, `public/icon-${size}.png`));
  }
  // Mails carry the mark with them, at twice the size it is shown in.
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
  // The picture that social networks show with a link.
  const drawing = await readFile(path.join(originals, 'hoa-packages.svg'));
  await sharp(drawing, { density: 144 })
    .resize({ width: 1200, height: 630, fit: 'cover' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(path.join(web, 'public/social.jpg'));
}

const files = (await readdir(originals)).sort();
for (const kind of Object.keys(kinds) as Kind[]) {
  const folder = path.join(assets, kind);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const pictures = [];
  for (const file of files.filter((name) => name.endsWith(kinds[kind].extension)))
    pictures.push(await makePicture(kind, file));
  await writeFile(path.join(assets, `${kind}.ts`), moduleOf(kind, pictures));
  console.log(`Made ${pictures.length} ${kind}.`);
}
await makeIcons();
console.log('Made the icons.');
