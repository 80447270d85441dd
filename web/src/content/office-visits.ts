import type { Language } from '@sandhill/company/language.js';

/** Texts of visits, for the office and for the people who make them. */
const en = {
  title: 'Visit',
  add: 'Add a visit',
  addText: 'For someone who calls or walks in. If they already have a lead, book the visit on its page.',
  when: 'Time of the visit',
  chooseFirst: 'Choose a time for the visit.',
  addIt: 'Save and book',
  onlyLead: 'The lead is saved, but no visit is booked',
  board: 'Times',
  noneOnDay: 'None',
  drag: 'Drag to another time',
  moved: { title: 'Visit moved' },
  earlier: 'Previous',
  today: 'Today',
  later: 'Next',
  onlyDay: 'One day',
  wholeWeek: 'Whole week',
  notLoaded: 'The visits did not load',
  noneThatDay: 'No visits.',
  noneThatWeek: 'No visits this week',
  setWindows:
    'Customers can book the times that an owner of the site sets in Settings under “Visits”. If someone calls, add a visit here or on the lead’s page.',
  toSettings: 'Set visit times',
  noneOfYours: 'No visits are assigned to you',
  nowhere: 'Place not known',
  noService: 'No service named',
  photo: (number: number) => `Photo ${number}, opens in a new tab`,
  states: {
    booked: 'Booked',
    on_the_way: 'On the way',
    done: 'Done',
    no_show: 'No one there',
    cancelled: 'Canceled',
  },
  steps: { on_the_way: 'On the way', done: 'Done', no_show: 'No one there' },
  askNoShow: {
    title: 'Was no one there?',
    text: 'The customer gets an email that you missed them. This cannot be changed later.',
    busyLabel: 'Saving...',
  },
  reported: {
    on_the_way: {
      title: 'On the way',
      description: 'Customers with an email address are notified by email.',
    },
    done: {
      title: 'Visit done',
      description: 'Next, enter the value of the quote and the day to follow up.',
    },
    no_show: { title: 'Noted', description: 'Customers with an email address get a link to book again.' },
  },
  ownDone: { title: 'Visit done', description: 'The office can see it.' },
  nextStep: 'Next step: value and follow-up',
  person: 'Who goes',
  noOne: 'No one yet',
  moveTo: 'Move to',
  moveIt: 'Move visit',
  chooseTime: 'Choose a time',
  noWindows: 'No visit times are set',
  free: (count: number) => (count === 0 ? 'full' : `${count} free`),
  book: 'Book a visit',
  bookIt: 'Book visit',
  booked: (isMailed: boolean) => ({
    title: 'Visit booked',
    description: isMailed
      ? 'The customer gets an email.'
      : 'There is no email address: please tell them the time.',
  }),
  unfit: 'Still booked, but outside the current visit times.',
  keepIt: 'Keep as booked',
  unfitTitle: (count: number) =>
    count === 1
      ? '1 booked visit is outside the current visit times'
      : `${count} booked visits are outside the current visit times`,
  cancel: 'Cancel visit',
  cancelTitle: 'Cancel the visit?',
  cancelDay: 'Cancel the day',
  cancelDayTitle: (day: string) => `Cancel ${day}?`,
  cancelDayText:
    'Customers with an email address get your reason and other times; please call the others. The day is closed for bookings.',
  reason: 'Reason',
  reasonHint: 'Customers see it exactly as you write it.',
  keep: 'Don’t cancel',
  cancelled: {
    title: 'Visit canceled',
    description: 'Customers with an email address are notified by email; please call the others.',
  },
  dayCancelled: (count: number) => ({
    title: 'Day canceled',
    description: `${count === 1 ? '1 visit is' : `${count} visits are`} canceled. Please call the customers who gave no email address.`,
  }),
  failed: 'Nothing was changed',
  reasons: {
    just_taken: 'This time is now full. Choose another one.',
    window_not_offered: 'This time is no longer offered. Choose another one.',
    already_booked: 'The lead has a visit already.',
    wrong_visit_state: 'Someone else has changed this visit.',
    visit_to_come: 'You can report this only on or after the day of the visit.',
    not_open_for_visits: 'The lead is won, lost or spam. Set its status to Contacted first.',
    unknown_person: 'This person no longer works here. Choose another one.',
    past_day: 'This day is over.',
  },
};

type OfficeVisitsContent = typeof en;

