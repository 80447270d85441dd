import { claims } from '@sandhill/company/claims.js';
import { profile } from '@sandhill/company/profile.js';
import type { HomeContent } from '../en/home';

export const home: HomeContent = {
  heroLabel: 'Qué hacemos',
  heroQuote: 'Pida un presupuesto',
  pictures: 'Fotos de fondo',
  previousPicture: 'Foto anterior',
  nextPicture: 'Foto siguiente',
  showPicture: (number) => `Mostrar la foto ${number}`,
  showText: (number) => `Mostrar el texto ${number}`,
  trust: {
    label: 'Por qué confían en nosotros',
    satisfaction: ['100 % de satisfacción', 'Servicio garantizado'],
    award: ['Diseño premiado', 'Jardines y paisajes'],
    licensed: ['Con licencia y seguro', 'En los condados de Collier y Lee'],
    years: (years) => [`Más de ${years} años de experiencia`, `Desde ${profile.yearFounded}`],
    associations: [`${claims.associations.es} HOA`, 'Atendidas en el suroeste de Florida'],
    emergency: [`Emergencias las ${claims.emergency.es}`, 'Tormentas y tuberías rotas'],
  },
  tiles: {
    label: 'Cómo trabajamos',
    design: ['Diseñar', 'Un plano a escala para su luz y su suelo.'],
    build: ['Construir', 'Desmonte, nivelación y siembra con cuadrillas propias.'],
    maintain: ['Mantener', 'La misma cuadrilla, el mismo día, todo el año.'],
  },
  services: {
    title: 'Todo lo que necesita una propiedad',
    text: 'Ocho servicios y una sola empresa, de la primera estaca al corte de cada semana.',
  },
  about: {
    title: 'Una empresa familiar en la costa del Golfo',
    owned: (owners) => `Propietarios: ${owners}`,
    years: 'años de experiencia',
    text: [
      `${profile.name} empezó en ${profile.yearFounded} con una camioneta y la promesa de devolver las llamadas el mismo día. Hoy nuestras cuadrillas cuidan comunidades, residencias y locales comerciales de Marco Island a Estero, y la promesa sigue en pie.`,
      'Diseñadores, técnicos de riego y operadores de máquinas trabajan bajo el mismo techo: usted explica su propiedad una sola vez.',
    ],
    link: 'Conozca nuestra historia',
  },
  area: {
    title: 'Dónde trabajamos',
    text: 'De Marco Island a Estero, con cuadrillas en la calle de lunes a viernes.',
    badge: (count) => `Más de ${count} comunidades de Naples`,
    more: (count) => `+${count} zonas más`,
    contact: 'Pregunte por su zona',
    check: 'Verifique su dirección',
    placeholder: 'Comunidad, ciudad o código postal',
    search: 'Buscar',
    serve: (area) => `Sí, trabajamos en ${area}.`,
    nearby: (area) => `${area} queda cerca. Llámenos y veremos qué podemos hacer.`,
    outside: 'Parece estar fuera de nuestra zona habitual. Llámenos, quizá podamos ayudarle.',
    carry: 'Usar esta dirección para un presupuesto',
  },
  recent: {
    title: 'Trabajos recientes',
    text: 'Algunas fotos del terreno.',
    all: 'Ver la galería',
  },
  quote: {
    title: 'Pida un presupuesto gratis',
    text: `Cuéntenos sobre su propiedad. Respondemos en ${claims.quoteResponse.es}.`,
  },
};
