import type { ServerResponse } from 'node:http';
import { addressGroup, isPrivateAddress } from '@sandhill/platform/http/client-address.js';

/** Number of requests that one client may have open, as in infra/deploy/nginx/to-gateway.conf. */
const perClient = 256;

/**
 * Limits the number of open requests of one client to the gateway, as infra/deploy/nginx/requests-at-once.conf does.
 * Private addresses have no limit.
 */
export class RequestsAtOnce {
  private readonly open = new Map<string, number>();

  /**
   * Counts a request until its response closes.
   *
   * @returns false if the client has too many open requests
   */
  take(address: string, response: ServerResponse): boolean {
    if (isPrivateAddress(address)) return true;
    const client = addressGroup(address);
    const before = this.open.get(client) ?? 0;
    if (before >= perClient) return false;
    this.open.set(client, before + 1);
    response.once('close', () => this.release(client));
    return true;
  }

  private release(client: string): void {
    const left = (this.open.get(client) ?? 1) - 1;
    if (left > 0) this.open.set(client, left);
    else this.open.delete(client);
  }
}
