import { firstSite } from '@sandhill/company/content/first-site.js';
import type { GuideEntryName } from '@sandhill/company/plant-guide/guide-entry-name.js';
import { ChatHelper } from './chat-helper.js';

const guide: GuideEntryName[] = [
  {
    kind: 'plant',
    slug: 'royal-palm',
    name: { en: 'Royal palm', es: 'Palma real' },
    words: ['Roystonea regia'],
  },
  { kind: 'plant', slug: 'ixora', name: { en: 'Ixora', es: 'Ixora' }, words: ['Ixora coccinea'] },
  {
    kind: 'issue',
    slug: 'chinch-bug',
    name: { en: 'Chinch bug', es: 'Chinche del césped' },
    words: ['southern chinch bug'],
  },
  {
    kind: 'issue',
    slug: 'irrigation-fault',
    name: { en: 'Irrigation fault', es: 'Falla de riego' },
    words: [],
  },
  {
    kind: 'plant',
    slug: 'bougainvillea',
    name: { en: 'Bougainvillea', es: 'Buganvilla' },
    words: ['Trinitaria'],
  },
];

const helper = new ChatHelper({ current: firstSite, guide });
const pathsFor = (text: string, language: 'en' | 'es' = 'en') =>
  helper.suggest(text, language).map(({ path }) => path);

describe('the helper of the chat', () => {
  it.each([
    ['My royal palms have yellow leaves', 'en', ['/plants/royal-palm']],
    ['I think the lawn has Chinch Bugs!', 'en', ['/plant-problems/chinch-bug']],
    ['bougainvilea or ixora by the pool', 'en', ['/plants/ixora', '/plants/bougainvillea']],
    ['¿Pueden plantar una palma real?', 'es', ['/plants/royal-palm']],
    ['La chinche del cesped me lo come', 'es', ['/plant-problems/chinch-bug']],
    ['Are you open on Saturday?', 'en', ['/contact']],
    ['¿Están abiertos el sábado?', 'es', ['/contact']],
    ['¿Trabajan los sábados?', 'es', ['/contact']],
    ['¿Abren los domingos?', 'es', ['/contact']],
    ['¿Trabajan los sábados?', 'en', ['/contact']],
    ['¿Cuál es su zona?', 'en', ['/about#service-area']],
    ['Are you there on Saturdays or holidays?', 'en', ['/contact']],
    ['Yellow patches in my lawn between the sprinklers', 'en', ['/plant-problems/irrigation-fault']],
    ['el césped tiene parches secos donde no llega el aspersor', 'es', ['/plant-problems/irrigation-fault']],
    [
      'dead grass along the driveway, little black bugs with white wings',
      'en',
      ['/plant-problems/chinch-bug'],
    ],
    ['Do you work in Ft Myers?', 'en', ['/about#service-area']],
    ['Vivo en Marco', 'es', ['/about#service-area']],
    ['¿Qué condados atienden?', 'es', ['/about#service-area']],
    ['Do you come to Marco Island?', 'en', ['/about#service-area']],
    ['I am in 34145', 'en', ['/about#service-area']],
    ['¿Cuál es su zona?', 'es', ['/about#service-area']],
    ['Can you repair a system another company put in?', 'en', ['/services/lighting']],
    ['¿Alquilan la maquina sin operador?', 'es', ['/services/bobcat-services']],
    ['what happens after the hurricane', 'en', ['/services/hoa-packages']],
  ] as const)('%s', (text, language, paths) => {
    expect(pathsFor(text, language)).toEqual(expect.arrayContaining([...paths]));
  });

  it.each(['Hello', 'Thank you very much!', '', '?', 'ok', '¡Gracias!'])('says nothing to %j', (text) => {
    expect([pathsFor(text), pathsFor(text, 'es')]).toEqual([[], []]);
  });

  it('names pages in the language of the conversation', () => {
    expect(helper.suggest('royal palm', 'es')).toEqual([{ title: 'Palma real', path: '/plants/royal-palm' }]);
    expect(helper.suggest('horario', 'es')[0]?.title).toBe('Horario de la oficina');
  });

  it('suggests at most three pages, each once in a conversation', () => {
    const text = 'Royal palm, ixora, bougainvillea and chinch bugs in Naples; are you open on Sunday?';
    const first = helper.suggest(text, 'en');
    const second = helper.suggest(text, 'en', first);

    expect([first.length, second.length]).toEqual([3, 3]);
    expect(first.filter((link) => second.some(({ path }) => path === link.path))).toEqual([]);
  });

  it('works without a guide', () => {
    const bare = new ChatHelper({ current: firstSite, guide: [] });

    expect(bare.suggest('royal palm', 'en')).toEqual([]);
  });
});
