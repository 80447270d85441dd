import { labelled } from './labelled.ts';

/** Messages in English that the office would answer. Each line is a message: name | email | subject | message. */
export const genuineEnglish = labelled(
  'en',
  false,
  String.raw`
Carol Hendricks | carolh52@gmail.com | Sprinkler quote | Two zones in my back yard don't come on anymore and the rest have weak pressure. House was built in 2004, off Livingston. Could someone come look at it this week? 239-555-0142
Dan Pruitt | dpruitt@outlook.com | Bobcat work | Need a bobcat and operator for half a day to spread about 30 yards of fill behind my house in Golden Gate Estates. What do you charge?
Marlene Osei | marlene.osei@yahoo.com | HOA landscape bid | I serve on the board of a 64 home community off Immokalee Rd. Our contract with the present landscaper ends in January and we are collecting three bids. Please let me know who I should send the scope of work and the site map to.
Tim | timbo.rask@gmail.com | hi | do you do stump grinding
Priya Nair | priya.nair@gmail.com | Landscape design for new build | We close on a new construction home in Ave Maria in about six weeks. The builder left the basic package, so it's sod and four sad palms. We would like a design for front and back with native plants, low water, and something to block the neighbor's pool pump. Do you charge for the first visit?
Robert Fenwick | rfenwick@parkshorecondo.example | Marketing agency courtyard | We run a marketing agency on 5th Ave and need our office courtyard done before a client event on the 14th. About 600 sq ft, pavers are fine, the beds are dead.
Janelle Brooks | jbrooks88@gmail.com | your website form did not work | I tried to send a quote request last night and your website form did not work, it just kept spinning after I added photos. Trying here instead. I need a price for mulch, roughly 12 beds, in Lely Resort.
Ken Aldous | kaldous@yahoo.com | price list | Can you send me a price list for regular maintenance? Quarter acre, mow edge and blow, hedges every other month.
Stephanie Wu | s.wu@brightgulfoffices.example | Business park | I want to grow my business park's curb appeal before we put the empty units on the market. The entry sign is hidden behind overgrown ficus and the medians are mostly weeds. Would you come walk it with me?
Linda Cartwright | linda.cartwright@gulfhometitle.example | Loan closing and yard | My buyers' loan closing needs the yard done, the appraiser noted the dead sod and a fallen tree. We close on the 22nd. Is there any chance you can take this on short notice? Address is on 18th Ave NE.
Gus Moretti | gusmoretti@gmail.com | Landscape lighting | half of my path lights went out after the storm friday. transformer hums. can u fix or do I need new ones
Ellen Hargrove | ehargrove@outlook.com | Thank you | Just wanted to say Miguel and the crew did a beautiful job on our front beds. They cleaned up everything and even fixed the loose paver by the mailbox. Please pass it on to them.
Walt Simmons | waltsimmons41@aol.example | Billing | I got two invoices for October, numbers 4417 and 4432, both for $185. I think the second one is a mistake. Please check and call me, I don't do much on the computer. 239-555-0177
Brianna Cole | bricole@gmail.com | Job | Hi, are you hiring for maintenance crews? I have three years with a landscaper in Fort Myers and a clean driving record. I can start next Monday.
Hector Salas | hsalas@collierstone.example | Your order of washed shell | Your order of 22 tons of washed shell is ready for pickup at the Davis yard. Let us know whether you want it delivered to the Vanderbilt job instead, the driver has a slot on Thursday morning.
Joyce Abernathy | joyceab@gmail.com | dying palms | My royal palms are turning yellow from the bottom up and one dropped a whole frond on the lanai cage. Is it a disease? Neighbor says lethal bronzing. I am 81 and cannot get up there to look.
Mike Tran | miketran.fl@gmail.com | Lot clearing | 1.14 acres in the Estates, mostly pepper and some pines, want to clear about half for a house pad and driveway. Do you handle the permit with the county?
Deborah Lynch | dlynch@pelicanmarshpm.example | Storm debris | We manage four associations and have piles along the roads since Saturday. How soon can the grapple truck be out, and is it by the load or by the hour?
Andrew P. | andrewp1979@outlook.com | Drainage problem | Every time it rains hard the water sits against our garage for two days. Gutters are clean. The swale between us and the next house seems to have filled in over the years. I'd like someone who knows grading to look before I spend money on French drains.
Kathy Ruiz | kathyruiz@gmail.com | Found you on Google | I found you on Google and liked the pictures. Do you do small jobs? I just need three hedges taken out and some sod put in, I rent the place but the owner said ok.
Paul Devereaux | paul@devereauxbuilders.example | Site work for 3 homes | I'm a custom builder with three lots going vertical this spring. Looking for one company for clearing, fill, final grade, irrigation and landscape. You can see our homes at devereauxbuilders.example. Who does your estimating?
Susan Lindqvist | slindqvist@gmail.com | Away for the summer | We leave for Minnesota on April 20 and come back in late October. Looking for someone to keep the yard, check the sprinklers monthly and send a photo now and then. What would that run for a corner lot?
Terrence Oakley | toakley@yahoo.com | complaint | Third week in a row your guys skipped the side yard behind the gate. The code is on my file. I pay for the whole yard and would like the whole yard cut please.
Amy Foss | amy.foss@gmail.com | photos of the bed | Here are the photos you asked for: https://photos.example/a/h3Kq9. The area is about 40 by 12, full sun until 3 pm. Let me know what you think of clusia there.
Nate | nate.wilk@gmail.com | Trees | need 2 oaks trimmed off roof asap insurance inspector coming friday
Olivia Stratton | ostratton@strattonrealty.example | Listing going live | I have a listing in Pine Ridge going live next Friday and the front looks rough. Fresh mulch, trim, pressure wash the edging, maybe some color by the door. Can you get a crew there by Wednesday? Owner pays at the job.
Bill Kowalczyk | bkowal@outlook.com | Irrigation timer | The timer you put in last March lost all its programs after the power outage. I tried the manual and gave up. Can you walk me through it over the phone or do I need a visit?
Rosemary Tate | rosemaryt@gmail.com | Question | Do you also serve Bonita Springs?
Curtis Bell | curtisbell@gmail.com | grapple truck | got a pile about 20ft long 6ft high of branches and an old fence mixed in. does the fence have to be separate. when can you pick up. 239 555 0119
Helen Marchetti | hmarchetti@yahoo.com | Neighbor's crew | Your crew working at 412 next door blew all the clippings into my pool this morning. I'm sure it was not on purpose but I had just had it cleaned. Could someone please come skim it or call me?
Jason Ferro | jferro@gmail.com | Sod | How much for about 3000 sqft of St Augustine, tear out old, install new? Zone 4 sprinkler head also broke.
Margaret Dunleavy | mdunleavy@outlook.com | Referral from Pat Greer | Pat Greer on Crayton Road gave me your name and could not say enough good things. We are thinking about a complete redo of the back garden. My husband wants a fire pit and I want to keep the old gumbo limbo. Is there somebody we could meet with the week of the 9th?
Troy Whitaker | troyw@sabalbaymaster.example | RFP attached by mail | I manage Sabal Bay master association. I mailed an RFP for landscape maintenance to your office address two weeks ago and have not had a confirmation. Bids are due the 30th. Could you confirm you got it and whether you intend to bid?
Keisha Daniels | keishad@gmail.com | lights | Do you install string lights over a patio or only landscape lights? Would need power run from the house too
Frank Oberlin | foberlin@yahoo.com | W9 | Our accountant needs a W-9 and certificate of insurance from you before we can pay the final bill on the entrance job. Please email both to me. Thanks Frank
Denise Hollander | denise.holl@gmail.com | ants and weeds | hi there, my lawn has fire ants everywhere and a weed that looks like little dollar coins. the last company sprayed and it only got worse. do you do treatments or just mowing? i'm in naples park, 98th ave
Sam Okafor | samokafor@outlook.com | Pool dig | Could your excavator get through an 8 foot side yard? Our pool contractor says he needs the dig done by a sub and asked us to get our own price.
Alice Reinholt | areinholt@gmail.com | Website compliment and a question | Your website is lovely and easy to use. I looked through the gallery and fell in love with the gravel courtyard with the olive trees. About what does a job of that size cost, ballpark?
George Pappas | gpappas@pappasgrill.example | Restaurant patio | We own a restaurant on Tamiami Trail and the planters out front look tired. We need something that survives salt, heat and customers putting cigarettes out in it. Monthly service too if the price is right.
Tina Ballard | tinab1966@gmail.com | Cancel service | Please cancel my weekly service at the end of this month. We sold the house. You folks were great and I gave the buyers your number.
Leonard Katz | lkatz@gmail.com | Broken pipe!! | water shooting up by the mailbox since 6 this morning, your crew was edging there yesterday. I shut off the valve by the road. please call 239-555-0198
Vera Johansson | vera.j@outlook.com | Butterfly garden | I teach second grade and our school would like a small butterfly garden by the playground. The PTA has raised $1,400. Would that be enough for something simple the kids could help plant?
Chad Morrow | chadmorrow@gmail.com | Estimate follow up | Did you get a chance to put together the estimate from last Tuesday? You came out to look at the retaining wall in Estero. No rush, just want to plan.
Nancy Eberhardt | nancyeb@yahoo.com | Reclaimed water | Our community is switching to reclaimed water in the spring and the letter says systems must be checked for cross connections. Are you certified to do that, and do you do it for single homes?
Luis Ferrer | luisf.realtor@gmail.com | Vacant lot mowing | I have two vacant lots in Lehigh and one in Golden Gate, code enforcement letter on one of them. Need them bush hogged this month and maybe quarterly after. Price for all 3 please.
Barb | barb.niemann@gmail.com | Hello | Is anybody there on Saturdays?
Gregory Lund | glund@lundaccounting.example | Office park irrigation | I own a small accounting office and share the irrigation with two other suites. The bill tripled in August and we suspect a leak under the parking lot. Do you do leak detection?
Shawna Peters | shawnap@outlook.com | new homeowner | just bought our first house!! the yard is a jungle, like I found a birdbath in there. what do you recommend doing first and is there a payment plan
Harold Biggs | hbiggs@gmail.com | Coconut palms | Need 9 coconut palms trimmed and the nuts removed before hurricane season. Last year I paid 45 a tree.
Meredith Shaw | meredith.shaw@gmail.com | Photo release | A magazine writer who visited asked whether she may use a picture of our garden that is on your site. It's fine with us, but it's your photo, so I told her I'd ask. Can you let me know?
Doug Antonelli | danton@yahoo.com | Excavation | looking to dig a pond roughly 60x40 and 8 feet deep on 5 acres off Everglades Blvd. would keep the fill on site. who pulls the permit you or me
Ruth Ann Keller | rakeller@gmail.com | Hedge height | Our HOA sent a letter that my hedge must be 6 feet by the 1st. It's about 9 now. Can someone cut it before then? I'm on the maintenance plan already, account under Keller, Quail Creek.
Ian McBride | ian.mcbride@outlook.com | App for the sprinkler clock | You installed the smart clock and said there's an app. I changed my phone and now it wants a login I never made. Did your tech set it up under your company email?
Patrice Lowell | plowell@bayfrontvillas.example | Annuals rotation | When is the next annuals rotation for Bayfront Villas? Residents are asking. Last year the red ones at the gate didn't last, maybe something else this time.
Jerry | jerryv@gmail.com | MULCH | HOW MUCH FOR 100 BAGS OF RED MULCH INSTALLED. I HAVE ARTHRITIS SORRY FOR CAPS
Camille Beaumont | camilleb@gmail.com | Wedding at home | Our daughter is getting married in our back yard on February 21. We need the lawn to look its best and some lighting in the trees, even temporary. Is that something you'd do, or can you point me to someone?
Ron Eskew | roneskew@yahoo.com | Driveway | do you guys do shell driveways. mine washed out. about 120 ft
Victoria Penn | vpenn@penninteriors.example | Working together for a client | I'm an interior designer in Old Naples. My client wants the lanai and garden to feel like one room and I'd like to bring in a landscape designer early. Are you free to meet us at the house on Gordon Drive in the first week of March?
Stan Mroz | stanmroz@gmail.com | Payment | I mailed check #2281 on the 3rd and my bank says it has not been cashed. Did you receive it? I can stop it and pay by card if it got lost.
Lori Quinn | loriquinn@outlook.com | dead grass circle | brown circles in the lawn, getting bigger, sprinkler runs fine. Had chinch bugs two yrs ago. Could you come look before its all gone
Thomas Ashby | tashby@gmail.com | Seasonal resident | I'm in Ohio until Thanksgiving and my neighbor tells me a big limb is down across my driveway on Hickory Road. Can you remove it without me there? I can pay by card over the phone. 614-555-0133
Yolanda Price | yprice@gmail.com | Spanish | My mother lives with me and only speaks Spanish, she's the one home during the day. Does your crew speak Spanish so she can show them what to do?
Adam Keating | akeating@keatingpaving.example | Grading sub needed | We have a parking lot job at Airport-Pulling and our grader backed out. About two days with a skid steer and laser. Are you available the week of the 17th? We can do net 15.
Phyllis Gorman | phyllisg@yahoo.com | Poinciana | I want a royal poinciana but my daughter says the roots will lift the driveway. Who's right? How far from the house should it go?
Derek Sato | dsato@gmail.com | retaining wall | wall is leaning toward the lake about 4 inches. built by previous owner, no drainage behind it i think. is this a repair or a redo? can send pictures
Emily Vance | emvance@gmail.com | Artificial turf for dogs | Two labs have destroyed our side yard. Do you install turf, and how do you keep it from smelling? About 500 square feet in Island Walk.
Chris Delgado | cdelgado@gmail.com | Estimate | Sandhill, I filled out your quote thing Sunday and got the automatic email but no call. It's for 14 arecas along the fence. Still interested.
Beverly Stone | bevstone@outlook.com | Gift certificate | Do you sell gift certificates? I'd like to give my son and his wife an hour with a designer for their housewarming.
Phil Granger | pgranger@hammockcove.example | Board meeting | The board of Hammock Cove would like you to attend the meeting on Tuesday 7 pm in the clubhouse, ten minutes, to explain the proposal for the lake bank. Please bring six copies.
Miranda Hope | mirandahope@gmail.com | Sprinklers run at noon | Your company set our sprinklers in June and they're running at noon and again at 2. That's against the water rules and the city left a warning on my door. Please fix it today.
Otis Greene | otis.greene@gmail.com | looking for work | I run a mini excavator and skid steer, 11 years, CDL class A. Looking for steady work in Collier. References from two site contractors. Phone 239-555-0164
Jan van Houten | janvh@outlook.com | European buyer | We live in the Netherlands and bought a villa in Bay Colony. The garden is only palms and grass. We would like a plan by email first and meet you in December when we come. Is this possible for you?
Sheila Rourke | srourke@yahoo.com | sinkhole?? | there's a soft spot in my yard that keeps sinking, about the size of a card table. Irrigation line runs near it. Who do I even call for this
Marcus Hill | mhill@gmail.com | Fill dirt | Do you sell fill dirt delivered? 6 loads. Corner of Golden Gate Blvd and Wilson.
Annette Berg | annetteberg@gmail.com | Uplights | We'd like uplights on four royal palms and two on the front of the house, warm not white. Is the power run in conduit? The HOA here asks for a drawing.
Pete Sloan | psloan@outlook.com | poor work | I'm not happy. The sod you laid in September is dead in strips where the seams are and nobody returned my two voicemails. I'd like the manager to come see it before I write a review.
Gloria Tennant | gtennant@gmail.com | Christmas lights | Do you hang Christmas lights on palms? Six in the front, I have the lights.
Rich Dombrowski | richd@gmail.com | well pump | irrigation is on a well and there's rust all over the walls. do you put in those rust treatment tanks or is that a different company
Ava Lindstrom | ava.lindstrom@gmail.com | School project | I'm a senior at Gulf Coast High doing a project on hurricane resistant landscapes. Could I ask someone at your company five questions by email? It would really help.
Norman Hsu | nhsu@hsudental.example | Dental office | We have a dental office near Pine Ridge and Goodlette. Looking for a weekly plan, and the parking lot oaks need lifting over the sign. Our website has the address, hsudental.example. Please quote both separately.
Kim Prescott | kprescott@gmail.com | re: quote 2207 | Quote 2207 looks good, we'd like to go ahead. Can you swap the ixora for something that doesn't need trimming as much? What deposit do you need?
Eddie Marsh | eddiemarsh@yahoo.com | boat trailer pad | want a gravel pad next to the garage for a 24 ft boat. HOA approved. price for 12x35
Judith Alvarez | judithalvarez@gmail.com | Late cancellation | I have to move Thursday's appointment, I'm having a hip thing done. Could the designer come the following week, any morning?
Scott Rainey | srainey@outlook.com | Gutters and drains | Water pours off the lanai roof and digs a trench in the bed. Neighbor had you put in a catch basin and pipe to the lake. Same builder same model, so probably the same fix. When could you start?
Wanda Fuchs | wandafuchs@gmail.com | iguanas | iguanas are digging up the seawall and ate all my hibiscus. any plants they dont like? also do you fix the washed out dirt behind the wall
Brett Colvin | bcolvin@cypressridgehoa.example | Second proposal | Thanks for the proposal. The board asked for an option without the fertilization, and to see the palm trimming priced per palm. We vote on the 12th.
Lucy Farrell | lucyfarrell@gmail.com | Who do I call | My sprinkler guy retired. You were in the neighborhood newsletter. How much is a checkup of 8 zones?
Charles Wentworth III | cwentworth@gmail.com | Port Royal estate | My caretaker will be the contact, Mr. Ruben Solis, 239-555-0120. We wish to replace the hedge along the street with something mature, at least twelve feet on day one. Cost is secondary to getting it right, and it must be done before we arrive on December 18.
Mel | melk@gmail.com | stump | 1 stump, 30 inch, back yard, gate is 36 wide. cost?
Dawn Petrie | dawnpetrie@yahoo.com | Tenant question | I'm renting on Guava Drive and the owner says you handle the yard. Which day do you come? I need to keep the dog in.
Art Vogel | avogel@outlook.com | Commercial insurance | Before you start at the plaza, our insurance carrier asks for proof of general liability with us named as additional insured, 1 million. Who in your office does that?
Naomi Sinclair | naomi.s@gmail.com | Vegetable beds | Would you build raised beds? I'm thinking cypress, three of 4x8, with drip off the sprinkler line. I'm at the end of a cul de sac in Orangetree so there's space for a truck.
Roy Tibbets | roytibbets@gmail.com | Burn pile | they told me i cant burn the clearing debris. how much to haul it. maybe 5 truckloads. melaleuca mostly
Colleen Hayes | chayes@gmail.com | Very pleased | Had your irrigation fellow, I think Dwayne, out yesterday. He was on time, explained everything and the bill was less than quoted. That never happens. I'll be telling my bridge group.
Jordan Kim | jordankim@kimarchitects.example | Site visit for plan set | We're the architect on a residence in Aqualane Shores and need a landscape plan with irrigation for the permit set. Can you provide signed drawings or do you work with a landscape architect? We submit in five weeks.
Bernice Cobb | bernicecobb@yahoo.com | senior discount | Do you give a senior discount for weekly mowing? Small yard in a 55+ park.
Todd Lasky | tlasky@gmail.com | Bad leak estimate | Got your estimate for the mainline repair. $1,950 seems high for 20 feet of pipe. Can you break it into labor and parts for me please
Irene Castellano | icastellano@gmail.com | Moving a tree | Is it possible to move a mango tree about 10 feet tall? It's where the pool is going. My late husband planted it so I'd hate to lose it.
Gavin Brandt | gbrandt@gmail.com | Chatbot on your page | Your chat told me you don't work on Marco Island but my neighbor on Marco has your truck there every week. So do you or don't you? Need a hedge done.
Tabitha Moore | tabmoore@outlook.com | preschool playground | We're a small preschool in East Naples. Rubber mulch replacement for the play area, approx 900 sq ft, must meet the licensing depth of 9 inches. Would have to happen on a weekend.
Vince Carbone | vcarbone@carbonehomes.example | Spec house landscaping | Need code minimum landscape on a spec house in Block 104 so I can get my CO. County inspector failed us for two missing canopy trees. How fast can you plant?
Hannah Dietrich | hdietrich@gmail.com | Paver weeds | weeds in between all the pavers, is there a sand that stops it? do you do that or should I call a paver co
Lou Ferrante | louf@yahoo.com | Referral fee? | My brother in law said you give a month free if we send you a customer. I sent you two (the Hanleys and the Popes). How do I get the credit?
Stacy Emmons | semmons@gmail.com | Gate code changed | The gate code at Windward Isle changed to 4471# as of today. Please tell Tuesday's crew.
Ray Dupree | raydupree@gmail.com | excavator rental | Do you rent the mini ex without an operator? I've run one for years. Friday to Sunday.
Melissa Grant | melissa.grant@gmail.com | invoice question | What's the "fuel surcharge" on this month's bill? It wasn't in our agreement. It's only $12 but I'd like to know.
Bob Zielinski | bobz@outlook.com | Estates acreage | We have 2.5 acres, about half cleared, horses on the rest. Need the pasture edges cleaned up, a low spot filled so the hay trailer doesn't get stuck, and maybe a culvert replaced under the drive. I'm usually around after 4. Come see it, bring boots.
Fiona Chambers | fchambers@gmail.com | Design portfolio | Do you have pictures of any gardens in a Mediterranean style? We live in Mediterra (I know) and everything here looks the same.
Wes Hutton | weshutton@gmail.com | Hurricane prep | Whats your wait list for palm trimming before the storm? They're saying Wednesday
Cindy Raymond | cindyraymond@gmail.com | Fence line | Before you plant our hedge, I should mention the survey shows the neighbor's fence is 14 inches on our side. Should I sort that out first?
Dale Krueger | dkrueger@kruegerproperties.example | Portfolio of rentals | I own eleven rental houses between Naples and Immokalee and use three different lawn guys who never show up. I'd rather have one bill. What information do you need from me to price it?
Eunice Park | eunicepark@gmail.com | orchids | do you attach orchids to trees? I have about 15 that need a home
Jake Sorensen | jsorensen@gmail.com | Weekend bobcat | I need a trench 150 ft for electrical to a shed. 24 inches deep. Can a bobcat do that or is it a different machine? Sat pref.
Diane Whitlock | dwhitlock@yahoo.com | Emails going to junk | Your estimates keep landing in my junk folder, I only found the last one today. Is the price still good? If so please schedule us.
Abdul Rahman | arahman@naplesmasjid.example | Place of worship grounds | Our congregation has about two acres, mostly lawn with a retention pond. We'd like a bid for biweekly service. Fridays don't work for us between noon and three.
Peg Sullivan | pegsull@gmail.com | Lake bank erosion | The lake bank behind our villas has a two foot drop now and a resident almost fell. Do you do the geotube or the rip rap? We need something for the reserve study too.
Trevor Nash | trevornash@outlook.com | tree fell on fence | tree fell on fence last nite, its half in the pool. insurance wants written estimate. can someone come tmrw?
Marie-Claude Tremblay | mc.tremblay@gmail.com | From Quebec | Hello, we are from Quebec and come six months in winter. Our English is so so. We look for somebody for cut the grass and the palms when we are not there. It is in Naples Heritage. Thank you very much.
Glen Okada | glenokada@gmail.com | Timer batteries | What kind of battery goes in the valve box controllers you installed at the dog park? 9 volt?
Rebecca Stahl | rstahl@gmail.com | Moved in next door | Your truck is always at the house next to mine and their yard looks ten times better. What are they paying, haha. Seriously, please quote 7714 Teal Court.
Corey Blanchard | cblanchard@blanchardpools.example | Landscape after pool | We build pools and get asked all the time who can repair the yard afterwards. I have one client ready now in Valencia Lakes, sod plus irrigation rework. If that goes well there's one a month. Can you bid it?
Ursula Heinz | uheinz@yahoo.com | Bougainvillea | thorny thing growing over my lanai door. remove please. allergic to bees, there are bees
Milton Avery | miltonavery@gmail.com | Survey stakes | One of your men knocked over the survey stakes at the corner of lot 12. I need them reset before the foundation guys come Monday, and I expect you to pay the surveyor.
Paige Novak | paigenovak@gmail.com | Design consult online | Could we do the first consult over video? I'm in Chicago until the new year but want to be on the schedule for January.
Ernie Lopez | ernielopez@gmail.com | sand | price on 2 yards of sand dropped in driveway
Carla Winslow | cwinslow@winslowcounseling.example | Healing garden | I'm a therapist with a small practice and would love a quiet garden behind the office with a bench, some shade and the sound of water. My budget is about $8,000. Is that realistic?
Hugh Pemberton | hpemberton@outlook.com | Your proposal vs. another | I'll be straightforward, another company came in 15% under you for the same plant list. I prefer you because of the warranty. Any room to move?
Lynn Ostrander | lynnostrander@gmail.com | snowbird check | we're up north and our water bill was $640 last month. Can you go by and see if the sprinklers are stuck on? House on Coral Vine, key not needed, clock is outside by the a/c
Franklin Dubois | fdubois@gmail.com | Concrete removal | Remove old 10x20 slab, haul away, grade and sod. Quote?
Sandy Metzger | sandymetzger@gmail.com | Newsletter | Please take me off your email newsletter, I moved to Tennessee. You did good work for us for years, thank you.
Omar Haddad | ohaddad@haddadmotors.example | Dealership frontage | Our car dealership needs the frontage redone. No trees that drop anything on cars! And the sprinklers can't hit the inventory. Currently they do, every night, and I have water spots on forty vehicles.
Jill Kirkpatrick | jillkirk@gmail.com | Sorry | I think I was short with your scheduler this morning. My apologies, it has been a week. Thursday at 10 is perfect.
Ned Farnsworth | nedf@yahoo.com | Ditch | County cleaned the ditch out front and left my culvert end crushed. They say its mine. Can you replace, 15 inch, 24 ft long
Alicia Montoya | aliciamontoya@gmail.com | Estimate for my parents | My parents (78 and 80) got a knock on the door from a guy who wants $6,000 to remove two pines. That sounds crazy. Could you give them an honest price? They are near Rattlesnake Hammock. Please call me first, not them.
Kurt Weiland | kweiland@gmail.com | low voltage | transformer reads 0 on one tap. fixture warranty still good? installed 2022 by you
Bridget Foley | bfoley@gmail.com | Online reviews | I wanted to leave you a five star review but can't find your page on Google, there are two Sandhills. Which one is you?
Dennis Yoder | dyoder@yodernursery.example | Availability this week | Availability for the week: 40 green buttonwood 15 gal, 120 cocoplum 7 gal, 18 silver buttonwood, foxtails at 10 to 12 ft. Your cocoplum for the Lely job is tagged. Let me know by Wednesday about the foxtails.
Sherry Blanton | sherryblanton@gmail.com | Dog got out | Your guys left the gate open and my dog got out. A neighbor found him, thank God. Please please tell them to latch it.
Evan Rosales | evanrosales@gmail.com | Internship | I'm studying horticulture at FGCU and looking for a summer internship in design or irrigation. May I send my resume?
Patty Zimmer | pzimmer@yahoo.com | Quote for 3 houses | me and my 2 neighbors want to go in together for the same company. all 3 are ranch homes on Palm St. do we get a better price that way
Clive Anders | clive.anders@outlook.com | Irrigation plan copy | Do you still have the as-built drawing of our irrigation from 2019? The cable company cut something and we don't know where the wires run.
Margo Feldman | margofeldman@gmail.com | I have a long story | I'm not sure you're the right people but I'll try. We bought in May and were told the yard had drip irrigation. It does not, or if it does nobody can find it. Three people have been out, one wanted to dig everything up, one said it's on the pool pump which makes no sense, and the third never called back. Meanwhile I'm dragging a hose around at 6 am in my robe and my gardenias look at me with reproach. Could you send a patient person?
Ty Bowers | tybowers@gmail.com | demo | shed demo n haul 10x12 wood shed, price n when
Gretchen Lowe | glowe@gmail.com | Moonlighting | We'd like that soft light down from the trees, I think it's called moonlighting. We have three big oaks. What's the range for that?
Alan Fitch | alanfitch@fitchlaw.example | Subpoena no, hedge yes | I know an email from a law office is alarming. It's only that our hedge on Central Avenue is blocking the view at the driveway and a client nearly got hit. Please trim it as soon as you can.
Marisol Vega | marisolvega@gmail.com | crew left tools | your crew left a blower and a rake in my side yard. I put them in the garage, call before you come
Don Hatcher | dhatcher@yahoo.com | Second opinion | Another outfit says all our ficus have whitefly and should be removed, 300 feet of hedge, $22k. Would you look and tell me if they can be saved? I'd pay for your time.
Roberta Lang | rlang@lakeviewterrace.example | Unhappy residents | I have now six emails from residents about the blowers starting before 7. Our rules say 8. I don't want to make this a contract issue, so please handle it with the crew.
Jeff Norquist | jnorquist@gmail.com | pickleball court | two courts worth of clearing and base, about 60x60 each. We're a private club. Could you do the site prep under the court builder?
Ginger Tully | gingertully@gmail.com | Moss | can you remove spanish moss from my oak? is it killing it?
Arthur Bixby | abixby@outlook.com | Deposit refund | We put $500 down in August for the spring planting but my wife's illness has changed our plans. Is the deposit refundable? I understand if not.
Sasha Ivanov | sasha.ivanov@gmail.com | airbnb | i have 2 vacation rentals near vanderbilt beach and guests complain about the yard. need someone between 11 and 3 on saturdays only (turnover day). possible?
Connie Baxter | conniebaxter@gmail.com | Plants for shade | North side of the house, nothing grows, it's basically sand. What would you put there that's not mondo grass?
Lyle Jensen | lylejensen@gmail.com | Pond pump | fountain in our retention lake stopped. Do you service fountains or know who does?
Erin McAllister | emcallister@gmail.com | Working for equity? just kidding | I own a bakery, and before you ask, I can't pay in croissants. We need the strip by the drive-through planted with something that can take exhaust. It's 3 feet by 40. Budget under $1,500.
Tony Basile | tbasile@yahoo.com | AC pad | need 6 yds dirt moved from front to back wheelbarrow ok, side yard too tight for machines
Hilary Crane | hcrane@gmail.com | Plans changed | The county denied our variance so the driveway has to move to the east side. Can you redo the layout before you order the pavers? Call me at 239-555-0151 today if you can.
Winston Clarke | wclarke@clarkeprinting.example | Sign bed | We print signs and our own sign is invisible behind the weeds, which is a bad look. Just one bed 8x20 at our shop on Shirley Street. Rock, a few agaves, done.
Deb | debsternberg@gmail.com | Yes | Yes please go ahead with the tree.
Rajesh Iyer | rajesh.iyer@gmail.com | Software guy needs a gardener | I'm a software developer who works from home and the noise of mowing is during my calls. Could I choose a time slot? Otherwise happy to sign up for the monthly plan on your site.
Molly Trent | mollytrent@gmail.com | Gopher tortoise | There's a tortoise burrow on the lot we want to clear. I read that you need a permit to relocate them. Do you deal with that or do I hire a biologist?
Steve Garrity | sgarrity@outlook.com | Missed appointment | Waited from 8 to noon today for the estimate and no one came or called. I took the morning off. Please let me know if you still want the job.
Tamika Rollins | tamikarollins@gmail.com | front yard facelift | Want to change the whole front, no more grass! Rocks, cactus, something modern. HOA is picky. I have some pins saved, can I send them?
Earl Stinson | earlstinson@yahoo.com | root barrier | ficus from next door is coming up in my drain field. need a root barrier about 80ft. septic man says do it now
Kaitlyn Marsh | kmarsh@marshmedia.example | Filming in a garden | We shoot commercials and are looking for a tropical garden in Naples we could rent for one day in March. Would any of your clients be open to it? We pay them a location fee. I also need my own lawn cut, by the way, so there's a job in it for you too.
Bart Hollis | barthollis@gmail.com | Quote still valid? | Your quote from last February for the paver walkway, is that still valid? We had to wait on the roof first.
Gail Ritchie | gailritchie@gmail.com | ADA path | My husband uses a wheelchair and the path to the dock has roots and dips. We need it firm and level, about 90 feet, with lights he can see from the chair.
Manny Ortiz | mannyortiz@gmail.com | palm fertilizer | when do u guys come for the palms fertilizer, supposed to be this month
Sylvia Bloom | sylviabloom@gmail.com | Memorial tree | Our garden club wishes to plant a tree in memory of a member at Cambier Park. The city has agreed. Could you supply and plant a lignum vitae, about eight feet, and what would that cost?
Darren Pike | dpike@pikeplumbing.example | Hit your valve box | I'm the plumber at the Hendry job. We cut through one of your irrigation wires in the trench on the east side, the blue one. Sorry. Leave it open or backfill?
Jeanette Moss | jmoss@gmail.com | Free estimate? | Is the estimate free? I only want an idea for zoysia.
Wade Crosby | wcrosby@gmail.com | Land development | I have 18 acres under contract near Ave Maria, looking at 12 home sites. Who can I talk to about clearing, lake excavation and road base budget numbers? Due diligence ends in 45 days.
Trish Nolan | trishnolan@gmail.com | lawn looks great | no complaints! Just asking if we can switch from Tuesdays to Fridays.
Ben Abrams | babrams@outlook.com | Can't pay online | The pay link in the invoice email says expired. Can I give a card over the phone or should you send a new one?
Lorna Keys | lornakeys@yahoo.com | Mold smell | since the new irrigation was put in, one head sprays on the wall by the bedroom and now there's a mildew smell inside. Please have it turned, and I'd like somebody to look at the wall.
Zach Orton | zachorton@gmail.com | fire pit | Fire pit + 4 adirondack chairs area, crushed stone, gas line already there. 16ft circle. What's the wait like?
Mabel Thornton | mabelthornton@gmail.com | Your kind driver | Whoever was driving your truck number 7 on Monday stopped and helped me change a tire on 951 in the rain. He wouldn't take a penny. Please thank him for me.
Perry Goldman | pgoldman@gmail.com | Shopping center RFP | Attached to my next email is an RFP for three shopping centers in Lee and Collier. Site walk is mandatory on the 6th at 9 am. Please RSVP with the number of people.
Nikki Tran | nikkitran@gmail.com | spa opening | Opening a nail spa in March in the plaza by Publix and want real plants at the entrance, not plastic. Maybe 6 big pots and someone to water them. How much per month?
Jim & Betty Lauer | lauerfamily@gmail.com | Back from up north | We're back Nov 3. Please restart the weekly service and have someone check why the front bed light stays on all day. Thanks, Jim & Betty
Claudia Stein | claudiastein@gmail.com | Backlight on the tree | The photo on your home page with a backlit tree, is it a strangler fig? We want the same effect, what fixture is that and can you install it in Grey Oaks?
Russ Talley | rtalley@yahoo.com | Bees | swarm in the valve box. dont open it. call me first
Heidi Lang | heidilang@gmail.com | Neighbor next to your site | I live beside the lot you're clearing on 12th Street. The dust is terrible and my windows are covered. Could the water truck come more often? Thank you.
Monroe Baptiste | mbaptiste@gmail.com | Do you finance | Do you offer financing for bigger jobs, around 20k? Or staged payments.
Lisa Harmon | lharmon@harmoninsurance.example | Insurance office, need a yard | I own an insurance agency, and I promise I'm not selling you anything. The grass strip in front of our office is dead and the landlord says it's ours to fix. 200 square feet.
Cal Westfall | calwestfall@gmail.com | Generator pad | Need pad area leveled for a generator and propane tank buried, 500 gal. You dig, they set the tank. Thurs or Fri next week?
Greta Simms | gretasimms@outlook.com | Plant warranty | Two of the twelve podocarpus you planted in May are dead. The paper says one year warranty. How do we go about it?
Antoine Lewis | antoinelewis@gmail.com | lawn service | whats ur price for every 2 weeks, corner lot golden gate city, chain link fence, 2 small dogs
Faye Dillard | fayedillard@gmail.com | Trees by power line | FPL says the mango is my problem because it's not touching the line yet. It's about a foot off. Is that something your crew can trim safely?
Neil Corrigan | ncorrigan@corriganconsulting.example | We consult for associations | I consult for associations on water use. One of them, Tarpon Glen, would like a price to replace 38 spray heads with rotary nozzles and add a rain sensor at each clock. It's a real job, board approved, and they want it done before the dry season.
Amber Stokes | amberstokes@gmail.com | pressure | sprinkler pressure low on all zones since the neighbor's meter got replaced
Hal Briggs | halbriggs@gmail.com | Old customer | You did our place on Banyan in 2011. We've downsized to a villa in Kensington and need just a tiny patio garden. Are Ray and Theresa still with you?
Sonia Whitman | swhitman@gmail.com | Crypto club party, funny subject | I host a monthly investing club at my home and the back yard is an embarrassment. Looking for a fast cleanup before the 28th: weeds, hedges, rinse the pavers. Around two thousand square feet.
Gene Palmer | genepalmer@yahoo.com | $ for clearing | what do you get per acre for clearing w/ the stumps out
Ingrid Solberg | ingridsolberg@gmail.com | Rain barrel | Can rain barrels be tied to a drip line without a pump? And would you install it?
Claire Donnelly | clairedonnelly@gmail.com | Thank you note and one thing | The garden looks wonderful. One thing: the bench in the plan was teak and the one delivered isn't. Could that be looked into when it suits?
Arnold Petty | arnoldpetty@yahoo.com | seawall side | grass wont grow by the seawall, salt i think. what ground cover would you use there, about 10x70
Renee Fulton | rfulton@fultonvets.example | Vet clinic dog run | We're a vet clinic and need a fenced dog run regraded, it turns to soup every afternoon in summer. Gravel hurts their feet, so something softer please.
Mitch Leary | mitchleary@gmail.com | late fee | why is there a late fee when i paid on the 9th and it was due the 10th
Doris Wagner | doriswagner@gmail.com | Recommendation | You were recommended by the lady at the plant sale at the Botanical Garden. Do you design small shade gardens with ferns? Mine is 15 by 20.
`,
);
