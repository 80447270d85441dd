import type { Language } from '@sandhill/company/language.js';

const en = {
  title: 'Photos for your form',
  photoName: 'Phone photo',
  desk: {
    title: 'Photos from your phone',
    how: 'Point your phone’s camera at the code and open the link. It works once, for 30 minutes.',
    code: 'QR code with the link for your phone',
    waiting: 'Waiting for your phone',
    opened: (count: number) =>
      count === 0
        ? 'Your phone is connected'
        : `Your phone has sent ${count} ${count === 1 ? 'photo' : 'photos'}`,
    ended: 'The link has expired. The photos that arrived stay in your form.',
    full: (left: number) =>
      `Your form has 10 photos, the most that it takes. Not added from your phone: ${left}. Remove a photo to free up space.`,
    tooMany: 'Two codes are open already. Close one, perhaps in another tab, or try again in half an hour.',
    failed: 'We could not make a link. Please try again.',
    again: 'New code',
    close: 'Close',
  },
  text: 'Your photos go straight into the form on your computer. Send the form there.',
  choose: 'Take or choose photos',
  hint: 'Up to 10 photos, JPG or PNG, 5MB each',
  photo: (number: number) => `Photo ${number}`,
  states: { sending: 'Sending', sent: 'Sent', failed: 'Not sent' },
  retry: (name: string) => `Send ${name} again`,
  sent: (count: number) => `${count} ${count === 1 ? 'photo' : 'photos'} sent to your computer`,
  faults: {
    used: {
      title: 'This link was opened before',
      text: 'It works once, on one phone. For another one, press “New code” on your computer.',
    },
    ended: {
      title: 'This link has expired',
      text: 'It works for 30 minutes or until the form is sent. Make a new code on your computer. After you send the form, add photos on the page of your request.',
    },
    failed: { title: 'We could not open this link', text: 'Please check your connection and try again.' },
    noRoom: 'We cannot accept photos right now. Please try again later.',
    limited: 'Too many photos from this connection. Please try again in a few minutes.',
    notSent: 'This did not arrive. Please try again.',
  },
  later: {
    title: 'Add photos',
    hint: 'JPG or PNG, 5MB each, 10 at once',
    count: (count: number) => `${count} of 20 photos`,
    added: (count: number) => `${count} ${count === 1 ? 'photo' : 'photos'} added. Thank you.`,
    retry: (count: number) => (count === 1 ? 'Send the photo again' : `Send the ${count} photos again`),
    working: 'Preparing your photos',
    full: 'Your request has 20 photos, the most that it can have.',
    known: 'Your request has these photos already.',
    tooMany: (room: number) =>
      `You can add ${room} more ${room === 1 ? 'photo' : 'photos'} now. None of these was sent.`,
  },
};

type PhonePhotosContent = typeof en;

const es: PhonePhotosContent = {
  title: 'Fotos para su formulario',
  photoName: 'Foto del teléfono',
  desk: {
    title: 'Fotos desde su teléfono',
    how: 'Apunte la cámara del teléfono al código y abra el enlace. Funciona una vez, durante 30 minutos.',
    code: 'Código QR con el enlace para su teléfono',
    waiting: 'Esperando su teléfono',
    opened: (count) =>
      count === 0
        ? 'Su teléfono está conectado'
        : `Su teléfono envió ${count} ${count === 1 ? 'foto' : 'fotos'}`,
    ended: 'El enlace ya no sirve. Las fotos que llegaron siguen en su formulario.',
    full: (left) =>
      `Su formulario tiene 10 fotos, el máximo. Fotos del teléfono que no se agregaron: ${left}. Quite una foto para hacer lugar.`,
    tooMany:
      'Ya hay dos códigos abiertos. Cierre uno, quizá en otra pestaña, o inténtelo de nuevo en media hora.',
    failed: 'No pudimos crear un enlace. Inténtelo de nuevo.',
    again: 'Código nuevo',
    close: 'Cerrar',
  },
  text: 'Sus fotos llegan directo al formulario en su computadora. Envíe el formulario allí.',
  choose: 'Tomar o elegir fotos',
  hint: 'Hasta 10 fotos JPG o PNG, 5 MB por foto',
  photo: (number) => `Foto ${number}`,
  states: { sending: 'Enviando', sent: 'Enviada', failed: 'No se envió' },
  retry: (name) => `Enviar ${name} de nuevo`,
  sent: (count) =>
    count === 1 ? '1 foto enviada a su computadora' : `${count} fotos enviadas a su computadora`,
  faults: {
    used: {
      title: 'Este enlace ya se abrió',
      text: 'Funciona una vez, en un teléfono. Para otro, oprima “Código nuevo” en su computadora.',
    },
    ended: {
      title: 'Este enlace ya no sirve',
      text: 'Funciona durante 30 minutos o hasta que se envía el formulario. Cree un código nuevo en su computadora. Después de enviar el formulario, agregue fotos en la página de su solicitud.',
    },
    failed: { title: 'No pudimos abrir este enlace', text: 'Revise su conexión e inténtelo de nuevo.' },
    noRoom: 'Por ahora no podemos recibir fotos. Inténtelo más tarde.',
    limited: 'Demasiadas fotos desde esta conexión. Inténtelo de nuevo en unos minutos.',
    notSent: 'Esto no llegó. Inténtelo de nuevo.',
  },
  later: {
    title: 'Agregar fotos',
    hint: 'JPG o PNG, de 5 MB cada una, 10 a la vez',
    count: (count) => `${count} de 20 fotos`,
    added: (count) => (count === 1 ? 'Se agregó 1 foto. Gracias.' : `Se agregaron ${count} fotos. Gracias.`),
    retry: (count) => (count === 1 ? 'Enviar la foto de nuevo' : `Enviar las ${count} fotos de nuevo`),
    working: 'Preparando sus fotos',
    full: 'Su solicitud tiene 20 fotos, el máximo.',
    known: 'Su solicitud ya tiene estas fotos.',
    tooMany: (room) =>
      `Ahora puede agregar ${room} ${room === 1 ? 'foto' : 'fotos'} más. No se envió ninguna de estas.`,
  },
};

export const phonePhotosContent: Record<Language, PhonePhotosContent> = { en, es };
