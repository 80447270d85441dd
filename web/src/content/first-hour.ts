import type { Language } from '@sandhill/company/language.js';

/** Texts of the owner's first steps to set up the site. */
const en = {
  title: 'Make it yours',
  progress: (done: number, all: number) =>
    `${done} of ${all} done. The site checks each step itself, except the backup key.`,
  done: 'Done',
  notRead: 'Could not be checked',
  open: 'Open',
  later: 'Not now',
  again: 'Show again',
  of: (what: string, step: string) => `${what}: ${step}`,
  notSaved: 'The change was not saved',
  steps: {
    password: ['Your password', 'The first one is temporary. Choose your own.'],
    factor: [
      'A second factor',
      'A passkey or an authenticator app, so that a stolen password is not enough to sign in.',
    ],
    facts: ['Name, phone and hours', 'Your firm’s name and number in place of the sample ones.'],
    mail: [
      'Where leads are emailed',
      'One address each for quote requests, for messages, and for mail that the other two reject. Each is confirmed with a code.',
    ],
    pictures: ['Your own images', 'Publish at least one image of yours in place of the drawings.'],
    samples: ['Sample images', 'Removes all sample images from the gallery at once.'],
    people: ['Your people', 'An account for at least one other person.'],
    test: [
      'A test lead',
      'It goes through the form, the mail server and the list of leads, like a lead from a visitor.',
    ],
    backup: [
      'The backup key',
      'The person who runs the server runs “make backup-key” there and keeps the key on another machine. The site cannot check this: when it is done, hide this step with “Not now”.',
    ],
    live: [
      'Take the site live',
      'The person who runs the server does this, by the file docs/operations.md, “Demo and live”. In a demonstration, mail goes to a test mailbox.',
    ],
  },
  samples: {
    remove: 'Remove the samples',
    removing: 'Removing...',
    removed: { title: 'Samples removed', description: 'They are in the bin.' },
    back: 'Bring the samples back',
    bringing: 'Bringing them back...',
    isBack: { title: 'The samples are back', description: 'They are marked as samples.' },
    shown: (count: number) => (count === 1 ? '1 sample is shown.' : `${count} samples are shown.`),
    failed: 'The samples could not be changed',
  },
  test: {
    send: 'Send a test lead',
    sending: 'Sending...',
    again: 'Send another',
    name: 'Test lead',
    message: (time: string) => `Test at ${time}, to check that messages from the form arrive.`,
    failed: 'The test lead was not accepted',
    form: (seconds: string) => `Form: received after ${seconds} s`,
    mail: (address: string, seconds: string) =>
      `Email: the mail server accepted it for ${address} after ${seconds} s`,
    mailWaits: (address: string) => `Email: on its way to ${address}...`,
    mailFails: (answer: string) => `Email: the server says ${answer}. Trying again.`,
    spam: 'Email: none, because the lead was marked as spam',
    desk: 'Leads: listed as',
    hint: 'It is a lead like any other: move it to the bin when you have seen it.',
  },
};

type FirstHourContent = typeof en;

const es: FirstHourContent = {
  title: 'Adapte el sitio a su empresa',
  progress: (done, all) =>
    `${done} de ${all} pasos hechos. El sitio comprueba cada uno, excepto la clave de las copias de seguridad.`,
  done: 'Hecho',
  notRead: 'No se pudo comprobar',
  open: 'Abrir',
  later: 'Ahora no',
  again: 'Mostrar de nuevo',
  of: (what, step) => `${what}: ${step}`,
  notSaved: 'No se guardó',
  steps: {
    password: ['Su contraseña', 'La primera es temporal. Elija la suya.'],
    factor: [
      'Un segundo factor',
      'Una llave de acceso o una aplicación de autenticación, para que nadie entre solo con una contraseña robada.',
    ],
    facts: ['Nombre, teléfono y horario', 'El nombre y el número de su empresa en lugar de los de muestra.'],
    mail: [
      'A dónde llegan las solicitudes',
      'Una dirección para las solicitudes de presupuesto, otra para los mensajes y otra para el correo que las demás rechacen. Cada una se confirma con un código.',
    ],
    pictures: ['Sus propias imágenes', 'Publique al menos una suya en lugar de los dibujos.'],
    samples: ['Imágenes de muestra', 'Quita de una vez todas las imágenes de muestra de la galería.'],
    people: ['Su gente', 'Una cuenta para al menos otra persona.'],
    test: [
      'Una solicitud de prueba',
      'Pasa por el formulario, el correo y la lista de solicitudes, como la de un visitante.',
    ],
    backup: [
      'La clave de las copias de seguridad',
      'Quien administra el servidor ejecuta allí “make backup-key” y guarda la clave en otra máquina. El sitio no puede comprobarlo: cuando esté hecho, oculte este paso con “Ahora no”.',
    ],
    live: [
      'Ponga el sitio en línea',
      'Lo hace quien administra el servidor, según el archivo docs/operations.md, “Demo and live”. En una demostración, el correo va a un buzón de prueba.',
    ],
  },
  samples: {
    remove: 'Quitar las muestras',
    removing: 'Quitando...',
    removed: { title: 'Muestras quitadas', description: 'Están en la papelera.' },
    back: 'Recuperar las muestras',
    bringing: 'Recuperándolas...',
    isBack: { title: 'Las muestras han vuelto', description: 'Están marcadas con “Muestra”.' },
    shown: (count) => (count === 1 ? 'Hay 1 muestra en la galería.' : `Hay ${count} muestras en la galería.`),
    failed: 'No se pudieron cambiar las muestras',
  },
  test: {
    send: 'Enviar una solicitud de prueba',
    sending: 'Enviando...',
    again: 'Enviar otra',
    name: 'Solicitud de prueba',
    message: (time) => `Prueba del ${time}, para comprobar que llegan los mensajes del formulario.`,
    failed: 'La solicitud de prueba no se recibió',
    form: (seconds) => `Formulario: la solicitud llegó en ${seconds} s`,
    mail: (address, seconds) => `Correo: el servidor lo aceptó para ${address} tras ${seconds} s`,
    mailWaits: (address) => `Correo: en camino a ${address}...`,
    mailFails: (answer) => `Correo: el servidor dice ${answer}. Se intenta de nuevo.`,
    spam: 'Correo: ninguno, porque se consideró spam',
    desk: 'Solicitudes: en la lista como',
    hint: 'Es una solicitud como las demás: llévela a la papelera cuando la haya visto.',
  },
};

export const firstHourContent: Record<Language, FirstHourContent> = { en, es };
