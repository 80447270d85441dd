import type { QuoteServiceId } from '@sandhill/company/quote-service-id.js';
import type { Language } from '@sandhill/company/language.js';

type Questions = Record<QuoteServiceId, readonly string[]>;

/**
 * Six questions for the first visit, by service, the most important first. A brief for several services uses the first
 * questions of each service.
 */
const en: Questions = {
  'hoa-packages': [
    'Who approves, and when does the board meet next?',
    'How many acres of common area, how many entrances?',
    'What does the present contract cover, and when does it end?',
    'What do residents complain about most?',
    'Gate code, working hours, noise rules?',
    'Who owns the irrigation controller, and who pays for repairs?',
  ],
  'landscape-design': [
    'What must stay, what must go?',
    'Budget range, and by when should it be done?',
    'Sun and shade at 9, noon and 4? Wind and salt?',
    'HOA or county rules, setbacks, plant lists?',
    'Where does water stand after rain?',
    'Pets, children, pool: what must the beds allow?',
  ],
  irrigation: [
    'Water source: well, city or reclaimed? Pressure in psi?',
    'How many zones, which controller, does it hold its program?',
    'Which zones stay dry, which stay wet? Broken heads?',
    'Rain sensor and backflow device: present and working?',
    'Valves, wires and main found and marked?',
    'Watering days for this address?',
  ],
  maintenance: [
    'Lot size, turf type, mowing height?',
    'How often now, and by whom? Why change?',
    'Gates: width, code, dogs?',
    'Hedges and palms: how many, how tall?',
    'Weeds, pests, bare spots: where?',
    'Where do clippings go: haul off or leave?',
  ],
  lighting: [
    'What should be seen at night, and from where?',
    'Existing transformer: watts, spare capacity, timer?',
    'Nearest power, GFCI outlet, distance in feet?',
    'Cable runs under pavers, driveways or roots?',
    'Salt spray: brass or composite fixtures?',
    'Turtle season rules on this side of the street?',
  ],
  'bobcat-services': [
    'Way in: narrowest gate, overhang, soft ground?',
    'What is below: 811 ticket, irrigation, septic, pool lines?',
    'How much moves: length, width, depth?',
    'Where does spoil go, where does fill come from?',
    'Slope and where rain must drain to?',
    'What must be protected: driveway, pavers, trees?',
  ],
  'grapple-truck': [
    'What is there: logs, brush, roots, debris? Cubic yards?',
    'Can the truck reach it? Wires and limbs overhead?',
    'Longest and thickest piece?',
    'Mixed with metal, tires or paint?',
    'Parking for a 30 ft truck, street permit?',
    'By when must it be gone?',
  ],
  'land-development': [
    'Parcel number, acreage, survey at hand?',
    'Permits: clearing, ERP, gopher tortoise, wetlands?',
    'Trees to keep: marked and protected?',
    'Access for lowboy and dump trucks, culvert?',
    'Finished grade and pad height, who stakes it?',
    'Water table, muck, fill needed?',
  ],
  other: [
    'What should be different when we are done?',
    'Who decides, and by when?',
    'Budget range?',
    'Way in: gate, code, dogs, parking?',
    'What is below and above: lines, pipes, wires?',
    'Rules of HOA, county or neighbors?',
  ],
};

const es: Questions = {
  'hoa-packages': [
    '¿Quién aprueba y cuándo se reúne la junta?',
    '¿Cuántos acres de áreas comunes y cuántas entradas?',
    '¿Qué cubre el contrato actual y cuándo termina?',
    '¿De qué se quejan más los residentes?',
    '¿Código del portón, horario, reglas de ruido?',
    '¿De quién es el controlador de riego y quién paga las reparaciones?',
  ],
  'landscape-design': [
    '¿Qué se queda y qué se quita?',
    '¿Cuánto piensan gastar y para cuándo debe estar listo?',
    '¿Sol y sombra a las 9, 12 y 4? ¿Viento y sal?',
    '¿Reglas de la HOA o del condado, distancias al lindero (setbacks), listas de plantas?',
    '¿Dónde se estanca el agua tras la lluvia?',
    'Mascotas, niños, piscina: ¿qué deben aguantar los canteros?',
  ],
  irrigation: [
    '¿Agua de pozo, ciudad o reciclada? ¿Presión en psi?',
    '¿Cuántas zonas, qué controlador, guarda el programa?',
    '¿Qué zonas quedan secas o encharcadas? ¿Aspersores rotos?',
    'Sensor de lluvia y preventor de reflujo (backflow): ¿hay y funcionan?',
    '¿Válvulas, cables y tubo principal ubicados y marcados?',
    '¿Días de riego de esta dirección?',
  ],
  maintenance: [
    '¿Tamaño del lote, tipo de césped, altura de corte?',
    '¿Cada cuánto ahora y quién lo hace? ¿Por qué quiere cambiar?',
    'Portones: ¿ancho, código, perros?',
    'Setos y palmas: ¿cuántos y qué altura?',
    'Maleza, plagas, zonas sin pasto: ¿dónde?',
    'Recortes: ¿se llevan o se dejan?',
  ],
  lighting: [
    '¿Qué debe verse de noche y desde dónde?',
    'Transformador actual: ¿vatios, carga libre, temporizador?',
    '¿Corriente más cercana, tomacorriente GFCI, distancia en pies?',
    '¿Cables bajo adoquines, entradas de autos o raíces?',
    'Brisa salina: ¿lámparas de latón o de material compuesto?',
    '¿Reglas de luces por las tortugas en este lado de la calle?',
  ],
  'bobcat-services': [
    'Acceso: ¿portón más angosto, ramas, suelo blando?',
    '¿Qué hay debajo: aviso al 811, riego, fosa séptica, tubos de la piscina?',
    '¿Cuánta tierra se mueve: largo, ancho, profundidad?',
    '¿A dónde va la tierra y de dónde viene el relleno?',
    '¿Pendiente y hacia dónde debe drenar?',
    '¿Qué se protege: entrada de autos, adoquines, árboles?',
  ],
  'grapple-truck': [
    '¿Qué hay: troncos, ramas, raíces, escombros? ¿Cuántas yardas cúbicas?',
    '¿Llega el camión? ¿Cables y ramas arriba?',
    '¿Pieza más larga y más gruesa?',
    '¿Mezclado con metal, llantas o pintura?',
    '¿Lugar para un camión de 30 pies, permiso de calle?',
    '¿Para cuándo debe estar limpio?',
  ],
  'land-development': [
    '¿Número de parcela, acres, plano topográfico (survey)?',
    'Permisos: ¿desmonte, ERP, tortuga terrestre (gopher tortoise), humedales?',
    'Árboles que se quedan: ¿marcados y protegidos?',
    '¿Acceso para cama baja y camiones de volteo, alcantarilla?',
    '¿Nivel final y altura de la plataforma, quién pone las estacas?',
    '¿Nivel freático, lodo, relleno necesario?',
  ],
  other: [
    '¿Qué debe cambiar cuando terminemos?',
    '¿Quién decide y para cuándo?',
    '¿Cuánto piensan gastar, más o menos?',
    'Acceso: ¿portón, código, perros, estacionamiento?',
    '¿Qué hay debajo y arriba: líneas, tubos, cables?',
    '¿Reglas de la HOA, del condado o de vecinos?',
  ],
};

export const briefQuestions: Record<Language, Questions> = { en, es };
