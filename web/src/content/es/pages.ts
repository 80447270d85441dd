import { claims } from '@sandhill/company/claims.js';
import { profile } from '@sandhill/company/profile.js';
import type { PagesContent } from '../en/pages';

export const pages: PagesContent = {
  about: {
    title: `Sobre ${profile.name}`,
    lead: 'Una empresa familiar que cuida el lado verde del suroeste de Florida.',
    storyTitle: 'Nuestra historia',
    story: [
      `En ${profile.yearFounded} teníamos una camioneta, una cortadora y una lista de once jardines en Naples. Los jardines se volvieron calles, las calles comunidades, y las comunidades pidieron riego, iluminación y, después de la primera gran tormenta, máquinas.`,
      'Dijimos que sí, una cosa a la vez, y solo cuando podíamos hacerlo con nuestra propia gente. Así seguimos creciendo.',
    ],
    figures: [
      [claims.aboutYears.es, 'años en el oficio'],
      [claims.projects.es, 'proyectos terminados'],
      [claims.associations.es, 'HOA atendidas'],
    ],
    valuesTitle: 'En qué creemos',
    values: [
      ['Excelencia', 'Miramos primero el último detalle: bordes, esquinas, la vista desde la cocina.'],
      ['Sostenibilidad', `Plantas nativas, suelo sano y riego que ahorra ${claims.waterSaving.es} de agua.`],
      [
        'Colaboración',
        'Juntas, administradores y propietarios reciben respuestas claras, siempre de la misma persona.',
      ],
      ['Confianza', 'Llegamos cuando lo decimos, también la semana después de un huracán.'],
    ],
    teamTitle: 'Nuestro equipo',
    team: (owners) =>
      `${owners} dirigen la empresa. Con ellos trabajan diseñadores, técnicos de riego, operadores de máquinas y cuadrillas de mantenimiento; muchos llevan más de diez años con nosotros. Cada jefe de cuadrilla habla inglés y español.`,
    expertiseTitle: 'Lo que sabemos hacer',
    expertise: [
      [
        'Jardines',
        [
          'Diseño de siembra',
          'Pavimentos y piscinas',
          'Palmas y árboles ejemplares',
          'Iluminación de jardines',
        ],
      ],
      ['Agua', ['Riego inteligente', 'Drenaje y cunetas', 'Bombas y pozos', 'Agua reciclada']],
      [
        'Terreno',
        [
          'Desmonte y nivelación',
          'Plataformas para construir',
          'Estanques y retención',
          'Acarreo de escombros',
        ],
      ],
    ],
    partnersTitle: 'Alianzas',
    partners:
      'Trabajamos con administradores, constructores, arquitectos y viveros que cumplen su palabra. La mayoría de nuestras plantas viene de viveros a menos de dos horas de Naples: ya conocen el calor.',
    communityTitle: 'Comunidad',
    community:
      'Cada primavera nuestras cuadrillas dedican una semana a huertos escolares y a sembrar dunas, y antes de cada temporada de huracanes limpiamos los patios de vecinos que no pueden hacerlo.',
    areaTitle: 'Zonas de servicio',
    areaText: 'Nuestras camionetas pasan por estos lugares cada semana.',
    picturesTitle: 'Desde el terreno',
    ctaTitle: '¿Vemos su propiedad?',
    ctaText: 'La primera visita no cuesta nada.',
    ctaQuote: 'Presupuesto gratis',
  },
  contact: {
    title: 'Contacto',
    lead: 'Llame, escriba o visítenos. Le atiende una persona.',
    location: 'Ubicación',
    phone: 'Teléfono',
    emails: 'Correo',
    general: 'General',
    office: 'Oficina',
    support: 'Soporte',
    hours: 'Horario',
    weekdays: 'Lunes a viernes',
    saturday: 'Sábado',
    sunday: 'Domingo',
    follow: 'Síganos',
    rating: [
      [claims.rating.es, 'calificación'],
      [claims.associations.es, 'HOA'],
      [claims.contactResponse.es, 'para responder'],
    ],
    quoteTitle: 'Pida un presupuesto',
    quoteText: `Para un precio, cuéntenos sobre la propiedad. Respondemos en ${claims.quoteResponse.es}.`,
  },
  careers: {
    title: 'Empleo',
    lead: 'Trabajo al aire libre con gente que sabe lo que hace y sale a su hora.',
    whyTitle: 'Por qué trabajar aquí',
    why: [
      [
        'Trabajo estable',
        'Cincuenta semanas al año, de lunes a viernes desde las 7 a. m., con horas extra después de tormentas para quien quiera.',
      ],
      ['Pago justo', 'Pago semanal, seguro médico a los sesenta días y feriados pagados.'],
      ['Formación', 'Pagamos las licencias: control de plagas, riego, manejo comercial.'],
      ['Buenas herramientas', 'Máquinas que arrancan en la mañana y un mecánico que las cuida.'],
    ],
    openingsTitle: 'Vacantes',
    none: 'Hoy no hay vacantes. Preséntese de todos modos.',
    openings: [],
    applyTitle: 'Cómo postularse',
    apply: [
      'Llame o escriba, en español o en inglés, y cuéntenos qué ha hecho hasta ahora.',
      'Venga a conversar y a conocer el taller.',
      'Pase un día pagado con una cuadrilla. Después decidimos juntos.',
    ],
    subject: 'Empleo',
    write: 'Escríbanos sobre trabajo',
  },
  notFound: {
    title: 'Página no encontrada',
    hint: '¿Olvidó agregar la página al enrutador?',
    text: 'La dirección puede ser antigua o tener un error. Estas páginas sí existen:',
  },
  credits: {
    title: 'Créditos de fotos',
    lead: 'Quién hizo las imágenes de este sitio. Ninguna fotografía muestra trabajos o cuadrillas nuestras; agradecemos a sus autores.',
    changes: 'Cambios',
    license: 'Licencia',
    illustrations: `Las ilustraciones se dibujaron para ${profile.name}.`,
  },
  privacy: {
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
  },
};
