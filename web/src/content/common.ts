import type { Language } from '@sandhill/company/language.js';
import { paths } from '../config/paths';
import { claimText, profile, site } from '../lib/site';

/** Texts that many pages share: header, menus, footer, banner, pop-up, carousel and error messages. */
const en = {
  skipToContent: 'Skip to content',
  noScript:
    'Without JavaScript, the forms, the gallery and the help of this site do not work. Please call us:',
  mainNavigation: 'Main',
  menu: 'Menu',
  nav: {
    home: 'Home',
    services: 'Services',
    gallery: 'Gallery',
    about: 'About Us',
    contact: 'Contact',
    admin: 'Admin',
  },
  allServices: 'All services',
  plantGuide: 'Plant guide',
  plantProblems: 'Plant problems',
  requestQuote: 'Request Quote',
  getQuote: 'Get a Quote',
  call: 'Call',
  tagline: 'Landscape · Irrigation · Excavation',
  socialOn: (network: string) => `${profile.name} on ${network}`,
  adminMenu: {
    requestAccess: 'Request Access',
    requestAccessHint: 'Call the office',
    emailRequest: 'Email Request',
    emailRequestHint: 'Opens a message to fill in',
    haveCredentials: 'I Have Credentials',
    haveCredentialsHint: 'Login with temporary password',
  },
  adminMail: {
    subject: `Admin access request, ${profile.name} website`,
    body: `Hello,\n\nI would like access to the admin area of the ${profile.name} website.\n\nName:\nCompany or association:\nPhone:\nWhat I need to do there:\n\nI understand that requests are decided case by case${claimText('accountSetup', ({ en }) => ` and take ${en}`)}.\n\nThank you`,
  },
  footer: {
    explore: 'Explore',
    company: 'Company',
    reachUs: 'Reach us',
    language: 'Language',
    hours: 'Business hours',
    licenses: 'Licensed and insured',
    copyright: (year: number) => `© ${year} ${profile.fullName} All rights reserved.`,
  },
  banner: {
    label: 'Hurricane season',
    call: 'Call now',
    more: 'Read more',
  },
  popup: {
    title: 'Planning a project?',
    text: `Tell us where you are and what you have in mind.${claimText('quoteResponse', ({ en }) => ` We answer within ${en}.`)}`,
    call: 'Call us',
    quote: 'Get a free quote',
    close: 'Close',
  },
  /** Label of the button that opens the help card. The card has texts of its own. */
  help: 'Help',
  carousel: {
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause',
    play: 'Play',
    goTo: (number: number) => `Show ${number}`,
  },
  ratingOf: (rating: number) => `${rating} out of 5 stars`,
  client: 'Client',
  testimonials: 'What clients say',
  learnMore: 'Learn More',
  /** Continuation of `learnMore` for screen readers, whose users may hear only the link. */
  learnMoreOf: (name: string) => ` about ${name}`,
  tryAgain: 'Try again',
  loading: 'Loading',
  close: 'Close',
  cancel: 'Cancel',
  /** Name of the region in which notifications appear, for screen readers. */
  notificationKey: 'Notification (F8 closes it)',
  drawing: 'Drawing',
  /** Label of content that comes with the product as an example. */
  sample: 'Sample',
  whatWeDo: 'What we do',
  /** Alt text of the picture that social networks show. */
  pictureAlt: 'A palm-lined entrance with flower beds, drawn',
  mapTitle: 'Map of our office',
  openMap: 'Open in a map',
  showMap: 'Show the interactive map',
  hideMap: 'Hide the interactive map',
  pageFailed: {
    title: 'This page did not load',
    text: 'Check the connection and load the page again, or call us.',
    reload: 'Load again',
  },
  partFailed: {
    title: 'A part of this page did not load',
    text: 'Check the connection and load the page again, or call us:',
    reload: 'Load the page again',
  },
};

export type CommonContent = typeof en;

