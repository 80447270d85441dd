import { EventEmitter, once } from 'node:events';
import describeLeads from '../src/openapi.js';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { eventually, waitUntil } from '@sandhill/testing/wait-until.ts';
import { aContact } from './support/lead.factory.js';
import { post } from './support/send.js';
import { generalEmail, Leads } from './support/start-leads.js';

/** Repeats the check, because a process answers before all its dependencies are connected. */
const expectHealth = (url: string, expected: object) =>
  eventually(async () => {
    const response = await fetch(`${url}/health/ready`);
    const health = { code: response.status, ...((await response.json()) as object) };
    expect(health).toMatchObject(expected);
  });

const nothingOwed = {
  diskUsedPercent: expect.any(Number),
  mailsFailed: 0,
  mailsHeld: 0,
  mailsOwed: 0,
  oldestOwedSeconds: 0,
  sendingPaused: 0,
};

describe('the processes', () => {
  let leads: Leads;

  beforeEach(async () => {
    leads = await Leads.start();
  });

  afterEach(() => leads.stopAll());

  it('report that they are healthy', async () => {
    const worker = await leads.startWorker();

    await expectHealth(leads.url, {
      code: 200,
      status: 'ok',
      dependencies: { postgres: 'up', leadIntake: 'up', queue: 'up' },
    });
    await expectHealth(await worker.getUrl(), {
      code: 200,
      status: 'ok',
      dependencies: { postgres: 'up', queue: 'up', objectStore: 'up', smtp: 'up' },
      figures: nothingOwed,
    });
  });

  it('are down when no lead can be accepted, though PostgreSQL answers, and say why', async () => {
    const holder = leads.database.createQueryRunner();
    await holder.startTransaction();
    await holder.query('LOCK TABLE submissions');

    await expectHealth(leads.url, {
      code: 503,
      status: 'down',
      dependencies: { postgres: 'up', leadIntake: 'down' },
      causes: { leadIntake: 'a lock is not free' },
    });
    await holder.rollbackTransaction();
    await holder.release();
  });

  it('are ready but degraded without their optional dependencies', async () => {
    const unreachable = {
      QUEUE_URL: 'redis://127.0.0.1:1/0',
      S3_URL: 'http://127.0.0.1:1',
      SMTP_URL: 'smtp://127.0.0.1:1',
    };
    const worker = await leads.startWorker(unreachable);
    const http = await leads.startHttp({ environment: unreachable });

    await expectHealth(await http.getUrl(), { code: 200, status: 'degraded' });
    await expectHealth(await worker.getUrl(), {
      code: 200,
      status: 'degraded',
      dependencies: { postgres: 'up', queue: 'down', objectStore: 'down', smtp: 'down' },
      figures: nothingOwed,
    });
  });

  it('finish sending a mail before they end', async () => {
    const worker = await leads.startWorker();
    const gate = new EventEmitter();
    leads.mailbox.gate = once(gate, 'open');
    await post(`${leads.url}/api/contact`, aContact());
    const repository = leads.database.getRepository(Delivery);
    await waitUntil('the mail being sent', async () => leads.mailbox.waiting > 0);

    const stopped = leads.stop(worker);
    gate.emit('open');
    await stopped;

    await leads.mailbox.untilMailTo(generalEmail);
    expect(await repository.findOneByOrFail({ recipient: 'general' })).toMatchObject({ state: 'sent' });
  });
});

describe('the OpenAPI document', () => {
  it('needs no running servers and states who may call what', async () => {
    const { paths } = await describeLeads();

    expect(Object.keys(paths).sort()).toEqual([
      '/api/calendar/{file}',
      '/api/chat',
      '/api/chat/{sessionId}',
      '/api/chat/{sessionId}/contact',
      '/api/chat/{sessionId}/messages',
      '/api/chats',
      '/api/chats/{id}',
      '/api/chats/{id}/messages',
      '/api/chats/{id}/spam',
      '/api/contact',
      '/api/lead-attachments/{id}',
      '/api/lead-claims/{token}',
      '/api/lead-doors',
      '/api/lead-doors/{id}',
      '/api/lead-events',
      '/api/lead-figures',
      '/api/lead-figures/answer-times',
      '/api/lead-figures/csv',
      '/api/leads',
      '/api/leads/audit',
      '/api/leads/changes',
      '/api/leads/counts',
      '/api/leads/export.csv',
      '/api/leads/first-hour',
      '/api/leads/first-hour/test-lead',
      '/api/leads/held-mail',
      '/api/leads/inbound/{token}',
      '/api/leads/mail-addresses',
      '/api/leads/mail-addresses/sender',
      '/api/leads/mail-addresses/{name}',
      '/api/leads/mail-addresses/{name}/confirm',
      '/api/leads/mail-settings',
      '/api/leads/mail-state',
      '/api/leads/mail-state/send-failed',
      '/api/leads/on-call',
      '/api/leads/photos/{photoId}',
      '/api/leads/proof',
      '/api/leads/quiet-hours',
      '/api/leads/retention',
      '/api/leads/retention/preview',
      '/api/leads/sender-domain',
      '/api/leads/steps',
      '/api/leads/test-mail',
      '/api/leads/{id}',
      '/api/leads/{id}/answered-elsewhere',
      '/api/leads/{id}/claim',
      '/api/leads/{id}/erase',
      '/api/leads/{id}/messages',
      '/api/leads/{id}/messages/{messageId}',
      '/api/leads/{id}/notes',
      '/api/leads/{id}/notifications/{notificationId}/send',
      '/api/leads/{id}/restore',
      '/api/leads/{id}/text-opened',
      '/api/leads/{id}/visits',
      '/api/photo-handovers',
      '/api/photo-handovers/photos',
      '/api/photo-handovers/{token}',
      '/api/photo-handovers/{token}/opening',
      '/api/photo-handovers/{token}/photos/{photoId}',
      '/api/push-devices',
      '/api/push-devices/key',
      '/api/push-devices/{id}',
      '/api/push-devices/{id}/test',
      '/api/quotes',
      '/api/staff',
      '/api/staff/{id}/hand-over',
      '/api/staff/{id}/leads',
      '/api/visitor-pages/photos',
      '/api/visitor-pages/{token}',
      '/api/visitor-pages/{token}/urgency',
      '/api/visitor-pages/{token}/withdrawal',
      '/api/visits',
      '/api/visits/calendar',
      '/api/visits/cancel',
      '/api/visits/cancel-day',
      '/api/visits/days',
      '/api/visits/mine',
      '/api/visits/move',
      '/api/visits/offers',
      '/api/visits/settings',
      '/api/visits/unfit',
      '/api/visits/waiting',
      '/api/visits/waiting/stop',
      '/api/visits/windows',
      '/api/visits/{id}',
      '/api/visits/{id}/cancel',
      '/api/visits/{id}/state',
      '/api/web-hooks',
      '/api/web-hooks/{id}',
      '/api/web-hooks/{id}/deliveries',
      '/api/web-hooks/{id}/deliveries/{deliveryId}/send',
      '/api/web-hooks/{id}/test',
    ]);
    expect(paths['/api/quotes']?.post?.security).toEqual([]);
    expect(paths['/api/leads']?.get?.security).toEqual([{ session: [] }]);
  });
});
