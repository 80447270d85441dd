import type { Language } from '@sandhill/company/language.js';

/** Texts of the settings of leads: the steps if no one claims a lead, the daily test, and how long leads are kept. */
const en = {
  failed: 'The settings did not load',
  save: 'Save',
  saving: 'Saving...',
  saved: { title: 'Saved', description: 'In effect from now on.' },
  notSaved: 'Nothing was saved',
  missing: 'Please fill in this field',
  tooEarly: 'Please choose a later time',
  reasons: {
    fields: 'Please check the marked fields.',
    forbidden: 'Only owners can do this.',
    signIn: 'You are no longer signed in. Sign in again.',
    gone: 'What you changed no longer exists. Reload the page.',
    settings_changed: 'Someone else changed these settings. Check them, then save again.',
    offline: 'Check the connection and try again.',
    busy: 'The server is busy. Please try again in a moment.',
    tryAgain: 'That did not work. Reload the page and try again.',
  },
  conflict: {
    title: 'Someone else changed these settings',
    text: 'Your changes are still in this form but not saved. Choose which to keep, then save.',
    mine: 'Replace the other person’s changes with mine',
    theirs: 'Discard my changes',
  },
  steps: {
    title: 'When no one claims a lead',
    text: 'Minutes count from when the lead came in, in office hours only. Each step happens once. Pressing “I have it” stops the steps.',
    enabled: 'Turn on these steps',
    names: [
      'First step: email another address',
      'Second step: notify the owners',
      'Last step: send the alarm',
    ],
    hints: [
      'If empty, the fallback address is used.',
      'If empty, every owner is notified, by email and on their devices.',
      '“Mail and alarms” shows where the alarm goes. If you enter an address here, it gets an email as well.',
    ],
    minutes: 'After (minutes)',
    email: 'Send email to',
    badMinutes: 'Please enter whole minutes from 1 to 6000',
    notAscending: 'Enter more minutes than for the step before',
    badEmail: 'Please enter a valid email address',
  },
  proof: {
    title: 'Daily test',
    text: 'On workdays at 7:30 a.m. a test lead is sent through the website’s form and by email, and is then erased. If it has not arrived by 7:45 a.m., the alarm goes out.',
    ok: (time: string, seconds: string) => `Last test: ${time}. The test lead arrived after ${seconds} s.`,
    late: (time: string) =>
      `The test lead of ${time} has not arrived, so leads from the website could be missing too. The alarm message says where it failed.`,
    underWay: (time: string) => `The test lead of ${time} is on its way.`,
    missing: 'The latest test lead was not sent. The alarm message says more.',
    off: 'Off: this is a demonstration. The test runs once the site is live.',
    none: 'No test has run yet.',
  },
  retention: {
    title: 'How long leads are kept',
    text: 'Leads older than the number of months below are erased with their photos, notes and emails, and no longer count in the overview. If you leave a field empty, those leads are kept.',
    lostAndSpamMonths: 'Lost and spam, in months',
    allMonths: 'All leads, in months',
    bad: 'Please enter 1 to 240 months, or nothing',
    check: 'Check and save',
    checking: 'Counting...',
    confirmTitle: (count: number) => (count === 1 ? 'Erase 1 lead?' : `Erase ${count} leads?`),
    confirmText: (count: number): string =>
      count === 0
        ? 'No lead is that old yet. Leads are erased when they reach that age.'
        : `${count === 1 ? 'It is' : 'They are'} erased within minutes, for good. Others follow when they reach that age.`,
    nothingTitle: 'Nothing to erase now',
    confirm: 'Save',
    confirmErase: 'Save and erase',
  },
};

type DeskSettingsContent = typeof en;

