import type { Language } from '@sandhill/company/language.js';

const en = {
  passkey: {
    use: 'Use a passkey',
    using: 'Waiting for your passkey...',
    or: 'or',
  },
  code: {
    app: 'Code from your authenticator app',
    appHint: 'Six digits; they change every half minute.',
    recovery: 'Recovery code',
    recoveryHint: 'One of the codes that you saved when you set up your second factor. Each works once.',
    useRecovery: 'Use a recovery code instead',
    useApp: 'Use the code from the app instead',
  },
  secondStep: {
    title: 'One more step',
    text: (username: string) =>
      `The password for ${username} is correct. Now use your second factor to confirm that it is you.`,
    submit: 'Continue',
    submitting: 'Checking...',
    back: 'Start again',
    missing: 'Please enter the code',
  },
  /** Shown while a limit on sign-in attempts is in effect; `wait` is for instance 'in 5 minutes'. */
  waits: {
    too_many_attempts: (wait: string) =>
      `Too many failed attempts. Try again ${wait}. To sign in right away, use a passkey, or a browser in which you signed in before.`,
    second_factor_waiting: (wait: string) =>
      `Too many wrong codes for this account. Enter the next code ${wait}. To sign in right away, use a passkey, or a browser in which you signed in before.`,
  },
  someTime: 'in a few minutes',
  passkeyFailed: {
    passkey_cancelled: 'The passkey was not used. Try again, or choose another way.',
    passkey_known: 'This device already holds a passkey for your account.',
    passkey_invalid: 'This passkey was not accepted. Try again, or choose another way.',
    passkey_unsupported: 'This browser or device cannot use passkeys.',
    passkeys_unavailable:
      'Passkeys work only at the site’s main address. Sign in there, or use your password.',
    passkeys_full: 'This account has too many passkeys. Remove one first.',
  } as Record<string, string>,
  confirm: {
    title: 'Please confirm that it is you',
    text: 'You signed in more than 30 minutes ago. What you were doing continues as soon as you confirm.',
    password: 'Your password',
    submit: 'Confirm',
    submitting: 'Checking...',
    missing: 'Please enter your password',
    missingCode: 'Please enter the code',
    failed: 'This did not work. Check the connection and try again.',
    notLoaded: 'This confirmation did not load.',
  },
  settings: {
    title: 'Security',
    text: 'A second factor protects your account even if someone learns your password.',
  },
  passkeys: {
    title: 'Passkeys',
    text: 'Sign in with your fingerprint, your face or a security key instead of the password. A passkey works only on this site, so a fake page cannot ask for it.',
    none: 'You have no passkey yet.',
    unavailable: 'Passkeys are not available here',
    unavailableText:
      'Passkeys work only at the site’s main address, which begins with https:// or, on a test machine, is http://localhost. Open the site there, or use an authenticator app.',
    unsupported: 'This browser cannot create passkeys. Use a current browser, or an authenticator app.',
    name: 'Name of this device',
    nameHint: 'To tell your passkeys apart. You can change it later.',
    unknownDevice: 'My device',
    add: 'Add a passkey',
    adding: 'Waiting for your device...',
    used: (time: string) => `last used ${time}`,
    neverUsed: 'not used yet',
    made: (time: string) => `Added ${time}`,
    backedUp: 'saved in your password manager',
    rename: 'Rename',
    renameOf: (name: string) => `Rename ${name}`,
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    removing: 'Removing...',
    removeTitle: (name: string) => `Remove ${name}?`,
    removeText:
      'It will no longer sign you in. Delete it on the device as well: that does not happen automatically.',
    removeLastText:
      'This is your only second factor. Without it, the password alone signs you in, and your recovery codes stop working. If you never set a password, ask an owner for a temporary one first.',
    save: 'Save',
    saving: 'Saving...',
    isAdded: { title: 'Passkey added', description: 'You can sign in with it from now on.' },
    isRenamed: { title: 'Name changed', description: 'The passkey works as before.' },
    isRemoved: { title: 'Passkey removed', description: 'It no longer signs you in.' },
    notAdded: 'The passkey was not added',
    notChanged: 'The passkey was not changed',
  },
  lost: {
    title: 'If you lose a device',
    points: [
      'Sign in with another passkey, your authenticator app or a recovery code. Then remove the lost device here.',
      'Add passkeys on two devices, so that you are never left without one.',
      'If you have no passkey, app or recovery code left, ask an owner of the site: they can remove your second factor under Accounts.',
    ],
  },
  reminder: {
    title: 'Protect your account with a second factor',
    text: 'Your account can see customers’ data and change the site. A passkey takes a minute to set up.',
    setUp: 'Set up now',
    later: 'Remind me tomorrow',
  },
  setUp: {
    title: 'Set up your second factor',
    text: 'This site requires a second factor for every account. Add a passkey or an authenticator app to continue.',
    signedIn: (username: string) => `Signed in as ${username}`,
    logout: 'Logout',
  },
};

export type SecurityContent = typeof en;

