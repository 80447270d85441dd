import type { SiteContent } from '../content/site-content.js';

export const questions: SiteContent['questions'] = [
  {
    question: { en: 'Does the first visit cost anything?', es: '¿Cuesta algo la primera visita?' },
    answer: {
      en: 'No. We come, walk the property with you and send a written price. You decide without hurry.',
      es: 'No. Vamos, recorremos la propiedad con usted y le enviamos un precio por escrito. Usted decide sin prisa.',
    },
    places: ['contact'],
  },
  {
    question: { en: 'How soon will I hear from you?', es: '¿Cuándo me responden?' },
    answer: {
      en: 'Within {quoteResponse}. For storm damage or a broken main, call: that line is answered {emergencyAllWeek}.',
      es: 'En un plazo de {quoteResponse}. Si hay daños de tormenta o una tubería rota, llame: esa línea se atiende las {emergencyAllWeek}.',
    },
    places: ['contact'],
  },
  {
    question: { en: 'Do you work where I live?', es: '¿Trabajan donde vivo?' },
    answer: {
      en: 'From Marco Island to Estero every week, and a little further by arrangement. Check your address on the home page, or ask.',
      es: 'De Marco Island a Estero todas las semanas, y un poco más lejos si lo acordamos. Verifique su dirección en la página de inicio, o pregunte.',
    },
    places: ['contact'],
  },
  {
    question: {
      en: 'Can we change companies in the middle of a contract year?',
      es: '¿Podemos cambiar de empresa a mitad del contrato?',
    },
    answer: {
      en: 'Read the notice period in the present contract first; thirty to ninety days are common. We start with a written survey, so that no one argues later about what was broken before.',
      es: 'Lea primero el plazo de aviso de su contrato actual; suele ser de treinta a noventa días. Empezamos con un informe escrito para que nadie discuta después qué estaba dañado antes.',
    },
    places: ['hoa-packages'],
  },
  {
    question: {
      en: 'Who answers a resident who complains about a hedge?',
      es: '¿Quién atiende al residente que se queja de un seto?',
    },
    answer: {
      en: 'Your property manager. Requests that fall under the contract are done on the next visit; what costs extra goes to the board before anyone cuts.',
      es: 'Su encargado. Lo que cubre el contrato se hace en la próxima visita; lo que cuesta aparte va a la junta antes de cortar.',
    },
    places: ['hoa-packages'],
  },
  {
    question: {
      en: 'What happens after a hurricane?',
      es: '¿Qué pasa después de un huracán?',
    },
    answer: {
      en: 'Roads and gates first, then buildings, then lawns. The order is in the storm plan that we agree on in spring, with the rates.',
      es: 'Primero calles y portones, luego edificios, luego jardines. El orden y las tarifas están en el plan que acordamos en primavera.',
    },
    places: ['hoa-packages'],
  },
  {
    question: {
      en: 'Which plants stand salt and our alkaline soil?',
      es: '¿Qué plantas soportan la sal y nuestro suelo alcalino?',
    },
    answer: {
      en: 'Near the Gulf: sea grape, silver buttonwood, green cocoplum, muhly grass and sabal palms. Gardenias and ixora want acid soil and turn yellow here without help.',
      es: 'Cerca del Golfo: uva de playa, mangle botón plateado, icaco, pasto muhly y palma sabal. Las gardenias y la ixora piden suelo ácido y aquí amarillean sin ayuda.',
    },
    places: ['landscape-design'],
  },
  {
    question: {
      en: 'How long until the garden looks finished?',
      es: '¿Cuánto tarda el jardín en verse terminado?',
    },
    answer: {
      en: 'Palms and stone on the day they are set. Hedges and ground covers close in one to two rainy seasons; we space them for that, not for the photograph.',
      es: 'Las palmas y la piedra, el mismo día. Los setos y los cubresuelos cierran en una o dos temporadas de lluvias; los espaciamos para eso y no para la foto.',
    },
    places: ['landscape-design'],
  },
  {
    question: {
      en: 'Can we build in stages?',
      es: '¿Se puede construir por etapas?',
    },
    answer: {
      en: 'Yes. The plan shows which pipes and footings go in first, so that the second stage does not dig up the first.',
      es: 'Sí. El plano muestra qué tuberías y cimientos van primero, para que la segunda etapa no levante la primera.',
    },
    places: ['landscape-design'],
  },
  {
    question: {
      en: 'Which days can I water?',
      es: '¿Qué días puedo regar?',
    },
    answer: {
      en: 'Your county or city sets the days by address, and they differ between Collier and Lee. New plants get extra days for a while. We set the controller to the rule in force and note it on the report.',
      es: 'Su condado o ciudad fija los días según la dirección, y Collier y Lee difieren. Las plantas nuevas tienen días extra por un tiempo. Ajustamos el controlador a la regla vigente y lo anotamos en el informe.',
    },
    places: ['irrigation'],
  },
  {
    question: {
      en: 'Do I need a rain sensor?',
      es: '¿Necesito un sensor de lluvia?',
    },
    answer: {
      en: 'Florida law requires a working rain shut-off on every automatic system. Many are installed but no longer work; we test yours at every wet check.',
      es: 'La ley de Florida exige un corte por lluvia que funcione en todo sistema automático. Muchos existen y no sirven; probamos el suyo en cada revisión.',
    },
    places: ['irrigation'],
  },
  {
    question: {
      en: 'Why do I have brown spots when the system is running?',
      es: '¿Por qué hay manchas secas si el sistema funciona?',
    },
    answer: {
      en: 'Usually a tilted or clogged head, low pressure at the end of a line, or chinch bugs. A wet check tells water trouble from insects in minutes.',
      es: 'Suele ser un aspersor torcido o tapado, poca presión al final de la línea, o chinches del césped. La revisión distingue en minutos un problema de agua de uno de insectos.',
    },
    places: ['irrigation'],
  },
  {
    question: {
      en: 'Does reclaimed water harm plants?',
      es: '¿El agua reciclada daña las plantas?',
    },
    answer: {
      en: 'Most do well on it. It carries some salt and nutrients, so we feed less and keep it off sensitive leaves.',
      es: 'La mayoría vive bien con ella. Lleva algo de sal y nutrientes, así que fertilizamos menos y no mojamos las hojas sensibles.',
    },
    places: ['irrigation'],
  },
  {
    question: { en: 'Do I have to be at home?', es: '¿Tengo que estar en casa?' },
    answer: {
      en: 'No. Tell us the gate code and which doors have dogs behind them. The note after each visit says what was done.',
      es: 'No. Díganos el código del portón y dónde hay perros. La nota de cada visita dice qué se hizo.',
    },
    places: ['maintenance'],
  },
  {
    question: { en: 'What happens on rain days?', es: '¿Y si llueve?' },
    answer: {
      en: 'Summer storms come in the afternoon, so we start early. A visit that drowns is made up within the week.',
      es: 'Las tormentas de verano llegan por la tarde, por eso empezamos temprano. Una visita perdida se repone en la misma semana.',
    },
    places: ['maintenance'],
  },
  {
    question: {
      en: 'Is mulch needed twice a year?',
      es: '¿Hace falta mantillo dos veces al año?',
    },
    answer: {
      en: 'It breaks down fast in heat and rain. Two thin layers keep weeds down better than a thick one, which smothers roots.',
      es: 'Con calor y lluvia se deshace pronto. Dos capas finas frenan la maleza mejor que una gruesa, que ahoga las raíces.',
    },
    places: ['maintenance'],
  },
  {
    question: { en: 'Does salt air ruin the fixtures?', es: '¿El aire salado daña las lámparas?' },
    answer: {
      en: 'It ruins painted aluminum within a few years. Brass and copper only darken. Near the beach we use nothing else outdoors.',
      es: 'Al aluminio pintado lo destruye en pocos años. El latón y el cobre solo se oscurecen. Cerca de la playa no usamos otra cosa.',
    },
    places: ['lighting'],
  },
  {
    question: { en: 'What does it add to the electric bill?', es: '¿Cuánto suma a la factura de luz?' },
    answer: {
      en: 'Little: a garden of twenty LED fixtures draws about as much as one old flood light. The timer follows sunset, so that nothing burns by day.',
      es: 'Poco: veinte lámparas LED consumen más o menos lo que un solo reflector antiguo. El temporizador sigue al sol y de día nada queda encendido.',
    },
    places: ['lighting'],
  },
  {
    question: {
      en: 'Can you repair a system that another company installed?',
      es: '¿Reparan un sistema instalado por otra empresa?',
    },
    answer: {
      en: 'Usually. Most failures are connections, not lamps. We test the transformer and each run, and say what is worth keeping.',
      es: 'Casi siempre. La mayoría de las fallas son conexiones, no lámparas. Probamos el transformador y cada tramo, y le decimos qué vale la pena conservar.',
    },
    places: ['lighting'],
  },
  {
    question: { en: 'Will it ruin my lawn?', es: '¿Arruina el césped?' },
    answer: {
      en: 'Rubber tracks and mats spread the weight, and we turn on the mats. Wet St. Augustine still shows a path for two weeks.',
      es: 'Las orugas de goma y las planchas reparten el peso, y giramos sobre ellas. El césped mojado igual muestra el paso unas dos semanas.',
    },
    places: ['bobcat-services'],
  },
  {
    question: {
      en: 'Can I rent the machine without the operator?',
      es: '¿Alquilan la máquina sin operador?',
    },
    answer: {
      en: 'No. The operator is what you pay for: the grade, the pipes that stay whole, and the insurance.',
      es: 'No. Lo que usted paga es el operador: el nivel correcto, las tuberías intactas y el seguro.',
    },
    places: ['bobcat-services'],
  },
  {
    question: { en: 'Who calls 811?', es: '¿Quién llama al 811?' },
    answer: {
      en: 'We do. Florida requires two full business days between the call and the first bucket, so same-day digging is for emergencies only.',
      es: 'Nosotros. Florida pide dos días hábiles completos entre la llamada y la primera excavación: excavar el mismo día es solo para emergencias.',
    },
    places: ['bobcat-services'],
  },
  {
    question: {
      en: 'Doesn’t the county pick up storm debris?',
      es: '¿No recoge el condado los escombros?',
    },
    answer: {
      en: 'After a declared disaster it does, on public streets, in passes that may be weeks apart. Behind a gate it depends on your agreement with the county; we come on the day you book.',
      es: 'Tras una emergencia declarada sí, en calles públicas y en rondas que pueden tardar semanas. Detrás de un portón depende de su acuerdo con el condado; nosotros vamos el día que usted reserva.',
    },
    places: ['grapple-truck'],
  },
  {
    question: { en: 'Will the truck damage the driveway?', es: '¿Daña el camión la entrada?' },
    answer: {
      en: 'It stays on the street. The arm has a reach of about twenty feet, so the pile should be no farther from the curb.',
      es: 'Se queda en la calle. El brazo alcanza unos veinte pies, así que el montón no debe estar más lejos del borde de la calle.',
    },
    places: ['grapple-truck'],
  },
  {
    question: { en: 'What can’t you take?', es: '¿Qué no pueden llevarse?' },
    answer: {
      en: 'Paint, fuel, batteries, asbestos, refrigerators with food. The county’s collection centers take most of them.',
      es: 'Pintura, combustible, baterías, asbesto, refrigeradores con comida. Los centros de acopio del condado reciben casi todo eso.',
    },
    places: ['grapple-truck'],
  },
  {
    question: { en: 'Do you get the permits?', es: '¿Tramitan ustedes los permisos?' },
    answer: {
      en: 'The engineer of record signs the plans, and we file what a contractor may file. The list above says what is asked for on most lots; yours may need less.',
      es: 'El ingeniero responsable firma los planos y nosotros presentamos lo que puede presentar un contratista. La lista de arriba vale para casi todo terreno; el suyo puede necesitar menos.',
    },
    places: ['land-development'],
  },
  {
    question: { en: 'How long does a house lot take?', es: '¿Cuánto tarda el lote de una casa?' },
    answer: {
      en: 'One to three weeks on the ground, once permits are there and the rain allows. Waiting for permits usually takes longer than the work.',
      es: 'De una a tres semanas de trabajo, con permisos en mano y si la lluvia lo permite. La espera de los permisos suele durar más que la obra.',
    },
    places: ['land-development'],
  },
  {
    question: { en: 'Can big trees stay?', es: '¿Pueden quedarse los árboles grandes?' },
    answer: {
      en: 'Often. Live oaks and slash pines survive if no fill covers their roots: the fence goes out to the drip line, not around the trunk.',
      es: 'A menudo. Robles y pinos sobreviven si el relleno no cubre sus raíces: la cerca va hasta donde llega la copa, no alrededor del tronco.',
    },
    places: ['land-development'],
  },
];
