/**
 * Makes the pictures the site ships from `src/assets/originals`: renditions of each photograph, smaller illustrations,
 * icons, and `src/assets/photos.ts`, which names them. Run it (`npm run pictures -w web`) after an original changes;
 * its output is committed, so that a build needs no encoder.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { optimize } from 'svgo';

const web = path.resolve(import.meta.dirname, '..');
const originals = path.join(web, 'src/assets/originals');
const photoFolder = path.join(web, 'src/assets/photos');
const illustrationFolder = path.join(web, 'src/assets/illustrations');
const widths = [480, 960, 1600, 2200];

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

async function makePhoto(file: string) {
  const name = path.basename(file, '.jpg');
  const original = path.join(originals, file);
  const { width, height } = await sharp(original).metadata();
  const made = widths.filter((candidate) => candidate <= width);
  for (const target of made) {
    const scaled = sharp(original).resize({ width: target });
    await scaled
      .clone()
      .avif({ quality: 48, effort: 6 })
      .toFile(path.join(photoFolder, `${name}-${target}.avif`));
    await scaled
      .clone()
      .webp({ quality: 68, effort: 6 })
      .toFile(path.join(photoFolder, `${name}-${target}.webp`));
  }
  return {
    name,
    width,
    height,
    widths: made,
  };
}

function photoModule(photos: Awaited<ReturnType<typeof makePhoto>>[]): string {
  const imports: string[] = [];
  const exports: string[] = [];
  for (const photo of photos) {
    const id = camel(photo.name);
    const srcset = (format: string) =>
      photo.widths.map((width) => `\${${id}${width}${format}} ${width}w`).join(', ');
    for (const width of photo.widths) {
      imports.push(`import ${id}${width}avif from './photos/${photo.name}-${width}.avif';`);
      imports.push(`import ${id}${width}webp from './photos/${photo.name}-${width}.webp';`);
    }
    exports.push(`export const ${id}: ShippedPhoto = {
  name: '${photo.name}', width: ${photo.width}, height: ${photo.height},
  avif: \`${srcset('avif')}\`,
  webp: \`${srcset('webp')}\`,
  src: ${id}960webp,
};`);
  }
  return `// Written by scripts/make-pictures.ts; a change here is lost.
${imports.join('\n')}

/** A photograph that is part of the site: its renditions as ready \`srcset\` texts. */
export interface ShippedPhoto {
  name: string;
  width: number;
  height: number;
  avif: string;
  webp: string;
  src: string;
}

${exports.join('\n\n')}
`;
}

async function makeIllustration(file: string): Promise<void> {
  const svg = await readFile(path.join(originals, file), 'utf8');
  const { data } = optimize(svg, { multipass: true, floatPrecision: 1 });
  await writeFile(path.join(illustrationFolder, file), data);
}

async function makeIcons(): Promise<void> {
  const mark = await readFile(path.join(web, 'public/icon.svg'));
  for (const size of [180, 192, 512]) {
    await sharp(mark, { density: 600 })
      .resize(size, size)
      .png({ palette: true })
      .toFile(path.join(web, `public/icon-${size}.png`));
  }
  // The picture that social networks show with a link.
  const drawing = await readFile(path.join(originals, 'hoa-packages.svg'));
  await sharp(drawing, { density: 144 })
    .resize({ width: 1200, height: 630, fit: 'cover' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(path.join(web, 'public/social.jpg'));
}

for (const folder of [photoFolder, illustrationFolder]) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}
const files = (await readdir(originals)).sort();
const photos = [];
for (const file of files.filter((name) => name.endsWith('.jpg'))) photos.push(await makePhoto(file));
await writeFile(path.join(web, 'src/assets/photos.ts'), photoModule(photos));
for (const file of files.filter((name) => name.endsWith('.svg'))) await makeIllustration(file);
await makeIcons();
console.log(`Made ${photos.length} photographs, the illustrations and the icons.`);
