import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { takeVisitSteps, visitSteps } from './visit-load.ts';

/** One lead that a visitor sends. `token` is a word that occurs only in this lead. */
export interface SentLead {
  kind: 'quote' | 'contact';
  token: string;
  photos: number;
  answers: number;
  visitSteps: number;
}

interface LoadOptions {
  url: string;
  origin: string;
  leads: number;
  atOnce: number;
  /**
   * Interval of photos: a lead whose number is a multiple of this has a photo if it is a quote. Every second lead is a
   * quote. 0 means no photos.
   */
  photoEvery?: number;
  /** Shortest time between two leads of one visitor, in milliseconds. */
  everyMs?: number;
  /**
   * Session cookie of staff. They answer one lead in ten twice. To another lead in ten they offer a visit, which the
   * visitor books, and may then move and cancel. Without the cookie, there are no answers and no visits.
   */
  staff?: string;
  onAccepted?: (count: number) => void;
}

export interface LoadResult {
  accepted: SentLead[];
  /** Numbers of answers other than 201, by status. `network` means that there was no answer. */
  refusals: Map<string, number>;
  /** Response times of the accepted requests, in milliseconds. */
  durations: number[];
  /** Longest time without an accepted lead, in milliseconds. */
  longestOutageMs: number;
}

const answeredEvery = 10;
const answersOfLead = 2;

/** Returns whether a visitor's page automatically sends a lead again after this status. Any other refusal is final. */
const isRetried = (status: string) => status === 'network' || status === '429' || Number(status) >= 500;

/** Sends leads as many visitors would. Each lead is sent with its own idempotency key until it is accepted. */
export async function sendLeads(options: LoadOptions): Promise<LoadResult> {
  const { leads, atOnce, photoEvery = 10, everyMs = 0, onAccepted } = options;
  const photo = await aPhoto();
  const result: LoadResult = { accepted: [], refusals: new Map(), durations: [], longestOutageMs: 0 };
  let next = 0;
  let lastAcceptedAt = performance.now();

  const visitor = async () => {
    while (next < leads) {
      const number = next++;
      const token = `tok${randomUUID().replaceAll('-', '')}`;
      const photos = photoEvery > 0 && number % photoEvery === 0 ? 1 : 0;
      const kind = number % 2 === 0 ? 'quote' : 'contact';
      const answers = options.staff && number % answeredEvery === 1 ? answersOfLead : 0;
      const hasVisit = options.staff && number % 10 === 2;
      const steps = hasVisit ? 1 + (Math.floor(number / 10) % visitSteps.length) : 0;
      const lead: SentLead = {
        kind,
        token,
        photos: kind === 'quote' ? photos : 0,
        answers,
        visitSteps: steps,
      };
      const { tookMs, id, page } = await untilAccepted(options, lead, photo, result.refusals);
      for (let answer = 1; answer <= answers; answer += 1)
        await untilAnswered(options, id, `Answer ${answer}.`, result.refusals);
      const { url, origin } = options;
      const visitor = { url, origin, token: page.split('/').at(-1) ?? '', refusals: result.refusals };
      await takeVisitSteps(visitor, steps);
      result.durations.push(tookMs);
      const now = performance.now();
      result.longestOutageMs = Math.max(result.longestOutageMs, now - lastAcceptedAt);
      lastAcceptedAt = now;
      result.accepted.push(lead);
      onAccepted?.(result.accepted.length);
      await pause(everyMs);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  return result;
}

interface Created {
  id: string;
  page: string;
}

/** Sends a lead until it is accepted. @returns the lead, and the duration of the accepted request in milliseconds */
async function untilAccepted(
  { url, origin }: LoadOptions,
  lead: SentLead,
  photo: string,
  refusals: Map<string, number>,
): Promise<Created & { tookMs: number }> {
  const path = lead.kind === 'quote' ? '/api/quotes' : '/api/contact';
  const body = JSON.stringify(bodyOf(lead, photo));
  return untilCreated(`${url}${path}`, { origin, body, refusals });
}

async function untilAnswered(
  { url, origin, staff = '' }: LoadOptions,
  id: string,
  text: string,
  refusals: Map<string, number>,
): Promise<void> {
  const body = JSON.stringify({ text, language: 'en' });
  await untilCreated(`${url}/api/leads/${id}/messages`, { origin, body, refusals, cookie: staff });
}

async function untilCreated(
  url: string,
  request: { origin: string; body: string; cookie?: string; refusals: Map<string, number> },
): Promise<Created & { tookMs: number }> {
  const { origin, body, cookie = '', refusals } = request;
  const key = { 'Idempotency-Key': randomUUID() };
  const headers = { 'Content-Type': 'application/json', Origin: origin, Cookie: cookie, ...key };
  for (;;) {
    const begun = performance.now();
    const { status, created } = await askOnce(url, { method: 'POST', headers, body });
    if (created) return { ...created, tookMs: performance.now() - begun };
    refusals.set(status, (refusals.get(status) ?? 0) + 1);
    if (!isRetried(status)) throw new Error(`${new URL(url).pathname} was refused with ${status}`);
    await pause(100 + Math.random() * 200);
  }
}

async function askOnce(url: string, init: RequestInit): Promise<{ status: string; created?: Created }> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) });
    const text = await answer.text();
    if (answer.status !== 201) return { status: String(answer.status) };
    const { id, page = '' } = JSON.parse(text) as Partial<Created>;
    return { status: '201', created: { id: id ?? '', page } };
  } catch {
    return { status: 'network' };
  }
}

function bodyOf({ kind, token, photos }: SentLead, photo: string): object {
  const who = {
    name: 'Ana Lopez',
    email: `${token}@visitor.example`,
    phone: '(239) 555-0142',
    language: 'en',
  };
  const message = `Please look at our yard, ${token}.`;
  if (kind === 'contact') return { ...who, subject: 'A question', message };
  return {
    ...who,
    address: '12 Palm Court, Naples 34102',
    services: ['irrigation'],
    message,
    ...(photos > 0 && { projectImages: Array.from({ length: photos }, () => photo) }),
  };
}

/** Returns a picture of about 50 kB as a data URL. */
async function aPhoto(): Promise<string> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const picture = sharp({ create: { width: 480, height: 360, channels: 3, background: '#3a5', noise } });
  return `data:image/jpeg;base64,${(await picture.jpeg({ quality: 60 }).toBuffer()).toString('base64')}`;
}
