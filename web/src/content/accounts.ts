import type { Language } from '@sandhill/company/language.js';
import type { OpenWork } from '../types/api';
import { auditTrailContent } from './audit-trail';
import { secondFactorWords } from './second-factor';

const en = {
  tryLater: 'Check the connection and try again.',
  reasons: {
    forbidden: 'Your account is not allowed to do this. Ask the owner.',
    signIn: 'You are no longer signed in. Sign in again; what you typed is kept.',
  },
  codes: {
    password_incorrect: 'The current password is not correct',
    second_factor_invalid: 'This code is not valid',
    second_factor_not_begun: 'Start the setup again',
    second_factor_on: 'The app is turned on already. If you have saved no recovery codes, press “New codes”',
    second_factor_off: 'The second factor is already off',
    second_factor_unavailable: 'Authenticator app codes are not available right now',
    too_many_attempts: 'Too many attempts. Wait a few minutes and try again',
    not_found: 'Already removed',
    taken: 'Another account already uses this',
    last_owner: 'This is the last owner. Make someone else an owner first',
    own_account: 'You cannot disable your own account',
    account_disabled: 'This account is disabled. Enable it first',
    link_ended: 'This link has been used or has expired. Ask for a new one',
    links_unavailable: 'This server cannot email links. Create a temporary password instead',
    not_invited: 'This person has already accepted the invitation',
    invalid_username: 'Use letters, digits, dots, dashes, underscores, @ and +. Start with a letter or digit',
    invalid_email: 'Please enter a valid email address',
    required: 'Please fill in this field',
    too_long: 'Please shorten this text',
  } as Record<string, string>,
  loading: 'Loading...',
  failed: 'This did not load. Please try again.',
  copy: 'Copy',
  copied: 'Copied',
  sessions: {
    title: 'Your sessions',
    text: 'Where you are signed in. Sign out devices you don’t recognize. Changing your password signs out all other devices.',
    current: 'This session',
    all: (count: number) => `Show all ${count}`,
    unknownBrowser: 'Unknown browser',
    seen: (time: string) => `Last used ${time}`,
    since: (time: string) => `signed in ${time}`,
    from: (address: string) => `from ${address}`,
    end: 'Sign out',
    endOf: (browser: string) => `Sign out ${browser}`,
    ended: { title: 'Signed out', description: 'That device has to sign in again.' },
    failed: 'The device was not signed out',
  },
  secondFactor: secondFactorWords.en.secondFactor,
  accounts: {
    title: 'Accounts',
    add: 'Create an account',
    username: 'Username',
    email: 'Email',
    role: 'Role',
    roles: { crew: 'Crew', user: 'User', administrator: 'Administrator', owner: 'Owner' },
    roleHints: {
      crew: 'Uploads images and edits only their own. Sees the visits assigned to them, but no leads',
      user: 'Reads and answers leads',
      administrator:
        'Everything a user can do, plus managing images, website and plant guide, downloading leads as CSV, and deleting leads',
      owner:
        'Everything an administrator can do, plus managing accounts and settings and reading the audit trail',
    },
    submit: 'Create account',
    submitting: 'Creating...',
    madeFailed: 'The account was not created',
    changeFailed: 'The account was not changed',
    you: 'you',
    disabled: 'Disabled',
    temporary: 'Temporary password',
    temporaryUntil: (time: string) => `Temporary password, valid until ${time}`,
    secondFactor: 'Second factor',
    lastSignIn: (time: string) => `Last sign-in ${time}`,
    never: 'Never signed in',
    newPassword: 'New temporary password',
    newPasswordOf: (name: string) => `New temporary password for ${name}`,
    newPasswordTitle: 'New temporary password',
    newPasswordText: (name: string) =>
      `${name}’s password stops working, and ${name} is signed out everywhere.`,
    giving: 'Creating...',
    disable: 'Disable',
    disableOf: (name: string) => `Disable ${name}`,
    removeFactor: 'Remove second factor',
    removeFactorOf: (name: string) => `Remove the second factor of ${name}`,
    removeFactorTitle: 'Remove second factor',
    removeFactorText: (name: string) =>
      `Until a new second factor is set up, ${name} signs in with the password alone. First make sure that the request really comes from ${name}.`,
    removingFactor: 'Removing…',
    disableTitle: 'Disable account',
    disableText: (name: string) =>
      `${name} is signed out at once and cannot sign in until the account is enabled again.`,
    disabling: 'Disabling...',
    countingLeads: 'Counting open leads...',
    notCounted: (name: string) =>
      `${name}’s open leads could not be counted. If you continue, no one takes them over: they appear under “Unassigned”, where you can assign them to someone else.`,
    openLeads: (name: string, { open, visits }: OpenWork) => {
      const leads = open === 1 ? '1 open lead' : open > 0 && `${open} open leads`;
      const coming = visits === 1 ? '1 upcoming visit' : visits > 0 && `${visits} upcoming visits`;
      const work = [leads, coming].filter(Boolean).join(' and ');
      return `${name} has ${work}. Who takes over?`;
    },
    heirHint: 'The person who takes over is notified by email.',
    noHeir: 'No one: new leads go back to “Unclaimed”, other leads to “Unassigned”, and visits stay booked',
    handOverFailed: 'The leads were not handed over, and the account was not disabled',
    enable: 'Enable',
    enableOf: (name: string) => `Enable ${name}`,
    edit: 'Edit',
    editOf: (name: string) => `Edit ${name}`,
    editTitle: (name: string) => `Edit ${name}`,
    save: 'Save',
    saving: 'Saving...',
    ownRoleTitle: 'Give up the role of owner?',
    ownRoleText: (role: string) =>
      `Your new role is ${role}. You can then no longer manage accounts and settings, and only another owner can make you an owner again.`,
    ownRole: 'Change my role',
    endSessions: 'Sign out everywhere',
    endSessionsOf: (name: string) => `Sign out everywhere: ${name}`,
    changed: { title: 'Account changed', description: 'The change is in effect now.' },
    sessionsEnded: { title: 'Signed out everywhere', description: 'This person has to sign in again.' },
    issued: {
      title: (name: string) => `Temporary password for ${name}`,
      text: 'It is shown only now, never again. Read it out or hand it over.',
      until: (time: string) => `Valid until ${time}.`,
      readOut: (name: string) =>
        `To read out: Go to the website, choose Admin, then “I Already Have Credentials”. Your username is ${name}. You may leave out the dashes in the password. You will be asked to choose your own password.`,
      done: 'Done',
    },
  },
  audit: auditTrailContent.en,
};

