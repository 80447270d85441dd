import type { Language } from '@sandhill/company/language.js';

const en = {
  title: 'Privacy',
  lead: 'What we collect, why, for how long, who sees it, and how to have it deleted.',
  sections: [
    [
      'What we collect',
      'What you type into the quote or the contact form: name, email, phone, address, the services you choose, your message, and photos if you add some. We also note when it was sent, the language, the page it came from, and how you came to this site: the first page, the website with the link, the campaign named in the link, and the pages of our plant guide that you opened. Camera data and location are removed from photos.',
    ],
    [
      'Why',
      'To answer you, to prepare a quote and to plan the work. We do not use your data for advertising, and we do not sell or lend it. Phone numbers, and your consent to text messages, are shared with no one for marketing; we text you only about your request, only if you ticked the box, and you can tell us to stop at any time.',
    ],
    [
      'For how long',
      'Until our staff delete it. A deleted request stays in a bin for 30 days and is then erased, or is erased at once if you ask for that. A help chat keeps what was said, its language and its page: it is erased after 7 days, unless you leave your email address, which makes it a request.',
    ],
    [
      'Who sees it',
      'Our office staff and, if a visit is booked or you hire us, the crew that comes. Photos are private: they are never at a public web address, and links to them expire.',
    ],
    [
      'What your browser keeps',
      'An unfinished form and its photos, for a day at most and only on your device; the language you chose; and, until you close the tab, how you came to this site and which pages of the plant guide you opened. If you write in the help chat, a cookie that lasts 7 days lets only your browser read it. Photos that you send from a phone into a form on a computer pass through our server, which keeps them until the form is sent, 30 minutes at most. Staff who sign in get a session cookie, and a cookie that marks their browser as known for 180 days. There is no tracking. The interactive map comes from a map service, which sees your IP address once you ask for that map.',
    ],
    [
      'How to have it deleted',
      'Write or call and name your reference number, or the email you used. We erase the request with its photos and tell you when it is done.',
    ],
  ],
  ask: 'Ask about your data',
};

type PrivacyContent = typeof en;

const es: PrivacyContent = {
  title: 'Privacidad',
  lead: 'Qué datos reunimos, para qué, por cuánto tiempo, quién los ve y cómo borrarlos.',
  sections: [
    [
      'Qué reunimos',
      'Lo que escribe en los formularios: nombre, correo, teléfono, dirección, los servicios que elige, su mensaje y las fotos que agregue. También anotamos cuándo se envió, el idioma, la página y cómo llegó a este sitio: la primera página, el sitio con el enlace, la campaña que aparece en la dirección web y las páginas de nuestra guía de plantas que abrió. A las fotos les quitamos los datos de la cámara y la ubicación.',
    ],
    [
      'Para qué',
      'Para responderle, preparar un presupuesto y planear el trabajo. No usamos sus datos para publicidad, ni los vendemos ni los prestamos. Los números de teléfono y su permiso para mensajes de texto no se comparten con nadie para publicidad; le enviamos mensajes de texto solo sobre su solicitud, solo si marcó la casilla, y puede pedirnos que paremos en cualquier momento.',
    ],
    [
      'Por cuánto tiempo',
      'Hasta que nuestro personal elimine su solicitud. Una solicitud eliminada queda 30 días en la papelera y después se borra para siempre, o se borra de inmediato si usted lo pide. Un chat de ayuda conserva lo que se dijo, el idioma y la página: se borra a los 7 días, salvo que usted deje su correo, con lo que pasa a ser una solicitud.',
    ],
    [
      'Quién lo ve',
      'El personal de la oficina y, si hay una visita reservada o nos contrata, la cuadrilla que va. Las fotos son privadas: nunca están en una dirección pública y los enlaces vencen.',
    ],
    [
      'Qué guarda su navegador',
      'Un formulario sin terminar y sus fotos, un día como máximo y solo en su dispositivo; el idioma que eligió; y, hasta que cierre la pestaña, cómo llegó a este sitio y qué páginas de la guía de plantas abrió. Si escribe en el chat de ayuda, una cookie de 7 días permite que solo su navegador lo lea. Las fotos que envía desde un teléfono a un formulario en una computadora pasan por nuestro servidor, que las guarda hasta que se envía el formulario, 30 minutos como máximo. El personal que inicia sesión recibe una cookie de sesión y otra de 180 días que marca su navegador como conocido. No hay rastreo. El mapa interactivo viene de un servicio de mapas, que ve su dirección de internet (IP) solo cuando usted pide ese mapa.',
    ],
    [
      'Cómo pedir que se borre',
      'Escriba o llame e indique su número de referencia o el correo que usó. Borramos la solicitud con sus fotos y le avisamos cuando esté hecho.',
    ],
  ],
  ask: 'Pregunte por sus datos',
};

export const privacyContent: Record<Language, PrivacyContent> = { en, es };
