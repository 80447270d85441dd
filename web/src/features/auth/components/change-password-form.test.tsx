import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { LanguageContext } from '../../../lib/language-context';
import { server } from '../../../testing/mocks/server';
import { renderPart } from '../../../testing/test-utils';
import { ChangePasswordForm } from './change-password-form';

const inSpanish = (
  <LanguageContext value="es">
    <ChangePasswordForm onSubmitted={() => undefined} />
  </LanguageContext>
);

describe(ChangePasswordForm.name, () => {
  it.each([
    [429, 'too_many_attempts', /^Hubo demasiados intentos fallidos/],
    [502, 'service_unavailable', /^Esta parte del sitio no está disponible/],
  ])('says in the language of the page why %d %s changed nothing', async (status, code, text) => {
    server.use(
      http.post('*/api/user/password', () =>
        HttpResponse.json({ error: 'A sentence of the server.', code }, { status }),
      ),
    );
    renderPart(inSpanish);

    await userEvent.type(screen.getByLabelText('Contraseña actual'), 'the old password');
    await userEvent.type(screen.getByLabelText('Contraseña nueva'), 'a new long password');
    await userEvent.type(screen.getByLabelText('Repita la contraseña nueva'), 'a new long password');
    await userEvent.click(screen.getByRole('button', { name: 'Cambiar la contraseña' }));

    expect(await screen.findByText(text)).toBeVisible();
  });
});
