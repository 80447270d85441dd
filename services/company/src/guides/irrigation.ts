import type { ServiceGuide } from './service-guide.js';

export const guide: ServiceGuide = {
  steps: [
    {
      title: { en: 'Run every zone', es: 'Probamos cada zona' },
      text: {
        en: 'A technician runs each zone, measures pressure and marks broken heads, leaks and dry corners. You get the list by zone, with what was fixed on the spot.',
        es: 'Un técnico prueba cada zona, mide la presión y marca aspersores rotos, fugas y esquinas secas. Usted recibe la lista por zona, con lo que se arregló al momento.',
      },
    },
    {
      title: { en: 'Repair or redraw', es: 'Reparamos o rediseñamos' },
      text: {
        en: 'Most systems need parts, some need a new layout: turf and beds on one valve is the usual fault. We price both ways when it is a close call.',
        es: 'Casi todos los sistemas necesitan piezas, algunos un trazado nuevo: césped y canteros en una misma válvula es la falla común. Si las dos opciones valen la pena, le damos precio de ambas.',
      },
    },
    {
      title: { en: 'Set the controller', es: 'Ajustamos el controlador' },
      text: {
        en: 'We set days and minutes for your soil and your county and show you how to change them. Smart controllers then follow the weather automatically.',
        es: 'Ajustamos días y minutos según su suelo y su condado, y le mostramos cómo cambiarlos. Los controladores inteligentes siguen después el clima por sí solos.',
      },
    },
  ],
  factors: [
    {
      en: 'Number of zones and heads, and how many of them mix turf and beds',
      es: 'El número de zonas y aspersores, y cuántas mezclan césped y canteros',
    },
    {
      en: 'Where the water comes from: well, city, lake or reclaimed',
      es: 'De dónde viene el agua: pozo, ciudad, lago o agua reciclada',
    },
    {
      en: 'How deep the pipes lie and what has been built over them',
      es: 'A qué profundidad están las tuberías y qué se construyó encima',
    },
    {
      en: 'Pump, valves and wiring: an old controller is the cheapest thing to replace',
      es: 'Bomba, válvulas y cables: el controlador viejo es lo más barato de cambiar',
    },
  ],
  seasonsTitle: { en: 'How much water, through the year', es: 'Cuánta agua, a lo largo del año' },
  seasons: [
    {
      from: 10,
      to: 12,
      title: { en: 'Turn it down', es: 'Reducir' },
      text: {
        en: 'The rain stops, but the days are short. Fewer minutes do; check the system once before the dry months.',
        es: 'Dejan de caer las lluvias, pero los días son cortos. Bastan menos minutos; revise el sistema antes de los meses secos.',
      },
    },
    {
      from: 1,
      to: 2,
      title: { en: 'Water deep, not often', es: 'Regar a fondo, pero pocas veces' },
      text: {
        en: 'Cool grass hardly grows. Once a week is often enough for an established lawn.',
        es: 'Con el fresco el césped casi no crece. Para uno ya arraigado suele bastar una vez por semana.',
      },
    },
    {
      from: 3,
      to: 5,
      title: { en: 'Peak of the dry season', es: 'Lo más seco del año' },
      text: {
        en: 'The hottest sun and no rain: every leak and blocked head shows now. Use all the days the county allows, before sunrise.',
        es: 'Sol fuerte y nada de lluvia: se nota cada fuga y cada aspersor tapado. Use los días que permite el condado, antes del amanecer.',
      },
    },
    {
      from: 6,
      to: 9,
      title: { en: 'Let it rain', es: 'Que riegue la lluvia' },
      text: {
        en: 'On most days the sky does the work. A working rain sensor saves more now than in the rest of the year.',
        es: 'Casi todos los días riega el cielo. Un sensor de lluvia que funciona ahorra ahora más que en el resto del año.',
      },
    },
  ],
  related: [
    {
      id: 'maintenance',
      why: { en: 'the crew that sees dry spots first', es: 'la cuadrilla que ve primero las manchas' },
    },
    {
      id: 'landscape-design',
      why: { en: 'plants that need less water', es: 'plantas que piden menos agua' },
    },
  ],
};
