import type { Language } from '@sandhill/company/language.js';

/** Texts of invitations and of forgotten passwords. */
const en = {
  forgot: {
    link: 'Forgot your password?',
    title: 'Set a new password',
    text: 'Enter your username or your email address. If the account exists, we email you a link.',
    field: 'Username or email',
    submit: 'Email me a link',
    submitting: 'Please wait...',
    sent: {
      title: 'Check your email',
      text: 'If the account exists, a link is on its way. It works once and expires after one hour. Nothing there? Look in the spam folder, or ask the owner of the site.',
    },
    owners:
      'Owners who have neither a passkey nor an authenticator app get no link. The person who runs the server can give them a new password.',
    back: 'Back to sign-in',
    failed: 'The link was not requested',
  },
  link: {
    pageTitle: 'Your account',
    titles: { invitation: 'Welcome', password_reset: 'Set a new password' },
    texts: {
      invitation: (email: string) => `This account belongs to ${email}. Choose how you sign in.`,
      password_reset: (name: string) =>
        `For the account ${name}. When you save, you are signed out on all devices.`,
    },
    username: 'Username',
    firstName: 'First name for customers',
    firstNameHint:
      'Customers see it on the page where they follow their request, and by email when you are on the way to a visit. Optional.',
    language: 'Language',
    languages: { en: 'English', es: 'Español' },
    password: 'New password',
    passwordHint: 'At least 8 characters',
    submit: 'Save password',
    submitting: 'Saving...',
    passkey: 'Use a passkey instead',
    done: { title: 'Saved', description: 'Sign in now.' },
    toSignIn: 'Sign in',
    failed: 'Nothing was saved',
    ended: {
      title: 'This link no longer works',
      text: 'It was used, was replaced by a newer one, or has expired. Ask for a new one.',
    },
  },
  invite: {
    title: 'Invite someone',
    text: 'They get an email with a link, choose their own password or passkey, and then sign in. The link works for 72 hours.',
    language: 'Language of the email',
    chooseRole: 'Choose a role',
    submit: 'Send invitation',
    submitting: 'Sending...',
    sent: (email: string) => ({
      title: 'Invitation sent',
      description: `The email to ${email} goes out now.`,
    }),
    failed: 'No invitation was sent',
    again: 'Send again',
    againOf: (name: string) => `Send the invitation to ${name} again`,
    until: (time: string) => `Invited; the link works until ${time}`,
    ended: 'Invited; the link has expired',
    without: 'No email? Create a temporary password',
  },
};

type AccountLinksContent = typeof en;

const es: AccountLinksContent = {
  forgot: {
    link: '¿Olvidó su contraseña?',
    title: 'Pida una contraseña nueva',
    text: 'Escriba su nombre de usuario o su correo. Si existe esa cuenta, le enviamos un enlace por correo.',
    field: 'Nombre de usuario o correo',
    submit: 'Enviarme un enlace',
    submitting: 'Espere...',
    sent: {
      title: 'Revise su correo',
      text: 'Si existe esa cuenta, el enlace va en camino. Sirve una sola vez, durante una hora. ¿No llega? Mire en el correo no deseado o pregunte al propietario del sitio.',
    },
    owners:
      'Los propietarios sin llave de acceso ni aplicación de autenticación no reciben enlace. La persona que administra el servidor les puede dar una contraseña nueva.',
    back: 'Volver al inicio de sesión',
    failed: 'No se pidió el enlace',
  },
  link: {
    pageTitle: 'Su cuenta',
    titles: { invitation: 'Le damos la bienvenida', password_reset: 'Elija una contraseña nueva' },
    texts: {
      invitation: (email) => `Esta cuenta es de ${email}. Elija cómo entrar.`,
      password_reset: (name) => `Para la cuenta ${name}. Al guardar se cierran todas sus sesiones.`,
    },
    username: 'Nombre de usuario',
    firstName: 'Nombre para los clientes',
    firstNameHint:
      'Los clientes lo ven en la página donde siguen su solicitud y en el correo que les avisa que usted va en camino a una visita. Opcional.',
    language: 'Idioma',
    languages: { en: 'English', es: 'Español' },
    password: 'Contraseña nueva',
    passwordHint: 'Al menos 8 caracteres',
    submit: 'Guardar contraseña',
    submitting: 'Guardando...',
    passkey: 'Usar una llave de acceso',
    done: { title: 'Guardado', description: 'Ya puede entrar.' },
    toSignIn: 'Entrar',
    failed: 'No se guardó nada',
    ended: {
      title: 'Este enlace ya no sirve',
      text: 'Ya se usó, hay uno más nuevo o venció. Pida otro.',
    },
  },
  invite: {
    title: 'Invitar a alguien',
    text: 'La persona recibe un correo con un enlace, elige su contraseña o llave de acceso, y después entra. El enlace sirve 72 horas.',
    language: 'Idioma del correo',
    chooseRole: 'Elija una función',
    submit: 'Enviar invitación',
    submitting: 'Enviando...',
    sent: (email) => ({ title: 'Invitación enviada', description: `El correo a ${email} sale ahora.` }),
    failed: 'No se envió la invitación',
    again: 'Enviar de nuevo',
    againOf: (name) => `Enviar de nuevo la invitación a ${name}`,
    until: (time) => `Invitación enviada; el enlace sirve hasta el ${time}`,
    ended: 'Invitación enviada; el enlace venció',
    without: '¿Sin correo? Cree una contraseña temporal',
  },
};

export const accountLinksContent: Record<Language, AccountLinksContent> = { en, es };
