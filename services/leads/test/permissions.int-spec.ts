import { identityHeader, roles, type Role } from '@sandhill/platform/identity/identity.js';
import { falseClaims, operationsOf } from '@sandhill/testing/closed-operations.ts';
import describeLeads from '../src/openapi.js';
import { callerId, Leads } from './support/start-leads.js';

const unknownId = '019aa000-0000-7000-8000-000000000001';

/**
 * Operations that need a role, each with the lowest role that is allowed (decision A6). A path without `/api/` is below
 * `/api/leads`.
 */
const closed: Array<[operation: string, path: string, least: Role]> = [
  ['get /api/leads', '', 'user'],
  ['get /api/leads/counts', '/counts', 'user'],
  ['get /api/leads/mail-state', '/mail-state', 'user'],
  ['post /api/leads/mail-state/send-failed', '/mail-state/send-failed', 'user'],
  ['post /api/leads', '', 'user'],
  ['post /api/leads/changes', '/changes', 'user'],
  ['get /api/leads/{id}', `/${unknownId}`, 'user'],
  ['post /api/leads/{id}/claim', `/${unknownId}/claim`, 'user'],
  ['post /api/leads/{id}/messages', `/${unknownId}/messages`, 'user'],
  ['patch /api/leads/{id}/messages/{messageId}', `/${unknownId}/messages/${unknownId}`, 'user'],
  ['delete /api/leads/{id}/messages/{messageId}', `/${unknownId}/messages/${unknownId}`, 'user'],
  ['get /api/staff', '/api/staff', 'user'],
  ['get /api/chats', '/api/chats', 'user'],
  ['get /api/chats/{id}', `/api/chats/${unknownId}`, 'user'],
  ['post /api/chats/{id}/messages', `/api/chats/${unknownId}/messages`, 'user'],
  ['post /api/chats/{id}/spam', `/api/chats/${unknownId}/spam`, 'user'],
  ['get /api/lead-figures', '/api/lead-figures', 'user'],
  ['get /api/lead-figures/csv', '/api/lead-figures/csv', 'user'],
  ['patch /api/leads/{id}', `/${unknownId}`, 'user'],
  ['delete /api/lead-attachments/{id}', `/api/lead-attachments/${unknownId}`, 'user'],
  ['post /api/lead-attachments/{id}', `/api/lead-attachments/${unknownId}`, 'user'],
  ['post /api/leads/{id}/notes', `/${unknownId}/notes`, 'user'],
  [
    'post /api/leads/{id}/notifications/{notificationId}/send',
    `/${unknownId}/notifications/${unknownId}/send`,
    'user',
  ],
  ['get /api/leads/export.csv', '/export.csv', 'administrator'],
  ['delete /api/leads/{id}', `/${unknownId}`, 'administrator'],
  ['post /api/leads/{id}/restore', `/${unknownId}/restore`, 'administrator'],
  ['post /api/leads/{id}/erase', `/${unknownId}/erase`, 'administrator'],
  ['get /api/leads/mail-settings', '/mail-settings', 'administrator'],
  ['post /api/leads/test-mail', '/test-mail', 'administrator'],
  ['post /api/leads/held-mail', '/held-mail', 'administrator'],
  ['get /api/leads/audit', '/audit', 'owner'],
  ['get /api/leads/retention', '/retention', 'owner'],
  ['put /api/leads/retention', '/retention', 'owner'],
  ['get /api/leads/retention/preview', '/retention/preview', 'owner'],
  ['post /api/leads/{id}/text-opened', `/${unknownId}/text-opened`, 'user'],
  ['post /api/leads/{id}/answered-elsewhere', `/${unknownId}/answered-elsewhere`, 'user'],
  ['get /api/leads/sender-domain', '/sender-domain', 'administrator'],
  ['get /api/leads/on-call', '/on-call', 'owner'],
  ['put /api/leads/on-call', '/on-call', 'owner'],
  ['get /api/leads/quiet-hours', '/quiet-hours', 'user'],
  ['put /api/leads/quiet-hours', '/quiet-hours', 'user'],
  ['get /api/leads/steps', '/steps', 'owner'],
  ['put /api/leads/steps', '/steps', 'owner'],
  ['get /api/leads/first-hour', '/first-hour', 'owner'],
  ['patch /api/leads/first-hour', '/first-hour', 'owner'],
  ['put /api/leads/first-hour/test-lead', '/first-hour/test-lead', 'owner'],
  ['get /api/leads/mail-addresses', '/mail-addresses', 'owner'],
  ['put /api/leads/mail-addresses/sender', '/mail-addresses/sender', 'owner'],
  ['put /api/leads/mail-addresses/{name}', '/mail-addresses/office', 'owner'],
  ['post /api/leads/mail-addresses/{name}/confirm', '/mail-addresses/office/confirm', 'owner'],
  ['delete /api/leads/mail-addresses/{name}', '/mail-addresses/reply', 'owner'],
  ['get /api/leads/proof', '/proof', 'user'],
  ['get /api/push-devices', '/api/push-devices', 'user'],
  ['get /api/push-devices/key', '/api/push-devices/key', 'user'],
  ['post /api/push-devices', '/api/push-devices', 'user'],
  ['delete /api/push-devices/{id}', `/api/push-devices/${unknownId}`, 'user'],
  ['post /api/push-devices/{id}/test', `/api/push-devices/${unknownId}/test`, 'user'],
  ['get /api/web-hooks', '/api/web-hooks', 'owner'],
  ['post /api/web-hooks', '/api/web-hooks', 'owner'],
  ['patch /api/web-hooks/{id}', `/api/web-hooks/${unknownId}`, 'owner'],
  ['delete /api/web-hooks/{id}', `/api/web-hooks/${unknownId}`, 'owner'],
  ['post /api/web-hooks/{id}/test', `/api/web-hooks/${unknownId}/test`, 'owner'],
  ['get /api/web-hooks/{id}/deliveries', `/api/web-hooks/${unknownId}/deliveries`, 'owner'],
  [
    'post /api/web-hooks/{id}/deliveries/{deliveryId}/send',
    `/api/web-hooks/${unknownId}/deliveries/${unknownId}/send`,
    'owner',
  ],
  ['get /api/lead-doors', '/api/lead-doors', 'owner'],
  ['post /api/lead-doors', '/api/lead-doors', 'owner'],
  ['delete /api/lead-doors/{id}', `/api/lead-doors/${unknownId}`, 'owner'],
  ['get /api/staff/{id}/leads', `/api/staff/${unknownId}/leads`, 'owner'],
  ['post /api/staff/{id}/hand-over', `/api/staff/${unknownId}/hand-over`, 'owner'],
  ['get /api/visits', '/api/visits?from=2026-01-05&to=2026-01-11', 'user'],
  ['get /api/visits/unfit', '/api/visits/unfit', 'user'],
  ['get /api/visits/days', '/api/visits/days?from=2026-01-05&to=2026-01-11', 'user'],
  ['get /api/visits/calendar', '/api/visits/calendar', 'crew'],
  ['post /api/visits/calendar', '/api/visits/calendar', 'crew'],
  ['delete /api/visits/calendar', '/api/visits/calendar', 'crew'],
  ['get /api/visits/mine', '/api/visits/mine', 'crew'],
  ['post /api/visits/cancel-day', '/api/visits/cancel-day', 'user'],
  ['patch /api/visits/{id}', `/api/visits/${unknownId}`, 'user'],
  ['post /api/visits/{id}/state', `/api/visits/${unknownId}/state`, 'crew'],
  ['post /api/visits/{id}/cancel', `/api/visits/${unknownId}/cancel`, 'user'],
  ['get /api/leads/{id}/visits', `/${unknownId}/visits`, 'user'],
  ['post /api/leads/{id}/visits', `/${unknownId}/visits`, 'user'],
  ['get /api/visits/settings', '/api/visits/settings', 'owner'],
  ['put /api/visits/settings', '/api/visits/settings', 'owner'],
  ['get /api/lead-events', '/api/lead-events', 'user'],
];

