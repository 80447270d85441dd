import type { Language } from '@sandhill/company/language.js';

const en = {
  title: 'Admin Dashboard',
  fullPanel: 'Full Admin Panel',
  viewSite: 'View Site',
  tabsLabel: 'Dashboard',
  tabs: { overview: 'Overview', content: 'Content', images: 'Images', settings: 'Settings' },
  cards: {
    quotes: 'Total Quotes',
    projects: 'Active Projects',
    contacts: 'Contact Inquiries',
    images: 'Gallery Images',
  },
  cardHints: {
    quotes: 'Requests, excluding spam',
    projects: 'Leads marked won',
    contacts: 'Messages, excluding spam',
    images: 'On the website',
  },
  unknown: 'Not available',
  quickActions: 'Quick Actions',
  activity: 'Recent Activity',
  noActivity: 'No quote requests or messages yet.',
  activityFailed: 'The newest leads did not load.',
  soon: {
    content: 'Content editing on this page is coming soon.',
    images: 'Image management on this page is coming soon.',
    hint: 'The full admin panel already has images and leads.',
  },
};

const es: typeof en = {
  title: 'Panel de administración',
  fullPanel: 'Panel completo',
  viewSite: 'Ver el sitio',
  tabsLabel: 'Panel',
  tabs: { overview: 'Resumen', content: 'Contenido', images: 'Imágenes', settings: 'Ajustes' },
  cards: {
    quotes: 'Solicitudes de presupuesto',
    projects: 'Proyectos activos',
    contacts: 'Mensajes',
    images: 'Imágenes de la galería',
  },
  cardHints: {
    quotes: 'Sin spam',
    projects: 'Solicitudes ganadas',
    contacts: 'Mensajes, sin spam',
    images: 'En el sitio',
  },
  unknown: 'No disponible',
  quickActions: 'Acciones rápidas',
  activity: 'Actividad reciente',
  noActivity: 'Todavía no hay solicitudes de presupuesto ni mensajes.',
  activityFailed: 'No se pudieron cargar las últimas solicitudes.',
  soon: {
    content: 'La edición de contenido llegará pronto a esta página.',
    images: 'La gestión de imágenes llegará pronto a esta página.',
    hint: 'El panel completo ya tiene imágenes y solicitudes.',
  },
};

export const dashboardContent: Record<Language, typeof en> = { en, es };