const es: DeskSettingsContent = {
  failed: 'No se pudieron cargar los ajustes',
  save: 'Guardar',
  saving: 'Guardando...',
  saved: { title: 'Guardado', description: 'Se aplica desde ahora.' },
  notSaved: 'No se guardó nada',
  missing: 'Complete este campo',
  tooEarly: 'Elija una hora posterior',
  reasons: {
    fields: 'Revise los campos marcados.',
    forbidden: 'Solo los propietarios pueden hacerlo.',
    signIn: 'Su sesión terminó. Entre de nuevo.',
    gone: 'Lo que usted cambió ya no existe. Vuelva a cargar la página.',
    settings_changed: 'Otra persona cambió estos ajustes. Revíselos y guarde de nuevo.',
    offline: 'Revise la conexión e inténtelo de nuevo.',
    busy: 'El servidor está ocupado. Inténtelo de nuevo en un momento.',
    tryAgain: 'No funcionó. Vuelva a cargar la página e inténtelo de nuevo.',
  },
  conflict: {
    title: 'Otra persona cambió estos ajustes',
    text: 'Sus cambios siguen en este formulario, pero no se guardaron. Elija cuáles conservar y guarde.',
    mine: 'Reemplazar los cambios de la otra persona con los míos',
    theirs: 'Descartar mis cambios',
  },
  steps: {
    title: 'Cuando nadie atiende una solicitud',
    text: 'Solo cuentan los minutos en horas de oficina, desde que llegó la solicitud. Cada paso ocurre una vez; “La atiendo yo” los detiene.',
    enabled: 'Activar estos pasos',
    names: [
      'Primer paso: un correo a otra dirección',
      'Segundo paso: un aviso a los propietarios',
      'Último paso: la alarma',
    ],
    hints: [
      'Si queda vacío, se usa la dirección de respaldo.',
      'Si queda vacío, se avisa a todos los propietarios, por correo y en sus dispositivos.',
      '“Correo y alarmas” muestra a dónde va la alarma. Si escribe aquí una dirección, la alarma se envía también a ella por correo.',
    ],
    minutes: 'Después de (minutos)',
    email: 'Enviar correo a',
    badMinutes: 'Escriba minutos enteros de 1 a 6000',
    notAscending: 'Escriba más minutos que en el paso anterior',
    badEmail: 'Escriba una dirección de correo válida',
  },
  proof: {
    title: 'Prueba diaria',
    text: 'Los días hábiles a las 7:30\u00a0a.\u00a0m. se envía una solicitud de prueba por el formulario del sitio y por correo, y luego se borra. Si a las 7:45\u00a0a.\u00a0m. no ha llegado, sale la alarma.',
    ok: (time, seconds) => `Última prueba: ${time} La solicitud de prueba llegó en ${seconds} s.`,
    late: (time) =>
      `La solicitud de prueba del ${time} no ha llegado; quizá tampoco lleguen las del sitio. El mensaje de la alarma dice dónde falló.`,
    underWay: (time) => `La solicitud de prueba del ${time} va en camino.`,
    missing: 'La última solicitud de prueba no se envió. El mensaje de la alarma da más detalles.',
    off: 'Desactivada: esto es una demostración. Se hace cuando el sitio está en línea.',
    none: 'Todavía no se ha hecho ninguna prueba.',
  },
  retention: {
    title: 'Cuánto tiempo se conservan las solicitudes',
    text: 'Las solicitudes que superan este plazo se borran con sus fotos, notas y correos, y ya no cuentan en el resumen. Si deja un campo vacío, se conservan.',
    lostAndSpamMonths: 'Perdidas y spam, en meses',
    allMonths: 'Todas, en meses',
    bad: 'Escriba de 1 a 240 meses, o nada',
    check: 'Revisar y guardar',
    checking: 'Contando...',
    confirmTitle: (count) => (count === 1 ? '¿Borrar 1 solicitud?' : `¿Borrar ${count} solicitudes?`),
    confirmText: (count) =>
      count === 0
        ? 'Ninguna es tan antigua todavía. Cada una se borra al cumplir ese plazo.'
        : `Se ${count === 1 ? 'borra' : 'borran'} en minutos, para siempre. Las demás, al cumplir ese plazo.`,
    nothingTitle: 'Ahora no se borra nada',
    confirm: 'Guardar',
    confirmErase: 'Guardar y borrar',
  },
};

export const deskSettingsContent: Record<Language, DeskSettingsContent> = { en, es };
