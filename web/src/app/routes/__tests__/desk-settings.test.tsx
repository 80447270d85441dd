import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { aUser } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { signedInAs } from '../../../testing/signed-in';
import { openPage } from '../../../testing/test-utils';
import type { LeadRetention, LeadSteps, PushDevice, WebHook, WebHookDelivery } from '../../../types/api';

const owner = aUser({ role: 'owner' });

const steps: LeadSteps = {
  enabled: true,
  steps: [30, 60, 90].map((afterMinutes) => ({ afterMinutes, email: null })),
};

function haveLeadSettings(retention: LeadRetention = { lostAndSpamMonths: null, allMonths: null }) {
  const saved: unknown[] = [];
  const save = async ({ request }: { request: Request }) => {
    const body = (await request.json()) as object;
    saved.push(body);
    return HttpResponse.json(body);
  };
  server.use(
    http.get('*/api/leads/steps', () => HttpResponse.json(steps)),
    http.put('*/api/leads/steps', save),
    http.get('*/api/leads/retention', () => HttpResponse.json(retention)),
    http.put('*/api/leads/retention', save),
  );
  return saved;
}

async function openPart(part: string) {
  signedInAs(owner);
  openPage(`/admin/settings/${part}`);
  await screen.findByRole('button', { name: /Save|Add|Switch on here|Send a test/ });
}

const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};

describe('the settings of leads', () => {
  it('change the steps, and refuse minutes that do not rise', async () => {
    const saved = haveLeadSettings();
    await openPart('leads');
    const minutes = screen.getAllByRole('textbox', { name: 'After minutes' });
    const [, second = document.body] = minutes;

    await retype(second, '20');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Each step must come after the one before')).toBeVisible();
    expect(saved).toEqual([]);
    await retype(second, '45');
    await userEvent.type(screen.getAllByRole('textbox', { name: 'Mail to' })[0] ?? second, 'maya@firm.test');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('It holds from now on.')).toBeVisible();
    expect(saved).toEqual([
      {
        enabled: true,
        steps: [
          { afterMinutes: 30, email: 'maya@firm.test' },
          { afterMinutes: 45, email: null },
          { afterMinutes: 90, email: null },
        ],
      },
    ]);
  });

  it('say how many leads are erased before anything is saved', async () => {
    const saved = haveLeadSettings({ lostAndSpamMonths: 24, allMonths: null });
    const asked: string[] = [];
    server.use(
      http.get('*/api/leads/retention/preview', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json({ count: 7 });
      }),
    );
    await openPart('leads');
    const months = await screen.findByRole('textbox', { name: 'All leads, in months' });

    await retype(months, '0');
    await userEvent.click(screen.getByRole('button', { name: 'Check and save' }));
    expect(await screen.findByText('Please enter 1 to 240 months, or nothing')).toBeVisible();
    await retype(months, '36');
    await userEvent.click(screen.getByRole('button', { name: 'Check and save' }));
    expect(await screen.findByRole('dialog', { name: 'Erase 7 leads?' })).toBeVisible();
    expect(saved).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save and erase' }));

    await waitFor(() => expect(saved).toEqual([{ lostAndSpamMonths: 24, allMonths: 36 }]));
    expect(asked).toEqual(['?lostAndSpamMonths=24&allMonths=36']);
  });

  it('show the daily test', async () => {
    haveLeadSettings();
    const proofs = [
      { at: '2026-01-05T12:30:00.000Z', seconds: 4.2, state: 'ok' },
      { at: null, seconds: null, state: 'off' },
    ];
    server.use(http.get('*/api/leads/proof', () => HttpResponse.json(proofs.shift())));
    signedInAs(owner);
    const { unmount } = openPage('/admin/settings/leads');
    expect(await screen.findByText('Last proof: Jan 5, 2026, 7:30 AM, 4.2 s')).toBeVisible();
    unmount();

    openPage('/admin/settings/leads');
    expect(await screen.findByText(/^Off: this is a demonstration/)).toBeVisible();
  });
});

const aHook = (wanted: Partial<WebHook> = {}): WebHook => ({
  id: 'hook-1',
  url: 'https://jobs.example/in',
  events: ['lead.created'],
  isActive: true,
  owedCount: 0,
  failingSince: null,
  givenUpAt: null,
  lastSentAt: null,
  createdAt: '2026-01-05T12:00:00.000Z',
  ...wanted,
});

const failedDelivery: WebHookDelivery = {
  id: 'delivery-1',
  kind: 'lead.created',
  leadId: 'lead-1',
  state: 'failed',
  attempts: 9,
  lastStatus: 500,
  lastError: null,
  nextAttemptAt: null,
  sentAt: null,
  happenedAt: '2026-01-05T12:00:00.000Z',
};

