import type { Language } from '@sandhill/company/language.js';

/** The names of the admin area's tabs and their parts. */
const en = {
  tabs: {
    overview: 'Overview',
    mobile: 'Mobile Upload',
    images: 'Project Images',
    quick: 'Quick Upload',
    leads: 'Leads',
    website: 'Website',
    guide: 'Plant guide',
    accounts: 'Accounts',
    settings: 'Settings',
  },
  chats: 'Open chats',
  websiteParts: {
    facts: 'Facts',
    hours: 'Hours',
    home: 'Home',
    services: 'Services',
    areas: 'Areas',
    search: 'Words for search engines',
    openings: 'Openings',
    questions: 'Questions',
    answers: 'Ready answers',
    history: 'History',
  },
  settingsParts: {
    account: 'Account and password',
    security: 'Security',
    sessions: 'Sessions',
    devices: 'Notices on this device',
    leads: 'Leads',
    hooks: 'Web hooks',
    mail: 'Mail and alerts',
    site: 'Display and site',
  },
};

const es: typeof en = {
  tabs: {
    overview: 'Resumen',
    mobile: 'Subir desde el móvil',
    images: 'Imágenes de proyectos',
    quick: 'Subida rápida',
    leads: 'Solicitudes',
    website: 'Sitio web',
    guide: 'Guía de plantas',
    accounts: 'Cuentas',
    settings: 'Ajustes',
  },
  chats: 'Chats abiertos',
  websiteParts: {
    facts: 'Datos',
    hours: 'Horario',
    home: 'Inicio',
    services: 'Servicios',
    areas: 'Zonas',
    search: 'Palabras para buscadores',
    openings: 'Puestos',
    questions: 'Preguntas',
    answers: 'Respuestas preparadas',
    history: 'Historial',
  },
  settingsParts: {
    account: 'Cuenta y contraseña',
    security: 'Seguridad',
    sessions: 'Sesiones',
    devices: 'Avisos en este dispositivo',
    leads: 'Solicitudes',
    hooks: 'Web hooks',
    mail: 'Correo y avisos',
    site: 'Apariencia y sitio',
  },
};

export const adminPlaces: Record<Language, typeof en> = { en, es };
