import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { anAccount, anAuditEvent, aUser } from '../../../testing/factories';
import { server } from '../../../testing/mocks/server';
import { signedInAs } from '../../../testing/signed-in';
import { openPage } from '../../../testing/test-utils';
import type { AuditEvent } from '../../../types/api';

const paths = ['audit', 'leads/audit', 'projects/audit', 'site/audit'] as const;

type Path = (typeof paths)[number];

/** Mocks each service's audit trail. @returns the trails that were requested, with their queries */
function haveTrails(trails: Record<Path, AuditEvent[]>) {
  const asked: [Path, URLSearchParams][] = [];
  for (const path of paths) {
    server.use(
      http.get(`*/api/${path}`, ({ request }) => {
        asked.push([path, new URL(request.url).searchParams]);
        return HttpResponse.json({ events: trails[path], nextCursor: null });
      }),
    );
  }
  server.use(
    http.get('*/api/accounts', () =>
      HttpResponse.json({ accounts: [anAccount({ id: 'account-1', username: 'maya' })] }),
    ),
  );
  return asked;
}

const allTrails = {
  audit: [anAuditEvent({ at: '2026-01-05T12:00:00.000Z' })],
  'leads/audit': [
    anAuditEvent({
      at: '2026-01-05T13:00:00.000Z',
      actor: 'user',
      actorId: 'account-1',
      action: 'lead_status_changed',
      subjectName: 'Q-7F3K2M',
      details: { from: 'new', to: 'won' },
    }),
  ],
  'projects/audit': [
    anAuditEvent({ at: '2026-01-05T11:00:00.000Z', actor: 'system', action: 'project_purged' }),
  ],
  'site/audit': [
    anAuditEvent({
      at: '2026-01-05T10:00:00.000Z',
      action: 'site_published',
      details: { version: 12, parts: 'hours' },
    }),
  ],
} satisfies Record<Path, AuditEvent[]>;

const of = (action: string, details: AuditEvent['details']) =>
  anAuditEvent({ id: action, actor: 'system', address: null, action, details });

function openAccounts() {
  signedInAs(aUser({ role: 'owner' }));
  openPage('/admin/accounts');
}

