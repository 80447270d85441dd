import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { hold, type Check } from '../support/check.ts';
import type { ComposeStack } from '../support/compose-stack.ts';

export function uploads(stack: ComposeStack): Check[] {
  return [
    {
      name: 'ten uploads of 24 megapixels at once: each taken or told to come again, none kills media (768 MiB)',
      run: async () => {
        const cookie = await stack.signIn();
        const picture = await aLargePicture();
        const answers = await Promise.all(Array.from({ length: 10 }, () => upload(stack, cookie, picture)));
        const [copy = ''] = await stack.copies('media');
        const state = await stack.must('docker', [
          'inspect',
          '--format',
          '{{.State.OOMKilled}} {{.RestartCount}} {{.HostConfig.Memory}}',
          copy,
        ]);
        hold(state.trim() === `false 0 ${768 * 1024 * 1024}`, `media was killed or is not limited: ${state}`);
        const wrong = answers.filter(
          ({ status, retryAfter }) => status !== 201 && !((status === 429 || status === 503) && retryAfter),
        );
        hold(wrong.length === 0, `answers: ${answers.map(({ status }) => status).join(' ')}`);
        hold(
          answers.some(({ status }) => status === 201),
          'none was taken',
        );
        const taken = answers.filter(({ status }) => status === 201).length;
        return `${taken} taken, ${10 - taken} told to come again (pictures of ${Math.round(picture.length / 1e5) / 10} MB); the most memory media had: ${await peakOf(stack)}`;
      },
    },
  ];
}

/** Returns a photograph as a phone takes it when held upright. Its orientation is in the metadata. */
export async function aLargePicture({ width = 6000, height = 4000 } = {}): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 };
  const canvas = sharp({ create: { width, height, channels: 3, background: '#3a5', noise } });
  const picture = await canvas.jpeg({ quality: 86 }).withMetadata({ orientation: 6 }).toBuffer();
  hold(picture.length > 2_000_000 && picture.length < 9_900_000, `the picture has ${picture.length} bytes`);
  return picture;
}

export async function upload(stack: ComposeStack, cookie: string, picture: Buffer) {
  // Bytes after the end of a picture change only its hash.
  const bytes = Buffer.concat([picture, randomBytes(16)]);
  const answer = await fetch(`${stack.url}/api/projects`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: stack.url, Cookie: cookie },
    body: JSON.stringify({
      title: 'A large one',
      description: 'Ten at once',
      category: 'excavation',
      imageUrl: `data:image/jpeg;base64,${bytes.toString('base64')}`,
    }),
    signal: AbortSignal.timeout(120_000),
  });
  await answer.arrayBuffer();
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
}

async function peakOf(stack: ComposeStack): Promise<string> {
  const script =
    'cat /sys/fs/cgroup/memory.peak 2>/dev/null || cat /sys/fs/cgroup/memory/memory.max_usage_in_bytes';
  const { text } = await stack.try('docker', ['compose', 'exec', '-T', 'media', 'sh', '-c', script]);
  return /^\d+$/.test(text.trim()) ? `${Math.round(Number(text) / 1024 / 1024)} MiB` : 'unknown';
}
