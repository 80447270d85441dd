/** Words that common passwords consist of, mostly English and Spanish, in lower case. */
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
trustno1 maverick mercury midnight creative victoria victory redskins platinum corleone cardinal cardinals bulldogs
bulldog wildcats wildcat huskers longhorn longhorns buckeyes buckeye crimson spartans spartan trojans wolverines
hawkeye hawkeyes badgers tarheels bluejays orioles phillies braves mariners rangers astros royals athletics giants
celtics knicks rockets spurs pistons warriors mavericks raptors grizzlies hornets bruins penguins flyers canucks
senators capitals redwings blackhawks broncos chargers chiefs vikings falcons saints texans titans ravens bengals
browns eagles colts seahawks rugby cricket soccer1 striker goalie goalkeeper ronaldo ronaldinho messi neymar zidane
beckham maradona jordan jordan23 kobe bryant shaquille lebron tigerwoods nascar earnhardt gordon speedway racing racer
ferrari1 lamborghini bugatti maserati jaguar landrover mazda mitsubishi subaru volkswagen volvo cadillac pontiac buick
chrysler firebird thunderbird barracuda challenger charger roadrunner avalanche suburban explorer expedition ranger
frontier sierra odyssey accord civic camry corolla sentra altima prelude integra supra skyline impreza
airborne infantry trooper sergeant colonel general admiral commander lieutenant veteran special operator firearms
winchester remington beretta sherlock holmes watson detective columbo macgyver goldeneye jamesbond moonraker
thunderball octopussy skyfall casino casinoroyale scarface godfather goodfellas pacino deniro stallone rambo rocky
balboa schwarzenegger superfly shaft bruce lee brucelee jackie chan kungfu karate judo taekwondo boxing boxer wrestling
wrestler undertaker stonecold therock johncena hulkhogan
metallic megadeth pantera ironmaiden blacksabbath ozzy judaspriest motorhead acdc aerosmith bonjovi gunsnroses
vanhalen zeppelin ledzeppelin pinkfloyd floyd thewall rollingstones stones jagger hendrix jimihendrix doors morrison
santana clapton stevie nicks fleetwood journey foreigner boston1 kansas eagles1 hotelcalifornia queen1 mercury1
freddie bowie prince1 michaeljackson thriller madonna1 whitney houston1 mariah celine dion britney spears christina1
justin timberlake nsync backstreet boys hanson spicegirls tupac shakur biggie notorious jayz kanye drake eminem1
fiftycent snoop doggy1 snoopdog icecube wutang outkast nelly usher beyonce1 alicia keys norah jones1 coldplay radiohead
oasis blur greenday1 offspring blink182 sublime rancid nofx ramones clash misfits deftones korn korn1 limpbizkit tool
systemofadown disturbed godsmack staind creed nickelback evanescence mychemical fallout fallout3 paramore
harrypotter hogwarts gryffindor hermione granger weasley voldemort dumbledore hagrid narnia aslan middleearth
bilbo baggins legolas aragorn saruman sauron mordor rivendell galadriel elrond lordoftherings hobbits dragonball
vegeta goku gohan piccolo trunks sailormoon inuyasha bleach ichigo sasuke sakura kakashi itachi onepiece luffy
finalfantasy cloud sephiroth squall tifa aerith kingdomhearts chocobo megaman metroid samus castlevania
streetfighter mortalkombat scorpion1 subzero raiden liukang tekken soulcalibur residentevil biohazard silenthill
metalgear snake1 solidsnake starcraft diablo diablo2 blizzard everquest runescape maplestory habbo neopets
leagueoflegends dota steam valve halflife freeman quake unreal doomdoom masterchief spartan117 gearsofwar assassins
creative1 designer artist painter painting picture pictures photo photos camera cameras nikon canon kodak polaroid
writer writing poetry poet reader reading library bookworm books novel story stories
elephant giraffe gorilla leopard cheetah cougar cougars jaguar1 rhinoceros hippo crocodile alligator raccoon squirrel
chipmunk rabbit rabbits bunny bunnies hamster guinea ferret otter beaver badger skunk opossum coyote foxes foxy fox
moose elk deer1 antelope buffalo bison bronco stallion mustangs thoroughbred arabian palomino appaloosa cowgirl cowboy
rooster chicken chickens turkey duck ducks mallard goose swan swans parrot parrots macaw cockatoo canary cardinal1 robin
sparrow raven crow owl hawk hawks condor vulture hummingbird peacock ostrich penguin puffin seagull albatross osprey
salmon trout walleye tuna barracuda1 stingray octopus squid lobster crab shrimp oyster starfish seahorse jellyfish
whale whales orca narwhal walrus seal seals beagle boxer1 bulldog1 chihuahua collie corgi dachshund dalmatian doberman
german shepherd labrador poodle pitbull retriever rottweiler schnauzer spaniel terrier husky malamute mastiff
abigail adrian adriana aaliyah aaron alberto albert alejandro1 alex alfredo alfonso alicia alison allison alyssa amber
amelia angela angelica angelina angelo anita annette annie april1 ariana ariel arthur arturo aubrey audrey austin barbara
beatrice beatriz benjamin bernard bernardo bethany betty beverly bianca billy blanca bradley brenda brendan brent brian
brianna bridget bruce bryan caitlin caleb calvin cameron candace carla carlos1 carol carolina caroline carolyn carrie
carter casey cassandra cassie catherine cecilia cesar chad charlene charles1 charlotte chase chelsea1 cheryl chloe
christine cindy claire clara clarence claudia clifford clinton cody colleen connor corey courtney craig cristian
cristina crystal1 cynthia daisy1 dakota dallas1 damian dana danielle danny darlene darrell darren dave dawn dean
deborah debra denise dennis derek desiree destiny1 devin diana diane diego dominic dominique donald donna doris
dorothy douglas duncan dustin dylan edgar edith edward edwin eileen elaine eleanor elena elias elijah elisa ellen
emilia emilio emily emma emmanuel enrique eric erica erika erin ernest ernesto estela esteban esther ethan eugene
eva evan evelyn ezequiel fabian felicia felipe felix florence frances francesca franklin frederick gabrielle garrett
gary gavin genesis geoffrey gerald gerardo gilbert gilberto gina giovanni gladys glenn gloria gonzalo graciela grant
gregory greg guillermo gustavo hannah harold harry hector heather heidi helen henry herbert hernan holly howard hugo
hunter1 ian ignacio imelda irene iris irma isaac isabel isaiah ismael israel ivan jack jackie jacob jacqueline jaime
jake james jamie jana jane janet janice jared jasmine1 jason jay jean jeanette jeffery jeffrey jenna jenny jeremiah
jeremy jerome jerry jesse jessie jill jimmy joan joanna joanne joaquin jocelyn joel john johnny jordan1 jorge1
josefina josephine joyce juanita1 judith judy julia julian juliana julie juliet julio justin justine kaitlyn karen
karina karla katherine kathleen kathryn kathy katie katrina kayla keith kelly kelsey kenneth kevin kimberly kristen
kristin kristina krystal kyle larry laura lauren laurie lawrence leah leonard leonardo leslie leticia lillian
linda lindsay lindsey lisa lorena lorenzo loretta lori lorraine louis louise lucas lucia luciana lucille lucy luis1
luke lydia lynn mackenzie madeline madison makayla malcolm manuela marc marcela marcelo marcia marco marcos marcus
margaret maribel marie marilyn marina mario1 marion marisol marissa marjorie mark marlene marlon marta martha marvin
mary mason mateo mathew maureen mauricio maurice maxwell megan melanie melinda melissa mercedes1 meredith micaela
michaela mickey miguel1 mildred milton mindy miranda miriam mitchell moises molly monica monique morgan moses myriam
nadia nancy naomi natalia natalie natasha nathan nathaniel neil nelson nestor nicolas nicolle nina noah noel noelia
nora norma norman octavio olga oliver olivia omar orlando1 oscar owen pamela paola patty paul paula paulina pauline
peggy penelope peter philip phillip phyllis preston priscilla rachel ralph ramon randall randy raquel raul raymond
rebecca regina reginald renee rhonda riley rita robin1 rocio rodney rodolfo rodrigo rogelio roger rolando roman
romeo ronnie rosa rosario rosemary roxana roxanne ruben ruby rudolph russell ruth ryan sabrina sally salvador samuel
sandra santiago sara sarah saul savannah scott sean sebastian serena sergio seth shane shannon sharon shaun shawn
sheila shelby shelly sherry shirley sierra1 silvia simon simone sonia sophia sophie spencer stacey stacy stanley
stefanie stella stephen steve steven stuart susan susana suzanne sydney sylvia tabitha tamara tammy tanya tara tatiana
taylor1 teresa terrance terry theodore theresa tiffany timothy tina todd tommy tony tracey tracy travis trevor tristan
troy tyler valerie vanessa veronica vicente vicki vincent violeta virginia vivian walter wanda wayne wendy wesley
whitney1 willie wilma xavier yesenia yolanda yvette yvonne zachary
adventure alliance alphabet amateur anderson1 andromeda antelope1 apollo apollo11 applepie archangel armageddon
asdfasdf1 astronaut atlantis atlanta australia austria backspace bacardi backpack balloon bangbang barcelona1 baritone
bartender basket bastard batman1 battery beautiful1 beefcake benfica bettyboop bicycle bigdaddy bigboss bigdick bigman
bigmoney bigred billabong billybob birdie birthday biteme blabla blackberry1 blackbird blackcat blackjack blackout
blacksmith blizzard1 blondie bluebell bluebird blueberry bluemoon bluestar bonehead bonjour boomer booboo bookmark
boston12 brasil brazil breeze brooklyn bubble bubbles bubblegum budlight bulletproof burger business1 buttercup
butthead cabernet cadillac1 calendar calgary cambridge campbell cannabis cannonball capricorn caramel caramelo
cardiff caroline1 cartman cartoon cascade cellphone center central champagne changes channel chaos character
cheesecake chemical chemistry cherries cherub chester chevelle chinatown chopper christmas cigarette cinderella
cinnamon circus clarinet classic cleopatra clover cocktail coconuts colorado comedy comets commando compaq compass
complete concept concrete confused connect connection control coolness copper cornwall cosmos cotton courage
creature cricket1 cristal crossfire crystals culture cupcakes cutiepie cyclone dancer dancing danger dangerous
darkangel darkness darkside darkstar darthvader daydream daylight deadhead deadly december1 delicious delta
democrat demon demons denmark denver desert design desperado detroit devil devils diamond1 dictionary dilbert dinosaur
director dirtbike disco discovery disney disneyland district doctorwho dollface domino donkey dontknow1 doodle dreamer
dreams drowssap drummer1 dublin dynamite earthquake easter eastern eclipse edinburgh education einstein eldorado
electric element elements eleven elizabeth1 emperor empire endless energy engine engineer england enterprise
entropy escape eternal eternity europe everton everlast everyday evolution excalibur excellent exchange exodus
experience extreme fairies fairy family1 fatboy fatcat fearless february1 fellowship fender festival fiction
fighter figaro finance fireball firebird1 firefly fireworks flamenco flash flower1 flyboy flyers1 forever foreverlove
formula formula1 fortress forward fountain foxtrot france frankie freak freddy freebird freelance freestyle friday1
friend friends friendship frisbee froggy frogger frogs galaxy1 gambit gangster gangsta garfield gateway gemini
generation genius georgia germany getout getmoney ghetto ghost ghostrider gibson giggles gladiator gladiators goaway
gobucks goddess godfather1 goldberg goldfish golfball gonzales goober goodboy goodgirl goodlife goodtimes goose1
gotohell graphics grateful gravity greatest greece griffin grinch groovy guardian guest1234 guinness gunner gunners
hacker hallelujah halloween hallo hamlet hammer hammers happy1 happy123 harmony hawaii1 headhunter heartbreak hearts
heaven heavenly helicopter hellfire hellokitty hellyeah hercules hershey highland highlander highway hilltop history
hollywood homebase homer homerun homework honesty honeybun honeymoon hongkong hooters horizon hotdog hotmail hotrod
hotshot hotstuff1 hunting1 hustler iamthebest iceberg icecream iceman identity illusion imagine imagination immortal
impala impossible inception incubus indiana indian indians infinite infinity innocent insane insanity inspiron
intelligence intrepid invincible invisible ireland ironhorse isabella1 italia italian italy jackass jackpot jamaica
janitor japan jellybean jennifer1 jessica1 jesus1 jetski jewels johannes johnson1 jokers joker jordan12 joyful
juggernaut juicy jumper junebug jungle junior jupiter justice justdoit kamikaze karaoke kawaii keepout kentucky
keyboard kickass kieran killers killme killbill kimber kingkong kingston kisses kissme kissmyass kittens kittycat
knights knuckles kodiak krishna krypton labrador1 lacoste ladies ladybird lakers24 lakeside lancelot laser laserjet
lasvegas1 legend legendary legends lemonade lesbian letsgo letmein2 liberty1 lifeguard lifetime lightbulb limited
lincoln listen lizard lollipop lollypop london1 lonely lonestar lonewolf longboard loveable lovebird lovebug loveless
lovelife lovesick loveyou1 lowrider loyalty lucifer lucky1 lucky13 lucky7 lullaby lunatic macbook machine macintosh
madrid magazine magic1 magnolia magnum maniac manchester1 manhattan marathon marijuana marines1 marlboro marshal
marshall marshmallow master1 masters matrix12 mayhem medicine megatron melody memorial memories memory memphis
mentor mermaid messenger metalhead meteor mexico1 michigan midget milano military1 millennium millwall minerva minister
miracle miracles mischief missouri missy missyou mistress mobydick mohammed moneyman moneymaker monkey1 monkey12
monopoly monster monsters montana monterey montreal moonbeam moonlight moonshine morning morpheus moscow motherfucker
motocross motorcycle motorola mountain mountains muffin mulder multimedia munchkin muppet murder muscle mushroom
musician mustard myspace mystery mystic mythology napoleon nascar24 nathan1 national nebraska necromancer nemesis
neptune netscape network1 neutron nevada newcastle newlife newport newton newworld nextel niagara nightfall nighthawk
nightmare nightwish nineinch nineteen nirvana1 nokia norman1 northern northside norway notebook notorious1 november1
nutella obsession october1 odyssey1 oklahoma olympic olympus omega onelove online operation optimus optimusprime
oregon organic orgasm oriental original orioles1 osiris outkast1 outlaw outside overkill overlord oxford oxygen
pacific packard painkiller palace panama panasonic pancake pandora panther1 paradox parker passat passion passwort1
patience patrick1 pauline1 peaceful peaceout peaches1 peekaboo penguins1 pennywise people perfect performance
perfume persona personal1 pervert phantom phantoms phillips philosophy phoenix1 photoshop physics pickles pictures1
pierre pinball pineapples pinkfloyd1 pinkie pinnacle pioneer pipeline pitbull1 planet plastic playa playboy player
players playgirl playing please pleasure plymouth poison poiuytrewq polaris police1 politics polska pookie poohbear
popcorn popeye poppy popsicle porkchop portugal positive potato potatoes powder power powers powerful precious
predator1 presario president pressure prestige presto pretender private1 problem production professional professor
profile project promise property prophet prospect protect protection protector proverbs psycho psychology punisher
punkrock puppydog purple1 puzzle pyramid qazwsx123 qazxsw quality quantum quebec quicksilver quiksilver rabbit1
radical radio ragnarok raider rainbow1 rainbows raistlin ralphie randolph rapture rasputin rastaman ratboy reality
realtor rebel rebels reckless redbull reddog redhead redman redneck redrose redrum redwood reebok refugee regiment
reggae reload renegade republic rescue resident respect revenge revolution revolver reynolds rhapsody richmond
ricochet riverside roadkill roadking robinhood robotech robots rockets1 rockhard rockies rocknroll1 rockport
rockstar1 rolltide romance romania romantic roosevelt rootbeer rosebud roses1 rotterdam royalty rugrats runaway
rush2112 russia sabbath sacrifice safari safety sailormoon1 salamander salvation samantha1 samsung1 samurai1 sanders
sandiego sandman sandwich sanfran santacruz santafe sapphire saratoga satan satan666 saturday1 saturn sausage savage
saxophone scarlet scarlett schedule schnitzel school1 science scientist scooby scoobydoo scooter scorpio scorpions
scotland scrabble scrapper screamer scrooge seagate search seattle secret1 secret12 security1 seduction seinfeld
semperfi sensation september1 serenity serpent service sesame1 seventeen seventy shadow12 shadows shalom shaman
shamrock shannon1 sharky sheffield shelby1 shitface shithead shooter shopping shorty shotgun showtime silence silent
simpson simpsons singapore singer singing sixpack skeeter skeleton skipper skittles skydive skyhawk skyline1 slapshot
slayer sleepy slipknot1 slippery smallville smashing smeghead smile1 smokey1 smokin smoothie smurf snapper snapple
sneakers snicker snickers sniper1 snooker snoopy snowball snowbird snowboard1 snowflake snowman snowwhite soccer10
soccer12 socrates softball1 soldier1 solitaire solomon solution somebody1 something1 sorcerer soulmate southern
southpark southside spaceman spanking sparkle sparky sparrow1 special1 spectrum speedster speedy spider1 spiderman1
spike spinner spirit spirits spitfire splash spongebob spooky sporting sports spotlight sprite squirrel1 squirt
stallion1 standard stanford stardust starfire stargate starlight starship startrek1 starwars1 station stealth
steelers1 sterling stigmata stinger stinky stonewall storm1 stranger strawberry1 streets strength stripper student1
studio stupid1 stupid123 success1 suckers sugar1 suicide summer1 summer01 summer99 summertime sundance sunderland
sunflower1 sunlight sunnyday sunshine1 superfly1 superhero superior superman12 supernova superstar1 support supreme
surfer1 surprise survival survivor suzuki1 sweden sweetheart1 sweetie1 sweetness sweets swimming1 switch swordfish
symphony syracuse syndrome tabasco taekwondo1 talisman tampabay tangerine tarantula target tarzan tattoo teacher1
teamwork technics technology teddy teddybear teenager telecom telephone1 temptation tenerife tennessee tennis1
terminal terminator1 terror terrorist testing1 testing123 testpass texas1 theater theboss theking theman theone thesims
thethe thinking thirteen thomas1 thompson1 threesome thumper thunder1 thursday1 tiffany1 tiger1 tiger123 tigger
timber timberland tinkerbell tinker titanic titanium tobacco together tomahawk tomato tomcat tommyboy tomorrow
toonarmy topcat topgun toronto1 tottenham touchdown tower toyota1 toystory tractor1 traffic trance tranquil transam
transfer transformers transit travel traveler treasure tribal tricolor trigger trinidad trinity triple triumph
trivial trombone trooper1 tropical1 trouble trucker1 trumpet trusting truth tuesday1 turbo turkey1 turtle1 tweety
twilight twinkle twister ultimate ultima ultraman umbrella undead underdog underground underworld unforgiven
unicorn1 united universal universe university1 unleashed unlimited vampire vampires vanguard vanilla vauxhall vector
vegetable velocity velvet venture verbatim vermont verizon vertigo vicious victor victoria1 vietnam villain vintage
violence violin virgin virginia1 virtual visitor vittoria vladimir volcano volition volunteer voodoo voyager wallace
wallpaper walrus1 wanker warcraft1 wareagle warhammer warlock warning warrior1 washington wasted watchman water
waterfall waterloo watermelon webmaster1 wednesday1 weasel weedman welcome1 welcome123 werewolf western westham
westside westwood whatever1 wheels whiplash whiskers whisper whistler whiteboy whitney2 wicked wildfire wildflower
wildlife willow windmill window windsurf wingman winner1 winston wisconsin wisdom wishbone witchcraft wizards wolfgang
wolfman wolfpack wonderland wonder woodland woodstock workshop worldcup wrangler1 wrestle yankee yankees1 yankees2
yellow1 yesterday yosemite yourmom youbitch younglove zachary1 zaphod zaqwsx zeppelin1 zigzag zimbabwe zombie zombies
zxcasd zxcasdqwe zxcvbnm1 zxcvbnm123 qwertyuiop1 qwerasdf asdfghjkl1 poiuytre lkjhgfdsa mnbvcxz 1qazxcvb q1q1q1q1 wsxedc
`;

export const commonWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
