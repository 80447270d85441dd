import type { PrivacyContent } from '../en/privacy';

export const privacy: PrivacyContent = {
  title: 'Privacidad',
  lead: 'Qué datos reunimos, para qué, por cuánto tiempo, quién los ve y cómo borrarlos.',
  sections: [
    [
      'Qué reunimos',
      'Lo que escribe en los formularios: nombre, correo, teléfono, dirección, los servicios que elige, su mensaje y las fotos que agregue. También anotamos cuándo se envió, el idioma y la página. A las fotos les quitamos los datos de la cámara y la ubicación.',
    ],
    [
      'Para qué',
      'Para responderle, preparar un presupuesto y planear el trabajo. No lo usamos para publicidad, ni lo vendemos ni lo prestamos.',
    ],
    [
      'Por cuánto tiempo',
      'Hasta que nuestro personal lo borre. Una solicitud borrada queda 30 días en la papelera y después se elimina, o se elimina de inmediato si usted lo pide.',
    ],
    [
      'Quién lo ve',
      'El personal de la oficina y, si nos contrata, el jefe de cuadrilla. Las fotos son privadas: nunca están en una dirección pública y los enlaces vencen.',
    ],
    [
      'Qué guarda su navegador',
      'Un formulario sin terminar y sus fotos, un día como máximo y solo en su dispositivo, y el idioma que eligió. El personal que inicia sesión recibe una sola cookie. No hay rastreo. El mapa de algunas páginas viene de un servicio de mapas, que ve su dirección de internet cuando usted lo mira.',
    ],
    [
      'Cómo borrarlo',
      'Escriba o llame e indique su número de referencia o el correo que usó. Eliminamos la solicitud con sus fotos y le avisamos.',
    ],
  ],
  ask: 'Pregunte por sus datos',
};
