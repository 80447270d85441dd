import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isServiceCall } from '@sandhill/platform/service-call/service-call.js';

export const staffListSecret = 'only-for-tests-only-for-tests-too!';

/** A stand-in for auth that serves only the list of accounts. */
export class StaffServer {
  staff: unknown = [];
  status = 200;
  /** Number of calls without a valid signature. */
  unsigned = 0;
  private readonly server: Server = createServer((request, response) => {
    const call = { from: 'leads', to: 'auth', what: 'staff' };
    const isSigned = isServiceCall(staffListSecret, request.headers.authorization, call);
    if (!isSigned) this.unsigned += 1;
    response.writeHead(isSigned ? this.status : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ staff: this.staff }));
  });

  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
