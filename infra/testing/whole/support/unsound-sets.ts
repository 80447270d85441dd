import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesOf, listed, named, tarOf, type ASet, type Entry, type SetSource } from './set-source.ts';

const withEntry = (version: number, entry: Entry) =>
  named(tarOf([...listed(filesOf(version)), entry]), version);
const withFiles = (version: number, change: (files: Entry[]) => Entry[]) =>
  named(tarOf(change(filesOf(version))), version);
const strange = 'holds something else than plain files with plain names';

/** Sets whose bytes match their name, but which a server must not show. Some try to write into the folder `outside`. */
export const hostile: Record<string, [make: (version: number, outside: string) => ASet, reason: string]> = {
  'an absolute name': [
    (version, outside) => withEntry(version, { name: join(outside, 'absolute'), body: 'x' }),
    strange,
  ],
  'a name that leads out': [(version) => withEntry(version, { name: '../outside', body: 'x' }), strange],
  'a name that leads out further in': [
    (version) => withEntry(version, { name: 'es/../../outside', body: 'x' }),
    strange,
  ],
  'a name with a command': [
    (version, outside) => withEntry(version, { name: `$(touch ${outside.slice(1)}~x)`, body: 'x' }),
    strange,
  ],
  'a name with a line break': [(version) => withEntry(version, { name: 'a\nb', body: 'x' }), strange],
  'a name that begins with a dash': [
    (version) => withEntry(version, { name: '--to-command=id', body: 'x' }),
    strange,
  ],
  'a folder': [(version) => withEntry(version, { name: 'more', type: '5' }), strange],
  'a symbolic link': [
    (version, outside) => withEntry(version, { name: 'link', type: '2', link: outside }),
    strange,
  ],
  'a hard link': [
    (version) => withEntry(version, { name: 'link', type: '1', link: 'index.html.gz' }),
    strange,
  ],
  'a device': [(version) => withEntry(version, { name: 'null', type: '3' }), strange],
  'a pipe': [(version) => withEntry(version, { name: 'pipe', type: '6' }), strange],
  'a name twice': [
    (version) => withEntry(version, { name: 'index.html.gz', body: 'again' }),
    'has a name twice',
  ],
  'a file that is not as listed': [
    (version) =>
      withFiles(version, (files) =>
        listed(files).map((one) => (one.name === 'about.html.gz' ? { ...one, body: 'other' } : one)),
      ),
    'has a file that is not as listed',
  ],
  'a listed file that is missing': [
    (version) => withFiles(version, (files) => listed(files).filter(({ name }) => name !== 'about.html.gz')),
    'does not have the files that it lists',
  ],
  'a file more than listed': [
    (version) => withEntry(version, { name: 'more.html', body: 'more' }),
    'does not have the files that it lists',
  ],
  'a list that names what is outside': [
    (version) =>
      withFiles(version, (files) =>
        listed(files).map((one) =>
          one.name === 'set.sha256' ? { ...one, body: `${String(one.body)}${'0'.repeat(64)}  ../x\n` } : one,
        ),
      ),
    'has a list of files that cannot be read',
  ],
  'no not-found page': [
    (version) => withFiles(version, (files) => listed(files.filter(({ name }) => name !== 'es/404.html'))),
    'has no es/404.html',
  ],
  'no note of its build': [
    (version) => withFiles(version, (files) => listed(files.filter(({ name }) => name !== 'set.json'))),
    'has no set.json',
  ],
  'the pages of another build': [
    (version) => named(tarOf(listed(filesOf(version, 'fedcba9876543210'))), version),
    'was made for another build',
  ],
  'a tar that is cut off': [
    (version) => named(tarOf(listed(filesOf(version))).subarray(0, 5000), version),
    'is no whole tar',
  ],
  'a compressed tar': [(version) => named(gzipSync(tarOf(listed(filesOf(version)))), version), 'is no tar'],
  'no tar': [
    (version) => named(Buffer.from('a page that says that something is wrong'), version),
    'is no tar',
  ],
};

/** Answers to requests for a set that do not contain a complete set. */
export const broken: Record<
  string,
  [answer: (set: ASet) => Parameters<SetSource['publish']>[1], reason: string]
> = {
  'says that it has more than 64 MB': [
    () => (response) => void response.writeHead(200, { 'Content-Length': 80_000_000 }).write('x'),
    'has more than 64 MB and is not shown.',
  ],
  'has more than 64 MB without saying so': [
    () => (response) => {
      const piece = Buffer.alloc(1_000_000);
      const more = () => {
        while (!response.destroyed && response.write(piece));
      };
      response.on('drain', more);
      more();
    },
    'has more than 64 MB and is not shown.',
  ],
  'is another file': [
    () => (response) => response.end('<h1>Bad gateway</h1>'),
    'cannot be fetched. It will be tried again.',
  ],
  'breaks off': [
    ({ tar }) =>
      (response) => {
        response.writeHead(200, { 'Content-Length': tar.length });
        response.write(tar.subarray(0, 3000), () => response.destroy());
      },
    'cannot be fetched. It will be tried again.',
  ],
  drips: [
    ({ tar }) =>
      (response) => {
        response.writeHead(200, { 'Content-Length': tar.length });
        response.write(tar.subarray(0, 3000));
      },
    'cannot be fetched. It will be tried again.',
  ],
  'is an error of the server': [
    () => (response) => response.writeHead(500).end(),
    'cannot be fetched. It will be tried again.',
  ],
};
