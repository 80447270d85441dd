import type { Language } from '@sandhill/company/language.js';

const en = {
  viewsLabel: 'Views',
  views: {
    all: 'All',
    myDay: 'My day',
    late: 'Late',
    unclaimed: 'Unclaimed',
    claimedByMail: 'Claimed by email',
    withoutOwner: 'Unassigned',
    mine: 'Mine',
  },
  viewHints: {
    unclaimed: 'New leads that no one has. Press “I have it” on a lead to claim it.',
    claimedByMail: 'The office claimed these by email, so no name is known. Assign each to someone.',
    withoutOwner:
      'Open leads that were claimed or answered, but are assigned to no one, or to someone who no longer works on leads.',
  } as Record<string, string>,
  open: 'New and contacted',
  sort: 'Sort',
  sorts: { newest: 'Newest first', oldest: 'Oldest first', promise: 'Longest wait first' },
  owner: 'Assigned to',
  anyOwner: 'Anyone',
  me: 'Me',
  noOne: 'No one',
  counted: (name: string, count: number) => `${name} (${count})`,
  followUp: (day: string) => `Follow up ${day}`,
  due: 'Follow up today',
  overdue: (day: string) => `Follow-up overdue since ${day}`,
  select: {
    start: 'Select',
    stop: 'Done',
    one: (name: string) => `Select ${name}`,
    all: 'All shown',
    none: 'None',
    count: (count: number) => (count === 1 ? '1 lead selected' : `${count} leads selected`),
    status: 'Set status',
    owner: 'Assign to',
    choose: 'Choose...',
    apply: 'Apply',
    spam: 'Spam',
    toNoOne: 'No one',
    changed: (count: number) => (count === 1 ? '1 lead' : `${count} leads`),
    becomes: {
      status: (status: string) => `New status: ${status}`,
      owner: (owner: string) => `Assigned to: ${owner}`,
    },
    undo: 'Undo',
    undone: (overtaken: number) => ({
      title: overtaken > 0 ? 'Changed in the meantime' : 'Undone',
      description:
        overtaken === 0
          ? 'Everything is as it was.'
          : overtaken === 1
            ? '1 lead has been changed since and stays as it is.'
            : `${overtaken} leads have been changed since and stay as they are.`,
    }),
    failed: 'The leads were not changed',
    undoFailed: 'The change was not undone',
  },
  live: {
    sound: 'Sound for new leads',
    soundHint: 'A short tone in this browser when a lead or a chat comes in.',
    arrived: (count: number) => (count === 1 ? '1 new lead' : `${count} new leads`),
  },
  keys: {
    button: 'Shortcuts',
    title: 'Keyboard shortcuts',
    text: 'They work when you are not typing.',
    does: {
      j: 'Next lead',
      k: 'Previous lead',
      o: 'Open',
      c: 'I have it',
      r: 'Answer',
      '/': 'Search',
      '?': 'Show these shortcuts',
    },
  },
  proof: {
    ok: (time: string, seconds: number) =>
      `Last daily test: ${time}. The test lead arrived after ${seconds} s.`,
    late: (time: string) =>
      `The daily test lead of ${time} has not arrived, so leads from the website could be missing too. Tell an owner: the alarm message says where it failed.`,
    underWay: (time: string) => `The daily test lead of ${time} is on its way.`,
    missing: 'The latest daily test lead was not sent. Tell an owner: the alarm message says more.',
  },
};

type ListContent = typeof en;

const es: ListContent = {
  viewsLabel: 'Vistas',
  views: {
    all: 'Todas',
    myDay: 'Mi día',
    late: 'Atrasadas',
    unclaimed: 'Sin atender',
    claimedByMail: 'Atendidas desde el correo',
    withoutOwner: 'Sin responsable',
    mine: 'Mías',
  },
  viewHints: {
    unclaimed: 'Solicitudes nuevas que nadie atiende. Para atender una, oprima “La atiendo yo”.',
    claimedByMail:
      'La oficina las atiende desde el correo, así que no se sabe quién. Asigne cada una a un responsable.',
    withoutOwner:
      'Solicitudes abiertas que ya se atendieron o respondieron, pero no tienen responsable, o su responsable ya no trabaja con solicitudes.',
  },
  open: 'Nuevas y contactadas',
  sort: 'Orden',
  sorts: {
    newest: 'Las más nuevas primero',
    oldest: 'Las más antiguas primero',
    promise: 'La espera más larga primero',
  },
  owner: 'Responsable',
  anyOwner: 'Cualquiera',
  me: 'Yo',
  noOne: 'Nadie',
  counted: (name, count) => `${name} (${count})`,
  followUp: (day) => `Seguimiento: ${day}`,
  due: 'Seguimiento: hoy',
  overdue: (day) => `Seguimiento vencido desde el ${day}`,
  select: {
    start: 'Seleccionar',
    stop: 'Listo',
    one: (name) => `Seleccionar ${name}`,
    all: 'Todas las visibles',
    none: 'Ninguna',
    count: (count) => (count === 1 ? '1 solicitud seleccionada' : `${count} solicitudes seleccionadas`),
    status: 'Cambiar estado',
    owner: 'Cambiar responsable',
    choose: 'Elija...',
    apply: 'Aplicar',
    spam: 'Spam',
    toNoOne: 'Nadie',
    changed: (count) => (count === 1 ? '1 solicitud' : `${count} solicitudes`),
    becomes: {
      status: (status) => `Estado nuevo: ${status}`,
      owner: (owner) => `Responsable: ${owner}`,
    },
    undo: 'Deshacer',
    undone: (overtaken) => ({
      title: overtaken > 0 ? 'Hubo cambios mientras tanto' : 'Deshecho',
      description:
        overtaken === 0
          ? 'Todo está como antes.'
          : overtaken === 1
            ? '1 solicitud se cambió después y queda como está.'
            : `${overtaken} solicitudes se cambiaron después y quedan como están.`,
    }),
    failed: 'No se cambiaron las solicitudes',
    undoFailed: 'No se pudo deshacer el cambio',
  },
  live: {
    sound: 'Sonido con solicitudes nuevas',
    soundHint: 'Un tono corto en este navegador cuando llega una solicitud o un chat.',
    arrived: (count) => (count === 1 ? '1 solicitud nueva' : `${count} solicitudes nuevas`),
  },
  keys: {
    button: 'Atajos',
    title: 'Atajos de teclado',
    text: 'Funcionan cuando no está escribiendo.',
    does: {
      j: 'Solicitud siguiente',
      k: 'Solicitud anterior',
      o: 'Abrir',
      c: 'La atiendo yo',
      r: 'Responder',
      '/': 'Buscar',
      '?': 'Mostrar estos atajos',
    },
  },
  proof: {
    ok: (time, seconds) => `Última prueba diaria: ${time} La solicitud de prueba llegó en ${seconds} s.`,
    late: (time) =>
      `La solicitud de prueba diaria del ${time} no ha llegado; quizá tampoco lleguen las del sitio. Avise a un propietario: el mensaje de la alarma dice dónde falló.`,
    underWay: (time) => `La solicitud de prueba diaria del ${time} va en camino.`,
    missing:
      'La última solicitud de prueba diaria no se envió. Avise a un propietario: el mensaje de la alarma da más detalles.',
  },
};

export const listContent: Record<Language, ListContent> = { en, es };
