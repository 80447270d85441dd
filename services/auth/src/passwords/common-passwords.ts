/**
 * What people choose most, in lower case, as words: the rules take off digits and symbols around a word and read
 * "p@ssw0rd" as "password", so each line stands for many.
 */
const words = `
password passwort passw passwd pass passphrase passcode parola contrasena contraseña clave secreto secret secrets
mypassword thepassword newpassword oldpassword yourpassword password1234 changeme changeit change default temp
temporary temppass temppassword tempo letmein letmeinnow openup opensesame sesame welcome welcomeback welcomehome
bienvenido bienvenida bienvenidos hello helloworld hellohello hola holahola admin administrator administrador
adminadmin root rootroot superuser sysadmin webmaster master masterkey manager supervisor owner boss guest user
username users usuario login signin logon test tester testing testtest test1234 demo sample example qwerty
qwertyuiop qwertyui qwertz qwertzuiop azerty azertyuiop asdf asdfgh asdfghjkl asdfasdf asdfjkl zxcv zxcvbn zxcvbnm
qazwsx qazwsxedc qweasd qweasdzxc qweqwe qwerty12345 qwer1234 asdf1234 zxcv1234 1q2w3e 1q2w3e4r 1q2w3e4r5t
1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1zaq1 zaq1xsw2 1234qwer 123qweasd
123qwe 123qwe123 qwe123 asd123 a1b2c3 a1b2c3d4 a1b2c3d4e5 abc abcd abcde abc123 abcd1234 abc12345 aa123456
a12345678 a123456789 abcdefg abcdefgh abc abcabc 123abc 1234abcd 12qwaszx pass1234 pass123 123123123 12341234
11223344 112233445566 123454321 147258369 147852369 159753 159357 159357456 741852963 789456123 963852741
987654321 9876543210 1234567890 0123456789 123456789 12345678 123456 12345 1234567 12345679 123456123456
123321123 123698745 135792468 13579 24681357 10203040 102030 20202020 12121212 13131313 69696969 66666666
55555555 88888888 77777777 00000000 11111111 22222222 33333333 44444444 99999999 99887766 98765432 87654321
iloveyou iloveu ilovegod iloveme ilovemom ilovemydog ilovejesus loveyou loveme lovely lover lovers love lovelove
mylove mylife trueloves truelove sweetheart sweety sweetie sweetpea honey honeybee darling baby babygirl babyboy
babe babes babydoll angel angels angelbaby princess princesa prince princes queen king kingdom teamo tequiero
teamomucho amor amormio amorcito miamor mivida corazon carino cariño preciosa hermosa bonita chiquita estrella
estrellas mariposa florecita tesoro familia family myfamily mother father mommy daddy mamita papito mama papa
sister brother brothers sisters grandma grandpa hermano hermana hermanos jesus jesuschrist jesucristo christ
cristo dios diosesamor diosmio god godisgood godbless blessed blessing faith hope grace gracias angelito
sunshine sunflower sunset sunrise sunny sunday monday tuesday wednesday thursday friday saturday january february
march april may june july august september october november december summer winter spring autumn fall enero
febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre verano invierno primavera
lunes martes miercoles jueves viernes sabado domingo rainbow raindrop flower flowers rose roses lily daisy violet
jasmine orchid tulip garden gardens gardener gardening jardin jardinero jardineria lawn lawncare lawnmower mower
grass green greenthumb greengrass trees tree palm palmtree palmtrees hibiscus oleander cypress mulch sod turf
plants plant nursery backyard outdoor outdoors nature sprinkler sprinklers pavers excavator bulldozer tractor
backhoe kubota caterpillar johndeere deere truck trucks trucker chevy chevrolet silverado ford fordf mustang
camaro corvette ferrari porsche mercedes toyota honda nissan harley harleydavidson yamaha suzuki kawasaki dodge
ram jeep wrangler tacoma tundra
dragon dragons monkey monkeys tiger tigers lion lions eagle eagles falcon falcons bear bears panther panthers
wolf wolves dolphin dolphins gator gators floridagators seminoles hurricane hurricanes shark sharks turtle turtles
heron pelican pelicans flamingo flamingos manatee marlin tarpon snook bass fishing fish fisherman fishhook hunter
hunting horse horses pony puppy puppies doggie doggy kitty kitten cat cats dog dogs mydog buddy buster charlie
bailey max lucky shadow smokey ginger pepper peanut pumpkin cookie cookies chocolate candy sugar cupcake
butterfly ladybug bumblebee spider snake scorpion cobra viper phoenix pegasus unicorn
football futbol soccer baseball basketball hockey tennis golf golfer golfing lacrosse softball volleyball
swimming swimmer surfing surfer skater skating snowboard running runner fitness gymnast cheerleader cheer
cowboys dolphinsfan steelers patriots packers raiders yankees redsox dodgers lakers bulls heat miamiheat marlins
buccaneers bucs jaguars lightning magic barcelona realmadrid arsenal liverpool chelsea manchester juventus
superman batman spiderman ironman wolverine deadpool avengers starwars startrek skywalker yoda jedi matrix gandalf
hobbit frodo pokemon pikachu naruto mario nintendo playstation xbox minecraft fortnite roblox zelda sonic gamer
gaming warcraft callofduty counterstrike halo doom terminator predator godzilla ninja samurai warrior knight
wizard merlin magical killer assassin sniper soldier army military marine marines navy airforce usa america
american freedom liberty patriot trump biden obama
michael michelle jennifer jessica ashley amanda daniel daniela david andrew anthony joshua matthew matthias
christopher christian christina jonathan nicholas nicole alexander alexandra alexis brandon brittany elizabeth
samantha stephanie stephany robert roberto thomas william charles george joseph richard ronald patrick patricia
maria mariana margarita miguel manuel jose juan juanita carlos carlitos carmen eduardo fernando fernanda francisco
gabriel gabriela guadalupe jesus javier jorge luis luisa alejandro alejandra andres andrea antonio antonia ricardo
rafael pedro pablo sofia isabella valentina camila martinez rodriguez gonzalez hernandez garcia lopez perez
sanchez ramirez johnson williams jones brown davis miller wilson anderson taylor jackson martin thompson
computer computers computadora internet network server database windows microsoft google gmail yahoo facebook
instagram twitter youtube netflix amazon apple iphone android samsung galaxy blackberry laptop desktop mobile
telephone phone wifi wireless router modem linux ubuntu oracle cisco access access14 system security secure
trustno trustnoone nothing something anything everything whatever whatsup nobody somebody anybody forgot forget
forgotten remember idontknow dontknow noidea unknown none null undefined empty blank private personal public
business company office work working worker jobs money dollars dollar cash rich million millions millionaire
lottery winner winners champion champions victory success successful goodluck luck luckyone fortune destiny
happy happiness happyday happyhome smile smiley laugh funny crazy crazyone cool coolguy awesome amazing fantastic
wonderful beautiful gorgeous pretty sexy sexygirl hottie hotstuff handsome stupid idiot loser fuckyou fuckoff
fuckme fucker asshole bitch bullshit shit dickhead pussy sexsex sexual naked hardcore porno
music musica guitar guitars piano drummer drums metallica nirvana eminem beatles slipknot linkinpark greenday
elvis madonna shakira selena rihanna beyonce rockstar rocknroll hiphop reggaeton country countryboy
beach beachlife beachbum ocean island paradise tropical vacation holiday sand seashell sailing sailor sailboat
boat boating captain pirate pirates anchor nautical marcoisland miami orlando tampa jacksonville sarasota
fortmyers bonita bonitasprings estero capecoral keywest swfl collier leecounty newyork chicago boston dallas
houston texas california losangeles lasvegas hawaii mexico mexicano cuba cubano colombia colombiano puertorico
boricua guatemala honduras venezuela argentina peru espana españa london paris canada toronto
whiskey vodka tequila corona budweiser jackdaniels heineken coffee cafe cocacola coke pepsi pizza tacos burrito
hamburger cheese banana bananas orange oranges mango strawberry cherry apples peaches peach pineapple coconut
black white blue blueblue bluesky red purple yellow pink silver golden gold diamond diamonds crystal emerald
thunder lightning storm tornado fire fireman firefighter police policeman doctor nurse nursing teacher student
school college university graduate class blink182 ncc1701 trustno1 passw0rd p@ssword admin123 letmein1
matrix1 access1 mustang1 shadow1 superstar superman1 rockyou
`;

export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
