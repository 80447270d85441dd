import { Injectable } from '@nestjs/common';
import { GatewayConfig } from '../gateway.config.js';

export type SiteStatus = 'ok' | 'degraded' | 'down';

interface Part {
  url: string;
  /** Without it the site cannot take a lead. */
  isVital: boolean;
}

const keptMs = 2_000;
const answerWithinMs = 2_500;

/** How the site is, seen through its parts' own health pages. */
@Injectable()
export class SiteHealth {
  private readonly parts: readonly Part[];
  private known?: { until: number; status: Promise<SiteStatus> };

  constructor(config: GatewayConfig) {
    const others = [config.AUTH_URL, config.MEDIA_URL, config.LEADS_WORKER_URL, config.MEDIA_WORKER_URL];
    this.parts = [
      { url: config.LEADS_URL, isVital: true },
      ...others.filter((url) => url !== undefined).map((url) => ({ url, isVital: false })),
    ];
  }

  /** Kept for two seconds, so that asking often costs the parts nothing. */
  async status(): Promise<SiteStatus> {
    if (!this.known || this.known.until < Date.now()) {
      this.known = { until: Date.now() + keptMs, status: this.ask() };
    }
    return this.known.status;
  }

  private async ask(): Promise<SiteStatus> {
    const states = await Promise.all(
      this.parts.map(async (part) => ({ part, status: await statusOf(part) })),
    );
    if (states.some(({ part, status }) => part.isVital && status === 'down')) return 'down';
    return states.every(({ status }) => status === 'ok') ? 'ok' : 'degraded';
  }
}

/** A part that says anything else than a health page says is down. */
async function statusOf({ url }: Part): Promise<SiteStatus> {
  try {
    const answer = await fetch(new URL('/health/ready', url), {
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const { status } = (await answer.json()) as { status?: unknown };
    return status === 'ok' || status === 'degraded' ? status : 'down';
  } catch {
    return 'down';
  }
}
