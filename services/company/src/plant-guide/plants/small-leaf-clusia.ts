import type { ShippedPlant } from '../shipped.js';
import { lines, paragraphs } from './texts.js';

export const smallLeafClusia: ShippedPlant = {
  slug: 'small-leaf-clusia',
  name: 'Small-leaf clusia',
  nameEs: 'Clusia de hoja pequeña',
  scientificName: 'Clusia guttifera',
  synonyms: ['clusia', 'clusia hedge', 'small leaf clusia', 'seto de clusia', 'clusia de hoja chica'],
  group: 'hedge',
  light: ['sun', 'part-shade'],
  water: 'low',
  salt: 'high',
  heightFt: 10,
  isNative: false,
  isPoisonous: true,
  description: paragraphs(
    'The privacy hedge that has replaced ficus on many streets: thick, paddle-shaped leaves, dense from the ground up, with few pests. It grows steadily to ten feet and more, and wide as well.',
    'Clusias are mildly poisonous: the sap irritates skin, and the fruit upsets the stomach of people and pets. Wear gloves when you prune.',
  ),
  descriptionEs: paragraphs(
    'El seto de privacidad que reemplazó al ficus en muchas calles: hojas gruesas en forma de paleta, tupido desde el suelo y con pocas plagas. Crece sin pausa hasta diez pies o más, y también a lo ancho.',
    'Las clusias son algo tóxicas: su savia irrita la piel y el fruto cae mal al estómago de personas y mascotas. Use guantes al podar.',
  ),
  careInstructions: lines(
    'October to February: A cold night inland can brown the leaves. Wait for spring growth before you cut.',
    'March to May: Water a new hedge with care; an old one needs little. Yellow leaves on soaked ground mean too much.',
    'June to September: The best time to plant. Cut single branches with hand pruners; machine cuts leave torn brown leaves.',
  ),
  careInstructionsEs: lines(
    'De octubre a febrero: Una noche fría tierra adentro puede quemar las hojas. Espere los brotes de primavera antes de cortar.',
    'De marzo a mayo: Cuide bien el riego del seto nuevo; el ya arraigado pide poca agua. Hojas amarillas en suelo empapado quieren decir que sobra agua.',
    'De junio a septiembre: La mejor época para plantarla. Corte rama por rama con tijera de mano; la máquina deja hojas rotas y secas.',
  ),
  floridaSpecific:
    'It stands salt wind and sun near the coast. It is not the native one: Florida’s own clusia is Clusia rosea, the pitch apple, with leaves twice as large and a tree’s size. Plant it a few feet inside your line, for it grows wide.',
  floridaSpecificEs:
    'Aguanta el viento salado y el sol cerca de la costa. No es la nativa: la clusia de Florida es Clusia rosea, el copey, de hojas el doble de grandes y tamaño de árbol. Plántela unos pies dentro de su límite, porque se ensancha.',
  issues: ['irrigation-fault'],
  imageUrl: '/guide/small-leaf-clusia.svg',
  confidence: 'medium',
  sources: [
    { title: 'University of Florida, IFAS Extension: clusia (Gardening Solutions)' },
    { title: 'University of Florida, IFAS Extension: alternatives to ficus hedges in south Florida' },
  ],
};
