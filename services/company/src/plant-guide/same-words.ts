import { soundOf, stemOf } from '../same-word.js';

/** Words with the same meaning, one group per line. Phrases of signs may use any word of a group. */
const sameWords = `
leaf leaves leafs frond fronds foliage hoja hojas hojita penca pencas
old older oldest bottom lower lowest vieja viejas viejo viejos abajo bajeras
new newer newest young youngest nuevo nueva nuevos nuevas tierna tiernas
yellow yellowing yellowish amarillo amarilla amarillento amarillenta amarillentas
brown brownish cafe cafes marron marrones carmelita parda pardas
dead dying died die dies muerto muerta muere muerte murio muriendo
dry dried crisp crispy crunchy seco seca secan secaron tostado tostada
burnt burned burn scorched singed fried quemado quemada quemar quemo quemaron
spot dot speck fleck freckle punto puntos puntito puntitos manchita manchitas pinta pintas pecas
patch area mancha manchas parche parches
tip end punta puntas
orange naranja naranjas anaranjado anaranjada
white whitish blanco blanca blancos blancas
black negro negra negruzco
gray grey gris grises grisaceo
bronze bronzing reddish bronceado bronceada rojizo rojiza cobrizo
pale light palido palida descolorido descolorida
sticky gooey tacky syrup honey honeydew miel pegajoso pegajosa melaza mielecilla
soot sooty hollin tizne
mushroom fungus shelf bracket champinon hongo hongos repisa oreja orejas seta
trunk tronco
curl curled curly twist twisted deformed deforme enroscado enroscada torcido torcida retorcido enrollado crespo
frizzle frizzled frizzy crinkled crinkly withered arrugado arrugada rizado encrespado
small smaller stunted tiny little chico chica chiquito chiquita pequeno pequena enano
fall falls fell drop dropped lose losing lost shed caer cae caen cayo cayeron caido cayendo bota boto botan pierde pierden perdio
fruit dates nuts seed berries fruto frutos fruta datil datiles
flower bloom blossom flor flores
spear spike cogollo lanza
edge margin border outline rim orilla orillas borde bordes
center centre middle centro
green verde verdes
vein veins vena nervadura nervio
stripe streak band raya rayas franja banda veta
stalk stem petiole rachis tallo peciolo
side lado lados
one solo sola
fast quick quickly sudden rapidly weeks months rapido semana semanas mes meses
bug insect bicho bichos bichito bichitos insecto insectos
fly flies mosca mosquita mosquitas mosquito
caterpillar worm larva gusano gusanos gusanito gusanitos oruga orugas
moth polilla palomilla palomita palomitas mariposa mariposas mariposita
eat eating eaten ate chew chewed bitten bite notch notched ragged comido comieron comen mordido mordida mascado roido
grass lawn turf sod cesped grama zacate pasto augustine agustin
round circle circles circular ring redondo redonda circulo circulos rueda ruedas anillo aro
big bigger large grande
pull lift loose slide slip arranca arrancan jalo jala jalar desprende zafa
easy easily facil facilmente
root raiz raices
rot rotten rotted mushy slimy slime podrido podrida pudre pudriendo
thin thinning sparse ralo rala
bare bald leafless naked pelado pelada pelon pelona desnudo
sun sunny sol soleado
pavement sidewalk driveway curb walkway street road acera calle banqueta entrada
concrete cement stucco concreto cemento
wall foundation pared muro
spread spreading grow growing expand crece creciendo extiende agranda
water riego regar riega agua
sprinkler sprinklers irrigation aspersor aspersores rociador rociadores regador
wet soggy flood mud muddy puddle swampy charco encharcado encharcada fangoso lodoso mojado
wilt wilting wilted collapse droop drooping limp marchito marchita marchitando mustio colgando cuelgan
storm hurricane tormenta huracan ciclon
wind windy viento
sea ocean gulf beach salt salty seaside mar playa golfo sal salado salitre
ant ants hormiga hormigas
wax waxy cotton cottony fluff fluffy fuzz fuzzy algodon algodoncito algodonoso pelusa cera
crust crusty scale scales snow costra costroso escama escamas nieve
spiral swirl swirly espiral espirales remolino
wipe wipes rub limpia limpiar quita
powder dust polvo polvillo
bunch bunched clump amontonado apretado racimo
pink rosa rosado rosada
hair hairs hairy pelo pelos peludo
rain rains rainy lluvia lluvias lluvioso
cold cool winter frio fresco invierno
translucent transparent thru through transparente traslucido
carpet rug alfombra
zone zona valvula valve
reach reaches alcanza llega
`
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(soundOf));

const keys = new Map<string, string>();
for (const [key = '', ...others] of sameWords)
  for (const sound of [key, ...others]) if (!keys.has(sound)) keys.set(sound, key);
// A whole word takes precedence over a stem, because "punto" is a spot but "punta" is a tip.
const stemKeys = new Map<string, string>();
for (const [sound, key] of keys) if (!stemKeys.has(stemOf(sound))) stemKeys.set(stemOf(sound), key);

/**
 * Returns the key of a word from `tokenize`. Words with the same meaning have the same key, in both languages. Keys are
 * only for comparison.
 */
export function keyOf(word: string): string {
  const sound = soundOf(word);
  const stem = stemOf(sound);
  return keys.get(sound) ?? keys.get(stem) ?? stemKeys.get(stem) ?? stem;
}
