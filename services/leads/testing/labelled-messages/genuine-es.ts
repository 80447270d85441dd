import { labelled } from './labelled.ts';

/** Messages in Spanish that the office would answer. Each line is a message: name | email | subject | message. */
export const genuineSpanish = labelled(
  'es',
  false,
  String.raw`
María Elena Fuentes | mefuentes@gmail.com | Cotización de jardín | Buenas tardes, quisiera una cotización para arreglar el jardín de enfrente. Tenemos unos arbustos muy viejos y quiero poner piedra y plantas que no necesiten mucha agua. Vivo en Golden Gate City.
José Luis Cárdenas | jlcardenas@yahoo.com | sprinklers | los sprinklers de atras no prenden, el timer si funciona. cuanto cobran por venir a ver
Rosario Pineda | rosariopineda@gmail.com | ¿Hablan español? | Hola, ¿hay alguien en la oficina que hable español? Mi inglés no es muy bueno y necesito explicar un problema con el agua que se me mete en el patio.
Carlos Bermúdez | cbermudez@outlook.com | Limpieza de lote | Tengo un lote de un acre por Everglades Blvd y quiero limpiarlo para construir. ¿Me podrían decir cuánto cuesta y si ustedes sacan el permiso del condado?
Yamilet Ortega | yamilet.ortega@gmail.com | palmas | Buenos dias, tengo 5 palmas muy altas que hay que podar antes de que venga el huracan. La ultima vez me cobraron 40 por palma
Ernesto Valdés | ernestovaldes@gmail.com | Trabajo | Buenas, estoy buscando trabajo en mantenimiento de jardines. Tengo cuatro años de experiencia, licencia de manejo y papeles en regla. Mi número es 239-555-0186.
Gabriela Montes | gmontes@vistalagohoa.example | Propuesta para la asociación | Soy la presidenta de la junta de Vista Lago, 48 casas cerca de Immokalee Road. Queremos recibir una propuesta de mantenimiento con riego incluido. ¿A quién le mando el mapa y las áreas comunes?
Alfredo Núñez | alfredonunez@yahoo.com | Factura | Me llegó la factura dos veces este mes. La 5120 ya la pagué con tarjeta el día 4. Por favor revisen y me avisan.
Lourdes | lourdesm@gmail.com | pregunta | trabajan en Lehigh Acres o no?
Iván Restrepo | ivanrestrepo@gmail.com | Bobcat | Necesito un bobcat con operador por un día para emparejar el terreno detrás de mi casa. Ya tengo la tierra, son como 8 viajes. ¿Qué día tienen disponible?
Carmen Iglesias | carmeniglesias@outlook.com | Muchas gracias | Solo quería darles las gracias por el trabajo en casa de mi mamá. Los muchachos fueron muy amables y dejaron todo limpio. Ella está feliz con sus rosas.
Rubén Acosta | rubenacosta@gmail.com | árbol caído | Se me cayó un aguacate grande encima de la cerca con el viento de anoche. Necesito que lo corten y se lo lleven. Puedo mandar fotos por texto al mismo número, 239-555-0129.
Patricia Salgado | psalgado@salgadorealty.example | Casa en venta | Soy realtor y tengo una casa que sale al mercado el viernes. El frente está muy descuidado: hace falta mulch, recortar y unas flores en la entrada. ¿Pueden ir antes del jueves?
Juan Pablo Herrera | jpherrera@gmail.com | Luces | quiero poner luces en el jardin, unas 10, y dos para las palmas de la entrada. tambien arreglar una que no prende
Mirta Collazo | mirtacollazo@yahoo.com | Queja | Hace tres semanas que no me cortan el lado de la casa donde está el aire acondicionado. Yo pago completo. Les pido por favor que hablen con la cuadrilla.
Óscar Medrano | omedrano@medranobuilders.example | Site work | Buenos días, soy contratista general y tengo dos casas en Ave Maria. Busco quien me haga el clearing, el relleno y el grading final. Nuestra página es medranobuilders.example por si quieren ver los modelos.
Dayana Pérez | dayanaperez@gmail.com | césped | se me esta secando el cesped por pedazos, parece que son bichos. fumigan ustedes o solo cortan?
Teresa Villalobos | tvillalobos@gmail.com | Me voy de viaje | Voy a estar en Colombia de junio a septiembre y necesito que alguien me cuide la yarda y revise el riego. ¿Tienen un plan para eso?
Manuel Rivas | manuelrivas@outlook.com | Agencia de marketing | Tenemos una agencia de marketing en la Tamiami y queremos arreglar el patio de la oficina, que da pena. Son unos 50 metros cuadrados con piso de concreto. ¿Vendrían a verlo?
Silvia Quintero | silviaquintero@gmail.com | No pude enviar el formulario | Traté de pedir la cotización en su página web y me daba error al subir las fotos. Por eso escribo por aquí. Es para quitar tres troncos y poner grama.
Rigoberto Peña | rigopena@gmail.com | tronco | cuanto por sacar un tronco de oak como de 30 pulgadas
Adriana Castaño | adrianacastano@gmail.com | Diseño | Acabamos de comprar en Ave Maria y el constructor solo puso lo básico. Queremos un diseño bonito, con privacidad hacia el vecino y un lugar para el asador. ¿La primera visita tiene costo?
Félix Marrero | felixmarrero@yahoo.com | Drenaje | Cada vez que llueve fuerte el agua se queda pegada al garage por dos días. El vecino levantó su terreno y ahora todo me cae a mí. ¿Ustedes hacen drenajes?
Beatriz Lozano | blozano@lozanodental.example | Consultorio dental | Buenas tardes. Tenemos un consultorio en Pine Ridge Road y quisiéramos servicio cada dos semanas, más la poda de los oaks que tapan el letrero.
Ramón Echeverría | ramonech@gmail.com | Grapple truck | tengo una pila de ramas de unos 20 pies. cuando pasa el camion y cuanto es
Nancy Guzmán | nancyguzman@gmail.com | Lista de precios | ¿Me pueden enviar una lista de precios del mantenimiento mensual? Es una casa pequeña en Naples Manor, con dos árboles de mango.
Hernán Duarte | hduarte@outlook.com | Presupuesto 3310 | Aceptamos el presupuesto 3310. ¿Cuánto hay que dejar de depósito y cuándo empezarían? Solo quisiera cambiar las ixoras por cocoplum.
Elsa Trujillo | elsatrujillo@gmail.com | Vecina | Soy la vecina del lote que están limpiando en la calle 22. Hay muchísimo polvo y mi hijo tiene asma. ¿Podrían mojar el terreno más seguido? Se los agradecería.
Pablo Sepúlveda | pablosep@gmail.com | tuberia rota | se rompio la tuberia del riego en el frente, esta saliendo agua desde las 7!! llamenme 239 555 0140
Claudia Reyes | claudiareyes@gmail.com | Recomendación | La señora Ileana Torres me los recomendó. Queremos una cerca viva de clusia de unos 80 pies. ¿De qué tamaño las ponen y cuánto duran en crecer?
Wilfredo Santos | wsantos@gmail.com | operador | Soy operador de excavadora y skid steer, 9 años. Busco algo fijo en Naples o Bonita. ¿Están contratando?
Amparo Giraldo | amparogiraldo@yahoo.com | Mi mamá | mi mama es la que esta en casa y solo habla español, quisiera saber si el muchacho que viene puede hablar con ella para que le enseñe lo que quiere
Guillermo Paz | gpaz@pazrestaurant.example | Restaurante | Tenemos un restaurante cubano en Davis Blvd. Las jardineras de la entrada están muertas y necesito algo que aguante sol todo el día. También quiero luces para la terraza.
Yolanda Figueroa | yfigueroa@gmail.com | Cambio de cita | No voy a poder estar el jueves a las 10. ¿Puede ser el viernes o el lunes por la mañana?
Andrés Molina | andresmolina@gmail.com | Sod | Necesito unos 2,500 pies cuadrados de St Augustine instalados, quitando lo viejo. ¿Cuánto tiempo hay que regarlo después?
Leticia Campos | leticiacampos@gmail.com | cierre del préstamo | El banco nos pide que el patio esté limpio antes del cierre del préstamo, que es el 18. Hay basura, monte alto y un árbol seco. ¿Alcanzan a hacerlo?
Norberto Ruiz | norbertoruiz@outlook.com | timer | despues del apagon el timer del riego perdio todo. me pueden decir por telefono como se programa o tienen que venir
Vivian Alonso | vivianalonso@gmail.com | hormigas | Tengo hormigas bravas por todo el patio y una hierba que se está comiendo la grama. ¿Qué me recomiendan?
Mauricio León | mleon@leonpools.example | Constructor de piscinas | Hacemos piscinas y los clientes siempre nos preguntan quién les repara el jardín al terminar. Tengo un cliente listo en Valencia Trails: grama, riego y unas palmas. ¿Lo pueden cotizar?
Inés Barrera | inesbarrera@gmail.com | Fotos | Aquí están las fotos que me pidió la muchacha de la oficina: https://fotos.example/a/x82p. La parte de la sombra es la que más me preocupa.
Tomás Aguilar | tomasaguilar@gmail.com | cuanto cobran | cuanto cobran por cortar la yarda cada 15 dias
Margarita Solís | margaritasolis@yahoo.com | Cancelación | Por favor cancelen el servicio desde el próximo mes, vendimos la casa. Quedamos muy contentos, y le di su número al nuevo dueño.
Edgar Villanueva | edgarv@gmail.com | excavadora para piscina | ¿Su excavadora pasa por un lado de 8 pies? Nos van a hacer una piscina y la compañía no incluye el hueco.
Raquel Domínguez | rdominguez@palmcoveapts.example | Apartamentos | Administro un complejo de 60 apartamentos en East Naples. El contrato de jardinería vence en enero y queremos comparar. Los residentes se quejan sobre todo del riego, que moja los carros.
Joaquín Ferrer | joaquinferrer@gmail.com | Palma amarilla | Una de mis palmas reales se está poniendo amarilla desde abajo. Un amigo dice que es una enfermedad sin cura. ¿Pueden mandar a alguien que sepa?
Noemí Cabrera | noemicabrera@gmail.com | Renta | Rento una casa en la 47 Terrace y el dueño dice que ustedes hacen la yarda. ¿Qué día vienen? Es que tengo un perro.
Saúl Escobar | saulescobar@outlook.com | gravilla | hola quiero poner gravilla en el driveway, se me lava con la lluvia, son unos 100 pies de largo
Luz Marina Ospina | luzospina@gmail.com | Boda en casa | Mi hija se casa en la casa el 14 de febrero y queremos que el jardín se vea lindo. Flores, recortar todo y unas luces en los árboles, aunque sean prestadas. ¿Hacen ese tipo de trabajo?
Cristóbal Mejía | cmejia@gmail.com | Segunda opinión | Otra compañía me dice que tengo que arrancar toda la cerca de ficus por la mosca blanca y pide 9 mil. ¿Podrían verla y decirme si se salva? Yo pago la visita.
Marisela Cuevas | mariselacuevas@gmail.com | Los encontré en Google | Los encontré en Google y me gustaron mucho las fotos. ¿Hacen trabajos pequeños? Es nada más un cantero de 12 pies con flores.
Eduardo Pacheco | edupacheco@gmail.com | estimado | todavia estoy esperando el estimado de la semana pasada, el del muro
Hilda Arroyo | hildaarroyo@yahoo.com | Descuento | ¿Tienen algún descuento para personas mayores? Mi yarda es chiquita y vivo sola.
Fabián Torres | ftorres@torreslaw.example | Seguro | Antes de empezar en el edificio, la administración pide el certificado de seguro con nosotros como asegurado adicional. ¿Me lo pueden enviar a este correo?
Graciela Benítez | gracielab@gmail.com | rociador | un rociador me esta mojando la pared del cuarto y ya huele a humedad por dentro. por favor vengan a moverlo
Armando Zelaya | armandozelaya@gmail.com | Zanja | Necesito una zanja de 150 pies para llevar electricidad a un taller, 24 pulgadas de hondo. Puede ser un sábado.
Verónica Lara | veronicalara@gmail.com | mascotas | ¿Instalan grama artificial? Tengo dos perros grandes y ya no queda nada verde en el patio. Son unos 400 pies.
Sergio Montalvo | smontalvo@montalvotransport.example | Terreno para camiones | Tengo una compañía de transporte y compré dos acres en Immokalee para parquear los camiones. Hay que limpiar, rellenar y compactar con base de roca. Me urge saber el costo y qué permisos piden.
Aleida Robaina | aleidarobaina@gmail.com | mango | quiero mover una mata de mango que sembro mi difunto esposo, tiene como 10 pies, se podra sin que se muera?
Gonzalo Prieto | gonzaloprieto@outlook.com | Propietario en Argentina | Vivimos en Buenos Aires y tenemos un departamento con jardín en Lely. Queremos un plano primero por correo, y vernos en diciembre cuando viajamos. ¿Es posible?
Daniela Rincón | danielarincon@gmail.com | Pago | El enlace de pago de la factura dice que ya venció. ¿Me mandan otro o les doy la tarjeta por teléfono?
Isidro Camacho | isidrocamacho@gmail.com | tierra | venden tierra? 3 viajes, calle 16 y wilson
Ofelia Medina | ofeliamedina@gmail.com | El portón | Los muchachos dejaron abierto el portón y se me salió el perrito. Gracias a Dios apareció, pero díganles que lo cierren bien.
Raúl Castellanos | rcastellanos@gmail.com | Piedra y cactus | Quiero quitar toda la grama de enfrente y poner piedra, cactus y agaves, estilo moderno. La asociación es exigente, ¿ustedes preparan el plano para que lo aprueben?
Miriam Toledo | mtoledo@escuelitatoledo.example | Guardería | Somos una guardería en Naples Manor y necesitamos cambiar el mulch del área de juegos, como 900 pies cuadrados. Tiene que ser en fin de semana, por los niños.
Alexis Fundora | alexisfundora@gmail.com | recortar hedge | la HOA me mando carta que el hedge tiene que estar a 6 pies para el dia 1. me urge
Julieta Navarro | julietanavarro@gmail.com | ¿Siguen las ofertas? | En la feria del condado nos dieron un papel de ustedes con 10% de descuento en iluminación. ¿Todavía vale? Queremos seis luces para el camino.
Bernardo Ochoa | bernardoochoa@gmail.com | Plantas muertas | De las doce podocarpus que sembraron en mayo se murieron tres. El contrato dice un año de garantía. ¿Cómo hacemos?
Liliana Cordero | lilianacordero@outlook.com | Airbnb | Tengo dos casas de Airbnb cerca de la playa y busco quien corte los sábados entre 11 y 3, que es cuando cambian los huéspedes.
Porfirio Batista | porfiriobatista@gmail.com | cerca | quitar cerca vieja de madera y botarla. 60 pies
Ximena Arango | ximenaarango@gmail.com | Arquitecta | Buen día, soy arquitecta y trabajo en una casa en Royal Harbor. Necesito plano de paisajismo y riego para el permiso en cinco semanas. ¿Trabajan con un landscape architect licenciado?
Emilio Ventura | emilioventura@gmail.com | Cuenta de agua | La cuenta del agua me subió a 600 dólares y estoy en Nueva York. ¿Alguien puede pasar a ver si los sprinklers se quedaron prendidos? No hace falta llave.
Zoila Menéndez | zoilamenendez@yahoo.com | abejas | hay un panal en la caja de las valvulas, cuidado el que venga mañana
Fernando Gallego | fgallego@gallegoauto.example | Dealer de carros | Tenemos un dealer en Airport Road y queremos que el frente se vea bien, sin árboles que boten hojas ni resina sobre los carros. ¿Cuándo pueden pasar? Pregunte por mí o por Tony.
Idalia Rosado | idaliarosado@gmail.com | Reseña | Quiero dejarles una buena reseña en Google pero me salen dos compañías con el mismo nombre. ¿Cuál es la de ustedes?
Marco Antonio Salinas | masalinas@gmail.com | Caballos | tengo 5 acres con caballos por Golden Gate Estates. Hay una parte baja que se inunda y no puedo entrar con el trailer del heno. Necesito rellenar y arreglar la alcantarilla de la entrada. Estoy en casa después de las 5, traigan botas.
Susana Bravo | susanabravo@gmail.com | cambiar de día | Todo muy bien con el servicio, solo quería saber si pueden venir los viernes en vez del martes.
Heriberto Luna | heribertoluna@gmail.com | cuadrilla | Tengo mi propia cuadrilla de 4 y máquinas. ¿Ustedes subcontratan para los meses de más trabajo? Vivimos en Immokalee. Tengo seguro.
Pilar Echeverri | pilarecheverri@outlook.com | Huerto | Quisiera hacer un huerto con camas elevadas y riego por goteo. ¿Ustedes lo construyen? Son tres camas de 4 por 8.
Nelson Carballo | nelsoncarballo@gmail.com | FPL | La FPL dice que la mata no toca el cable todavía, que es problema mío. Está a un pie. ¿Ustedes la podan o es peligroso?
Aurora Sandoval | aurorasandoval@gmail.com | Mala experiencia | Estoy muy molesta. La grama que pusieron en septiembre está muerta en las uniones y he dejado dos mensajes sin respuesta. Quiero hablar con el gerente.
Leonardo Bustos | lbustos@gmail.com | ¿Financian? | ¿Dan financiamiento o se puede pagar por partes? El trabajo sería de unos 15 mil: pavers, riego y palmas.
Consuelo Ibarra | consueloibarra@gmail.com | iglesia | Somos la iglesia San Judas y el padre me pidió buscar precios para cortar los dos acres y limpiar la zanja. No tenemos mucho presupuesto, pero queremos algo fijo.
Dariel Hernández | darielhdez@gmail.com | stump grinding | precio de moler 3 stumps, el portón mide 36 pulgadas
Tatiana Vélez | tatianavelez@gmail.com | Iguanas | Las iguanas me hicieron huecos por todo el seawall y se comieron las flores. ¿Qué plantas no les gustan? ¿Y arreglan la tierra que se lavó?
Rogelio Fonseca | rfonseca@fonsecanursery.example | Su pedido | Su pedido de 60 cocoplum de 7 galones está listo. ¿Lo recogen el miércoles o se los llevamos a la obra de Lely? Los foxtail llegan la otra semana.
Marlén Suárez | marlensuarez@gmail.com | Spa | Voy a abrir un spa en la plaza del Publix y quiero plantas de verdad en la entrada. Unos seis potes grandes, y que alguien venga a regarlos. ¿Cuánto al mes?
Abel Quiroga | abelquiroga@gmail.com | nuevo en el barrio | Nos mudamos al lado de un cliente de ustedes, en Teal Court, y esa yarda se ve mucho mejor que la mía. Quiero lo mismo, díganme el precio.
Eugenia Rojas | eugeniarojas@yahoo.com | Silla de ruedas | Mi esposo anda en silla de ruedas y el camino al muelle tiene raíces. Necesitamos que quede firme y parejo, son como 90 pies, y con luz.
Gilberto Mora | gilbertomora@gmail.com | herramientas | dejaron un soplador en mi casa, lo guarde en el garage
Paola Cifuentes | paolacifuentes@gmail.com | Estafa a mis papás | A mis papás, de 80 años, les tocó la puerta un señor que les quiere cobrar 5,000 por cortar dos pinos. Me parece un abuso. ¿Les podrían dar un precio justo? Llámenme a mí primero, por favor: 305-555-0172.
Ricardo Urdaneta | rurdaneta@urdanetatech.example | Ruido | Trabajo desde la casa, hago páginas web, y el ruido me cae siempre en las reuniones. ¿Puedo escoger el horario si tomo el plan mensual?
Nuria Esteban | nuriaesteban@gmail.com | bambú | el bambu del vecino se pasa para mi lado, se puede poner una barrera
Orlando Machado | orlandomachado@gmail.com | Licencia | Buenas. Antes de firmar, ¿me podrían dar su número de licencia y decirme si tienen seguro? Es que ya nos quedaron mal una vez.
Katia Lemus | katialemus@gmail.com | Navidad | Ponen las luces de Navidad en las palmas? Yo tengo las luces, son seis palmas.
Vicente Almonte | valmonte@gmail.com | Permiso | El inspector del condado no me pasó la casa porque faltan dos árboles de sombra. ¿Qué tan rápido los pueden sembrar? Sin eso no me dan el CO.
Rebeca Montero | rebecamontero@gmail.com | El agua de pozo | El riego es de pozo y me está manchando toda la pared de óxido. ¿Ustedes instalan el tanque ese para el rust?
Damián Cordoví | damiancordovi@gmail.com | si | Si, esta bien el precio, pueden venir el lunes.
Lidia Perdomo | lidiaperdomo@gmail.com | Todo el cuento | Perdone que le escriba tan largo. Compramos en mayo y nos dijeron que había riego por goteo, pero nadie lo encuentra. Han venido tres: uno quería abrir todo, otro dice que está conectado a la piscina y el tercero ni llamó. Yo sigo con la manguera a las seis de la mañana y mis gardenias ya no pueden más. ¿Tendrán a alguien con paciencia?
Mercedes Urrutia | mercedesurrutia@gmail.com | Orquídeas | Tengo como quince orquídeas en macetas y me gustaría que las amarraran a los árboles del patio. ¿Eso lo hacen ustedes?
Jairo Pimentel | jairopimentel@outlook.com | concreto | hay que romper una plancha de concreto de 10x20, botarla y poner grama. cuanto seria mas o menos
`,
);
