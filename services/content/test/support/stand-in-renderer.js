import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

/** Replaces web/dist-renderer/render.js in tests. `behavior.json` in the same folder names its behavior. */
const here = import.meta.dirname;
const { behavior, detail } = JSON.parse(readFileSync(join(here, 'behavior.json'), 'utf8'));
const [mode, , argument] = process.argv.slice(2);
const { content, guide, version, publicUrl, now } = JSON.parse(await text(process.stdin));
const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);

const escape = (words) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date(now));
const page = (path) =>
  `<!doctype html><h1>${escape(content.facts.name)}</h1><p>${escape(content.banner.text.en)}</p>` +
  `<p>${[...guide.plants, ...guide.issues].map(({ slug, description }) => `${slug}: ${escape(description)}`)}</p>` +
  `<a href="${escape(content.banner.link)}">${path}</a><p>${version} ${publicUrl} ${day.slice(0, 4)}</p>`;

if (behavior === 'waits') writeFileSync(join(here, 'waiting'), '');
if (behavior === 'waits') while (!existsSync(join(here, 'released'))) await pause(20);
if (behavior === 'hangs') await pause(600_000);
if (behavior === 'ends without a word') process.kill(process.pid, 'SIGKILL');
if (behavior === 'floods') for (;;) if (!say('x'.repeat(100_000))) await pause(1);
if (behavior === 'eats memory') {
  const eaten = [];
  for (;;) eaten.push(Array.from({ length: 100_000 }, (_, index) => ({ index })));
}
if (behavior === 'fails') {
  say({ failed: { page: '/about', problem: 'link_leads_nowhere', detail } });
  process.exit(2);
}

if (mode === 'page') {
  const entries = [
    ...guide.plants.map(({ slug }) => `/plants/${slug}`),
    ...guide.issues.map(({ slug }) => `/plant-problems/${slug}`),
  ];
  const pages = ['/', '/about', ...entries];
  if (!pages.some((known) => [known, `/es${known}`, '/es'].includes(argument))) process.exit(3);
  // No variable of the service may reach the renderer.
  const inherited = Object.keys(process.env).filter((name) => name !== 'NODE_ENV');
  process.stdout.write(inherited.length === 0 ? page(argument) : 'environment');
  process.exit(0);
}

const names = [
  'index.html.gz',
  'es.html.gz',
  '404.html',
  'es/404.html',
  'app.html',
  'sitemap.xml',
  'robots.txt',
];
const bytesOf = (name) => (name.endsWith('.gz') ? gzipSync(page(name)) : page(name));
const files = new Map(names.map((name) => [name, bytesOf(name)]));
if (behavior === 'writes an odd name') files.set('a b\n.html', 'x');
if (behavior === 'writes outside') files.set('../outside.html', 'x');
if (behavior === 'forgets a file') files.delete('robots.txt');
if (behavior === 'renders too much') files.set('large.bin', Buffer.alloc(65 * 1024 * 1024));
const write = (name, body) => {
  mkdirSync(dirname(join(argument, name)), { recursive: true });
  writeFileSync(join(argument, name), body);
};
let done = 0;
for (const [name, body] of files) {
  write(name, body);
  say({ page: `/${name}`, done: (done += 1), total: files.size });
}
if (behavior === 'writes a link') symlinkSync('/etc/passwd', join(argument, 'passwd'));