describe('the web hooks', () => {
  it('are added with a secret that shows once; a refused address says why', async () => {
    const hooks: WebHook[] = [];
    server.use(
      http.get('*/api/web-hooks', () => HttpResponse.json(hooks)),
      http.post('*/api/web-hooks', async ({ request }) => {
        const { url } = (await request.json()) as { url: string };
        const fields = { url: { code: 'address_closed', message: 'no' } };
        if (url.includes('127.0.0.1'))
          return HttpResponse.json({ error: 'no', code: 'validation_failed', fields }, { status: 400 });
        hooks.push(aHook({ url }));
        return HttpResponse.json({ ...aHook({ url }), secret: 'whsec_once' }, { status: 201 });
      }),
    );
    await openPart('hooks');
    const address = screen.getByRole('textbox', { name: 'Address' });

    await userEvent.type(address, 'https://127.0.0.1/x');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('This address is not on the public internet')).toBeVisible();
    await retype(address, 'https://jobs.example/in');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    const dialog = await screen.findByRole('dialog', { name: 'Copy the secret now' });
    expect(dialog).toHaveTextContent('whsec_once');
    await userEvent.click(within(dialog).getByRole('button', { name: 'I have it' }));

    expect(await screen.findByText('https://jobs.example/in')).toBeVisible();
    expect(screen.queryByText('whsec_once')).toBeNull();
  });

  it('show their fate, and send again by hand', async () => {
    const done: string[] = [];
    const note = ({ request }: { request: Request }) => {
      done.push(`${request.method} ${new URL(request.url).pathname}`);
      return HttpResponse.json(failedDelivery, { status: 201 });
    };
    server.use(
      http.get('*/api/web-hooks', () =>
        HttpResponse.json([aHook({ isActive: false, givenUpAt: '2026-01-08T12:00:00.000Z', owedCount: 3 })]),
      ),
      http.get('*/api/web-hooks/hook-1/deliveries', () => HttpResponse.json([failedDelivery])),
      http.post('*/api/web-hooks/hook-1/deliveries/delivery-1/send', note),
      http.patch('*/api/web-hooks/hook-1', note),
    );
    await openPart('hooks');

    expect(screen.getByText(/^Switched off Jan 8, 2026.*3 waiting$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^What it was told/ }));
    expect(await screen.findByText(/9 tries · answered 500/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await userEvent.click(screen.getByRole('button', { name: /^Switch on/ }));

    await waitFor(() =>
      expect(done).toEqual([
        'POST /api/web-hooks/hook-1/deliveries/delivery-1/send',
        'PATCH /api/web-hooks/hook-1',
      ]),
    );
  });
});

const aDevice: PushDevice = {
  id: 'device-1',
  endpoint: 'https://push.example/abc',
  label: 'Chrome, Android',
  language: 'en',
  lastSentAt: null,
  createdAt: '2026-01-05T12:00:00.000Z',
};

/** Gives the test's browser what a browser with push has. */
function havePush(permission: NotificationPermission) {
  let subscription: object | null = null;
  const unsubscribe = async () => {
    subscription = null;
    return true;
  };
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      const { endpoint } = aDevice;
      const keys = { p256dh: 'p', auth: 'a' };
      subscription = { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys }) };
      return subscription;
    },
  };
  const registration = {
    scope: 'http://localhost/admin/',
    active: {},
    pushManager,
    unregister: async () => true,
  };
  const registered: unknown[] = [];
  const known = {
    isSecureContext: true,
    PushManager: Object,
    Notification: { permission, requestPermission: async () => 'granted' },
  };
  for (const [name, value] of Object.entries(known))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistrations: async () => (registered.length > 0 ? [registration] : []),
      register: async (...call: unknown[]) => {
        registered.push(call);
        return registration;
      },
    },
  });
  return { registered, isSubscribed: () => subscription !== null };
}

describe('notices on this device', () => {
  afterEach(() => {
    for (const name of ['isSecureContext', 'PushManager', 'Notification'] as const)
      Reflect.deleteProperty(globalThis, name);
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('are switched on, tried and switched off; the worker comes with the first press alone', async () => {
    const { registered, isSubscribed } = havePush('default');
    const devices: PushDevice[] = [];
    const tested: string[] = [];
    server.use(
      http.get('*/api/push-devices', () => HttpResponse.json(devices)),
      http.get('*/api/push-devices/key', () => HttpResponse.json({ publicKey: 'key' })),
      http.post('*/api/push-devices', async ({ request }) => {
        expect(await request.json()).toMatchObject({
          endpoint: aDevice.endpoint,
          keys: { p256dh: 'p', auth: 'a' },
          language: 'en',
        });
        devices.push(aDevice);
        return HttpResponse.json(aDevice, { status: 201 });
      }),
      http.post('*/api/push-devices/:id/test', ({ params }) => {
        tested.push(String(params['id']));
        return new HttpResponse(null, { status: 204 });
      }),
      http.delete('*/api/push-devices/device-1', () => {
        devices.pop();
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await openPart('devices');
    expect(registered).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Switch on here' }));
    expect(await screen.findByText('On for this device.')).toBeVisible();
    expect(registered).toEqual([['/push-worker.js', { scope: '/admin/' }]]);
    await userEvent.click(screen.getByRole('button', { name: /^Send a test/ }));
    await waitFor(() => expect(tested).toEqual(['device-1']));
    await userEvent.click(screen.getByRole('button', { name: /^Switch off here/ }));

    expect(await screen.findByText('Off for this device.')).toBeVisible();
    await waitFor(() => expect(isSubscribed()).toBe(false));
  });

  it('say where they cannot work', async () => {
    havePush('denied');
    server.use(http.get('*/api/push-devices', () => HttpResponse.json([])));
    signedInAs(owner);
    const { unmount } = openPage('/admin/settings/devices');
    expect(await screen.findByText(/^Notices are blocked for this site/)).toBeVisible();
    unmount();

    Object.defineProperty(globalThis, 'isSecureContext', { value: false, configurable: true });
    openPage('/admin/settings/devices');
    expect(await screen.findByText(/^This page was opened without HTTPS/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Switch on here' })).toBeNull();
  });
});