const es: CommonContent = {
  skipToContent: 'Ir al contenido',
  noScript:
    'Sin JavaScript no funcionan los formularios, la galería ni la ayuda de este sitio. Por favor, llámenos:',
  mainNavigation: 'Principal',
  menu: 'Menú',
  nav: {
    home: 'Inicio',
    services: 'Servicios',
    gallery: 'Galería',
    about: 'Nosotros',
    contact: 'Contacto',
    admin: 'Admin',
  },
  allServices: 'Todos los servicios',
  plantGuide: 'Guía de plantas',
  plantProblems: 'Problemas de plantas',
  requestQuote: 'Pedir presupuesto',
  getQuote: 'Pida un presupuesto',
  call: 'Llamar',
  tagline: 'Jardines · Riego · Excavación',
  socialOn: (network) => `${profile.name} en ${network}`,
  adminMenu: {
    requestAccess: 'Solicitar acceso',
    requestAccessHint: 'Llamar a la oficina',
    emailRequest: 'Solicitar por correo',
    emailRequestHint: 'Abre un mensaje para completar',
    haveCredentials: 'Ya tengo acceso',
    haveCredentialsHint: 'Entrar con contraseña temporal',
  },
  adminMail: {
    subject: `Solicitud de acceso, sitio de ${profile.name}`,
    body: `Hola:\n\nQuisiera tener acceso al área de administración del sitio de ${profile.name}.\n\nNombre:\nEmpresa o asociación:\nTeléfono:\nPara qué lo necesito:\n\nEntiendo que cada solicitud se decide por separado${claimText('accountSetup', ({ es }) => ` y que el plazo es de ${es}`)}.\n\nGracias`,
  },
  footer: {
    explore: 'Explorar',
    company: 'Empresa',
    reachUs: 'Contáctenos',
    language: 'Idioma',
    hours: 'Horario',
    licenses: 'Con licencia y seguro',
    copyright: (year) => `© ${year} ${profile.fullName} Todos los derechos reservados.`,
  },
  banner: {
    label: 'Temporada de huracanes',
    call: 'Llame ahora',
    more: 'Más información',
  },
  popup: {
    title: '¿Tiene un proyecto en mente?',
    text: `Cuéntenos dónde está y qué necesita.${claimText('quoteResponse', ({ es }) => ` Respondemos en ${es}.`)}`,
    call: 'Llámenos',
    quote: 'Presupuesto gratis',
    close: 'Cerrar',
  },
  help: 'Ayuda',
  carousel: {
    previous: 'Anterior',
    next: 'Siguiente',
    pause: 'Pausar',
    play: 'Reanudar',
    goTo: (number) => `Mostrar ${number}`,
  },
  ratingOf: (rating) => `${rating} de 5 estrellas`,
  client: 'Cliente',
  testimonials: 'Lo que dicen nuestros clientes',
  learnMore: 'Más información',
  learnMoreOf: (name) => ` sobre ${name}`,
  tryAgain: 'Intentar de nuevo',
  loading: 'Cargando',
  close: 'Cerrar',
  cancel: 'Cancelar',
  notificationKey: 'Aviso (F8 lo cierra)',
  drawing: 'Dibujo',
  sample: 'Muestra',
  whatWeDo: 'Lo que hacemos',
  /** Alt text of the picture that social networks show. */
  pictureAlt: 'Dibujo de una entrada con palmas y canteros de flores',
  mapTitle: 'Mapa de nuestra oficina',
  openMap: 'Abrir en un mapa',
  showMap: 'Mostrar el mapa interactivo',
  hideMap: 'Ocultar el mapa interactivo',
  pageFailed: {
    title: 'Esta página no se cargó',
    text: 'Revise la conexión y vuelva a cargar la página, o llámenos.',
    reload: 'Cargar de nuevo',
  },
  partFailed: {
    title: 'Una parte de esta página no se cargó',
    text: 'Revise la conexión y vuelva a cargar la página, o llámenos:',
    reload: 'Volver a cargar la página',
  },
};

export const commonContent: Record<Language, CommonContent> = { en, es };

export interface FooterLink extends Record<Language, string> {
  to: string;
}

export const footerLinks: Record<'explore' | 'company' | 'legal', FooterLink[]> = {
  explore: [
    { to: paths.home, en: 'Home', es: 'Inicio' },
    { to: paths.services, en: 'Services', es: 'Servicios' },
    { to: paths.serviceArea, en: 'Locations', es: 'Zonas' },
    { to: paths.gallery, en: 'Portfolio', es: 'Portafolio' },
    { to: paths.plants, en: en.plantGuide, es: es.plantGuide },
    { to: paths['plant-problems'], en: en.plantProblems, es: es.plantProblems },
  ],
  company: [
    { to: paths.team, en: 'Our Team', es: 'Nuestro equipo' },
    { to: paths.careers, en: 'Careers', es: 'Empleo' },
    { to: paths.partners, en: 'Partnerships', es: 'Alianzas' },
    { to: paths.community, en: 'Cares', es: 'Comunidad' },
    { to: paths.contact, en: 'Contact Us', es: 'Contacto' },
    ...(site.visitsOn ? [{ to: paths.book, en: 'Book a Visit', es: 'Reservar una visita' }] : []),
  ],
  legal: [
    { to: paths.privacy, en: 'Privacy', es: 'Privacidad' },
    { to: paths['photo-credits'], en: 'Photo credits', es: 'Créditos de fotos' },
  ],
};
