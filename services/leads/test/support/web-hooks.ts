import { jest } from '@jest/globals';
import type { INestApplication } from '@nestjs/common';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { ExternalUrlPolicy } from '../../src/hooks/external/external-url-policy.js';
import type { WebHookDeliveryResponse } from '../../src/hooks/web-hook-delivery.response.js';
import type { NewWebHookResponse, WebHookResponse } from '../../src/hooks/web-hooks.dto.js';
import { OwedSweep } from '../../src/outbox/owed-sweep.js';
import { HookReceiver } from './hook-receiver.js';
import { aContact, aQuote } from './lead.factory.js';
import { post } from './send.js';
import { Leads } from './start-leads.js';
import { Webhook } from './webhook.js';

/** IP address to which the rule of these tests allows no requests. */
export const closedAddress = '127.0.0.2';

/** Web hooks of the firm, and the server `hook.test` that receives their events. */
export class WebHooks {
  receiver = new HookReceiver();
  /** A server at {@link closedAddress}, on the receiver's port. A test fails if something arrives there. */
  inside = new HookReceiver(closedAddress);
  port = 0;
  /** The IP addresses of `hook.test`. */
  names: string[] = [];
  readonly rules: ExternalUrlPolicy[];

  private constructor(
    readonly leads: Leads,
    readonly worker: INestApplication,
    readonly alarms: Webhook,
  ) {
    this.rules = [leads.app, worker].map((app) => app.get(ExternalUrlPolicy, { strict: false }));
    for (const rule of this.rules) {
      jest.spyOn(rule, 'isOpen').mockImplementation((address) => address !== closedAddress);
      jest
        .spyOn(rule, 'resolve')
        .mockImplementation(async () => this.names.map((address) => ({ address, family: 4 })));
    }
  }

  static async start(): Promise<WebHooks> {
    const alarms = new Webhook();
    const environment = { WEBHOOK_ALLOW_PRIVATE: '1', ALERT_WEBHOOK_URL: await alarms.open() };
    const leads = await Leads.start({ environment });
    return new WebHooks(leads, await leads.startWorker(), alarms);
  }

  async stop(): Promise<void> {
    await this.leads.stopAll();
    await this.alarms.close();
  }

  /** Opens a receiver that has received nothing. */
  async open(): Promise<void> {
    this.receiver = new HookReceiver();
    this.inside = new HookReceiver(closedAddress);
    this.port = await this.receiver.open();
    await this.inside.open(this.port);
    this.names = ['127.0.0.1'];
  }

  /** Closes the receiver, and removes the hooks of the test. */
  async close(): Promise<void> {
    await Promise.all([this.receiver.close(), this.inside.close()]);
    for (const { id } of await this.list()) await this.ask('DELETE', `/${id}`);
  }

  async ask<Body>(method: string, path = '', body?: object): Promise<{ status: number; body: Body }> {
    const answer = await fetch(`${this.leads.url}/api/web-hooks${path}`, {
      method,
      headers: { ...this.leads.signedInAs('owner'), 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text ? JSON.parse(text) : undefined) as Body };
  }

  async list(): Promise<WebHookResponse[]> {
    return (await this.ask<WebHookResponse[]>('GET')).body;
  }

  async add(body: object = { url: `http://hook.test:${this.port}/in` }): Promise<NewWebHookResponse> {
    return (await this.ask<NewWebHookResponse>('POST', '', body)).body;
  }

  async deliveries(id: string): Promise<WebHookDeliveryResponse[]> {
    return (await this.ask<WebHookDeliveryResponse[]>('GET', `/${id}/deliveries`)).body;
  }

  async attemptsOf(id: string): Promise<number> {
    return (await this.deliveries(id)).reduce((sum, { attempts }) => sum + attempts, 0);
  }

  sweep(): Promise<void> {
    return this.worker.get(OwedSweep, { strict: false }).run();
  }

  async quote(): Promise<string> {
    return (await post(`${this.leads.url}/api/quotes`, aQuote({ name: 'Ann Palmer' }))).body.id;
  }

  async contact(): Promise<string> {
    return (await post(`${this.leads.url}/api/contact`, aContact())).body.id;
  }

  /** Sweeps until at least `count` messages have arrived. The worker also sweeps in the meantime. */
  async untilReceived(count: number): Promise<void> {
    await waitUntil(`${count} received`, async () => {
      if (this.receiver.received.length < count) await this.sweep();
      return this.receiver.received.length >= count;
    });
  }

  async untilTried(id: string, attempts = 1): Promise<void> {
    await waitUntil('an attempt', async () => {
      await this.sweep();
      const all = await this.deliveries(id);
      return all.some((delivery) => delivery.attempts >= attempts && delivery.state === 'owed');
    });
  }
}
