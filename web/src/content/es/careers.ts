import type { CareersContent } from '../en/careers';

export const careers: CareersContent = {
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
};
