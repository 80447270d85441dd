import { jest } from '@jest/globals';
import { waitUntil } from '@sandhill/testing/wait-until.ts';
import { DeliveriesRepository } from '@sandhill/platform/delivery/deliveries.repository.js';
import { Delivery } from '../src/deliveries/delivery.entity.js';
import { WebHookChannel } from '../src/hooks/web-hook.channel.js';
import { passMinutes } from './support/pass-time.js';
import type { Leads } from './support/start-leads.js';
import { closedAddress, WebHooks } from './support/web-hooks.js';

const dayMinutes = 24 * 60;

describe('a web hook', () => {
  let hooks: WebHooks;
  let leads: Leads;

  beforeAll(async () => {
    hooks = await WebHooks.start();
    ({ leads } = hooks);
  });

  beforeEach(() => hooks.open());

  afterEach(() => hooks.close());

  afterAll(() => hooks.stop());

  it('gets everything once when it was down, slow, redirecting inside and led inside by its name for a day', async () => {
    const hook = await hooks.add();
    const ids = [await hooks.quote()];
    await hooks.receiver.close();
    await hooks.untilTried(hook.id);
    expect(await hooks.deliveries(hook.id)).toMatchObject([{ lastError: 'not_reached' }]);

    await hooks.receiver.open();
    hooks.receiver.status = undefined;
    for (const rule of hooks.rules) jest.replaceProperty(rule, 'timeoutMs', 200);
    ids.push(await hooks.contact());
    await passMinutes(leads.database, 6 * 60);
    await waitUntil('the time limit', async () => {
      await hooks.sweep();
      return (await hooks.deliveries(hook.id)).some(({ lastError }) => lastError === 'timeout');
    });
    for (const rule of hooks.rules) jest.replaceProperty(rule, 'timeoutMs', 15_000);

    hooks.receiver.status = 302;
    hooks.receiver.location = `http://${closedAddress}:${hooks.port}/in`;
    ids.push(await hooks.quote());
    await passMinutes(leads.database, 6 * 60);
    await waitUntil('the redirect', async () => {
      await hooks.sweep();
      const all = await hooks.deliveries(hook.id);
      return all.length === ids.length && all.every(({ lastStatus }) => lastStatus === 302);
    });

    hooks.receiver.status = 204;
    hooks.receiver.location = '';
    for (const changed of [['127.0.0.1', closedAddress], [closedAddress]]) {
      hooks.names = changed;
      ids.push(await hooks.contact());
      await passMinutes(leads.database, 6 * 60);
      const attempts = await hooks.attemptsOf(hook.id);
      await waitUntil('the closed address', async () => {
        await hooks.sweep();
        const isTried = (await hooks.attemptsOf(hook.id)) > attempts;
        return (
          isTried && (await hooks.deliveries(hook.id)).some(({ lastError }) => lastError === 'address_closed')
        );
      });
    }
    expect(hooks.receiver.received).toEqual([]);

    hooks.names = ['127.0.0.1'];
    await passMinutes(leads.database, 2 * 60);
    await hooks.untilReceived(ids.length);
    await waitUntil('the rest', async () => (await hooks.list())[0]?.owedCount === 0);
    const told = hooks.receiver.received.map(
      ({ body }) => (JSON.parse(body) as { data: { id: string } }).data.id,
    );
    expect(told.toSorted()).toEqual(ids.toSorted());
    expect(new Set(hooks.receiver.ids).size).toBe(ids.length);
    expect(hooks.inside.received).toEqual([]);
    expect((await hooks.list())[0]).toMatchObject({ isActive: true, failingSince: null });
  });

  it.each(['broken', 'never'] as const)(
    'has got an event when it says so, even if the end of its response is %s',
    async (ending) => {
      const hook = await hooks.add();
      Object.assign(hooks.receiver, { status: 200, ending });
      for (const rule of hooks.rules) jest.replaceProperty(rule, 'restTimeoutMs', 50);
      await hooks.quote();
      await hooks.untilReceived(1);

      await waitUntil('the outcome', async () => (await hooks.deliveries(hook.id))[0]?.state !== 'sending');
      expect(await hooks.deliveries(hook.id)).toMatchObject([{ state: 'sent', lastStatus: 200 }]);
    },
  );

  it('that could not be reached is tried with one event at a time, which leaves the places to other hooks', async () => {
    const hook = await hooks.add();
    hooks.receiver.status = undefined;
    await leads.database.query(
      `UPDATE web_hooks SET failing_since = now(), not_before = now() WHERE id = $1`,
      [hook.id],
    );
    for (let count = 0; count < 3; count += 1) await hooks.quote();
    const states = async () => (await hooks.deliveries(hook.id)).map(({ state }) => state).toSorted();
    await waitUntil('an attempt', async () => {
      await hooks.sweep();
      return (await states()).includes('sending');
    });
    await hooks.sweep();

    const due = new DeliveriesRepository(leads.database, Delivery).listDue(
      hooks.worker.get(WebHookChannel, { strict: false }),
      500,
    );
    expect(await due).toEqual([]);
    expect(await states()).toEqual(['owed', 'owed', 'sending']);
    // After its URL is changed, the hook may be tried immediately.
    expect((await hooks.ask('PATCH', `/${hook.id}`, { url: hook.url })).status).toBe(200);
    expect(await leads.database.query('SELECT not_before AS until FROM web_hooks')).toEqual([
      { until: null },
    ]);
  });

  it('that is slow is told one event at a time, until it answers in time', async () => {
    const hook = await hooks.add();
    const channel = hooks.worker.get(WebHookChannel, { strict: false });
    const restOf = async () =>
      (await leads.database.query('SELECT not_before AS until FROM web_hooks'))[0].until;
    jest.replaceProperty(channel, 'slowMs', -1);
    await hooks.quote();
    await hooks.untilReceived(1);
    await waitUntil('the rest', async () => (await restOf()) !== null);
    hooks.receiver.status = undefined;
    for (let count = 0; count < 3; count += 1) await hooks.quote();
    const states = async () => (await hooks.deliveries(hook.id)).map(({ state }) => state).toSorted();
    await waitUntil('an attempt', async () => {
      await hooks.sweep();
      return (await states()).includes('sending');
    });
    await hooks.sweep();
    expect(await states()).toEqual(['owed', 'owed', 'sending', 'sent']);

    jest.replaceProperty(channel, 'slowMs', 60_000);
    hooks.receiver.status = 204;
    await hooks.receiver.close();
    await hooks.receiver.open();
    await passMinutes(leads.database, 61);
    await waitUntil('all events', async () => {
      await hooks.sweep();
      return (await hooks.list())[0]?.owedCount === 0;
    });
    expect(await restOf()).toBeNull();
  });

  it('is turned off after three days of failures, with an alarm, and goes on when it is turned on', async () => {
    const hook = await hooks.add();
    hooks.receiver.status = 500;
    const id = await hooks.quote();
    await hooks.untilTried(hook.id);

    await passMinutes(leads.database, 3 * dayMinutes + 1);
    await waitUntil('the end', async () => {
      await hooks.sweep();
      return (await hooks.list())[0]?.isActive === false;
    });
    await waitUntil('the alarm', async () =>
      hooks.alarms.received.some(({ cause }) => cause === 'web_hook_off'),
    );
    expect(JSON.stringify(hooks.alarms.received)).not.toContain('hook.test');
    const unheard = await hooks.quote();
    await hooks.sweep();
    hooks.receiver.status = 204;

    expect((await hooks.ask('PATCH', `/${hook.id}`, { isActive: true })).body).toMatchObject({
      isActive: true,
      failingSince: null,
      givenUpAt: null,
    });
    const next = await hooks.contact();
    await passMinutes(leads.database, 61);
    await waitUntil('the next', async () => {
      await hooks.sweep();
      return hooks.receiver.received.some(({ body }) => body.includes(next));
    });
    expect(hooks.receiver.received.some(({ body }) => body.includes(unheard))).toBe(false);
    const states = await leads.database.getRepository(Delivery).findBy({ leadId: id, channel: 'web-hook' });
    expect(states).toMatchObject([{ hookId: hook.id }]);
  });

  it('gets what was not told, and is not turned off, as soon as its address is corrected', async () => {
    const hook = await hooks.add();
    hooks.receiver.status = 500;
    await hooks.quote();
    await hooks.untilTried(hook.id);
    await passMinutes(leads.database, 2 * dayMinutes);
    await leads.database.query(
      `UPDATE deliveries SET next_attempt_at = now() + interval '1 hour' WHERE hook_id = $1`,
      [hook.id],
    );
    hooks.receiver.status = 204;
    const before = hooks.receiver.received.length;

    const url = `http://hook.test:${hooks.port}/right`;
    expect((await hooks.ask('PATCH', `/${hook.id}`, { url })).body).toMatchObject({ failingSince: null });

    await hooks.sweep();
    await waitUntil('the event', async () => hooks.receiver.received.length > before);
  });

  it('gets one event for 72 hours, which is then given up while the hook goes on', async () => {
    const hook = await hooks.add();
    hooks.receiver.status = 500;
    await hooks.quote();
    await hooks.untilTried(hook.id);
    const tryWhenOwedFor = async (age: string, attempts: number) => {
      await leads.database.query(
        `UPDATE deliveries SET owed_since = now() - $1::interval, next_attempt_at = now()
         WHERE hook_id = $2 AND state = 'owed'`,
        [age, hook.id],
      );
      await waitUntil(`attempt ${attempts}`, async () => {
        await hooks.sweep();
        return (await hooks.attemptsOf(hook.id)) === attempts;
      });
      return (await hooks.deliveries(hook.id)).map(({ state }) => state);
    };

    await leads.database.query(`UPDATE web_hooks SET failing_since = now() - interval '1 hour'`);
    const [first] = await hooks.list();
    expect(await tryWhenOwedFor('71 hours 55 minutes', 2)).toEqual(['owed']);
    // The hook has been failing since the first failure, and is turned off after three days.
    expect((await hooks.list())[0]?.failingSince).toBe(first?.failingSince);
    expect(await tryWhenOwedFor('72 hours', 3)).toEqual(['failed']);
    expect((await hooks.list())[0]?.isActive).toBe(true);
  });

  it('keeps what it was told for 30 days, and longer what it was not told', async () => {
    const hook = await hooks.add();
    for (const age of ['29 days', '31 days'])
      for (const state of ['sent', 'failed', 'owed'])
        await leads.database.query(
          `INSERT INTO deliveries (channel, kind, hook_id, state, created_at, next_attempt_at)
           VALUES ('web-hook', $1::text, $2, $3, now() - ($1::text)::interval, now() + interval '1 day')`,
          [age, hook.id, state],
        );

    await hooks.sweep();

    const kept = await hooks.deliveries(hook.id);
    expect(kept.map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
      '29 days failed',
      '29 days owed',
      '29 days sent',
      '31 days owed',
    ]);
  });
});
