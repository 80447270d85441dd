import type { Language } from '@sandhill/company/language.js';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** Texts of the queue of pictures that this device still has to send. */
const en = {
  label: 'Images on this device',
  waiting: (number: number) => `${number} waiting`,
  sent: (number: number) => `${number} sent`,
  failed: (number: number) => `${number} not uploaded`,
  chosen: (number: number) => `${number} ready to upload`,
  preparing: (number: number) =>
    `Saving ${count(number, 'image', 'images')} on this device. Keep this page open until they are saved.`,
  show: 'Show images',
  offlineInBackground:
    'No connection. The images are sent as soon as there is one, even if this page is closed.',
  offlineOpenPage: 'No connection. The images are sent when this page is open and there is a connection.',
  notSafe:
    'The images are not safe on this phone yet: the browser may remove them. Add this page to the home screen, or keep it open until they are sent.',
  notSafeOnComputer:
    'The images are not safe on this computer yet: the browser may remove them. Keep this page open until they are sent.',
  memoryOnly: 'This browser cannot store images: leave this page open until they are sent.',
  full: 'This device is almost full. Free up space before you take more photos: new ones cannot be saved.',
  deviceFull: {
    title: 'This device is full',
    description: 'The image could not be saved here. Free up space and try again; it is still in the form.',
  },
  kept: {
    title: 'Saved on this device',
    description: 'There is no connection. The image is sent as soon as there is one.',
  },
  keptSignedOut: {
    title: 'Saved on this device',
    description: 'Your session has ended. The image is sent when you sign in again.',
  },
  keptForWifi: {
    title: 'Saved on this device',
    description: 'The image is sent as soon as there is Wi-Fi.',
  },
  present: {
    title: 'Already in the gallery',
    description: 'This image is already there, so it was not added again.',
  },
  states: {
    chosen: 'Ready to upload',
    waiting: 'Waiting',
    sending: 'Uploading',
    sent: 'Uploaded',
    present: 'Already in the gallery',
    failed: 'Not uploaded',
  },
  seePresent: 'See it',
  lost: 'The image is no longer on this device. Choose it again.',
  reasons: {
    offline: 'No connection. The image is sent as soon as there is one.',
    signIn: 'Sign in again. The image waits until you do.',
    forbidden: 'Your account is not allowed to upload images. Ask an administrator.',
    chosen_by_other: 'Someone else has signed in. The image waits until you sign in again.',
    invalid_image: 'The file cannot be read as an image.',
    noRoom: 'The site’s disk is nearly full. Ask the person who runs the server to free up space.',
    busy: 'The server did not accept the image. The upload will be tried again.',
    tryAgain: 'The upload was not accepted. Try again.',
  },
  edit: 'Title and category',
  editOf: (name: string) => `Title and category of ${name}`,
  titleField: 'Title',
  categoryField: 'Category',
  settings: 'How images are sent',
  originals: 'Send originals: do not shrink camera photos',
  wifiOnly: 'Over Wi-Fi only',
  newFirst: 'New images come first in the gallery',
  heic: 'This browser cannot read HEIC images. On an iPhone, choose Settings > Camera > Formats > Most Compatible and take the photo again.',
  preparingOne: 'Preparing the image…',
  keptAnswers: (time: string) => `No connection. Last updated ${time}.`,
};

const es: typeof en = {
  label: 'Imágenes en este dispositivo',
  waiting: (number) => `${number} en espera`,
  sent: (number) => (number === 1 ? '1 enviada' : `${number} enviadas`),
  failed: (number) => `${number} sin subir`,
  chosen: (number) => (number === 1 ? '1 lista para subir' : `${number} listas para subir`),
  preparing: (number) =>
    `Guardando ${count(number, 'imagen', 'imágenes')} en este dispositivo. Deje la página abierta hasta que termine.`,
  show: 'Ver las imágenes',
  offlineInBackground: 'Sin conexión. Las imágenes se envían en cuanto la haya, aunque cierre esta página.',
  offlineOpenPage: 'Sin conexión. Las imágenes se envían cuando esta página esté abierta y haya conexión.',
  notSafe:
    'Las imágenes todavía no están seguras en este teléfono: el navegador puede borrarlas. Agregue esta página a la pantalla de inicio o déjela abierta hasta que se envíen.',
  notSafeOnComputer:
    'Las imágenes todavía no están seguras en esta computadora: el navegador puede borrarlas. Deje esta página abierta hasta que se envíen.',
  memoryOnly: 'Este navegador no puede guardar imágenes: deje esta página abierta hasta que se envíen.',
  full: 'Este dispositivo está casi lleno. Libere espacio antes de tomar más fotos: las nuevas no se podrán guardar.',
  deviceFull: {
    title: 'El dispositivo está lleno',
    description: 'No se pudo guardar la imagen. Libere espacio e inténtelo de nuevo; sigue en el formulario.',
  },
  kept: {
    title: 'Guardada en este dispositivo',
    description: 'No hay conexión. La imagen se envía en cuanto haya conexión.',
  },
  keptSignedOut: {
    title: 'Guardada en este dispositivo',
    description: 'Su sesión terminó. La imagen se envía cuando entre de nuevo.',
  },
  keptForWifi: {
    title: 'Guardada en este dispositivo',
    description: 'La imagen se envía en cuanto haya Wi-Fi.',
  },
  present: {
    title: 'Ya está en la galería',
    description: 'La imagen ya está ahí, así que no se agregó de nuevo.',
  },
  states: {
    chosen: 'Lista para subir',
    waiting: 'En espera',
    sending: 'Subiendo',
    sent: 'Subida',
    present: 'Ya está en la galería',
    failed: 'No se subió',
  },
  seePresent: 'Verla',
  lost: 'La imagen ya no está en este dispositivo. Elíjala de nuevo.',
  reasons: {
    offline: 'Sin conexión. Se envía en cuanto haya conexión.',
    signIn: 'Entre de nuevo: la imagen espera hasta entonces.',
    forbidden: 'Su cuenta no puede subir imágenes. Pídaselo a un administrador.',
    chosen_by_other: 'Otra persona inició sesión. La imagen espera hasta que usted entre de nuevo.',
    invalid_image: 'El archivo no se puede leer como imagen.',
    noRoom: 'El disco del sitio está casi lleno. Pida a quien administra el servidor que libere espacio.',
    busy: 'El servidor no la recibió. Se intenta de nuevo.',
    tryAgain: 'No se recibió. Inténtelo de nuevo.',
  },
  edit: 'Título y categoría',
  editOf: (name) => `Título y categoría de ${name}`,
  titleField: 'Título',
  categoryField: 'Categoría',
  settings: 'Cómo se envían las imágenes',
  originals: 'Enviar originales: las fotos de la cámara no se reducen',
  wifiOnly: 'Solo por Wi-Fi',
  newFirst: 'Las nuevas van primero en la galería',
  heic: 'Este navegador no puede leer imágenes HEIC. En un iPhone, elija Configuración > Cámara > Formatos > Más compatible y tome la foto de nuevo.',
  preparingOne: 'Preparando la imagen…',
  keptAnswers: (time) => `Sin conexión. Última actualización: ${time}`,
};

export const pictureQueueContent: Record<Language, typeof en> = { en, es };