const es: OfficeVisitsContent = {
  title: 'Visita',
  add: 'Agregar una visita',
  addText:
    'Para quien llama o viene a la oficina. Si ya tiene una solicitud, reserve la visita en la página de esa solicitud.',
  when: 'Hora de la visita',
  chooseFirst: 'Elija una hora para la visita.',
  addIt: 'Guardar y reservar',
  onlyLead: 'La solicitud se guardó, pero no hay visita reservada',
  board: 'Horas',
  noneOnDay: 'Ninguna',
  drag: 'Arrástrela a otra hora',
  moved: { title: 'Hora de la visita cambiada' },
  earlier: 'Anterior',
  today: 'Hoy',
  later: 'Siguiente',
  onlyDay: 'Un día',
  wholeWeek: 'Toda la semana',
  notLoaded: 'No se cargaron las visitas',
  noneThatDay: 'Sin visitas.',
  noneThatWeek: 'Sin visitas esta semana',
  setWindows:
    'Los clientes pueden reservar las horas que un propietario del sitio fija en Ajustes, en “Visitas”. Si alguien llama, agregue una visita aquí o en la página de la solicitud.',
  toSettings: 'Fijar las horas',
  noneOfYours: 'Usted no tiene visitas asignadas',
  nowhere: 'Lugar desconocido',
  noService: 'Sin servicio indicado',
  photo: (number) => `Foto ${number}, se abre en otra pestaña`,
  states: {
    booked: 'Reservada',
    on_the_way: 'En camino',
    done: 'Hecha',
    no_show: 'No había nadie',
    cancelled: 'Cancelada',
  },
  steps: { on_the_way: 'En camino', done: 'Hecha', no_show: 'No había nadie' },
  askNoShow: {
    title: '¿No había nadie?',
    text: 'El cliente recibe un correo que dice que no lo encontraron. Esto no se puede cambiar después.',
    busyLabel: 'Guardando...',
  },
  reported: {
    on_the_way: { title: 'En camino', description: 'Si el cliente dio su correo, recibe un aviso.' },
    done: {
      title: 'Visita hecha',
      description: 'Ahora escriba el valor del presupuesto y el día de seguimiento.',
    },
    no_show: {
      title: 'Anotado',
      description: 'Si el cliente dio su correo, recibe un enlace para reservar de nuevo.',
    },
  },
  ownDone: { title: 'Visita hecha', description: 'La oficina ya puede verlo.' },
  nextStep: 'Próximo paso: valor y seguimiento',
  person: 'Quién va',
  noOne: 'Nadie todavía',
  moveTo: 'Cambiar a',
  moveIt: 'Cambiar la hora',
  chooseTime: 'Elija una hora',
  noWindows: 'No hay horas de visita',
  free: (count) => (count === 0 ? 'sin cupo' : count === 1 ? '1 libre' : `${count} libres`),
  book: 'Reservar una visita',
  bookIt: 'Reservar la visita',
  booked: (isMailed) => ({
    title: 'Visita reservada',
    description: isMailed ? 'El cliente recibe un correo.' : 'No hay correo: dígale la hora por teléfono.',
  }),
  unfit: 'Sigue reservada, pero fuera de las horas de visita actuales.',
  keepIt: 'Mantener la reserva',
  unfitTitle: (count) =>
    count === 1
      ? '1 visita reservada está fuera de las horas de visita actuales'
      : `${count} visitas reservadas están fuera de las horas de visita actuales`,
  cancel: 'Cancelar la visita',
  cancelTitle: '¿Cancelar la visita?',
  cancelDay: 'Cancelar el día',
  cancelDayTitle: (day) => `¿Cancelar el ${day}?`,
  cancelDayText:
    'Quienes dieron su correo reciben el motivo que usted escriba y otras horas; llame a los demás. Ese día ya no admite reservas.',
  reason: 'Motivo',
  reasonHint: 'Los clientes lo leen tal como usted lo escribe.',
  keep: 'No cancelar',
  cancelled: {
    title: 'Visita cancelada',
    description: 'Quienes dieron su correo reciben un aviso; llame a los demás.',
  },
  dayCancelled: (count) => ({
    title: 'Día cancelado',
    description: `${count === 1 ? 'Se canceló 1 visita' : `Se cancelaron ${count} visitas`}. Llame a quienes no dieron su correo.`,
  }),
  failed: 'No se cambió nada',
  reasons: {
    just_taken: 'Esa hora ya no tiene cupo. Elija otra.',
    window_not_offered: 'Esa hora ya no se ofrece. Elija otra.',
    already_booked: 'La solicitud ya tiene una visita.',
    wrong_visit_state: 'Alguien cambió esta visita mientras tanto.',
    visit_to_come: 'Esto se puede anotar solo a partir del día de la visita.',
    not_open_for_visits: 'La solicitud está ganada, perdida o en spam. Cambie antes su estado a Contactada.',
    unknown_person: 'Esa persona ya no trabaja aquí. Elija otra.',
    past_day: 'Ese día ya pasó.',
  },
};

export const officeVisitsContent: Record<Language, OfficeVisitsContent> = { en, es };
