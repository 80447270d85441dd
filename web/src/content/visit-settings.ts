import type { Language } from '@sandhill/company/language.js';

const en = {
  title: 'Visits',
  text: 'Customers with a quote request can book one of these times. If there are none, they cannot book. Changes never move a visit that is already booked.',
  limits: {
    noticeHours: 'Advance notice (hours)',
    horizonDays: 'Days ahead',
    lastMomentHours: 'Last change (hours before)',
  },
  limitHints: {
    noticeHours: 'The shortest time between booking and visit.',
    horizonDays: 'How far ahead customers may book.',
    lastMomentHours: 'After that they have to call.',
  },
  week: 'Every week',
  dates: 'Dates with their own times',
  datesText:
    'On such a date, only the times listed here apply. If none are listed, there are no visits that day. Closed days never have visits.',
  date: 'Date',
  addDate: 'Add a date',
  removeDateOf: (date: string) => `Remove the date ${date}`,
  noVisits: 'No visits on this date.',
  starts: 'From',
  ends: 'To',
  places: 'Number of visits',
  communities: 'Where',
  everywhere: 'Everywhere',
  nearby: 'Communities close by',
  services: 'What for',
  allServices: 'All services',
  chosen: (count: number) => `${count} chosen`,
  add: 'Add a time',
  addOf: (day: string) => `Add a time: ${day}`,
  remove: 'Remove',
  removeOf: (starts: string, ends: string) => `Remove ${starts} to ${ends}`,
  calendar: {
    title: 'Your visits in your calendar',
    text: 'Your calendar program fetches your visits from a private address. It gives each visit’s reference, community and time, but no names. Anyone with the address can read that. Apple and Outlook check about once an hour, Google only a few times a day.',
    make: 'Create an address',
    makeNew: 'Create a new address',
    revoke: 'Turn off the address',
    madeAt: (time: string) => `Created ${time}. The address cannot be shown again.`,
    shown: 'Add this address to your calendar as a subscription. It is shown only now.',
    address: 'Calendar address',
    revoked: { title: 'Address turned off', description: 'Calendars can no longer read your visits there.' },
  },
  reasons: {
    fields: 'Please check hours, numbers and dates.',
    invalid_number:
      'Please enter whole numbers: advance notice 0 to 336 hours, days ahead 1 to 120, last change 0 to 168 hours, number of visits 1 to 20.',
    invalid_time: 'Please enter a time in each field.',
    ends_before_start: '“To” must be later than “From”.',
    invalid_date: 'Please choose each date.',
    date_twice: 'Each date may be in the list only once.',
    unknown_community: 'A community is no longer on the website. Please choose again.',
  },
};

type VisitSettingsContent = typeof en;

const es: VisitSettingsContent = {
  title: 'Visitas',
  text: 'Quienes piden un presupuesto pueden reservar una de estas horas. Si no hay ninguna, no pueden reservar. Los cambios nunca mueven una visita ya reservada.',
  limits: {
    noticeHours: 'Anticipación mínima (horas)',
    horizonDays: 'Anticipación máxima (días)',
    lastMomentHours: 'Último cambio (horas antes)',
  },
  limitHints: {
    noticeHours: 'El mínimo entre la reserva y la visita.',
    horizonDays: 'Hasta cuándo se puede reservar.',
    lastMomentHours: 'Después hay que llamar.',
  },
  week: 'Cada semana',
  dates: 'Fechas con horas propias',
  datesText:
    'En esa fecha valen solo las horas de esta lista; sin ninguna, no hay visitas. En los días cerrados nunca hay visitas.',
  date: 'Fecha',
  addDate: 'Agregar una fecha',
  removeDateOf: (date) => `Quitar la fecha ${date}`,
  noVisits: 'Sin visitas en esta fecha.',
  starts: 'Desde',
  ends: 'Hasta',
  places: 'Número de visitas',
  communities: 'Dónde',
  everywhere: 'En todas partes',
  nearby: 'Comunidades cercanas',
  services: 'Para qué',
  allServices: 'Todos los servicios',
  chosen: (count) => `Selección: ${count}`,
  add: 'Agregar una hora',
  addOf: (day) => `Agregar una hora: ${day}`,
  remove: 'Quitar',
  removeOf: (starts, ends) => `Quitar de ${starts} a ${ends}`,
  calendar: {
    title: 'Sus visitas en su calendario',
    text: 'Su calendario lee sus visitas en una dirección privada. Esta da la referencia, la comunidad y la hora de cada visita, pero ningún nombre. Cualquiera que tenga la dirección puede leerlas. Apple y Outlook la consultan más o menos cada hora; Google, solo unas veces al día.',
    make: 'Crear una dirección',
    makeNew: 'Crear una dirección nueva',
    revoke: 'Desactivar la dirección',
    madeAt: (time) => `Creada: ${time} La dirección no se puede mostrar de nuevo.`,
    shown: 'Agregue esta dirección a su calendario como suscripción. Solo se muestra ahora.',
    address: 'Dirección del calendario',
    revoked: {
      title: 'Dirección desactivada',
      description: 'Los calendarios ya no pueden leer ahí sus visitas.',
    },
  },
  reasons: {
    fields: 'Revise las horas, los números y las fechas.',
    invalid_number:
      'Escriba números enteros: anticipación mínima, de 0 a 336 horas; anticipación máxima, de 1 a 120 días; último cambio, de 0 a 168 horas; número de visitas, de 1 a 20.',
    invalid_time: 'Escriba una hora en cada campo.',
    ends_before_start: '“Hasta” debe ser más tarde que “Desde”.',
    invalid_date: 'Elija cada fecha.',
    date_twice: 'Cada fecha puede estar una sola vez en la lista.',
    unknown_community: 'Una comunidad ya no está en el sitio. Elija de nuevo.',
  },
};

export const visitSettingsContent: Record<Language, VisitSettingsContent> = { en, es };