const es: SecurityContent = {
  passkey: {
    use: 'Usar una llave de acceso',
    using: 'Esperando su llave de acceso...',
    or: 'o',
  },
  code: {
    app: 'Código de su aplicación de autenticación',
    appHint: 'Seis dígitos; cambian cada medio minuto.',
    recovery: 'Código de recuperación',
    recoveryHint: 'Uno de los códigos que guardó al configurar el segundo factor. Cada uno sirve una vez.',
    useRecovery: 'Usar un código de recuperación',
    useApp: 'Usar el código de la aplicación',
  },
  secondStep: {
    title: 'Un paso más',
    text: (username) =>
      `La contraseña de ${username} es correcta. Demuestre con su segundo factor que es usted.`,
    submit: 'Continuar',
    submitting: 'Comprobando...',
    back: 'Empezar de nuevo',
    missing: 'Escriba el código',
  },
  waits: {
    too_many_attempts: (wait) =>
      `Hubo demasiados intentos fallidos. Inténtelo de nuevo ${wait}. Para entrar de inmediato, use una llave de acceso o un navegador con el que ya entró antes.`,
    second_factor_waiting: (wait) =>
      `Hubo demasiados códigos incorrectos para esta cuenta. Podrá escribir otro código ${wait}. Para entrar de inmediato, use una llave de acceso o un navegador con el que ya entró antes.`,
  },
  someTime: 'en unos minutos',
  passkeyFailed: {
    passkey_cancelled: 'No se usó la llave de acceso. Inténtelo de nuevo o elija otra forma.',
    passkey_known: 'Este dispositivo ya tiene una llave de acceso de su cuenta.',
    passkey_invalid: 'No se aceptó esta llave de acceso. Inténtelo de nuevo o elija otra forma.',
    passkey_unsupported: 'Este navegador o dispositivo no puede usar llaves de acceso.',
    passkeys_unavailable:
      'Las llaves de acceso solo funcionan en la dirección principal del sitio. Entre por ella o use su contraseña.',
    passkeys_full: 'Esta cuenta tiene demasiadas llaves de acceso. Quite una primero.',
  },
  confirm: {
    title: 'Confirme que es usted',
    text: 'Entró hace más de 30 minutos. Lo que pidió continúa en cuanto lo confirme.',
    password: 'Su contraseña',
    submit: 'Confirmar',
    submitting: 'Comprobando...',
    missing: 'Escriba su contraseña',
    missingCode: 'Escriba el código',
    failed: 'No funcionó. Revise la conexión e inténtelo de nuevo.',
    notLoaded: 'No se pudo cargar la confirmación.',
  },
  settings: {
    title: 'Seguridad',
    text: 'Un segundo factor protege su cuenta aunque alguien conozca su contraseña.',
  },
  passkeys: {
    title: 'Llaves de acceso',
    text: 'Entre con su huella, su cara o una llave de seguridad en lugar de la contraseña. Una llave de acceso solo funciona en este sitio: una página falsa no puede pedirla.',
    none: 'Todavía no tiene una llave de acceso.',
    unavailable: 'Las llaves de acceso no están disponibles aquí',
    unavailableText:
      'Solo funcionan en la dirección principal del sitio, que empieza con https:// o, en una máquina de prueba, es http://localhost. Abra el sitio ahí o use una aplicación de autenticación.',
    unsupported:
      'Este navegador no puede crear llaves de acceso. Use un navegador actual o una aplicación de autenticación.',
    name: 'Nombre de este dispositivo',
    nameHint: 'Para distinguir sus llaves de acceso. Puede cambiarlo después.',
    unknownDevice: 'Mi dispositivo',
    add: 'Agregar una llave de acceso',
    adding: 'Esperando su dispositivo...',
    used: (time) => `último uso: ${time}`,
    neverUsed: 'sin usar todavía',
    made: (time) => `Agregada el ${time}`,
    backedUp: 'guardada en su administrador de contraseñas',
    rename: 'Cambiar nombre',
    renameOf: (name) => `Cambiar el nombre de ${name}`,
    remove: 'Quitar',
    removeOf: (name) => `Quitar ${name}`,
    removing: 'Quitando...',
    removeTitle: (name) => `¿Quitar ${name}?`,
    removeText:
      'Ya no servirá para entrar. Bórrela también en el dispositivo: allí no se borra automáticamente.',
    removeLastText:
      'No tiene otro segundo factor. Sin esta llave basta la contraseña para entrar, y sus códigos de recuperación dejan de servir. Si nunca puso una contraseña, pida antes una temporal a un propietario.',
    save: 'Guardar',
    saving: 'Guardando...',
    isAdded: { title: 'Llave de acceso agregada', description: 'Ya puede entrar con ella.' },
    isRenamed: { title: 'Nombre cambiado', description: 'La llave de acceso funciona como antes.' },
    isRemoved: { title: 'Llave de acceso quitada', description: 'Ya no sirve para entrar.' },
    notAdded: 'No se agregó la llave de acceso',
    notChanged: 'No se cambió la llave de acceso',
  },
  lost: {
    title: 'Si pierde un dispositivo',
    points: [
      'Entre con otra llave de acceso, su aplicación de autenticación o un código de recuperación. Después quite aquí el dispositivo perdido.',
      'Agregue llaves de acceso en dos dispositivos, para no quedarse sin ninguna.',
      'Si ya no tiene llave de acceso, aplicación ni códigos, avise a un propietario del sitio, que puede quitarle el segundo factor en Cuentas.',
    ],
  },
  reminder: {
    title: 'Proteja su cuenta con un segundo factor',
    text: 'Su cuenta puede ver datos de clientes y cambiar el sitio. Una llave de acceso se configura en un minuto.',
    setUp: 'Configurar ahora',
    later: 'Recordármelo mañana',
  },
  setUp: {
    title: 'Configure su segundo factor',
    text: 'Este sitio pide un segundo factor a todas las cuentas. Agregue una llave de acceso o una aplicación de autenticación para continuar.',
    signedIn: (username) => `Sesión de ${username}`,
    logout: 'Cerrar sesión',
  },
};

export const securityContent: Record<Language, SecurityContent> = { en, es };