describe('the audit trail', () => {
  it('lists the events of all services by time, with the names of accounts', async () => {
    haveTrails(allTrails);
    openAccounts();

    expect(await screen.findByText('by maya, 203.0.113.7, from: New, to: Won')).toBeVisible();
    expect(screen.getByText(/^by the system/)).toBeVisible();
    expect(
      screen
        .getAllByText(/^(Sign-in failed|Lead status changed|Image erased|Website published)$/, {
          selector: 'p > *',
        })
        .map(({ textContent }) => textContent),
    ).toEqual(['Lead status changed', 'Sign-in failed', 'Image erased', 'Website published']);
  });

  it('says details in the reader’s language, and leaves out those that say nothing', async () => {
    localStorage.setItem('language', 'es');
    haveTrails({
      audit: [
        of('role_changed', { from: 'user', to: 'owner' }),
        of('sign_in_failed', { reason: 'wrong_password' }),
        of('password_changed', { sessionsEnded: 2 }),
      ],
      'leads/audit': [
        of('lead_status_changed', { from: 'new', to: 'contacted' }),
        of('lead_owner_changed', { to: 'account-1' }),
        of('visit_changed', { change: 'on_the_way' }),
        of('lead_changed', { fields: 'email,phone' }),
        of('lead_claimed', { via: 'mail' }),
        of('held_mail_released', { decision: 'mark_sent', count: 3 }),
        of('test_mail_sent', { recipient: 'another' }),
        of('visit_settings_changed', { windows: 4, noticeHours: 24, horizonDays: 30, lastMomentHours: 2 }),
        of('lead_answered', { status: 'contacted', sendAt: '2026-01-05T18:25:00.000Z' }),
        of('retention_changed', { lostAndSpamMonths: 12, allMonths: 'off' }),
        of('lead_note_added', { kind: 'call' }),
      ],
      'projects/audit': [
        of('project_changed', { fields: 'titleEs,displayOrder,focusX,focusY' }),
        of('project_uploaded', { cut: 'file_name' }),
      ],
      'site/audit': [
        of('site_published', { version: 12, parts: 'guide,hours' }),
        of('guide_entry_changed', { kind: 'plant', slug: 'ixora', fields: 'descriptionEs', version: 13 }),
        of('draft_discarded', { revision: 7 }),
      ],
    });
    openAccounts();

    for (const details of [
      'antes: Usuario, ahora: Propietario',
      'motivo: Contraseña incorrecta',
      'antes: Nueva, ahora: Contactada',
      'ahora: maya',
      'cambio: En camino',
      'campos: Correo, Teléfono',
      'por medio de: el correo a la oficina',
      'decisión: marcado como enviado, cantidad: 3',
      'destinatario: otra dirección',
      'horas de visita: 4, horas de anticipación mínima: 24, días de anticipación máxima: 30, cambios hasta (horas antes): 2',
      'estado: Contactada, se enviará: 5 ene 2026, 1:25 p. m.',
      'meses para perdidas y spam: 12, meses para todas las solicitudes: sin límite',
      'sesiones cerradas: 2',
      'campos: Título en español, Orden, Punto importante',
      'recortada por: la palabra “crop” en el nombre del archivo',
      'tipo: Llamada',
      'versión: 12, partes: Guía de plantas, Horario',
      'tipo: Planta, dirección de la página: ixora, campos: Descripción, en español, versión: 13',
    ])
      expect(await screen.findByText(`por el sistema, ${details}`)).toBeVisible();
    expect(screen.getByText('por el sistema')).toBeVisible();
  });

  it('shows how often an hour’s sign-ins failed, and the last of them', async () => {
    const details = {
      reason: 'wrong_password',
      count: 1204,
      lastAt: '2026-01-05T18:25:00.000Z',
      lastAddress: '203.0.113.9',
    };
    const trails = { ...allTrails, audit: [anAuditEvent({ subjectName: 'maya', details })] };
    haveTrails(trails);
    openAccounts();

    expect(
      await screen.findByText(
        /^by .+, 203\.0\.113\.7, reason: Wrong password, 1,204 times, the last Jan 5, 2026, 1:25\sPM from 203\.0\.113\.9$/i,
      ),
    ).toBeVisible();
  });

  it('asks only where an answer can be', async () => {
    const asked = haveTrails(allTrails);
    openAccounts();
    await screen.findByText(/by maya/);

    asked.length = 0;
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'Images');
    await waitFor(() => expect(screen.queryByText(/by maya/)).toBeNull());
    expect(asked.map(([path]) => path)).toEqual(['projects/audit']);

    asked.length = 0;
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'All areas');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What happened' }), 'Lead deleted');
    await waitFor(() => expect(asked.at(-1)?.[1].get('action')).toBe('lead_deleted'));
    expect(asked.at(-1)?.[0]).toBe('leads/audit');
  });

  it("queries whole days in the office's time zone, whatever the browser's", async () => {
    const asked = haveTrails(allTrails);
    openAccounts();
    await screen.findByText(/by maya/);

    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-03-08' } });
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-03-08' } });

    await waitFor(() => expect(asked.at(-1)?.[1].get('to')).toBe('2026-03-09T04:00:00.000Z'));
    expect(asked.at(-1)?.[1].get('from')).toBe('2026-03-08T05:00:00.000Z');
  });

  it('is not shown in part when a service does not answer', async () => {
    haveTrails(allTrails);
    server.use(http.get('*/api/leads/audit', () => HttpResponse.json({}, { status: 503 }), { once: true }));
    openAccounts();

    expect(await screen.findByText('This did not load. Please try again.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText(/by maya/)).toBeVisible();
  });
});
