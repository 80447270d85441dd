import type { Language } from '@sandhill/company/language.js';

const en = {
  secondFactor: {
    title: 'Authenticator app',
    offText:
      'An app on your phone shows a code that you enter after your password. Unlike a passkey, it works on every device.',
    onText: 'On: signing in asks for a code from your authenticator app.',
    password: 'Your password',
    begin: 'Set up',
    beginning: 'Please wait...',
    scan: 'Scan this code with your authenticator app:',
    qrLabel: 'QR code for your authenticator app',
    add: 'Or type this key into the app:',
    open: 'Open in an app on this device',
    confirm: 'Turn on',
    off: 'Turn off',
    failed: 'Nothing was changed',
    isOn: { title: 'Authenticator app turned on', description: 'Keep the recovery codes in a safe place.' },
    isOff: { title: 'Authenticator app turned off', description: 'Its codes no longer sign you in.' },
    recoveryTitle: 'Recovery codes',
    recoveryText:
      'Each works once, together with your password, when you don’t have your passkey or app. They are shown only now: print them or write them down.',
    recoveryDone: 'I have saved them',
    replacesCodes:
      'You already have recovery codes. Turning this on creates ten new ones, and your current codes stop working.',
    renewTitle: 'New recovery codes',
    renewText:
      'If you have lost your codes or used most of them, create ten new ones. Your current codes stop working.',
    codesLeft: (count: number) => (count === 0 ? 'You have no codes left.' : `Codes left: ${count} of 10`),
    renew: 'New codes',
    renewing: 'Creating...',
    renewed: { title: 'New recovery codes created', description: 'Keep them in a safe place.' },
    renewFailed: 'No new codes were created',
  },
};

type SecondFactorWordsContent = typeof en;

const es: SecondFactorWordsContent = {
  secondFactor: {
    title: 'Aplicación de autenticación',
    offText:
      'Una aplicación en su teléfono muestra un código, que se pide después de la contraseña. A diferencia de una llave de acceso, funciona en todos los dispositivos.',
    onText: 'Activada: al entrar se pide un código de su aplicación de autenticación.',
    password: 'Su contraseña',
    begin: 'Configurar',
    beginning: 'Espere...',
    scan: 'Escanee este código con su aplicación de autenticación:',
    qrLabel: 'Código QR para su aplicación de autenticación',
    add: 'O escriba esta clave en la aplicación:',
    open: 'Abrir en una aplicación de este dispositivo',
    confirm: 'Activar',
    off: 'Desactivar',
    failed: 'No se cambió nada',
    isOn: {
      title: 'Aplicación de autenticación activada',
      description: 'Guarde los códigos de recuperación en un lugar seguro.',
    },
    isOff: {
      title: 'Aplicación de autenticación desactivada',
      description: 'Sus códigos ya no sirven para entrar.',
    },
    recoveryTitle: 'Códigos de recuperación',
    recoveryText:
      'Cada uno sirve una vez, además de la contraseña, cuando no tiene a mano su llave de acceso o la aplicación. Solo se muestran ahora: imprímalos o anótelos.',
    recoveryDone: 'Ya los guardé',
    replacesCodes:
      'Ya tiene códigos de recuperación. Al activarla se crean diez nuevos, y los que tiene dejan de servir.',
    renewTitle: 'Códigos de recuperación nuevos',
    renewText: 'Si los perdió o ya usó casi todos, cree diez nuevos. Los que tiene dejan de servir.',
    codesLeft: (count) =>
      count === 0 ? 'No le queda ningún código.' : `Códigos que le quedan: ${count} de 10`,
    renew: 'Códigos nuevos',
    renewing: 'Creando...',
    renewed: { title: 'Códigos de recuperación creados', description: 'Guárdelos en un lugar seguro.' },
    renewFailed: 'No se crearon códigos nuevos',
  },
};

export const secondFactorWords: Record<Language, SecondFactorWordsContent> = { en, es };
