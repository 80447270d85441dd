import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '../../../testing/mocks/server';
import { openPart, owner, retype } from '../../../testing/open-desk-settings';
import { signedInAs } from '../../../testing/signed-in';
import { openPage } from '../../../testing/test-utils';
import type { PushDevice, WebHook, WebHookDelivery } from '../../../types/api';

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

describe('the sources of leads', () => {
  beforeEach(() => server.use(http.get('*/api/web-hooks', () => HttpResponse.json([]))));

  it('get an address that shows once, and end by a press', async () => {
    const door = {
      id: 'door-1',
      name: 'Angi',
      isOpen: true,
      acceptedCount: 2,
      unusableCount: 1,
      refusedCount: 0,
      lastLeadAt: null,
      createdAt: '2026-01-05T12:00:00.000Z',
    };
    let doors: object[] = [];
    server.use(
      http.get('*/api/lead-doors', () => HttpResponse.json(doors)),
      http.post('*/api/lead-doors', async ({ request }) => {
        expect(await request.json()).toEqual({ name: 'Angi' });
        doors = [door];
        return HttpResponse.json({ ...door, url: 'https://grounds.test/in/once' }, { status: 201 });
      }),
      http.delete('*/api/lead-doors/door-1', () => {
        doors = [{ ...door, isOpen: false }];
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await openPart('hooks');
    await userEvent.click(await screen.findByRole('button', { name: 'Add source' }));
    expect(await screen.findByText('Please enter a name')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' Angi ');
    await userEvent.click(screen.getByRole('button', { name: 'Add source' }));
    const dialog = await screen.findByRole('dialog', { name: 'Copy the address now' });
    expect(dialog).toHaveTextContent('https://grounds.test/in/once');
    await userEvent.click(within(dialog).getByRole('button', { name: 'I have copied it' }));
    expect(await screen.findByText('2 leads · 1 of them without email or phone')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Stop Angi' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Stop' }));

    expect(await screen.findByText('Stopped', { selector: 'span' })).toBeVisible();
  });
});

describe('the web hooks', () => {
  beforeEach(() => server.use(http.get('*/api/lead-doors', () => HttpResponse.json([]))));

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
    const address = screen.getByRole('textbox', { name: 'Web address' });

    await userEvent.type(address, 'https://127.0.0.1/x');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('This address is not on the public internet')).toBeVisible();
    await retype(address, 'https://jobs.example/in');
    const events = screen.getByRole('group', { name: 'Events' });
    const boxes = within(events).getAllByRole('checkbox');
    for (const box of boxes) await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(events).toHaveAccessibleDescription('Please choose at least one'));
    await userEvent.click(boxes[0]!);
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    const dialog = await screen.findByRole('dialog', { name: 'Copy the secret now' });
    expect(dialog).toHaveTextContent('whsec_once');
    await userEvent.click(within(dialog).getByRole('button', { name: 'I have copied it' }));

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

    expect(screen.getByText(/^Turned off Jan 8, 2026.*3 waiting$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Recent messages/ }));
    expect(await screen.findByText(/9 tries · answered 500/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await userEvent.click(screen.getByRole('button', { name: /^Turn on/ }));

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

/** Mocks the push API of a browser. */
function havePush(permission: NotificationPermission) {
  let subscription: object | null = null;
  let isRefused = false;
  const unsubscribe = async () => {
    subscription = null;
    return true;
  };
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      if (isRefused) throw new DOMException('refused', 'AbortError');
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
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      getRegistrations: async () => (registered.length > 0 ? [registration] : []),
      register: async (...call: unknown[]) => {
        registered.push(call);
        return registration;
      },
    },
  });
  const fail = () => {
    isRefused = true;
  };
  return { registered, fail, isSubscribed: () => subscription !== null };
}

describe('notices on this device', () => {
  afterEach(() => {
    for (const name of ['isSecureContext', 'PushManager', 'Notification'] as const)
      Reflect.deleteProperty(globalThis, name);
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('are turned on, tried and turned off', async () => {
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

    await userEvent.click(screen.getByRole('button', { name: 'Turn on here' }));
    expect(await screen.findByText('On for this device.')).toBeVisible();
    expect(registered).toEqual([['/admin-worker.js', { scope: '/admin/' }]]);
    await userEvent.click(screen.getByRole('button', { name: /^Send a test/ }));
    await waitFor(() => expect(tested).toEqual(['device-1']));
    await userEvent.click(screen.getByRole('button', { name: /^Turn off here/ }));

    expect(await screen.findByText('Off for this device.')).toBeVisible();
    await waitFor(() => expect(isSubscribed()).toBe(false));
  });

  it.each([
    ['the API', 503, 'The server is busy. Please try again in a moment.'],
    ['the session', 401, 'You are no longer signed in. Sign in again.'],
    ['a rule without words', 412, 'That did not work. Reload the page and try again.'],
    ['the push service', null, /^The browser’s push service did not answer/],
  ])('say why they were not turned on: %s failed', async (_what, status, text) => {
    const { fail } = havePush('default');
    server.use(
      http.get('*/api/push-devices', () => HttpResponse.json([])),
      http.get('*/api/push-devices/key', () =>
        HttpResponse.json({ publicKey: 'key' }, { status: status ?? 200 }),
      ),
    );
    if (status === null) fail();
    await openPart('devices');

    await userEvent.click(screen.getByRole('button', { name: 'Turn on here' }));

    expect(await screen.findByText(text)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Turn on here' })).toBeEnabled();
  });

  it('say where they cannot work', async () => {
    havePush('denied');
    server.use(http.get('*/api/push-devices', () => HttpResponse.json([])));
    signedInAs(owner);
    const { unmount } = openPage('/admin/settings/devices');
    expect(await screen.findByText(/^Notifications are blocked for this site/)).toBeVisible();
    unmount();

    Object.defineProperty(globalThis, 'isSecureContext', { value: false, configurable: true });
    openPage('/admin/settings/devices');
    expect(await screen.findByText(/^This page was opened without HTTPS/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Turn on here' })).toBeNull();
  });
});
