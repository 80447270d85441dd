import { Injectable } from '@nestjs/common';
import { GatewayConfig } from '../gateway.config.js';

export type SiteStatus = 'ok' | 'degraded' | 'down';

export interface PartHealth {
  name: string;
  status: SiteStatus;
  dependencies?: Record<string, string>;
  /** Cause of the failure for each dependency that is down. */
  causes?: Record<string, string>;
  figures?: Record<string, number>;
}

export interface SiteState {
  status: SiteStatus;
  parts: PartHealth[];
}

interface Part {
  name: string;
  url: string;
}

const keptMs = 2_000;
const answerWithinMs = 2_500;

@Injectable()
export class SiteHealth {
  private readonly parts: readonly Part[];
  private known?: { until: number; state: Promise<SiteState> };

  constructor(config: GatewayConfig) {
    const { AUTH_URL, LEADS_URL, MEDIA_URL, CONTENT_URL, LEADS_WORKER_URL, MEDIA_WORKER_URL } = config;
    this.parts = [
      { name: 'leads', url: LEADS_URL },
      { name: 'auth', url: AUTH_URL },
      { name: 'media', url: MEDIA_URL },
      { name: 'content', url: CONTENT_URL },
      ...(LEADS_WORKER_URL ? [{ name: 'leads-worker', url: LEADS_WORKER_URL }] : []),
      ...(MEDIA_WORKER_URL ? [{ name: 'media-worker', url: MEDIA_WORKER_URL }] : []),
    ];
  }

  /** Returns the site's health, cached for two seconds so that frequent requests do not burden the processes. */
  async state(): Promise<SiteState> {
    if (!this.known || this.known.until < performance.now()) {
      this.known = { until: performance.now() + keptMs, state: this.ask() };
    }
    return this.known.state;
  }

  private async ask(): Promise<SiteState> {
    const parts = await Promise.all(this.parts.map(healthOf));
    // Without the leads service, the site cannot accept leads.
    const isDown = parts.some(({ name, status }) => name === 'leads' && status === 'down');
    const isOk = parts.every(({ status }) => status === 'ok');
    return { status: isDown ? 'down' : isOk ? 'ok' : 'degraded', parts };
  }
}

/** Returns the health of one process. A process without a valid health answer counts as down. */
async function healthOf({ name, url }: Part): Promise<PartHealth> {
  try {
    const answer = await fetch(new URL('/health/ready', url), {
      signal: AbortSignal.timeout(answerWithinMs),
    });
    const { status, dependencies, causes, figures } = (await answer.json()) as Partial<PartHealth>;
    return {
      name,
      status: status === 'ok' || status === 'degraded' ? status : 'down',
      ...(dependencies && { dependencies }),
      ...(causes && { causes }),
      ...(figures && { figures }),
    };
  } catch {
    return { name, status: 'down' };
  }
}