/** Operations open to visitors. Those of photos, claims and the chat check a token. */
const open = [
  'post /api/quotes',
  'post /api/contact',
  'post /api/chat',
  'get /api/chat/{sessionId}',
  'post /api/chat/{sessionId}/messages',
  'post /api/chat/{sessionId}/contact',
  'get /api/leads/photos/{photoId}',
  'get /api/lead-claims/{token}',
  'post /api/lead-claims/{token}',
  'get /api/lead-figures/answer-times',
  'post /api/leads/inbound/{token}',
  'get /api/visitor-pages/{token}',
  'post /api/visitor-pages/photos',
  'post /api/photo-handovers',
  'get /api/photo-handovers/{token}',
  'delete /api/photo-handovers/{token}',
  'get /api/photo-handovers/{token}/photos/{photoId}',
  'post /api/photo-handovers/{token}/opening',
  'post /api/photo-handovers/photos',
  'post /api/visitor-pages/{token}/urgency',
  'post /api/visitor-pages/{token}/withdrawal',
  'delete /api/visitor-pages/{token}/withdrawal',
  'get /api/calendar/{file}',
  'get /api/visits/offers',
  'get /api/visits/windows',
  'post /api/visits',
  'post /api/visits/waiting',
  'post /api/visits/waiting/stop',
  'post /api/visits/move',
  'post /api/visits/cancel',
];

