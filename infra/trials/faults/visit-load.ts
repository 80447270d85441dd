import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Steps that visitors take with a visit, in this order. Each step causes a mail and an event for web hooks. */
export const visitSteps = ['book', 'move', 'cancel'] as const;

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

interface Visitor {
  url: string;
  origin: string;
  /** Token at the end of the URL of the visitor's page. */
  token: string;
  /** Number of answers after which the request was sent again, by status. */
  refusals: Map<string, number>;
}

interface Answer {
  status: string;
  body: { windows?: { windowId: string; date: string }[]; error?: string };
}

export async function offerVisits(
  { url, origin }: { url: string; origin: string },
  owner: string,
): Promise<void> {
  const hours = [
    { starts: '08:00', ends: '10:00' },
    { starts: '11:00', ends: '13:00' },
    { starts: '14:00', ends: '16:00' },
  ];
  const week = weekdays.flatMap((weekday) =>
    hours.map((window) => ({ weekday, ...window, places: 20, communities: null, services: null })),
  );
  const answer = await fetch(`${url}/api/visits/settings`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Origin: origin, Cookie: owner },
    body: JSON.stringify({ noticeHours: 24, horizonDays: 21, lastMomentHours: 4, week, dates: [] }),
  });
  if (!answer.ok) throw new Error(`the windows were refused with ${answer.status}`);
}

export async function takeVisitSteps(visitor: Visitor, count: number): Promise<void> {
  for (const step of visitSteps.slice(0, count)) await takeStep(visitor, step);
}

/** Repeats a step until it succeeds, as a visitor's page does. If the window is taken, tries another one. */
async function takeStep(visitor: Visitor, step: (typeof visitSteps)[number]): Promise<void> {
  for (;;) {
    const { body } = await untilAnswered(visitor, `/windows?token=${visitor.token}`);
    const windows = body.windows ?? [];
    const { windowId, date } = windows[Math.floor(Math.random() * windows.length)] ?? {};
    const path = step === 'book' ? '' : `/${step}`;
    const chosen = step === 'cancel' ? {} : { windowId, date };
    const { status } = await untilAnswered(visitor, path, { token: visitor.token, ...chosen });
    if (status.startsWith('2')) return;
    if (status !== '409') throw new Error(`${step} was refused with ${status}`);
  }
}

async function untilAnswered(
  { url, origin, refusals }: Visitor,
  path: string,
  body?: object,
): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', Origin: origin, 'Idempotency-Key': randomUUID() };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {};
  for (;;) {
    const answer = await askOnce(`${url}/api/visits${path}`, init);
    const { status } = answer;
    if (status !== 'network' && status !== '429' && Number(status) < 500) return answer;
    refusals.set(status, (refusals.get(status) ?? 0) + 1);
    await pause(100 + Math.random() * 200);
  }
}

async function askOnce(url: string, init: RequestInit): Promise<Answer> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) });
    const text = await answer.text();
    return { status: String(answer.status), body: answer.status < 500 ? JSON.parse(text) : {} };
  } catch {
    return { status: 'network', body: {} };
  }
}
