import type { Language } from '@sandhill/company/language.js';
import { workQuestion } from './linked-subjects';

const en = {
  title: 'Careers',
  lead: 'Outdoor work with people who know what they are doing, and who go home on time.',
  whyTitle: 'Why work here',
  why: [
    [
      'Steady work',
      'Fifty weeks a year, weekdays from 7am, with overtime after storms for those who want it.',
    ],
    ['Fair pay', 'Paid every week, with health insurance after sixty days and paid holidays.'],
    ['Training', 'We pay for licenses: pest control, irrigation, commercial driving.'],
    ['Good tools', 'Machines that start in the morning, and a mechanic who keeps it that way.'],
  ],
  openingsTitle: 'Openings',
  none: 'No openings today. Introduce yourself anyway.',
  applyTitle: 'How to apply',
  apply: [
    'Call or write, in English or Spanish, and tell us what you have done so far.',
    'Come by for a talk and a walk through the yard.',
    'Spend a paid day with a crew. Then we both decide.',
  ],
  subject: workQuestion.en,
  write: 'Write to us about work',
};

type CareersContent = typeof en;

const es: CareersContent = {
  title: 'Empleo',
  lead: 'Trabajo al aire libre con gente que sabe lo que hace y sale a su hora.',
  whyTitle: 'Por qué trabajar aquí',
  why: [
    [
      'Trabajo estable',
      'Cincuenta semanas al año, de lunes a viernes desde las 7\u00a0a.\u00a0m., con horas extra después de tormentas para quien quiera.',
    ],
    ['Pago justo', 'Pago semanal, seguro médico a los sesenta días y feriados pagados.'],
    ['Capacitación', 'Pagamos las licencias: control de plagas, riego y conducción comercial (CDL).'],
    ['Buenas herramientas', 'Máquinas que arrancan en la mañana y un mecánico que las cuida.'],
  ],
  openingsTitle: 'Vacantes',
  none: 'Hoy no hay vacantes. Escríbanos de todos modos.',
  applyTitle: 'Cómo postularse',
  apply: [
    'Llame o escriba, en español o en inglés, y cuéntenos qué ha hecho hasta ahora.',
    'Venga a conversar y a conocer el taller.',
    'Pase un día pagado con una cuadrilla. Después decidimos juntos.',
  ],
  subject: workQuestion.es,
  write: 'Escríbanos sobre trabajo',
};

export const careersContent: Record<Language, CareersContent> = { en, es };