describe('permissions', () => {
  let leads: Leads;

  beforeAll(async () => {
    leads = await Leads.start();
  });

  afterAll(() => leads.stopAll());

  const statusOf = async (operation: string, path: string, headers: Record<string, string>) => {
    const method = operation.split(' ')[0]?.toUpperCase() ?? '';
    const prefix = path.startsWith('/api/') ? '' : '/api/leads';
    const answer = await fetch(`${leads.url}${prefix}${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: method === 'GET' ? undefined : '{}',
    });
    // The response is not read to its end, because a stream of events has none.
    await answer.body?.cancel();
    return answer.status;
  };

  it('are listed here for every operation', async () => {
    const operations = operationsOf(await describeLeads());

    expect(operations).toEqual([...closed.map(([operation]) => operation), ...open].sort());
  });

  it.each(closed)('%s rejects visitors and forged identities', async (operation, path) => {
    const elsewhere = leads.signedInAs('owner', 'media')[identityHeader] ?? '';
    const claims = falseClaims({ service: 'leads', userId: callerId, elsewhere });

    const statuses = await Promise.all(claims.map((headers) => statusOf(operation, path, headers)));

    expect(statuses).toEqual(claims.map(() => 401));
  });

  it.each(closed)('%s allows exactly the roles that may use it', async (operation, path, least) => {
    for (const role of roles) {
      const status = await statusOf(operation, path, leads.signedInAs(role));
      const mayDoIt = roles.indexOf(role) >= roles.indexOf(least);
      expect([role, status === 401 || status === 403]).toEqual([role, !mayDoIt]);
    }
  });

  it.each(closed)(
    '%s asks for a fresh sign-in if it gives data away, erases it or changes settings',
    async (operation, path) => {
      const fresh = [
        'export.csv',
        'erase',
        'send-failed',
        'held-mail',
        'test-mail',
        'put /api/leads/retention',
        'put /api/leads/on-call',
        'put /api/leads/steps',
        'put /api/visits/settings',
        'put /api/leads/mail-addresses/sender',
        'mail-addresses/{name}',
        'confirm',
      ];
      const stale = leads.signedInAs('owner', 'leads', {
        confirmedAt: Math.floor(Date.now() / 1000) - 30 * 60,
      });

      const isAsked = (await statusOf(operation, path, stale)) === 403;
      const changesAccess = /api\/(?:web-hooks|lead-doors)/.test(operation) && !operation.startsWith('get');
      expect(isAsked).toBe(changesAccess || fresh.some((end) => operation.endsWith(end)));
    },
  );

  it.each(closed)('%s waits for a required second factor', async (operation, path) => {
    const headers = leads.signedInAs('owner', 'leads', { needsSecondFactor: true });

    expect(await statusOf(operation, path, headers)).toBe(403);
  });

  it('show the bin only to administrators', async () => {
    const statuses = roles.map((role) => statusOf('get', '?bin=true', leads.signedInAs(role)));

    expect(await Promise.all(statuses)).toEqual([403, 403, 200, 200]);
  });
});
