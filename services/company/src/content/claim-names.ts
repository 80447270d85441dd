import type { Language } from '../language.js';
import type { ClaimId } from './claim-ids.js';

/** Names of the claims for staff, in the website's forms and in mails. */
export const claimNames: Record<Language, Record<ClaimId, string>> = {
  en: {
    aboutYears: 'Years in business',
    associations: 'Associations served',
    projects: 'Projects done',
    rating: 'Rating',
    emergency: 'Emergency service',
    emergencyAllWeek: 'Emergency service, all week',
    contactResponse: 'Time to answer a message',
    quoteResponse: 'Time to answer a quote request',
    waterSaving: 'Water saved',
    accountSetup: 'Time to set up an account',
    award: 'Award',
  },
  es: {
    aboutYears: 'Años de actividad',
    associations: 'Asociaciones atendidas',
    projects: 'Proyectos realizados',
    rating: 'Calificación',
    emergency: 'Servicio de emergencia',
    emergencyAllWeek: 'Servicio de emergencia, toda la semana',
    contactResponse: 'Plazo para responder un mensaje',
    quoteResponse: 'Plazo para responder una solicitud de presupuesto',
    waterSaving: 'Ahorro de agua',
    accountSetup: 'Plazo para crear una cuenta',
    award: 'Premio',
  },
};