export type AccountsContent = typeof en;

const es: AccountsContent = {
  tryLater: 'Revise la conexión e inténtelo de nuevo.',
  reasons: {
    forbidden: 'Su cuenta no puede hacer esto. Pídaselo al propietario.',
    signIn: 'Su sesión terminó. Entre de nuevo; lo que escribió se conserva.',
  },
  codes: {
    password_incorrect: 'La contraseña actual no es correcta',
    second_factor_invalid: 'Este código no es válido',
    second_factor_not_begun: 'Empiece la configuración de nuevo',
    second_factor_on:
      'La aplicación ya está activada. Si no guardó códigos de recuperación, toque “Códigos nuevos”',
    second_factor_off: 'El segundo factor ya está desactivado',
    second_factor_unavailable: 'Por ahora no se pueden usar códigos de una aplicación de autenticación',
    too_many_attempts: 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo',
    not_found: 'Ya no existe',
    taken: 'Otra cuenta ya lo usa',
    last_owner: 'Es el último propietario. Primero dé esa función a otra persona',
    own_account: 'No puede desactivar su propia cuenta',
    account_disabled: 'Esta cuenta está desactivada. Actívela primero',
    link_ended: 'Este enlace ya se usó o venció. Pida otro',
    links_unavailable: 'Este servidor no puede enviar enlaces por correo. Cree una contraseña temporal',
    not_invited: 'Esta persona ya aceptó la invitación',
    invalid_username:
      'Use letras, dígitos, puntos, guiones, guiones bajos, @ y +. Empiece con una letra o un dígito',
    invalid_email: 'Escriba una dirección de correo válida',
    required: 'Complete este campo',
    too_long: 'Acorte este texto',
  },
  loading: 'Cargando...',
  failed: 'No se pudo cargar. Inténtelo de nuevo.',
  copy: 'Copiar',
  copied: 'Copiado',
  sessions: {
    title: 'Sus sesiones',
    text: 'Dónde tiene la sesión abierta. Cierre las sesiones que no reconozca; al cambiar la contraseña se cierran todas menos esta.',
    current: 'Esta sesión',
    all: (count) => `Mostrar las ${count}`,
    unknownBrowser: 'Navegador desconocido',
    seen: (time) => `Último uso: ${time}`,
    since: (time) => `sesión iniciada el ${time}`,
    from: (address) => `desde ${address}`,
    end: 'Cerrar sesión',
    endOf: (browser) => `Cerrar la sesión en ${browser}`,
    ended: { title: 'Sesión cerrada', description: 'En ese dispositivo hay que iniciar sesión de nuevo.' },
    failed: 'No se cerró la sesión',
  },
  secondFactor: secondFactorWords.es.secondFactor,
  accounts: {
    title: 'Cuentas',
    add: 'Crear una cuenta',
    username: 'Nombre de usuario',
    email: 'Correo',
    role: 'Función',
    roles: { crew: 'Cuadrilla', user: 'Usuario', administrator: 'Administrador', owner: 'Propietario' },
    roleHints: {
      crew: 'Sube imágenes y cambia solo las suyas. Ve las visitas que tiene asignadas, pero no las solicitudes',
      user: 'Lee y responde solicitudes',
      administrator:
        'Todo lo que puede hacer un usuario, y además administrar imágenes, sitio web y guía de plantas, descargar solicitudes en CSV y eliminarlas',
      owner:
        'Todo lo que puede hacer un administrador, y además administrar cuentas y ajustes y leer el registro de auditoría',
    },
    submit: 'Crear la cuenta',
    submitting: 'Creando...',
    madeFailed: 'No se creó la cuenta',
    changeFailed: 'No se cambió la cuenta',
    you: 'usted',
    disabled: 'Desactivada',
    temporary: 'Contraseña temporal',
    temporaryUntil: (time) => `Contraseña temporal, válida hasta el ${time}`,
    secondFactor: 'Segundo factor',
    lastSignIn: (time) => `Último acceso: ${time}`,
    never: 'Nunca ha entrado',
    newPassword: 'Nueva contraseña temporal',
    newPasswordOf: (name) => `Nueva contraseña temporal para ${name}`,
    newPasswordTitle: 'Nueva contraseña temporal',
    newPasswordText: (name) => `La contraseña de ${name} deja de servir y se cierran todas sus sesiones.`,
    giving: 'Creando...',
    disable: 'Desactivar',
    disableOf: (name) => `Desactivar la cuenta de ${name}`,
    removeFactor: 'Quitar el segundo factor',
    removeFactorOf: (name) => `Quitar el segundo factor de ${name}`,
    removeFactorTitle: 'Quitar el segundo factor',
    removeFactorText: (name) =>
      `Hasta que configure otro segundo factor, a ${name} le bastará la contraseña para entrar. Asegúrese antes de que es ${name} quien lo pide.`,
    removingFactor: 'Quitando…',
    disableTitle: 'Desactivar la cuenta',
    disableText: (name) =>
      `A ${name} se le cierra la sesión ahora; no podrá entrar hasta que se vuelva a activar su cuenta.`,
    disabling: 'Desactivando...',
    countingLeads: 'Contando las solicitudes abiertas...',
    notCounted: (name) =>
      `No se pudieron contar las solicitudes abiertas de ${name}. Si continúa, nadie las recibe: aparecen en “Sin responsable” y ahí puede asignarlas a otra persona.`,
    openLeads: (name, { open, visits }) => {
      const leads = open === 1 ? '1 solicitud abierta' : open > 0 && `${open} solicitudes abiertas`;
      const coming = visits === 1 ? '1 visita pendiente' : visits > 0 && `${visits} visitas pendientes`;
      const work = [leads, coming].filter(Boolean).join(' y ');
      return `${name} tiene ${work}. ¿Quién se encarga?`;
    },
    heirHint: 'La nueva persona responsable recibe un aviso por correo.',
    noHeir:
      'Nadie: las solicitudes nuevas vuelven a “Sin atender”; las demás, a “Sin responsable”; las visitas siguen reservadas',
    handOverFailed: 'Las solicitudes no se traspasaron y la cuenta no se desactivó',
    enable: 'Activar',
    enableOf: (name) => `Activar la cuenta de ${name}`,
    edit: 'Editar',
    editOf: (name) => `Editar la cuenta de ${name}`,
    editTitle: (name) => `Editar la cuenta de ${name}`,
    save: 'Guardar',
    saving: 'Guardando...',
    ownRoleTitle: '¿Dejar la función de propietario?',
    ownRoleText: (role) =>
      `Su nueva función es ${role}. Ya no podrá administrar cuentas ni ajustes, y solo otro propietario podrá devolverle esa función.`,
    ownRole: 'Cambiar mi función',
    endSessions: 'Cerrar todas las sesiones',
    endSessionsOf: (name) => `Cerrar todas las sesiones: ${name}`,
    changed: { title: 'Cuenta cambiada', description: 'El cambio ya se aplica.' },
    sessionsEnded: { title: 'Sesiones cerradas', description: 'Esta persona tiene que entrar de nuevo.' },
    issued: {
      title: (name) => `Contraseña temporal para ${name}`,
      text: 'Solo se muestra ahora, nunca más. Léala en voz alta o entréguela.',
      until: (time) => `Válida hasta el ${time}`,
      readOut: (name) =>
        `Para leer en voz alta: Vaya al sitio, elija Admin y luego “Ya tengo acceso”. Su nombre de usuario es ${name}. Puede omitir los guiones de la contraseña. Se le pedirá elegir su propia contraseña.`,
      done: 'Listo',
    },
  },
  audit: auditTrailContent.es,
};

export const accountsContent: Record<Language, AccountsContent> = { en, es };
