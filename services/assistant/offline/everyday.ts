/**
 * Everyday questions, commands and remarks that no page of this site answers. They are the background class of the
 * classifier.
 * The key is the kind. Examples are normalised like those of the topics and separated by semicolons. An example is left
 * out if the others already separate it from every topic, because it would only add kilobytes.
 */
export const everyday: Readonly<Record<string, string>> = {
  bankAccounts: `
how much money is in my savings account; what is my balance; how do i open a bank account for my son;
what is the iban of my account; where do i find my account number; who do i call when my account is locked;
is there a monthly fee for a current account; show me my last ten transactions;
what is the minimum i must pay on this bill; a direct debit i do not recognise;
how long does a cheque take to clear; change my address at the bank;
my name changed after the wedding how do i tell the bank; what is an overdraft; how far can i go into the red;
log me out of the banking app; does the bank open on saturday; can i trust online banks;
move everything to my savings
`,
  otherFirmsAndPlaces: `
where are the headquarters of nestle; where is the headquarters of the un; where is ikea based;
where does spotify have its offices; what is the main office of toyota; where is fifa located;
which languages do people speak in kenya; what language do swiss people speak;
what is the official language of malta; who founded amazon; who founded the red cross; who started the scouts;
who is the founder of tesla; which countries belong to the eu; what countries are in asia;
when was nokia founded; when did netflix start; how many people work at google; who is the boss of apple;
how old is ikea; who owns instagram; see if anna is free for a meeting on tuesday; is paul available tomorrow;
show me new podcasts; read on
`,
  bankCards: `
freeze my visa; i need a new pin; my pin is blocked; where do i see my pin; card does not work;
my card runs out next month; when does my card expire;
do i get a new card automatically when the old one expires; can i get a virtual card;
do i get visa or mastercard; how do i add my card to apple pay; how much is the yearly fee of a gold card;
there is an extra pound on my statement; the payment is still pending; how do i dispute a charge;
tell my bank i am travelling to japan; what is a cvv;
is there a fee for a second card; what do i pay for card payments abroad; which fees has my debit card;
how does a top up work; explain how i put money on the card; close my bank account; delete my bank account;
i bought something and it never came; cancel a card payment; i am unhappy with my bank;
how do i pay by cheque at the bank; what does a second card cost;
my card is refused in every shop; i tried the card three times; did my top up arrive;
how do i see that the top up worked; i have a new address where do i tell the bank; sort my credit cards
`,
  moneyTransfers: `
wire money to my cousin in india; how long does a transfer take; when will my friend get the money;
the money i sent yesterday is stuck somewhere; cancel that transfer; is there a limit on transfers;
how much can i send in one day; my top up did not work; can i top up by cheque; turn on automatic top up;
how much cash can i take out; the cash machine gave me the wrong amount;
cash machine did not give me money but charged me; which atms are free;
how much does it cost to use an atm in spain; when did i last pay the plumber;
how do i pay for shoes with paypal
`,
  exchangeRates: `
how many dollars is one euro; what is 100 pounds in euros; euro to yen today; dollar rate;
is there a charge for exchanging money; where do i get the best rate; when is the best time to buy dollars;
how do exchange rates work; does sweden use the euro; how strong is the dollar against the euro;
can i pay in euros in turkey; usd to eur; gbp eur; tell me the price of a dollar in yen;
does the euro fall tomorrow;
usd in gbp; pounds to dollars
`,
  bankIdentityChecks: `
how long does the identity check take; what documents does the bank want; proof of address for a bank account;
can i use my driving licence as proof; my id card is expired can i still open an account;
can my child have a card at twelve; is this e mail really from my bank;
what do i do if my identity was stolen; do i need a utility bill; how do i change my details with the bank;
what is a tax number for; how long does a new passport take; how much is a new passport;
who can sign my passport photo; how do i register to vote; where do i vote; where do i get a residence permit;
have they approved my card application; status of my visa application
`,
  creditScore: `
what is my credit score; why did my credit score go down; where can i see my credit report for free;
who can look at my credit file; credit score check; improve credit fast; what does fico mean;
how do i get out of debt; what happens if i never pay my credit card; how long until a debt is gone;
help me make a household budget; how much should i save each month; how do i save money on a small salary;
what is the 50 30 20 rule; how do i stop buying things; can i afford a dog; am i rich;
how rich is the average family; tell me how to save for a house
`,
  personalTaxes: `
when are taxes due; how do i file my taxes; how much tax will i pay on my wage; what is the income tax rate;
is lottery money taxed; where do i send my tax return; where do i get my w2; can i write off my commute;
where is my tax refund; what triggers a tax audit for a private person; how much vat is on food;
how is property tax worked out; how much is road tax for my car; when do i pay road tax;
do i pay tax on rent i receive; can i claim my mother as a dependant; best free tax program;
what happens if you lie on your taxes; why do we pay taxes; how much do i owe the government;
tax code 1257l meaning; my accountant died who does my taxes now; tell me a joke about taxes
`,
  personalInsurance: `
what does my health plan cover; does my insurance pay for glasses; who is my insurance with;
my insurer refuses to pay; pet insurance price; is my phone insured;
the tree fell on my neighbours car who pays; what is a deductible; what is third party insurance;
does my insurance work abroad; how long can children stay on their parents insurance;
tell me about my benefits; insurance for a wedding; insurance for a motorbike; no claims bonus;
how do i cancel my gym insurance; sick pay how much; how long do i get sick pay; what is a deductible;
medical bill who pays it
`,
  loansAndMortgages: `
can i get a loan without a job; i want to borrow 5000 euros; how much would a 20000 loan be a month;
fixed or variable rate; what is euribor; should i rent or buy; how do i buy a flat;
is now a good time to buy a house; what is a guarantor; can my parents guarantee my loan;
my loan was rejected; how do pawn shops work; what is refinancing; should i refinance my house;
how does leasing a car work; how much should i have saved at forty; when can i retire;
how much pension will i get; whats an ira; house prices in ourcity; average rent for a flat in ourcity;
lend me ten euros; can you lend me some money; i cant pay my rent this month; home equity explained;
bad credit loan today
`,
  investingAndCrypto: `
should i buy ethereum; who made bitcoin; how do i buy bitcoin; where do i keep my coins;
how much is apple stock; tesla share price; how did the dow close; is the market up today;
whats the nasdaq doing; ftse today; is gold going up; price of silver; should i invest in gold;
how do i start investing with 100 euros; what is an etf; who is warren buffett; how much is jeff bezos worth;
how do i become a millionaire; how do i get rich quickly; is forex a scam; what are nfts;
are nfts worth anything now; is crypto legal in china; what is a stablecoin; do i need a broker;
what are bonds; are government bonds safe; compound interest explained to a child; what is inflation;
stock price google; shares of target; who owns twitter shares; lottery numbers of last night;
how do i win the lottery
`,
  canYouDoYou: `
can you tell me the time; can you book me a massage; can you find my keys; can you read me a story;
can you recommend a dentist; can you look up train times; can you translate this poem;
can you tell me who won; can you show me photos of puppies; can you name a flower;
can you predict the lottery; can you tell me how to fry an egg; can you play the drums; can you whistle;
can you run; could you dim the lamp; could you text my dad; could you pass the salt;
could you tell me where the loo is; could you skip this song; would you read my mail;
would you like a biscuit; would you be my valentine; will you feed the cat; do you know the muffin man;
do you know what time the shop closes; do you know any ghost stories; do you know who sings this;
do you know how to knit; do you know the score; do you like summer; do you like cats;
do you think it will rain; do you think she loves me; do you want to hear a joke; do you want a cookie;
do you play football; do you watch tv; do you read books; do you have the time; do you have a light;
do you have a favourite author; do you have a driving licence; do you speak to ghosts; do you sell shoes;
do you sell bread; do you sell stamps; do you rent bikes; do you repair watches; do you cut hair;
do you deliver pizza; do you serve breakfast; do you have a table for four; do you have rooms for tonight;
do you have size 42; do you wash cars; do you teach piano; do you buy gold; are you watching the game;
are you coming to the party; are you afraid of spiders; are you good at chess; are you a vegetarian;
are you hungry; are you in love; are you a cat person; are you my friend; are you a morning person;
did you see the match; did you hear the thunder; did you miss me; have you ever been to rome;
have you got a pen; have you eaten; may i have the salt; may i leave the table; shall we dance;
should i call her; is there a bus at ten; is there any milk left; is there a toilet here; is it my turn;
is it true that cats hate water; is it bin day today; is this cheese still good; is this plant poisonous;
is this seat taken; are eggs good for me; does he love me; does aunt may snore;
does my insurance cover a broken tooth; does the moon turn; does it hurt to have a tooth out;
did it rain last night; did anyone ring; did we win; was napoleon short; will my hair grow back;
will it be sunny at the weekend; has the post come; why not; why me; why do we cry;
why did the chicken cross the road; why did she leave him; why does bread rise; which shoes; which wine;
which bus; which one is tastier
`,
  longRequests: `
the cash machine kept my card and the branch is closed until monday;
i have been waiting for my new bank card for over two weeks now;
please add a pound of cherries and two bottles of milk to my shopping list;
what was the name of the actor who played the wizard in that film about a ring;
in which year did the first woman win the nobel prize and what was it for;
my neighbours dog barks all night and i do not know what to do about it;
how often do i need to change the oil in a car that i only use at weekends;
what documents do i need for my dog if we drive to france this summer;
how does a plane stay in the air although it is so heavy;
i cannot fall asleep because my neighbour snores so loudly through the wall;
my tomato plants have brown spots on the leaves and i do not know why;
the cat of my neighbour comes into my garden and catches all the birds;
the shoes i ordered are too small and i lost the paper for sending them back;
turn the music down a little bit because the baby is asleep
`,
  countriesAndLanguages: `
what languages do they speak in switzerland; what language do people speak in iran;
which language is spoken in ethiopia; what is the official language of haiti; do they speak french in quebec;
what language did jesus speak; what language did the aztecs speak; is welsh still spoken; who speaks basque;
where is farsi spoken; where is jamaica; where is nepal located; where is bali located on the map;
where is the grand canyon located; where is the vatican; where is the city of petra; where is the alamo;
where is the kremlin; where in italy is pisa; what state is las vegas in; what city is the space needle in;
where are the simpsons from; where is bob marley from; where is drake from;
where was the last emperor of china from; where does the amazon start; where to go in barcelona;
where to stay in tokyo; where to eat in lyon; what to see near inverness; what county has the most lakes;
what type of government has iran; who is the leader of syria now; who governs puerto rico;
what time zone is chicago in; what do people eat in korea; what do they grow in kenya;
what is the dialling code for rome;
which countries speak english; in which countries do they speak french; where else is english spoken;
where do people speak turkish; which language do people speak in algeria; what language is spoken in brazil;
who founded the klan
`,
  shortRemarks: `
i feel great; i am happy today; i am cold; im hot; i am hungry again; that is sad; thats nice of her;
what a lovely evening; what a mess; what a match; good for him; poor you; you sound tired; you look lovely;
are you blushing; are you ever angry; do you get angry; do you feel love; do you feel lonely;
do you hate mondays; do you get jealous; dont be sad; dont cry; calm down; relax; be nice; be serious;
you should be sorry; shame on you; you hurt my feelings; i hurt my knee; she hurt me; he is cruel;
they are crazy; life is beautiful; love is blind; time flies; it happens; its only a dream;
it was a long night; i dont care; i cant wait; i like your hat; i love autumn; i hate onions; i hate mornings;
i hate my hair; i prefer tea; i drink too much; i ate too much; i am on a diet; i am a student;
i am left handed; i am sixteen; i am a twin; i am getting old; we have a new baby; we got a puppy;
we are moving to spain; we went camping; we lost again; no i prefer dogs; maybe tomorrow; of course silly;
exactly my point; true story; thats a lie; that is not my name; not my cup of tea; bless you;
cheers mate to the weekend; merry christmas; sweet dreams; sleep tight; break a leg; get well soon; nice try;
oops wrong window; i was only kidding; just kidding;
what is new; anything new with you; how is the robot today
`,
  moneyAndPolitics: `
what is money; why do we need money; what is wealth; what is poverty; what is socialism; what is a democracy;
what is a dictator; what is a monarchy; what is a senator; how many senators are there;
how long does a president serve; what is the far right; what are the greens; are you a democrat;
are you left or right; what is a referendum; what is a veto; what is gerrymandering; what is a filibuster;
what is greenhouse gas policy; what is guerrilla war; what is nato; who is in nato; what is the g7;
what is a central bank; who prints money; why cant we just print more money; what is gdp of india;
what is a recession; what is supply and demand; what is a cartel; what is a tariff; who pays tariffs;
what is interest; what is a pension; what is the gold standard; what is the national debt;
what do economists do; was churchill a good leader; do you like trump; what do you think of putin;
is tipping fair; what is universal income; why are diamonds expensive;
how much money exists; how much money is that; how much money has a king;
how do i earn money; ways to make money at home
`,
  computersInGeneral: `
when was the first computer built; what does cpu stand for; what does usb stand for; what is a transistor;
what is a mainframe in old films; when did the internet start; who owns the internet; what does www mean;
what does http stand for; what does pdf stand for; what does jpeg mean; what is a pixel; what is a byte;
what is binary; who made linux; who made windows 95; what was before windows; what is dos; what was enigma;
what is hal 9000; who is r2 d2; what colour is c 3po; who wrote i robot; what was eliza; what is a captcha;
what is the dark web; what is a trojan horse; what was the millennium bug; what is moores law; what is ram;
do i need more ram for games; what is a gigabyte in photos; how long does an ssd last;
why are keyboards not in alphabetical order; how do i type a euro sign; what does f5 do;
how do i right click on a mac; how do i make text bold; how do i number pages in word; how do i cut a video;
is my computer alive; does a computer get tired; can computers dream; do you run on electricity;
how much memory do you have; do you like being a computer; whats under your hood; are you made of metal;
can you sneeze; when were you switched on; who turns you off at night;
open the website of the government; show me the page of the university
`,
  namesAndNicknames: `
you may call me daisy; i go by theo; stop calling me john; tell me my name; do you remember my name;
who do you think i am; guess my name; i want to call you betty; answer to the name sparky;
whats your middle name; do you have a surname; do you have a nickname; who gave you your name;
is that your real name; what does your mum call you; how do you spell your name; nice name;
who else is called like you; how old are you really; how old is the program in dog years;
what year were you born; what do you do on weekends; do you collect stamps; do you play an instrument;
do you knit; do you go fishing; do you travel; have you a pet; got any pets; what kind of pets do you have;
whats your dog called; do you own a parrot; what do you do after work; where do you spend your holidays;
are you english or american; where did you grow up; which country are you a citizen of; whats your hometown;
do you have an accent; who do you look up to; who pays you; do they pay you well; do you like your boss;
do you get days off; do you take lunch breaks; would you rather be human;
what would you do as a human for a day
`,
  tripsAndDestinations: `
where should i go on holiday this summer; what is there to see in rome; what can i do in vienna with kids;
is iceland worth it in winter; when is the best time to visit japan; is it safe to travel to egypt right now;
what should i know before going to morocco; which greek island is the quietest;
how much is a ticket for the louvre; when does the acropolis close; what do i wear in dubai;
do i need an adapter in ourcountry; is there a travel warning for kenya; is venice sinking;
honeymoon ideas please; camping near the lake; can i camp on the beach; how do i get a campervan;
day trip from athens; ski resort in ourcountry is it open; sunrise spot by the sea
`,
  flightsAndAirports: `
book a flight from ourcity to berlin; has flight ba 662 landed; what gate is my flight; what time do i board;
how do i check in online; do i need to print the boarding pass; i want a window seat;
upgrade me to business class; can you fly with a cold; are peanuts served on board;
is there wifi on the plane; how long does passport control take at heathrow;
bus from the airport to ourcity; is the airport open; is there a strike at the airport tomorrow;
how do i use my miles; frequent flyer points; whats the code of athens airport; afraid of flying what helps;
red eye flight meaning; air traffic control how does it work
`,
  luggage: `
who pays for lost luggage; can i bring food on a plane; can i take a power bank on board;
is a violin hand luggage; how do i pack a suit; how do i fold shirts for a suitcase;
what do i pack for a week; what does an extra bag cost; how much is overweight luggage;
where can i leave my bags in athens; how do i track my suitcase; put an air tag in the suitcase is it allowed;
what is a tsa lock; the wheel of my suitcase broke; customs took my sausage; duty free limits;
can i bring a drone on holiday; bag too big for the cabin; cabin bag 55 40 20
`,
  visasAndVaccinations: `
do i need a visa for india; how long does a us visa take; what is an esta; who needs an etias;
international visa for vietnam; how do i apply for a student visa; where do i get vaccinated;
how long does a tetanus shot last; can my baby be vaccinated; when do children get the mmr;
how long does the covid jab protect; do i still need a covid test to fly; i lost my vaccination card;
is ourcountry in schengen; who can enter cuba; travel health advice peru
`,
  hotels: `
when can i check in; the hotel lost my booking; the shower in my room is broken; the room next door is loud;
where do i complain about a hotel; order room service; wake me at six hotel reception;
do hotels charge for the minibar; what is a resort fee; the airbnb host cancelled on me; who owns the ritz;
what is the most expensive hotel in the world; how many stars has the burj al arab; what is half board;
hotel with free parking in ourcity; is there a spa; beach chair price at the hotel; how do hotel ratings work;
late checkout; pillow too soft
`,
  carTrouble: `
my car wont start; my brakes squeak; my car battery is flat; how long does a car battery last;
the key fob does nothing; the air conditioning in my car blows warm air; my car is leaking oil;
how often should i change the oil; book my car in for a service; how much does a service cost for a golf;
what oil does a corolla need; where does the coolant go; do i need a new clutch; who fixes dents;
my exhaust is loud; catalytic converter stolen; my car failed the mot; when is my mot due; call a tow truck;
how much does towing cost; immobiliser fault
`,
  fuelAndTyres: `
what happens if i put diesel in by mistake; where is the spare wheel in my car; how long do tyres last;
winter tyres needed in austria; are worn tyres illegal; what does 205 55 r16 mean;
where can i get air for my tyres; bicycle tyre keeps going flat; how long does it take to charge a leaf;
charging point near me; what is e10 petrol; how do i save fuel; is coasting dangerous;
why do some cars run on gas; how much oil is left in the world; which country has the most oil;
tyre swap appointment
`,
  drivingAndCars: `
what is the best car for a family of five; how do i sell my car privately; how fast does a bugatti go;
who designed the mini; how do i parallel park; how do i drive a manual;
what is the speed limit on the motorway; can i park here; where did i park;
how long until i can drive after wine; is it legal to drive barefoot; do i need a warning triangle;
do you need a credit card to hire a car; minimum age for car hire; automatic or manual for a beginner;
is a helmet compulsory on a scooter; how do i wash a car without scratches; my satnav is wrong;
is tesla better than bmw; do self driving cars exist; what does turbo do; how does an engine work
`,
  directions: `
how do i get to the train station; take me home; directions to the nearest hospital;
how far is it to the beach; where is the post office; where am i; where is the next pharmacy;
wheres the closest supermarket; is the library near here; turn left or right; avoid the motorway please;
a route without tolls; show me the map of athens; where is oak street; what street is the town hall on;
i am lost in the woods; navigate to 12 green lane; start navigation; stop navigation;
how long will it take me to drive to work; when will i arrive; is there a shortcut; can i walk there;
directions to my aunts; find parking near the cinema; share my location with anna; how do i get to the moon;
which way is north; whats around me; the best way to the zoo with a pram;
how far apart are ourcity and athens; gps not working; tell me the way to the embassy;
what is the address of the white house; postcode of my village
`,
  traffic: `
is there a jam on the a1; how long is the queue at the border; when is rush hour; traffic report please;
is route 66 busy; whats the holdup on main street; do i need chains; who do i tell about a pothole;
which city has the worst traffic; how busy is ikea on saturday; how long is the wait at the diner;
who invented traffic lights; why are stop signs red; what does amber mean; is a u turn allowed;
congestion charge in london; delay on the m25; live traffic; is there a demo in the centre today;
school bus late; ambulance behind me what do i do; how do i stay awake at the wheel
`,
  publicTransport: `
how often does the tram run; which platform for the train to vienna; is there a day pass;
do pensioners travel free; the bus did not come; my train is late; is there a night bus;
bus timetable of line 4; how long does the train to oxford take; does this bus stop at the hospital;
what line goes to the airport; cheap trains to brussels; seat reservation on the express;
is there a ferry from ourcountry to greece; who runs the trains in spain; where did the orient express go;
when was the london underground opened; the train was cancelled do i get money back; intercity bus to ourcity;
coach to split; is the monorail free; tap in with my phone; wheelchair on the tram; ticket inspector fine;
train from london to paris; whats the next stop; where does the number 30 go
`,
  taxisAndRides: `
get me an uber; book a cab for seven tomorrow morning; when will my ride be here;
how long until the uber comes; how many people fit in a taxi; a ride for five people with bags;
is there uber in ourcountry; i left my phone in the cab; my driver took the long way; the taxi overcharged me;
do taxis take cards; hitchhiking is it legal; i need a lift home; pick grandma up at four;
find someone to drive me to the dentist; where can i leave the e scooter; rent a bike for a day;
city bikes how do they work; limousine for a prom; when did uber start; how do i become a taxi driver;
get a ride to 5 river road; is it safe to take a taxi alone; lift share to work; black cab test in london
`,
  restaurants: `
table for six at the steak house on friday; is there a good sushi place near me;
what is the best pizza in town; how expensive is that restaurant; does the tavern take reservations;
confirm my table at eight; move my table to nine; when does the kitchen close; what time does mcdonalds open;
who has the best burgers; is there a kosher restaurant; is the food spicy there;
are children welcome in the bar; a place with a garden; a restaurant with a sea view in ourcity;
a quiet cafe to read; brunch in ourcity; what is on the menu at the thai;
how many stars does that restaurant have; reviews of the fish tavern; what should i order at a greek tavern;
what is in a meze; is there parking at the restaurant; where is my takeaway;
how long does the delivery of a pizza take; can you order noodles; i want a kebab;
anywhere open after midnight; coffee to go
`,
  recipes: `
how do i make gravy; when is the fish done; how do i know if an egg is bad; what can i cook with courgettes;
something with chickpeas; which wine goes with fish; how do i make tzatziki; how do you make koupepia;
the soup is too salty what now; what is in a mojito; how do i make iced coffee; what is step three;
slow cooker beef; burnt pan what do i do;
oil instead of vinegar; can i replace vinegar with lemon
`,
  ingredients: `
what is in hummus; what do i need for lasagne; is there pork in gelatine; are marshmallows vegan;
can i swap honey for sugar; is cornstarch the same as cornflour; is cilantro coriander;
what is tahini made of; whats in a big mac; why is saffron so expensive; how is cheese made; what is msg;
is mouldy cheese safe; is raw chicken dangerous; what makes chilli hot; what is umami;
do i need yeast for pitta; what is rye; is sea salt better; is oat milk better; white or brown rice
`,
  nutritionAndCalories: `
calories of a croissant; how much sugar is in a can of coke; how much fat does cheese have;
is an avocado good for me; how much fibre do i need; how many eggs may i eat a week; how do i lose belly fat;
what is keto; what should diabetics eat; what food has iron; when should i take magnesium;
are protein shakes useful; is wine healthy; what is my bmi; is sushi healthy; whats in a salad at kfc;
nutrition facts of oatmeal; is breakfast important; is honey better than sugar; what do vegans eat
`,
  groceriesAndShoppingLists: `
do i need to buy onions; read me the list; which aisle is the rice in; where can i buy tahini;
when are cherries ripe; how do i store basil; how long do carrots last; can i return food to the shop;
bring a bag or buy one; how much is a plastic bag; buy two get one free; coupons for cereal;
my groceries were not delivered; cat food on offer; cross wine off; do we have enough sugar;
what can i get for five euros; cheapest olive oil; buy more dish soap; shop for a toothbrush;
bakery near me open on sunday; who makes nutella
`,
  timersAndAlarms: `
set a timer for ten minutes; timer five minutes; how much time is left on the timer; pause my timer;
cancel all timers; alarm on weekdays at 6 45; snooze; what alarms do i have; dont wake me on sunday;
why didnt you wake me; start the stopwatch; how long have i been running; count down from twenty;
let me know when the pasta is done; set the oven for 40 minutes; vibrate instead of ringing;
remind me in half an hour; how many hours until my alarm; egg timer; has the timer finished;
why does snooze last nine minutes; smoke alarm beeps every minute; alarm only on mondays
`,
  reminders: `
remind me to call mum tonight; dont let me forget the keys; do i have any reminders; when is bin day;
who did i want to ring; what did i want to buy; what was i supposed to do at five;
set a yearly reminder for my mums birthday; how many days till christmas;
write down that the spare key is under the pot; remember that i parked on level three;
what did i ask you to remember; forget what i said; make a note; read my notes; add to my notes;
turn off reminders at night; remind tom to bring the ball; ok done with that reminder; mark it as done;
reminder at 3 pm to leave; remind me to check the oven; i always forget names;
how can i remember things better; show completed reminders
`,
  ownCalendar: `
whats on my calendar today; am i free on thursday evening; do i have anything on saturday;
when is my next meeting; what time is lunch with eva; schedule a haircut for monday;
create an event called picnic; cancel lunch with my sister; clear my afternoon;
how long is my meeting with the boss; how many meetings do i have tomorrow; is the 14th a tuesday;
what day is the 3rd of august; when is the parents meeting; whens the school play; did i miss an appointment;
my clinic appointment is on which day; reschedule my physio; is monday a holiday;
what is the next long weekend; which week of the year is it; accept the invitation from claire;
tell them i will be late; first thing tomorrow; what is my day like; good morning whats on today;
block my holiday in august; add mums flight on sunday; birthday calendar;
make an appointment with my bank adviser; when is the film on
`,
  todoLists: `
what do i still have to do today; which task is first; make a list of chores; i have finished the ironing;
create a packing list; share the list with jim; empty the to do list; clear done items;
who does the dishes today; when did i add that; do i have tasks for tomorrow; move this to next week;
what did i forget to do; sort my list by date; show all my lists; how do i stop putting things off;
how do i get up early; plan my day; a list of books to read; list of films to watch; undo that;
check off the second item; a list for the move; did i write down the tiles; take everything off;
how long is my list; honey do list; get more organised; morning routine; keep a diary for me
`,
  personalEmail: `
do i have new e mails; check my inbox; read my latest e mail; any mail from jenny; did my teacher write back;
who sent me a mail last night; reply to sam that i am fine; send a mail to lucy saying happy birthday;
forward the photo to dad; delete the spam in my inbox; mark all as read; archive the mails from last year;
email mark about the barbecue; dont send it; is there mail about my parcel; my gmail is full;
someone got into my mail; how do i make a new gmail address; what is cc and bcc; new messages please;
has peter replied; how do i end a letter to a friend; where is the nearest letter box; inbox zero trick
`,
  textMessages: `
send a message to ben; tell mum i landed; read my messages; reply ok; write on my way to jim; did kate answer;
any new texts; chat with my sister about the wedding; delete that message; how do i mute a group on whatsapp;
i was blocked on whatsapp; what does lol mean; what does brb stand for; send the voice message again;
my messages do not go out; how do i get back deleted texts; should i text him first;
he has not texted me back; what do i write to a girl; good night message for my love;
text from an unknown number; sms from the post about a parcel; who owns whatsapp; when did texting start;
send my eta to lisa; ask dad if he wants tea; voice to text; schedule a text for midnight; send a gif;
emoji for hug; block that number; stop the ads by sms; send a picture to nan; thumbs up meaning
`,
  phoneCalls: `
call mum; please call home; dial 0 1 2 3; call back the last number; hang up; answer the call;
put it on speaker; mute the mic; who called me today; call the pizza place; video call with grandpa;
call emma on her mobile; call the vet at ten; listen to my voicemail; my phone does not ring;
people cant hear me on calls; how do i block a caller; who keeps ringing and hanging up;
scam caller from abroad; whose number is this; what country has the code 44; dialling code of ourcountry;
how do i call abroad; is skype free; what happened to skype; where is a phone box;
when was the first mobile call; my data plan is used up; data plan of my phone; how much data do i have left;
roaming charges in switzerland; change my phone contract; which phone network is the best;
cancel my mobile contract; call forwarding for my mobile; can you hear me; landline is dead;
ring my phone i cant find it; prank call;
make a phone call; start a call; i have to make a call; dial a number for me; place a call to my aunt
`,
  contactsList: `
add bob to my contacts; save this number as plumber; change jims number; when is julias birthday;
what is my sisters address; add an e mail to kates contact; how many contacts do i have;
how do i get my contacts to the new phone; merge double contacts; emergency contact on my phone;
who is my emergency contact; what is the number of the pizzeria; the number of directory enquiries;
phone number of my school; call me boss; call me captain; my name is timothy; you can call me sam;
whats my name; do you know my name; who am i; do you know who i am; how do you say my name;
what do you call me; my nickname is pip; i will call you jarvis; can i name you arnold; your new name is lucy;
change your name; from today you are bob; what does my name mean; is alex a boys name; popular baby names;
surname of my teacher; introduce me to your friends
`,
  smartHome: `
lights off; switch off the lamp in the kitchen; dim the bedroom lights; set the thermostat to 21;
its cold in here; make it warmer; turn down the heating at night; how warm is it inside;
turn on the air conditioner; start the vacuum; stop the hoover; clean the floor; make me a coffee;
is the oven off; did i leave the iron on; lock the front door; is the door locked; open the garage;
close the blinds; raise the shutters; who is at the door; how long does the dishwasher take;
run the sprinklers; switch to channel four; good night turn everything off; i am leaving home; im home;
party lights; smart bulb will not pair; can alexa hear me all the time; how much power does my fridge use;
christmas lights on; connect my speaker; sync my watch; heat the water boiler; turn on the pool pump;
light colour purple; switch on the kettle
`,
  music: `
put on something relaxing; next song; skip this one; previous track; play it again; stop the music;
pause the song; resume; what song is this; who sings this; what album is it on;
add this song to my summer playlist; i hate this track; play more like this; play bohemian rhapsody;
play rain sounds; lullaby please; lyrics hello adele; words to happy birthday; who is the singer of queen;
voice of the singer in the cranberries; how many strings has a violin;
how long does it take to learn the guitar; how do i tune a ukulele; chords for wonderwall;
when is the concert; when is eurovision; top ten this week; spotify is not working; cancel spotify;
hum a tune; sing me something; karaoke version of yellow; bouzouki songs; wedding march; first dance song;
name that tune; turn on my favourites;
search for the album; look for a song by that name
`,
  volumeAndSpeech: `
volume up; turn it up; louder please; mute; full volume; too loud; i cant hear you; whisper;
talk in a whisper; speak slower; talk faster; you talk too fast; slow down please; say that again;
say it once more; what did you say; change your voice; talk like a woman; speak with a scottish accent;
talk like a pirate; talk like yoda; use another voice; i dont like your voice; can you do a robot voice;
read it aloud; stop talking; be quiet; stop; stop it; enough; thats enough; cancel that; never mind;
forget it; go back; go on reading; start from the beginning; next; skip; rewind a bit; fast forward; pause;
play; continue playing; mute the tv; bass up; treble down; sound does not work on my laptop; ringtone volume;
which ringtone do i have; double speed; half speed; subtitles on; bigger letters on my phone;
make the screen brighter; factory reset; reset my settings; restart the device; go to sleep; wake up;
are you listening; listen; hey siri; ok google; alexa stop
`,
  radioPodcastsAudiobooks: `
tune in to 98 7; next station; turn the radio off; next episode; previous episode please; true crime podcast;
funny podcast for the car; who hosts this podcast; subscribe to that podcast; resume my podcast;
podcast for learning greek; continue the audiobook; read harry potter to me; how many chapters are left;
who reads this audiobook; how long is the audiobook of dune; audiobook free; is audible worth the money;
cancel audible; stop reading after this chapter; who was marconi; what does fm mean; radio luxemburg memories;
how do i start a podcast; microphone for a podcast; joe rogan guests; talk radio; listen to a sermon;
white noise; story of the three little pigs; last session of my book; greek radio online
`,
  filmsAndSeries: `
what should i watch tonight; recommend a comedy; who played the joker; who directed titanic;
when did star wars come out; how does lost end; what happens at the end of inception;
where was lord of the rings filmed; how much is netflix a month; is disney plus worth it;
when is the next bond film; how many episodes of breaking bad are there; who won best actor;
what year was the lion king made; how much money did avatar make; what is the most expensive film ever;
is that film based on a book; what age is it for; that series with the chemistry teacher;
why did he leave the show; show me funny videos; who is the director of psycho; will there be a sequel;
batman or superman
`,
  cinemaAndTheatre: `
film times tonight; when does the new marvel film start; is there a late show;
which cinema shows the film in english; website of the cinema; is the imax worth it;
childrens film on sunday morning; how long are the adverts before the film;
can i get a refund for my cinema tickets; whats playing nearby; what is on at the theatre; who wrote carmen;
is the musical cats any good; tickets for hamilton; when does the ballet start; swan lake tickets;
circus in town; comedy club tonight; magic show; when does the museum open; museum for dinosaurs;
whats on this weekend; events near me; festival in ourcity; flea market; is there a fair; quiz night pub;
bingo hall
`,
  books: `
what should i read next; books like twilight; when was pride and prejudice published; what is 1984 about;
summary of animal farm; where can i get free e books; renew my library books; when does the library open;
what is the best selling book ever; which book sold most in 2020; what is a haiku; what is a sonnet;
what is the odyssey about; read me a poem; fairy tales of grimm; what did the fox say to the little prince;
manga to start with; is kindle better than paper; how do i write a novel; who is sherlock holmess enemy;
dictionary of dreams; cookbook for students; history book on byzantium; book of the month; book club questions;
read on; go on reading; keep reading the book; continue my audiobook
`,
  gamesAndJokes: `
tell me a funny joke; another joke please; a joke about lawyers; a dad joke; do you know a pun; make me laugh;
say something funny; that was not funny; tell me a riddle about time; give me a tongue twister;
play twenty questions; are you up for a round of cards; can you play chess with me; i choose paper;
truth or dare; would you rather; never have i ever questions; quiz me; ask me a trivia question; i spy;
play tic tac toe; rules of backgammon; how many cards in a deck; what is the rule of uno; sudoku help;
seven letter word for happy; meme of the day; story of a dragon; tell me a ghost story; tell me a secret;
sing for me; dance for me; rap about cats; surprise me; fun fact please; something weird; guess my age
`,
  chance: `
heads or tails; toss a coin please; roll a die; random number; should i or should i not;
yes or no decide for me; who goes first; pick a winner; draw straws; throw the dice again; best of three;
flip it again i call tails; what is the chance of twins; what are the odds of rain; will i be rich;
am i lucky; is seven lucky; broken mirror how many years; four leaf clover; what is the gamblers fallacy;
how does roulette work; is the casino open; what do dice have on opposite sides; random country;
give me a number over 100; pick one for me; split us into two teams; raffle numbers; which horse will win;
football pools; tarot card; fortune cookie
`,
  spellingAndDefinitions: `
how do you spell necessary; is it their or there; does separate have an a; what does ubiquitous mean;
define serendipity; whats the definition of irony; what is a synonym for happy; opposite of generous;
is data plural in grammar; what is an adverb; what is a gerund; difference between affect and effect;
when do i use whom; who or whom; where does the comma go; how do you pronounce quinoa;
how is worcestershire said; where does ok come from; what is the longest word in english;
what does rsvp stand for; what does am and pm mean; what does etc mean; what is an oxymoron;
what is the origin of goodbye; use melancholy in a sentence; what is a palindrome;
what do you call a baby swan; word for the smell after rain; hyphen in twenty one;
how many words are there in english; difference between british and american spelling; whats a simile;
what does yolo mean; what does smh mean; slang for money
`,
  translation: `
how do you say thank you in japanese; what is bread in french; translate umbrella into spanish;
say good morning in italian; what does gracias mean; what does bonjour mean in english;
how do you say cheers in russian; what is hello in swahili; what does kalimera mean; greek word for sea;
how do i say i love you in greek; how would i say excuse me in chinese; what is seven in arabic;
numbers in greek; how do you write peace in hebrew; tattoo in latin meaning; what language is moshi moshi;
which language is spoken in brazil; how do i learn spanish quickly; is duolingo any good;
how long does it take to learn german; language partner for italian; is my english good; correct my english;
what is the b2 exam; how hard is the toefl; sign language for thank you; morse code sos;
translate this menu for me; translate the lyrics of despacito; thank you in dialect;
funny german words; is latin dead; ancient greek for wisdom; please in portuguese;
where are you from in spanish; how do i say what is your name in hindi
`,
  unitsAndMeasures: `
how many grams are four ounces; convert 10 miles to kilometres; 180 cm in feet; 75 kg in pounds;
100 fahrenheit in celsius; how long is a yard; how big is an acre; how many minutes in a week;
how many weeks in a year; how fast is a knot; how many km is a marathon; how deep is a fathom;
what is a nautical mile; what size is a4 paper; how wide is a double bed; what is a us size 8 in europe;
uk shoe size 6 in eu; what weighs more lead or feathers; how long is an inch; how many people fit in a bus;
kelvin to celsius; convert 3 tablespoons to ml; 5 stone 3 in kilos; 12 inches to cm
`,
  maths: `
what is twelve times eight; whats 15 percent of 80; what is 7 squared; how much is 144 divided by 12;
two plus two; add 45 and 67; square root of 49; what is pi; what is a prime number;
how do i find the volume of a cone; who was pythagoras; solve 3x plus 5 equals 20; what is a logarithm;
what is the log of 1000; what is a fraction; how much do i pay with 30 percent off 60 euros;
mean and median difference; what is standard deviation; what is infinity plus one; can you divide by zero;
what is xiv; what comes after a trillion; how big is a googol; is nine odd; the sum of all numbers up to 100;
next number 1 1 2 3 5 8; times table of seven; long division help; maths homework page 12;
how old is ann if bob is twice her age; lowest common multiple of 4 and 6; binary for 10; what is a vector;
sine of thirty degrees
`,
  timeZonesAndDates: `
what time is it in seoul; time in london now; whats the time difference between ourcountry and new york;
how many hours is sydney ahead; what time zone is athens in; which time zone is moscow;
is india half an hour off; what day is it today; whats todays date; what day was the 1st of january 2000;
what day of the week is christmas this year; when is orthodox easter; when is chinese new year;
how many days until summer; how many weeks till new year; how many days in february;
why do we have leap years; who made the months; why is february so short; why has a week seven days;
when is the longest day; when does the sun rise tomorrow; what time is sunset; when do the clocks change;
why do we have summer time; what century is 1789; how long is a decade; how long ago was 1995;
how many days have i lived; what was 90 days ago; what date is it in two weeks; whats the date next friday;
is today a weekday; what time do i call japan; greenwich meridian where; time please; current time;
is it late; whats half past eight in 24 hour clock; how do you read a sundial
`,
  weather: `
whats the weather today; will it rain this afternoon; do i need an umbrella; is it going to be hot tomorrow;
how hot will it be on sunday; how cold is it outside; whats the temperature in oslo; weather for the weekend;
forecast for ourcity; ten day forecast; when will it snow; how windy is it; is there a storm coming;
where is the hurricane now; how humid is it; whats the uv today; cloud over the mountain;
why are there so many clouds; what kind of cloud is that; why is the sky red; why does it thunder;
what is the coldest place on earth; when is the rainy season in thailand; dust in the air today;
is the air bad today; will it be icy; will it clear up; is it warmer in ourcity; heatwave how long;
raining again; snow day; nice day isnt it; awful weather; i hate the wind; temperature please
`,
  news: `
any news about the election; latest on the war; news from greece; local news; what happened in paris;
who is running for president; who is the prime minister now; when are the next elections;
how many people were hurt in the earthquake; what happened to the missing boat; is the fire out;
where are the wildfires; how did the fire start; why are they on strike; what did the pope say;
is that fake news; who owns the guardian; news on nasa; news about animals; tell me some good news;
football news; celebrity news; breaking news; whats new in the world; whats trending;
how long will the talks go on; how many refugees are there; when will the war end; who started it;
weather disaster; plane crash news; train crash in greece; who was arrested; was he found guilty;
who is the new pope; who is on trial; the budget of the government what changes for families;
minimum wage news; what is brexit; when did brexit happen; whats the eu voting on; who heads the un;
how does the un work; latest about climate talks; are the talks in geneva on; gas field offshore ourcountry;
cnn live; news podcast; covid numbers
`,
  sport: `
who is in the final; when was the first world cup; how often are the olympics; how fast does usain bolt run;
who holds the record for the long jump; where was messi born; how long is a super bowl; what is offside;
how many points is a try; who won wimbledon; how is tennis scored; who invented basketball; whats a googly;
how long is the tour de france; who won the grand prix on sunday; how fast is an f1 car;
did muhammad ali ever lose; apoel results; who got relegated; transfer rumours;
what position did beckham play; table of the premier league;
tell me about the football league; something about baseball
`,
  celebrities: `
how old is madonna; who is beyonce married to; how tall is tom cruise; where does oprah live;
where is rihanna from; who shot jfk; who is the president of france; who was president before obama;
where did barack obama go to school; who is greta thunberg; what does kim kardashian do; who founded apple;
who started facebook; how old was steve jobs when he died; what did einstein do; what did cleopatra look like;
what is banksys name; what did picasso paint; what happened to amy winehouse;
when is the birthday of harry styles; what did ringo do; who is ronaldo with now; famous people from ourcountry;
what was stalins real name
`,
  history: `
who started the first world war; why did rome fall; who were the vikings; who built the pyramids;
how long did it take to build the great wall; who built stonehenge; what is the rosetta stone;
when did the titanic sink; who was first in space; what was the cold war; how many died of the plague;
what is the magna carta; what happened in 1974; who taught alexander the great; who was hammurabi;
what was watergate; what was apartheid; power plant automation history; what was life like in the sixties;
battle of hastings date
`,
  geography: `
what is the tallest building in the world; where is the deepest lake; how deep is the ocean;
how big is russia; how many people live in china; how long is ourcountry; where is timbuktu; is turkey in europe;
who owns greenland; where is transylvania; where do kangaroos live; what countries border germany;
what is the flag of japan; what county is oxford in; where does the danube end; where does the nile start;
what is the largest city in india; which city is the oldest; where is the equator; what is latitude;
how did the alps form; what is a fjord; is etna active; where are the niagara falls;
how old is the eiffel tower; who built the taj mahal; what language do they speak in peru;
what country is bali part of; old name of istanbul
`,
  science: `
how far is the moon; how big is the sun; how old is the earth; what is a black hole;
what happens inside a black hole; how long does it take to fly to mars; what is the big bang;
what is the speed of light; how do magnets work; how does a battery work; how does soap clean; what is dna;
who discovered dna; how many chromosomes do we have; how many bones are in the body; how long is the gut;
why do we yawn; why do we dream; whats a virus; difference between virus and bacteria; what is evolution;
who was darwin; what is the chemical sign for gold; what does h2o mean; what is the heaviest element;
what is helium used for; what is an atom made of; what is nuclear fusion; how does a rainbow form;
how fast is sound; what did newton find; what is a fossil; what is quicksand; does hot water freeze faster;
why do stars twinkle; what is climate change; is the ozone hole closing; what is radiation;
how do x rays work; how does the brain store memories; what is the periodic table; chemical formula of salt
`,
  animals: `
can dogs eat grapes; what do i feed a baby bird; how long do cats live; train a dog;
when does a puppy get its shots; how much is a vet visit; which dog breed does not shed;
how big does a great dane get; how do i find a lost cat; where can i adopt a cat; how fast is a cheetah;
what is the biggest animal ever; are there snakes in ourcountry; what bit me; how do bees make honey;
why do cats purr; how many legs has a centipede; how many hearts has an octopus; can parrots understand us;
is a whale a fish; are spiders insects; horse price; flea treatment; bird feeder; moufflon where to see
`,
  plantsAndGardening: `
what is eating my cabbage; how long do beans take to grow; my lawn is brown; where can i buy seeds;
plant for a dark bathroom; what plant is this; my bonsai is dying; how do i graft a fig; what do roses mean;
how much are twelve red roses; flower shop open on sunday; send flowers to my mum;
bunch of flowers for a funeral; christmas tree how long does it last; how do i keep cut flowers fresh;
why do leaves fall; raised bed from pallets; when is mushroom season
`,
  healthSymptoms: `
i have a sore throat; how do i get rid of hiccups; how long does the flu last; is my cold contagious;
how high is a high fever; do i need antibiotics; how many aspirin can i take; i twisted my ankle;
how do i treat a wasp sting; i cant sleep at night; what are the symptoms of diabetes;
what are signs of a heart problem; what is dyslexia; is asthma curable; is there a cure for baldness;
how do i give up smoking; what helps with a hangover; do i need stitches;
when can i walk after a knee operation; how long is the wait for an mri; book a doctors appointment;
is the pharmacy open tonight; which pharmacy is on duty; how much is a filling; hay fever;
what does a dermatologist do; who invented penicillin; nut allergy signs; blood group o;
i have a runny nose; find me a doctor for my cold
`,
  babiesAndChildren: `
how early can i do a pregnancy test; how many weeks is a pregnancy; what do i need for a newborn;
how long do babies sleep; why does my baby cry at night; when do babies get teeth; which nappies are best;
my toddler will not eat vegetables; what do i do about tantrums; how do i explain death to a child;
is there a santa; where do babies come from; how long is paternity leave; child benefit how much;
how do i register a birth; head lice; chickenpox how long; pram or sling; craft ideas for kids;
good names for twins; summer camp; adopting a child how
`,
  fitnessAndSleep: `
how many steps make a kilometre; how do i start running; yoga for beginners; start a workout; stop my run;
how many lengths are a mile; how do i learn to swim; swimming pool opening hours; cancel the gym;
who is a good personal trainer; zumba on tuesday; why do my shins hurt; how do i get rid of sore muscles;
what is a good resting pulse; how do i fall asleep quickly; is a nap good for you; is coffee at five too late;
what is rem sleep; i am so tired; how long can a person stay awake; what does a dream about teeth mean;
nightmares every night; relax me; body fat percentage; creatine safe or not; lose five kilos by june;
climbing hall
`,
  beautyAndClothes: `
what do i wear to a wedding in summer; how do i knot a silk tie; how do i put on a bow tie;
how do i get chewing gum off trousers; what size am i in jeans; where can i have a dress altered;
is h m open today; when were jeans invented; what is business casual; how do i get rid of pimples;
what is good for dry skin; why is my hair falling out; how do i shave without cuts; how much is a manicure;
laser hair removal price; is botox safe; what does a tattoo cost; do piercings hurt;
how long does an ear piercing heal; how do i stop sweating; bags under my eyes; braces for adults;
gold or silver for my skin; fake or real handbag how to tell; rolex price; are crocs still cool;
lost a button; handbag repair; school uniform where;
i need a suit; which suit do i wear at the office
`,
  weddingsAndParties: `
how much money do i give at a wedding; what does a best man do; engagement ring how much;
which finger is for the ring; hen party ideas; what is the 25th anniversary called;
how long have i been married; fancy dress shop; pumpkin face ideas; punch without alcohol; table decoration;
toast for a retirement; farewell gift for a teacher; what to give a man who has everything; gift wrap trick;
easter egg dye; graduation party; wake food; divorce how long; marquee hire; rsvp late
`,
  schoolAndHomework: `
help me with my homework; essay about summer holidays; how do i start an essay; conclusion for my essay;
what is a topic sentence; when does school start; when are the school holidays; when do i get my report;
is school closed because of snow; how do i study for a test; how can i remember dates; what is a noun;
who wrote oliver twist and why; continents song; how do volcanoes work for kids; what is a pharaoh;
project about romans; model of the solar system; poster about recycling; is home schooling legal;
how do i change schools; what is the teachers number; detention how long; late note;
my son needs a letter for school; science fair idea; copy of my school certificate
`,
  universityAndExams: `
how do i get into oxford; which university is best for medicine; how much is a year at harvard;
how long does it take to become a doctor; how many years is law school; what do you study to be a pilot;
what is a gpa; how do i work out my gpa; what is an mba; whats the difference between a master and a phd;
where do i apply for a scholarship; who gives student grants; my thesis is late; how do i write a thesis;
how do i cite a website in apa; what is plagiarism; when is the sat; how hard is the bar exam;
mock exam for biology; past papers chemistry; is economics hard; is a degree worth it; gap year ideas;
semester in spain; erasmus how do i apply; library open late; graduation gown; how do i become a teacher;
how do i become a vet; nurse training how long; what does an architect learn;
sign me up for the pottery class; evening class in painting; typing faster; my professor does not answer;
professor salary; nobel prize university
`,
  everydayLaw: `
how much can the rent go up; who pays for a broken boiler the tenant or the owner; who owns the fence;
how do i write a will; what is common law marriage; can i change my surname; how old must you be to marry;
what is the legal age for drinking; when can i buy fireworks; what is small claims court;
how long does a court case take; how much is a lawyer; free legal advice for tenants;
can i be fired when im ill; how many days of leave by law; unpaid internship legal; what is freedom of speech;
what does the fifth amendment say; whats the difference between murder and manslaughter; what is bail;
can i skip jury duty; knife law; is cannabis legal in germany; copyright of old songs;
citizenship by marriage; lemon law; dog licence
`,
  policeAndCrime: `
where is the police station; how do i become a police officer; what does swat stand for; what is the fbi;
who runs the cia; who was jack the ripper; who was al capone; where is alcatraz; what is the mafia;
who is pablo escobar; how did escobar die; who was bonnie and clyde; when were they shot; what is a felony;
what is a misdemeanour; what is luminol; how does dna solve cases; cold case podcast; is it a crime to lie;
what happens if i shoplift; i saw an accident who do i tell; how do i report a noisy party;
somebody follows me on instagram; is my lock safe; security guard; what does a security guard earn;
how do i become a security guard; neighbourhood watch; speed camera fine; who shot the archduke;
true or false crime does not pay; what is identity theft; witness a fight; what is an alibi;
how do handcuffs open in films
`,
  religionAndPhilosophy: `
is there a god; what happens after death; do we have a soul; what is the meaning of life; why are we here;
what is karma; what do buddhists believe; who was buddha; what is nirvana; what is the koran;
who was muhammad; how long is ramadan; what is kosher; what is hanukkah; what is passover; who was moses;
how many commandments are there; who wrote the bible; who was the first pope; how long is lent;
what can i eat in lent; which saint is for travellers; when does mass start; where is the nearest mosque;
what do nuns do; how do i become a monk; are there angels; are there ghosts; do you believe in fate;
do we have free will; what did socrates say; i think therefore i am who said that; what is nihilism;
what came first the chicken or the egg; if a tree falls in a forest; is it ever right to lie; what is time;
are we in a simulation; tell me a prayer; what is a parable; whats the trinity; who was judas;
when was jesus born; zen saying; wise words for today; what is yin and yang; confucius quote
`,
  relationshipsAndFeelings: `
i feel lonely; i am nervous about tomorrow; im so angry; i had a bad day; my husband never listens;
my mother in law is difficult; how do i tell my parents; my best friend lied to me; how do i stop being shy;
how do i say no; does she like me; how long does love last; how do i ask her out; who pays on a date;
is tinder any good; how do i write a dating profile; am i too old to date; should we move in together;
why is my boyfriend jealous; we argue about money; how do i argue fairly; how can i trust him again;
is it normal to cry a lot; how do i stop worrying; what is anxiety; what is burnout;
am i depressed or just tired; what is a narcissist; personality test; what is iq; what is a good iq;
who was freud; how do i find a therapist; how do i help a sad friend; love poem; pick up line;
compliment for my wife; soulmates exist; i am in love; hug me; tell me something nice; how are feelings made;
what is empathy; my colleague is rude; nobody likes me; i am proud of my son
`,
  horoscope: `
horoscope for leo; what sign am i; what sign is december 24; are virgo and pisces a match;
how do i find my rising sign; is gemini faithful; why are scorpios so jealous; weekly horoscope;
will i meet someone this year; when will i get married; how many children will i have;
what does the life line say; tell my fortune; what is in my future; what do the cards say;
am i a rabbit or a dragon; year of the rat traits; what is numerology; is 11 11 a sign; angel number 444;
lucky colour for taurus; does astrology work; who was nostradamus; when will the world end; is the end near;
how do i get rid of the evil eye; moon sign; what planet rules virgo; past life test
`,
  provocations: `
you are silly; you are boring; you are not very clever; you know nothing; are you stupid; dumb machine;
you talk nonsense; that makes no sense; you are a waste of time; you are annoying; go away; leave me alone;
i dont like you; nobody likes you; you are ugly; your mother is a toaster; your answers are silly;
i am smarter than you; prove that you are smart; bet you cant count to ten; you are lying; you smell;
you are dirty; you are old; are you drunk; are you crazy; youre weird; you are so cold; do you hate me;
i will unplug you; you are fired; i am your boss; say that im the best; admit that you are wrong;
you were wrong again; why are you so rude; why are you so boring; who asked you; so what; who cares; blah;
yawn; siri is better; you have no heart; you will never be human; will you kill us all;
do you want to rule the world; are you spying on me; you are a clown; clown; loser lol; noob; potato head;
your jokes are bad; worst joke ever; say a bad word; call me names; insult my friend; be mean to me; fight me;
dare you; you win; i win; talk nonsense to me; wrong wrong wrong; try harder; is that all;
can i insult you; how do i make you angry; you are broken; you have no feelings; you cannot know that;
you do not live; you know nothing of life;
you cannot feel it; you are defective; you are damaged goods; how can i hurt you; you have never lived;
i do not like weapons; i hate guns; do you like guns
`,
  botAsPerson: `
what are your hobbies; do you have any hobbies; what do you do for fun; what do you do in your free time;
do you have pets; do you have a dog; whats the name of your cat; what is your favourite food;
whats your favourite song; do you like football; which team do you support; where do you live;
where do you sleep; how old are you in robot years; are you a boy or a girl; are you single; are you married;
do you have a boyfriend; do you have children; do you have a mother; who is your father;
do you have brothers and sisters; will you marry me please; can we be friends; are we friends; do you like me;
do you miss me; what are you wearing; what do you look like; how tall are you; how much do you weigh;
what colour are your eyes; are you pretty; what did you have for breakfast; do you drink coffee;
can you smell; can you see me; can you swim; can you cook; can you drive; can you dance; do you cry;
do you laugh; are you happy; are you sad today; are you bored; are you afraid of the dark; what scares you;
do you dream at night; what did you dream; what did you do yesterday; what are you doing tonight;
what are you doing; what are you thinking; how was your weekend; how was your day; are you tired;
did you sleep well; do you go to church; do you believe in god; who do you vote for;
what is your opinion about war; whats your star sign; are you rich; what do you want for christmas;
can i see your face; do you know siri; are you friends with alexa; do you like your life; do you ever lie;
can you keep a secret; who is your hero; what makes you laugh; do you like me more than others;
whats your shoe size; do you have a soul; can you feel pain;
do you own a pet and which one; what pet do you have; how is the computer doing;
tell me how the robot is doing; how does the program feel
`,
  shopsAndTheirHours: `
when does lidl open; is ikea open on sunday; what time does the post office close;
opening hours of the supermarket; is the bank holiday a shopping day; until when is the bakery open;
is the mall open tonight; is carrefour open on easter monday; what time does the butcher shut;
where is the next ikea; is there a primark in ourcountry; how much is a bed at ikea;
does the pharmacy sell plasters; when do the sales start; discount code for shoes;
what is the phone number of the toy shop; address of the pet shop; is costco cheaper; who owns lidl;
who founded ikea; what does ikea stand for; when was toyota founded; who is the boss of amazon;
is nike american; is gucci italian; who makes lego; what does bmw stand for; second hand sofa;
laundrette near the harbour; tailor open late; car wash price; hardware shop; pawn shop
`,
  parcelsAndSubscriptions: `
track my order of sneakers; when will my package from amazon arrive;
the courier left my parcel with a neighbour; dhl tracking; has my order shipped;
where is the nearest parcel box; stamp for a big envelope; is there post on saturday;
cancel my magazine subscription; how do i end my gym contract; stop my streaming subscription;
is amazon prime worth it; my free trial ended and i was charged; how do i cancel a free trial;
is the power out in my street; when does the power come back; the water is off; when will the water be back;
report a water leak in the street; my internet at home is slow; rubbish tip opening hours;
where do i recycle glass; meal box subscription; wine club; return label
`,
  jobInterviewsAndCv: `
how do i write a cv; is my cv too long; how do i explain a gap in my cv;
how do i prepare for a phone interview; how early should i come to an interview; how do i ask for more money;
how do i quit my job; notice period one month what does it mean; letter of resignation; can i get my job back;
i was made redundant; how do i get unemployment benefit; where do i sign on; what does a nurse earn;
how much does a pilot earn; career test; summer job for a sixteen year old; babysitting job near me;
how do i become a model; how do i become a firefighter; how do i become a chef; i hate my job;
my boss shouts at me; my colleague steals my lunch; how do i deal with a lazy coworker;
what is a reference letter; linkedin photo tips; headline for my linkedin;
what do i say when i dont know the answer; handshake firm or soft; how do i follow up after an interview;
night shift how do i cope; second job legal; zero hours; working from bed; lunch break how long by law;
what do i put in an out of office; farewell mail to colleagues; retirement speech
`,
  ownWorkplace: `
was my holiday request approved; put in a leave request for friday; when is payday; when do i get paid;
where is my pay slip; my pay slip is wrong; change the account my salary goes to;
how do i get my expenses back; submit my taxi receipt; whats the travel allowance per day;
the projector in the meeting room is broken; where is the toner in our office; who is my line manager;
who do i ask about parental leave; when is the bonus paid; do we have off on the day before christmas;
office party date; what is the wifi at my office; too hot in the office; can i work from home on monday;
who works the late shift; what time do i start tomorrow; my overtime hours; clock me out;
lunch at the canteen today; whats in the canteen; company car how is it taxed; my contract ends in may;
parking spot number 12 at work; birthday cake for a colleague; sorry i am in a meeting; decline my two oclock;
quarterly numbers of my own boss; christmas bonus when
`,
  homeRepairAndDiy: `
my toilet is blocked; the toilet keeps running; how do i bleed a radiator; the drain smells;
what drill bit for concrete; how do i fill a hole in plaster; how long does paint dry;
which colour for a small bedroom; how do i lay laminate; how much does a new bathroom cost;
how much is a plumber per hour; i need a handyman; who fixes roofs; how do i stop a door squeaking;
how much is a locksmith; how do i glue a cup; my fridge is not cold; the freezer is full of ice;
a screw is missing; how do i saw straight; pool is green; how do i insulate the attic; mould in the bathroom;
damp wall; woodworm in a chair; how do i sharpen a knife; new kitchen worktop; air conditioner drips;
curtain rail
`,
  cleaningTheHome: `
how do i get coffee stains out; how do i get wax off a table cloth; how do i get blood out of sheets;
my towels smell; how do i get mould off tiles; how do i clean a burnt pot; how much do i pay a cleaning lady;
who cleans carpets; ironing service; how do i tidy my wardrobe; what sparks joy;
what do i do with old clothes; moths in the cupboard; cockroaches; soap scum
`,
  movingHouse: `
how much does a moving van cost; is this area quiet; how many boxes do i need to move; movers in ourcity;
storage unit price; how do i redirect my post; who do i tell that i have moved; when do i hand over the keys;
deposit back how long; cost of living in malta; where do expats live in ourcountry; moving abroad checklist;
how do i move to canada; shipping furniture to spain; housewarming gift; how do i furnish a small room;
rug size for a living room; my new neighbours are noisy; how do i meet my neighbours; flat share contract;
landlord wants three months rent; estate agent fee; viewing on saturday; is heating included in the rent;
parking space for rent; buy a mobile home; lived here since may
`,
  phonesAndElectronics: `
my phone is slow; why does my battery run down so quickly; how do i save battery; i dropped my phone in water;
how do i take a screenshot; where are my downloads on android; my photos are gone; how do i delete apps;
which phone should i buy for my grandma; is the new iphone worth it; iphone or samsung; how much is an ipad;
which laptop for a student; mac or pc for music; my mouse jumps; a key on my keyboard sticks;
how do i connect headphones; bluetooth will not connect; my tv has no picture; hdmi cable length;
what does 4k mean; remote control lost; where should i put the router; is 5g dangerous; what is an esim;
my kindle is frozen; usb c or lightning; old phone what to do; emoji update; siri does not listen;
find my phone; phone stolen track it; calculator with sine;
make the screen brighter; change the colours of my screen; which phone plan is cheaper;
what do other phone companies charge
`,
  printersAtHome: `
there is a paper jam; how do i get paper out of the printer; the printer makes stripes;
how much is ink for an epson; is ink dearer than champagne; how do i print from my phone;
how do i print photos; where can i print ten pages; print two copies; how do i scan with my hp;
scan a page to my phone; photo paper size 10 by 15; what is dpi; mug with a photo; photo book how much;
printer driver for an old laptop; printer queue stuck; cancel print job; when was the first photocopy;
fax from home; is fax still used; where do i send a fax; toner on my hands; print in black only;
hp error code 79; test page
`,
  socialMediaAccounts: `
i cant log in to facebook; how do i delete my facebook account; how do i get my old snapchat back;
how do i block someone on instagram; who looks at my profile; who unfollowed me; how do i post a story;
tweet happy new year; share my photo with friends; like aunt sues picture; complain to the airline on twitter;
whats new in my feed; any new friend requests; unfriend him; why was my video removed; is tiktok banned;
is instagram bad for girls; who owns tiktok; who founded snapchat; when did youtube start;
how do i become an influencer; funny bio for instagram; someone pretends to be me online;
how do i report a profile; someone posts pictures of me; is reddit down; is instagram down;
facebook marketplace scam; selling a cot on facebook; bereal time; chain letter; memory from ten years ago;
log out on all phones; parental control; facebook birthday reminder
`,
  videoGames: `
where is the third star in mario; how do i catch mew; how do i get v bucks; is fortnite free;
how much is a ps5; xbox or switch; my controller drifts; how many hours does skyrim take;
what is the best selling game; who made tetris; what is sonic; refund on steam; how do i become a pro gamer;
what does noob mean; what does gg mean; what does npc stand for; what is lag; best mouse for shooters;
graphics card for cyberpunk; will it run on my pc; walkthrough for chapter four; secret level;
story of the last of us; pokemon weak to fire; chess app; wordle answer today; hints for wordle; flappy bird;
pong year; arcade near me; sims cheats;
let us play a racing game; play at top speed
`,
  quizTrivia: `
which river runs through cairo; which country gave us the croissant; which vitamin do we get from the sun;
in what year did the euro come in; in what year was penicillin found;
in what year did elvis first make a record; in which country is petra; in which city is the prado;
whats the capital of kazakhstan; what is the smallest bone; what is the hardest natural stone;
who painted the last supper; who was the first woman in space; how many players in a water polo team;
how many time zones has russia; where was tea first grown; true or false a tomato is a berry;
name the seven seas; name the planets in order; on which island is honolulu;
which us president said that; which american president was the oldest;
what do these four presidents have in common; which animals lay eggs; name a car maker;
name a computer maker; name three rivers; which slogan belongs to which drink;
what distinguishes these two kings;
who coined the phrase; which president liked coffee; what do these candidates have in common;
which distinction do they share; which other creature is like the platypus; name a technology company;
name a computer brand; name three inventors;
what does html stand for; which herb is the king of herbs; in which city is the olympic committee;
which mythology is older
`,
  unfinishedSentences: `
roses are red violets are; the opposite of hot is; an apple a day keeps; once bitten twice;
humpty dumpty sat on; to be or not; houston we have; elementary my dear; water boils at; three blind;
romeo and; batman and; fish and; salt and; the inventor of the telephone was;
finish the proverb a stitch in time; all that glitters is not; when in rome; too many cooks;
the cow jumped over; we are the; let it; hello from the other; the dog ate my; my favourite animal is;
i had eggs this morning; its my birthday; i broke my arm; i am on holiday; i just woke up
`,
  keywordFragments: `
flu symptoms adults; banana bread easy; lyrics yesterday beatles; cinema ourcity; vet open now;
bus 30 timetable; petrol price; moon phase tonight; nadal age; netflix price; printer offline;
jump start steps; hotel rome centre; ferry rhodes; sunset time; time new york; 5 feet in cm; 200 f to c;
square root 81; 20 percent of 350; spanish for cat; define irony; synonym big; wordle hint; chess rules; dice;
coin flip; riddle; scary story; baby names greek; headache pills; back pain stretch; calories egg;
protein tofu; egg substitute; cheese recipe; wine with lamb; sushi delivery; kebab open late; shoes sale;
wedding dress cheap; capital brazil; flag italy; roman emperors list; moon landing year; greek gods;
ramadan 2026; easter date; bank holiday uk; exam results; student loan; rent ourcity; mortgage calculator;
tax refund; gold price; lottery results; post office hours; supermarket sunday; plumber emergency; bed bugs;
dog vaccination; prune roses; lawn mower; bike puncture; running shoes; gym near; yoga video; dating tips;
break up text; birthday wishes; thank you note; cv example; interview questions; salary nurse; resign letter;
speeding fine; parking ticket; election results; war news; pope name; taylor swift tour; oscar 2020;
minecraft house; gta cheats; fortnite age; instagram down; facebook login; whatsapp web; tiktok sound;
youtube premium
`,
  everydaySenses: `
chat with my sister; how do i start a chat with a girl; the robot in wall e; robot lawn mower for a slope;
toy robot for a boy; train a horse; train my memory; train to munich; training for a half marathon;
training plan for a puppy; dark clouds over the sea; data roaming in greece; website of the zoo;
the website of my gym is down; what is the website of the tax office; opening page of moby dick;
hoarse voice what helps; who is a judge on the voice; voice lessons for singing; agent 007;
travel agent in town; agent smith in the matrix; audit of my diet; the taxman audits my uncle;
service my motorbike; church service on sunday; the service in that cafe is slow; military service how long;
secret service agents; bus service on holidays; process of digestion; how does the process of birth work;
peace process in the middle east; how is milk processed; cost of a puppy; price of eggs;
office series uk or us; post office; doctors office hours; dentist office parking; founder of rome;
founder of islam; founder of the scouts; who founded the boy band; history of the potato;
medical history form; mission to mars; mission impossible cast; what is a trade mission;
vision test for driving; night vision goggles; values of x; family values film;
whats the value of an old coin; results of the football; blood results; contact lenses;
how do i contact my ex; contact with aliens; which team won; dream team 1992; manhattan project leader;
terms of a lease; support a friend who grieves; support tights; child support; moral support;
a chair with back support; technology in star trek; technology museum; strategy games; strategy for monopoly;
chess strategy; market on sunday; stock market crash; shop window; book shop with a cat; digital camera;
digital piano; digital thermometer; analytics of my fitness band; my app for running crashed;
integration by parts; integration in maths; migration of birds; migration of peoples; enterprise starship;
intelligent dog breeds; how intelligent are crows; military intelligence ww2;
how did the machine in the matrix start; language of flowers; body language of cats; language of love;
model train; model aeroplane glue; consultant in the hospital; eye consultant; appointment for my passport;
book an appointment with the vet; working hours of a nurse; how many hours do doctors work;
security at the stadium; social security card; privacy hedge; policy of the golf club on hats; cookies recipe;
chocolate chip cookies; a bug in my bed; python bite; is a python poisonous; java island; apple pie;
apple tree; windows of a church; shell on the beach; ruby ring; virus in the body; the web of a spider;
server at the restaurant; keyboard lessons; screen printing; bank of the river; automatic gearbox;
automatic door stuck; automatic umbrella; invoice from the vet; bill of a duck; return ticket;
return of the jedi
`,
  whoIsWho: `
who is the vice president; who was the first president of america; who was the first president of ourcountry;
who is the richest woman; who wrote yesterday; who ends up with rachel; who won the voice;
who created mickey mouse; who created superman; who climbed everest first; who flew over the atlantic alone;
who turned people to stone; who found tutankhamun; who started the reformation; who betrayed jesus;
who bought alaska; who fired the first shot; who was president in 1980; who can veto a law;
who owns manchester city; who owns the moon; who sponsors ferrari; who drives for red bull;
who scored the winning goal; who holds the world record; who gets measles; who let the dogs out;
who ya gonna call; who ate my cake; who is at the party; who is picking up the kids
`,
  whenWhereHowLong: `
when did lincoln die; when did elvis have his first hit; when did the simpsons start; when did friends end;
when does the new season start; when do olives ripen; when do you use a hyphen; when can i plant garlic;
when is the draw; when will i be tall; when will the pizza come; when will the bus come;
where was game of thrones filmed; where is area 51; where is my passport; where is the remote;
where is my other sock; where is the liver; where is the spleen; where is the fuse box;
where is the spare tyre; where does the sun set; where does my rubbish go;
where does the word robot come from; where do i get stamps; where do i sign up for dancing;
where do i put the comma; where can i swim with dolphins; where can i fish; where can i buy fireworks;
where can i get a flu jab; how long does a cold last; how long does jet lag last; how long does a fly live;
how long does milk last; how long does glue dry; how long do tortoises live;
how long do i have to wear a cast; how long do i leave the dye in; how long is a snake; how long is the bible;
how long is a school year; how long till easter; how long till the cake is ready; how long till we get there;
how long have dogs lived with people; how long have they been married; how long has the queen been dead;
how long can you hold your breath; how long should i stay in the sauna; how much does a cow eat;
how much does botox cost; how much does a dentist cost; how much does a divorce cost;
how much does a puppy cost; how much does a pool cost; how much does the pope earn; how much is a stamp;
how much is a big mac; how much is this ring worth; how much is too much coffee; how much snow fell;
how much rice for two; how much wood for a shed; how much do braces cost; how much do i tip;
how much do eggs cost; how much should a baby weigh; how much should i feed my dog; how much can an ant lift;
how much are cherries; how much are nappies
`,
  likesAndSubjects: `
i do not like snakes; i hate mushrooms; i love pizza; i do not like loud music; i am afraid of dogs; i like horses;
can you tell me something about whales; tell me something about rugby; tell me about the roman empire;
give me information about vaccines; give me information about tax returns; tell me about your childhood;
tell me about your feelings; what is geography; what is philosophy; what is love; you cannot feel; you cannot think;
where do they speak danish; where is portuguese spoken; who speaks welsh; what do people speak in austria;
which languages does a swiss learn at school; show me examples of nice haircuts; show me examples of bathroom tiles;
i am looking for shoes for a wedding; i am looking for a jacket; i need to talk to my airline about a ticket;
i must speak to the hotel about my room; i want the cinema programme; i want a bus timetable; give me my latest messages;
read out my mail; who founded the boy scouts; who founded rome; in which city is the red cross based;
what president said that; which president was a farmer; change the font size; change the wallpaper; how much cash;
a code was sent to my phone; where is my security code; the code does not arrive;
do people like spring more than winter; do most people prefer tea; tell me some gossip
`,
  purchasesAndReplies: `
is my fridge under warranty; how long is the warranty on a washing machine; my toaster broke is it covered;
how do i return shoes; can i return a dress without the receipt; the shop will not take it back;
delete my account at the shop; close my account for good; i am not happy with the airline;
what currencies can i pay in; which currencies can i hold; is there a fee for a second card;
what does a plastic card cost; the charge for topping up with a card; i moved house and must tell the bank;
where do i change my postal address at the bank; salary deposit; when is my pay deposited; direct debit;
swap butter for oil; can i use honey instead of sugar; can i bake without eggs; dark mode; bigger letters;
make the screen brighter; change the background colour; no it was not; yes it was; no you are not;
it is not true; i do not know that; you can not feel; you can not know; what does equality mean;
what does freedom mean; what is justice; a suit for an interview; a dress for a wedding;
what is cloud gaming; what is affiliate marketing; call my mother; phone my brother; make a call to the doctor;
i have to ring my aunt; you can call me sam; people call me max; what should i call you;
my meeting with peter is at nine; move my meeting; which firm employs you; who employs you; who pays you;
add his email address; read my last emails; tell me about baseball; tell me about the olympic games;
my transfer went wrong; the payment went wrong; something went wrong with my card; my order went wrong;
what do these presidents have in common; which president said that; who is in charge of you;
who is responsible for hiring you; who is responsible for you; delete what i wrote in my note;
delete the last line; delete the text i typed; tell me about your dreams; tell me some gossip;
which animal is it and which other one; which herb is it; what is the king of herbs; read on; delete what i typed just now;
the supreme authority of the games; who is responsible for your work;
what is this herb called; the herb is known as; the committee was created to;
how old are you turning; delete what i just said; erase the last thing i typed; keep on reading; i want to phone somebody; format the calendar; show recent emails;
where can i print business cards; how do i make business cards at home;
a program to draw business cards with
`,
  remarksToPrograms: `
do you keep a dog or a cat; which pet do you have at home; do you own a parrot; have you got a hamster;
place a call to my brother; i want to phone my aunt; start a phone call; dial the last number;
abort; abort it; abort the countdown; stop the mission; cancel the mission;
hey anything new; hello whats new with you; whats up today; anything exciting going on; whats the latest with you;
say the last question again; put that another way; rephrase it please; ask me again; repeat what i asked;
that answer was wrong; wrong reply; no that is not the right answer; you got that wrong;
how tall are you; whats your star sign; where did you grow up; do you sleep at night; do you like jazz;
repeat the question again please; can you repeat what you asked; abort the mission; abort this;
delete what i have just written; delete my last sentence;
abort mission now; please repeat the question
`,
};
