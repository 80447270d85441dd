import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../local/settings.ts';
import { waitUntil } from '../../local/wait-until.ts';
import { signInAsOwner, type TestStack } from '../../testing/servers/start-test-stack.ts';

const slug = 'asters-at-the-walk';

export const storyRoutes = [`/gallery/${slug}`, `/es/gallery/${slug}`];

export async function publishStory(stack: TestStack): Promise<void> {
  const cookie = await signInAsOwner(stack);
  const ask = async (method: string, path: string, body: object) => {
    const answer = await fetch(`${stack.url}/api/projects${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Origin: stack.url, Cookie: cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { id: string; pictures: { id: string }[] };
  };
  const { id } = await ask('POST', '', {
    title: 'Asters at the walk',
    imageUrl: photo('honey-bee-on-aster'),
  });
  await ask('POST', `/${id}/pictures`, { imageUrl: photo('white-arum-lilies') });
  const { pictures } = await ask('POST', `/${id}/pictures`, { imageUrl: photo('red-hibiscus-closeup') });
  await ask('PUT', `/${id}/story`, {
    slug,
    hasConsent: true,
    community: 'Pelican Sound',
    year: 2026,
    problem: 'Nothing flowered beside the walk after May.',
    work: 'We planted asters, lilies and hibiscus, and moved two heads of the irrigation.',
    result: 'Bees since June.',
    services: ['landscape-design', 'irrigation'],
    plants: ['hibiscus'],
    pictures: pictures.map((one) => ({ id: one.id })),
    beforeId: pictures[1]?.id,
    afterId: id,
  });
  // When the slow sizes of the pictures have been made, the pages are rendered again.
  for (const route of storyRoutes)
    await waitUntil(
      `the page ${route}`,
      async () => (await formats(stack.url + route)) === pictures.length,
      120_000,
    );
}

const photo = (name: string) =>
  `data:image/jpeg;base64,${readFileSync(join(root, `services/media/seed/${name}.jpg`)).toString('base64')}`;

/** Returns the number of pictures on a page that have AVIF sizes. */
const formats = async (url: string) =>
  (await (await fetch(url)).text()).split('type="image/avif" srcSet').length - 1;
