import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** The mocked API of all tests: by default an empty gallery, no leads and no session. */
export const server = setupServer(
  http.get('*/api/projects', () => HttpResponse.json({ projects: [], categories: [], nextCursor: null })),
  http.get('*/api/projects/managed', () => HttpResponse.json({ projects: [], nextCursor: null })),
  http.get('*/api/projects/given-up', () => HttpResponse.json({ projects: [] })),
  http.get('*/api/projects/featured', () => HttpResponse.json({ projects: [] })),
  http.get('*/api/projects/category/:category', () => HttpResponse.json({ projects: [] })),
  http.get('*/api/health', () => HttpResponse.json({ status: 'ok', mode: 'demo' })),
  http.get('*/api/leads', () => HttpResponse.json({ leads: [], nextCursor: null })),
  http.get('*/api/chats', () => HttpResponse.json({ chats: [] })),
  http.get('*/api/leads/audit', () => HttpResponse.json({ events: [], nextCursor: null })),
  http.get('*/api/projects/audit', () => HttpResponse.json({ events: [], nextCursor: null })),
  http.get('*/api/site/audit', () => HttpResponse.json({ events: [], nextCursor: null })),
  http.get('*/api/projects/bin', () => HttpResponse.json({ projects: [], nextCursor: null })),
  http.get('*/api/lead-figures/answer-times', () =>
    HttpResponse.json({ measuredAt: new Date().toISOString(), quote: null, contact: null }),
  ),
  http.get('*/api/leads/sender-domain', () => HttpResponse.json({ domain: 'firm.test', records: null })),
  http.get('*/api/leads/quiet-hours', () =>
    HttpResponse.json({ enabled: true, from: '20:00', until: '07:00' }),
  ),
  http.get('*/api/leads/counts', () =>
    HttpResponse.json({
      quotes: 0,
      contacts: 0,
      byStatus: {},
      late: 0,
      mine: 0,
      unclaimed: 0,
      myDay: 0,
    }),
  ),
  http.get('*/api/lead-figures', () => HttpResponse.json({}, { status: 503 })),
  http.get('*/api/visits/calendar', () => HttpResponse.json({ madeAt: null })),
  http.get('*/api/leads/:id/visits', () => HttpResponse.json({}, { status: 503 })),
  http.get('*/api/leads/proof', () => HttpResponse.json({ at: null, seconds: null, state: 'off' })),
  http.get('*/api/staff', () =>
    HttpResponse.json([
      { id: 'user-1', username: 'ruth', isActive: true },
      { id: 'user-2', username: 'bo', isActive: true },
    ]),
  ),
  http.get('*/api/accounts', () => HttpResponse.json({ accounts: [] })),
  http.get('*/api/projects/site-uses', () => HttpResponse.json({ uses: [] })),
  http.get('*/api/projects/:id/story', () => HttpResponse.json({}, { status: 404 })),
  http.get('*/api/site', () => HttpResponse.json({}, { status: 503 })),
  http.get('*/api/site/versions', () => HttpResponse.json({ versions: [], nextCursor: null })),
  http.get('*/api/leads/mail-state', () =>
    HttpResponse.json({ isPaused: false, pausedReason: null, failedCount: 0, heldCount: 0 }),
  ),
  http.get('*/api/leads/mail-addresses', () =>
    HttpResponse.json({
      isFixed: false,
      addresses: ['office', 'general', 'fallback', 'reply', 'irrigation'].map((name) => ({
        name,
        email: ['reply', 'irrigation'].includes(name) ? null : `${name}@sandhillgrounds.example`,
        isSet: false,
        pending: null,
      })),
      senderName: null,
      sender: 'Sandhill Grounds <no-reply@sandhillgrounds.example>',
    }),
  ),
  http.get('*/api/leads/first-hour', () =>
    HttpResponse.json({ putOff: [], testLead: null, testArrivedAt: null }),
  ),
  http.get('*/api/projects/samples', () => HttpResponse.json({ shown: 0, canComeBack: true })),
  http.get('*/api/leads/mail-settings', () =>
    HttpResponse.json({
      officeEmail: 'office@sandhillgrounds.example',
      generalEmail: 'hello@sandhillgrounds.example',
      fallbackEmail: 'support@sandhillgrounds.example',
      routes: [],
      remindOfficeAfterHours: 8,
      remindFallbackAfterHours: 24,
      alerts: { webhookHost: null, email: null },
    }),
  ),
  http.get('*/api/user/passkeys', () =>
    HttpResponse.json({ passkeys: [], isAvailable: true, recoveryCodesLeft: 0 }),
  ),
  http.get('*/api/user/sessions', () => HttpResponse.json({ sessions: [] })),
  http.get('*/api/user/session', () => HttpResponse.json({ isAuthenticated: false, user: null })),
);
