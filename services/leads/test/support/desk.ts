import type { Role } from '@sandhill/platform/identity/identity.js';
import type { LeadCountsResponse, LeadPageResponse } from '../../src/inbox/lead-summary.response.js';
import type { LeadDetailResponse } from '../../src/inbox/lead-detail.response.js';
import { callerId, type Leads } from './start-leads.js';

/** A member of staff who calls the service. */
export class Desk {
  constructor(
    private readonly leads: Leads,
    readonly username = 'ruth',
    readonly userId = callerId,
    private readonly role: Role = 'user',
  ) {}

  /** Calls a path below `/api/leads`, or another path that begins with `/api/`. */
  async call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    const { userId, username } = this;
    const prefix = path.startsWith('/api/') ? '' : '/api/leads';
    return fetch(`${this.leads.url}${prefix}${path}`, {
      method,
      headers: {
        ...this.leads.signedInAs(this.role, 'leads', { userId, username }),
        'content-type': 'application/json',
        ...headers,
      },
      body: body && JSON.stringify(body),
    });
  }

  /** Calls a path and returns the response's status and body. */
  async ask<Body = Record<string, unknown>>(
    ...call: Parameters<Desk['call']>
  ): Promise<{ status: number; body: Body }> {
    const response = await this.call(...call);
    return { status: response.status, body: (await response.json()) as Body };
  }

  async read(id: string): Promise<LeadDetailResponse> {
    return (await this.ask<LeadDetailResponse>('GET', `/${id}`)).body;
  }

  async list(query = ''): Promise<LeadPageResponse> {
    return (await this.ask<LeadPageResponse>('GET', query)).body;
  }

  async counts(): Promise<LeadCountsResponse> {
    return (await this.ask<LeadCountsResponse>('GET', '/counts')).body;
  }

  async change(id: string, change: object) {
    return this.ask<LeadDetailResponse>('PATCH', `/${id}`, change);
  }
}
