import type { Language } from '@sandhill/company/language.js';

/** The words of the settings of leads: what happens when no one takes one, the daily test, and how long they are kept. */
const en = {
  failed: 'The settings did not load',
  save: 'Save',
  saving: 'Saving...',
  saved: { title: 'Saved', description: 'It holds from now on.' },
  notSaved: 'Nothing was saved',
  cancel: 'Cancel',
  reasons: {
    fields: 'Please check the marked fields.',
    forbidden: 'Only owners may do this.',
    signIn: 'You are no longer signed in. Sign in again.',
    gone: 'It is not there any more. Reload the page.',
    tryAgain: 'Check the connection and try again.',
  },
  steps: {
    title: 'When no one takes a lead',
    text: 'Minutes count in office hours, since the lead came in. Each step happens once; “I have it” ends them.',
    enabled: 'Take these steps',
    names: ['First step: a second address', 'Second step: the owners', 'Last step: the alarm'],
    hints: [
      'Empty: the fallback address.',
      'Empty: every owner, by mail and on their devices.',
      'The alarm’s channels hear it in any case. An address here gets a mail too.',
    ],
    minutes: 'After minutes',
    email: 'Mail to',
    badMinutes: 'Please enter whole minutes from 1 to 6000',
    notAscending: 'Each step must come after the one before',
    badEmail: 'Please enter a valid email address',
  },
  proof: {
    title: 'Daily test',
    text: 'On work days at 07:30 a test lead goes in by the public door, through queue and mail server, and is erased. If it has not arrived by 07:45, the alarm goes out.',
    ok: (time: string, seconds: string) => `Last proof: ${time}, ${seconds} s`,
    late: (time: string) => `Last proof: ${time}, too late. Look at the alarm.`,
    missing: 'The test of today has not arrived. Look at the alarm.',
    off: 'Off: this is a demonstration. It runs when the site is live.',
    none: 'There was no test yet.',
  },
  retention: {
    title: 'How long leads are kept',
    text: 'Leads older than this are erased with their photos, notes and mails. Counts stay. Empty: they are kept.',
    lostAndSpamMonths: 'Lost and spam, in months',
    allMonths: 'All leads, in months',
    bad: 'Please enter 1 to 240 months, or nothing',
    check: 'Check and save',
    checking: 'Counting...',
    confirmTitle: (count: number) => (count === 1 ? 'Erase 1 lead?' : `Erase ${count} leads?`),
    confirmText: (count: number): string =>
      count === 0
        ? 'No lead is due now. Later ones are erased when their time has come.'
        : 'They are due now and are erased within minutes, for good. Later ones follow when their time has come.',
    nothingTitle: 'Nothing is erased now',
    confirm: 'Save',
    confirmErase: 'Save and erase',
  },
};

export type DeskSettingsContent = typeof en;

const es: DeskSettingsContent = {
  failed: 'No se pudieron cargar los ajustes',
  save: 'Guardar',
  saving: 'Guardando...',
  saved: { title: 'Guardado', description: 'Vale desde ahora.' },
  notSaved: 'No se guardó nada',
  cancel: 'Cancelar',
  reasons: {
    fields: 'Revise los campos marcados.',
    forbidden: 'Solo los propietarios pueden hacerlo.',
    signIn: 'Su sesión terminó. Entre de nuevo.',
    gone: 'Ya no existe. Vuelva a cargar la página.',
    tryAgain: 'Revise la conexión e intente de nuevo.',
  },
  steps: {
    title: 'Cuando nadie atiende una solicitud',
    text: 'Los minutos cuentan en horas de oficina desde que llegó. Cada paso ocurre una vez; “La atiendo yo” los termina.',
    enabled: 'Dar estos pasos',
    names: ['Primer paso: otra dirección', 'Segundo paso: los propietarios', 'Último paso: la alarma'],
    hints: [
      'Vacío: la dirección de reserva.',
      'Vacío: todos los propietarios, por correo y en sus dispositivos.',
      'La alarma suena en todo caso. Una dirección aquí recibe además un correo.',
    ],
    minutes: 'Tras minutos',
    email: 'Correo a',
    badMinutes: 'Escriba minutos enteros de 1 a 6000',
    notAscending: 'Cada paso debe venir después del anterior',
    badEmail: 'Escriba un correo válido',
  },
  proof: {
    title: 'Prueba diaria',
    text: 'Los días laborables a las 07:30 entra una solicitud de prueba por la puerta pública, pasa por la cola y el correo, y se borra. Si a las 07:45 no llegó, sale la alarma.',
    ok: (time, seconds) => `Última prueba: ${time}, ${seconds} s`,
    late: (time) => `Última prueba: ${time}, demasiado tarde. Vea la alarma.`,
    missing: 'La prueba de hoy no llegó. Vea la alarma.',
    off: 'Apagada: esto es una demostración. Funciona cuando el sitio está en producción.',
    none: 'Todavía no hubo ninguna prueba.',
  },
  retention: {
    title: 'Cuánto tiempo se guardan las solicitudes',
    text: 'Las más antiguas se borran con sus fotos, notas y correos. Los totales quedan. Vacío: se guardan.',
    lostAndSpamMonths: 'Perdidas y spam, en meses',
    allMonths: 'Todas, en meses',
    bad: 'Escriba de 1 a 240 meses, o nada',
    check: 'Revisar y guardar',
    checking: 'Contando...',
    confirmTitle: (count) => (count === 1 ? '¿Borrar 1 solicitud?' : `¿Borrar ${count} solicitudes?`),
    confirmText: (count) =>
      count === 0
        ? 'Ninguna vence ahora. Las siguientes se borran cuando llega su momento.'
        : 'Vencen ahora y se borran en minutos, para siempre. Las siguientes, cuando llega su momento.',
    nothingTitle: 'Ahora no se borra nada',
    confirm: 'Guardar',
    confirmErase: 'Guardar y borrar',
  },
};

export const deskSettingsContent: Record<Language, DeskSettingsContent> = { en, es };
