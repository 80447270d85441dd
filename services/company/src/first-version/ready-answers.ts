import type { SiteContent } from '../content/site-content.js';

export const readyAnswers: SiteContent['readyAnswers'] = [
  {
    title: 'A visit',
    titleEs: 'Una visita',
    text: {
      en: 'Thank you for your request. We would like to see the property before we name a price. Which day and time suit you?',
      es: 'Gracias por su solicitud. Nos gustaría ver la propiedad antes de darle un precio. ¿Qué día y a qué hora le conviene?',
    },
  },
  {
    title: 'More pictures',
    titleEs: 'Más fotos',
    text: {
      en: 'Thank you for your request. Could you send us two or three more pictures, from a little further away? Then we can plan the visit better.',
      es: 'Gracias por su solicitud. ¿Puede enviarnos dos o tres fotos más, tomadas desde un poco más lejos? Así planeamos mejor la visita.',
    },
  },
  {
    title: 'Outside our area',
    titleEs: 'Fuera de nuestra zona',
    text: {
      en: 'Thank you for asking us. Your address is outside the area that we can serve well, so we would rather not make you a promise.',
      es: 'Gracias por escribirnos. Su dirección está fuera de la zona que podemos atender bien, así que preferimos no hacerle una promesa.',
    },
  },
];
