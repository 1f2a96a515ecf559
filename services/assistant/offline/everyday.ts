/**
 * Everyday questions, commands and remarks that no page of this site answers: the background class of the assistant.
 * The key is the kind; its examples are normalised like those of the topics, and separated by semicolons.
 * Longer than other files because each kind needs 50 examples or more.
 */
export const everyday: Readonly<Record<string, string>> = {
  bankAccounts: `
how much money is in my savings account; what is my balance; whats left on my current account;
how much do i have in the bank right now; did my salary arrive on my account;
why is my balance lower than yesterday; when will the cheque i paid in show up;
my deposit from monday is still missing; how do i open a bank account for my son;
can i open an account if i am not a resident; how old must i be to have an account;
close my account at the bank please; how do i close the joint account with my ex;
what is the iban of my account; where do i find my account number; where is the sort code printed;
who do i call when my account is locked; why was my account blocked; unfreeze my account;
put a hold on my savings account; how much interest do savings pay at the moment;
is there a monthly fee for a current account; what does my bank charge for a statement on paper;
show me my last ten transactions; what did i spend on eating out last month;
how much did i spend at the supermarket this week; when is my electricity bill due;
pay my water bill from my checking account; is my rent paid already;
what is the minimum i must pay on this bill; set up a standing order for the rent;
cancel the standing order to my landlord; a direct debit i do not recognise;
who took 40 euros off my account; order a new cheque book; how long does a cheque take to clear;
can my wife use my account too; change my address at the bank;
my name changed after the wedding how do i tell the bank; what is an overdraft;
how far can i go into the red; i forgot the passcode of my banking app; log me out of the banking app;
does the bank open on saturday; where is the nearest branch of my bank;
which bank has the best interest rate; can i trust online banks; is my money safe if the bank fails;
my pension has not arrived; when do banks post interest; whats the routing number of my bank;
move everything to my savings; tell me when my balance drops under 100; how do i add a beneficiary;
why cant i add my brother as a payee
`,
  otherFirmsAndPlaces: `
where are the headquarters of nestle; where is the head office of samsung; where is the headquarters of the un;
where is ikea based; where does spotify have its offices; what is the main office of toyota; where is fifa located;
what language is spoken in brazil; which languages do people speak in kenya; what language do swiss people speak;
which languages are spoken in india; do they speak french in morocco; what is the official language of malta;
who founded amazon; who founded the red cross; who started the scouts; who is the founder of tesla;
which countries belong to the eu; what countries are in asia; which countries are part of scandinavia;
when was nokia founded; when did netflix start; how many people work at google; who is the boss of apple;
how much does google make a year; what does siemens make; how old is ikea; who owns instagram;
see if anna is free for a meeting on tuesday; is paul available tomorrow; show me new podcasts; read on; keep playing
`,
  bankCards: `
my card has not come in the post; how long until my new card gets here; when will my debit card arrive;
i lost my card; my credit card was stolen on the bus; block my card now; freeze my visa;
unfreeze my card i found it; i need a new pin; how do i change my pin; i typed the wrong pin three times;
my pin is blocked; where do i see my pin; activate my card; card does not work;
why was my card declined at the shop; why was my card refused at the petrol station;
card declined again in the restaurant; the machine ate my card; my card snapped in two;
the chip of my card is damaged; my card runs out next month; when does my card expire;
do i get a new card automatically when the old one expires; can i have a second card;
a spare card for my daughter; can i get a virtual card; my virtual card isnt working;
do i get visa or mastercard; which one is better amex or visa; how do i link my card to the app;
how do i add my card to apple pay; google pay refuses my card; apple pay top up did not go through;
where can i pay with this card; does that shop take american express; what is my credit limit;
raise my credit limit please; how much can i still charge on my card; what is the apr on my card;
how much is the yearly fee of a gold card; how do i use my reward points;
how many points do i have on my card; redeem my miles for a gift card; i see a payment i did not make;
somebody used my card in another country; report fraud on my mastercard;
i was charged twice for the same lunch; there is an extra pound on my statement;
why is there a fee on my card payment; the payment is still pending; a payment came back to my card;
the shop promised a refund and i dont see it on my card; how do i dispute a charge;
tell my bank i am travelling to japan; will my card work in thailand; what is a cvv;
who pays if my card is stolen; can i use my card abroad; when is my card payment due
`,
  moneyTransfers: `
send 50 euros to my sister; transfer 200 from checking to savings; wire money to my cousin in india;
how long does a transfer take; when will my friend get the money;
the money i sent yesterday is stuck somewhere; transfer failed why; why was my transfer declined;
why did sending money cost me two euros; what does a transfer abroad cost;
how much is the fee for sending money to canada; i sent money to the wrong person; cancel that transfer;
can i take back a payment i made this morning; the person says the money never came;
i am waiting for a transfer from my mother; who sent me 300 euros; how do i receive money from abroad;
is there a limit on transfers; how much can i send in one day; my transfer is still pending;
pay my roommate half of the rent; split the bill with four friends; i owe tom twelve euros pay him;
top up my account; my top up did not work; why was my top up cancelled; is there a limit for topping up;
can i top up with cash; can i top up by cheque; turn on automatic top up;
what is the fee for topping up with a card; where do i enter the top up code; verify my top up;
how much cash can i take out; i took out 100 and got only 80; the cash machine gave me the wrong amount;
a cash withdrawal that was not me; cash machine did not give me money but charged me;
where is the nearest cash machine; which atms are free; why was my withdrawal declined;
pending cash withdrawal; can i get cash without my card; how much does it cost to use an atm in spain;
put 20 euros aside each week; when did i last pay the plumber; did mums money arrive;
western union near me; how do i pay for shoes with paypal; is revolut safe; can i send money to russia;
move ten dollars to my holiday pot; how do i get my deposit back from the landlord
`,
  exchangeRates: `
how many dollars is one euro; what is 100 pounds in euros; euro to yen today; dollar rate;
how much is 50 swiss francs in euro; convert 30 dollars into pesos; whats the exchange rate for lira;
is the pound going up; why is the rupee so weak; why was the rate so bad when i paid in london;
the exchange rate on my card payment was wrong; i got a bad rate at the cash machine;
which currencies can i hold; can i hold dollars in my account; how do i swap pounds for euros in the app;
is there a charge for exchanging money; what does it cost to change money at the airport;
where can i change money; where do i get the best rate; when is the best time to buy dollars;
who sets the exchange rate; how do exchange rates work; what money do they use in thailand;
what currency does poland have; what is the currency of japan; does sweden use the euro;
when did cyprus get the euro; when did germany give up the mark; how many cents in a dollar;
how much is a bitcoin in euros; what was the pound worth in 1990;
how strong is the dollar against the euro; should i take cash to morocco; can i pay in euros in turkey;
how many rubles for a dollar; rate of the australian dollar please; usd to eur; gbp eur;
how much would 1000 kronor be in dollars; i have eight euros left what is that in rupees;
tell me the price of a dollar in yen; how much is a nickel worth; who is on the ten pound note;
whose face is on the hundred dollar bill; what are old cyprus pounds worth today;
is a penny from 1943 worth anything; does the euro fall tomorrow; conversion fee for dollars;
weekend rate for changing money; what is the strongest currency in the world;
which country has the cheapest money
`,
  bankIdentityChecks: `
why must i prove who i am to the bank; why do you need my passport to open an account;
i cant verify my identity; my identity check failed; how long does the identity check take;
what documents does the bank want; the app will not take my selfie;
my passport photo was rejected by the bank; verify my identity for the account;
where do i upload my id for the bank; why does the bank ask where my money comes from;
how do i show the source of my funds; proof of address for a bank account;
can i use my driving licence as proof; my id card is expired can i still open an account;
how old do you have to be to get a card; can my child have a card at twelve;
change my date of birth in the app; my phone number changed and i cannot log in to my bank;
the bank text with the code never comes; i got a strange text from my bank;
is this e mail really from my bank; somebody called and asked for my pin;
i gave my password to a fake bank caller; how do i know if a bank call is real;
what do i do if my identity was stolen; who has used my name to open an account; do i need a utility bill;
how do i change my details with the bank; what is a tax number for; where is my social insurance number;
i lost my id card; how do i renew my passport; how long does a new passport take;
how much is a new passport; where do i get a birth certificate; when does my id expire;
who can sign my passport photo; how do i get a driving licence; can i drive with a foreign licence;
how do i change my name; how do i register to vote; where do i vote; who may vote in the election;
do i need an apostille for my diploma; where do i get a residence permit;
how long do i wait for citizenship; what is a power of attorney; who can witness my signature;
my application at the town hall is it through; have they approved my card application;
status of my visa application
`,
  creditScore: `
what is my credit score; how do i raise my credit score; is 680 a good credit score;
why did my credit score go down; how bad is my credit rating; what hurts a credit score;
when is my credit score updated; where can i see my credit report for free;
who can look at my credit file; how long do missed payments stay on my report;
does checking my score lower it; will a new card hurt my credit; can i get a mortgage with bad credit;
there is a mistake on my credit report; how do i remove a wrong entry from my credit file;
what is the highest credit score; what score do i need for a car loan; tell me my current credit rating;
credit score check; improve credit fast; how do i build credit as a student; i have no credit history;
is no credit better than bad credit; what does fico mean; who invented the credit score;
how many points do i lose for a late payment; does rent count for my credit;
should i close an old credit card; how much of my limit should i use; how much debt is too much;
how do i get out of debt; who helps people with debts; what happens if i never pay my credit card;
can they take my flat for a debt; a debt collector keeps ringing me; how long until a debt is gone;
what is bankruptcy like for a person; can i go to prison for debt; help me make a household budget;
how much should i save each month; how do i save money on a small salary; what is the 50 30 20 rule;
where does all my money go; how do i stop buying things; my husband spends too much;
how much pocket money for a ten year old; can i afford a dog; am i rich; how rich is the average family;
tell me how to save for a house; whats my income this year; how much did i earn in march
`,
  personalTaxes: `
when are taxes due; how do i file my taxes; how much tax will i pay on my wage;
what is the income tax rate; do i have to pay tax on a gift; is lottery money taxed;
where do i send my tax return; who has to file a tax return; where do i get my w2; what is a tax bracket;
can i deduct my home office; can i write off my commute; how long should i keep tax papers;
i forgot to file my taxes last year; when will i get my tax refund; where is my tax refund;
why is my tax refund so small; i owe taxes and cannot pay; audit by the tax office at home;
the tax man wrote me a letter; what triggers a tax audit for a private person; do students pay tax;
do pensioners pay income tax; how much vat is on food; what is the vat on books;
how is property tax worked out; how much is road tax for my car; when do i pay road tax;
is there inheritance tax in cyprus; do i pay tax on rent i receive; tax on selling a house;
capital gains on shares explained; how much did i pay in state taxes; how much tax was taken from my pay;
am i single or head of household for taxes; can i claim my mother as a dependant;
how many allowances should i take; best free tax program; what happens if you lie on your taxes;
who invented income tax; why do we pay taxes; which country has no income tax;
what are my taxes this year; how much do i owe the government; tax code 1257l meaning;
my accountant died who does my taxes now; is child support taxed; is my scholarship taxed;
tax free allowance; does a will save tax; how do i pay the fine of the tax office;
tell me a joke about taxes; national insurance contributions of a nanny
`,
  personalInsurance: `
how much is car insurance for a new driver; what does my health plan cover; is my dentist covered;
does my insurance pay for glasses; who is my insurance with; change my insurance;
how do i claim on my travel insurance; how do i file a claim after a crash; where is my insurance card;
when does my car insurance run out; my insurer refuses to pay; why did my premium go up;
do i need insurance for my dog; pet insurance price; is life insurance worth it;
how much life insurance do i need; is my phone insured; is the flat insured against water;
the tree fell on my neighbours car who pays; does home insurance cover theft;
is a bike covered by home insurance; what is a deductible; what is third party insurance;
whats an excess on a policy; does my insurance work abroad; do i need travel insurance for greece;
what is the european health card; how do i get a european health card;
insurance for a rental car yes or no; should i take the full cover at the car hire;
my insurance card is lost; can i add my wife to my health insurance;
how long can children stay on their parents insurance; how do i sign up for health insurance;
tell me about my benefits; insurance for a wedding; insurance for a motorbike;
cheapest insurance for a scooter; no claims bonus; can i insure a car that is not mine;
my windscreen cracked does insurance pay; how do i cancel my gym insurance;
funeral insurance for my father; who insures boats; earthquake cover for a house; is flood damage covered;
insurance claims of employees after an accident at work; how do i report an accident at work;
sick pay how much; how long do i get sick pay; what is gesy; how do i register with a gesy doctor;
medical bill who pays it; how much is a night in hospital without insurance
`,
  loansAndMortgages: `
what is the mortgage rate today; how much can i borrow for a house;
how big a deposit do i need for a flat; can i get a loan without a job; i want to borrow 5000 euros;
loan for a used car; how much would a 20000 loan be a month; what is the interest on my mortgage;
when is my mortgage payment due; pay my mortgage; how long until my mortgage is paid off;
can i pay off my loan early; should i fix my mortgage; fixed or variable rate; what is euribor;
who decides interest rates; why are interest rates so high; when will interest rates fall;
should i rent or buy; how do i buy a flat; how do i sell my flat; what does an estate agent take;
is now a good time to buy a house; what is a guarantor; can my parents guarantee my loan;
my loan was rejected; has my loan been approved; whats the status of my mortgage application;
student loan how do i pay it back; when do i have to repay my student loan; payday loans are they bad;
how do pawn shops work; what is a subprime loan; what is refinancing; should i refinance my house;
how does leasing a car work; 401k rollover; how do i roll over my 401k;
how much should i have saved at forty; when can i retire; how much pension will i get;
at what age can i draw my pension; whats an ira; house prices in larnaca;
average rent for a flat in nicosia; how much is my house worth; what is stamp duty on a flat;
who pays the notary; can two friends buy a house together; what happens to the mortgage after a divorce;
lend me ten euros; can you lend me some money; how do i lend money to a friend;
i cant pay my rent this month; repossession of a house; home equity explained; bad credit loan today
`,
  investingAndCrypto: `
what is the price of bitcoin; should i buy ethereum; is dogecoin dead; who made bitcoin;
who is satoshi nakamoto; when was bitcoin invented; how do i buy bitcoin; where do i keep my coins;
i lost my wallet password; how much is apple stock; tesla share price;
what are shares of amazon trading at; how did the dow close; is the market up today;
whats the nasdaq doing; ftse today; is gold going up; how much is an ounce of gold; price of silver;
price of oil per barrel; should i invest in gold; how do i start investing with 100 euros; what is an etf;
what is a dividend; when does coca cola pay a dividend; whats a bear market;
what happened to the market in 1929; why did the banks fail in 2008; who is warren buffett;
how rich is warren buffett; how much is jeff bezos worth; who is the richest man in the world;
how do i become a millionaire; how do i get rich quickly; can i make money at home with surveys;
is forex a scam; is this pyramid scheme legal; what are nfts; are nfts worth anything now;
how does mining coins work; how much power does bitcoin use; is crypto legal in china;
what is a stablecoin; best broker for beginners; how do i sell my shares; do i need a broker;
what are bonds; are government bonds safe; compound interest explained to a child;
how long to double money at five percent; what is inflation; how high is inflation;
when is the stock exchange open; stock price google; shares of target; what does short selling mean;
who owns twitter shares; lottery numbers of last night; how do i win the lottery;
what are the odds of winning the euromillions; scratch cards where to buy
`,
  canYouDoYou: `
can you tell me the time; can you order me a taxi; can you book me a massage; can you find my keys;
can you turn on the radio; can you read me a story; can you sing happy birthday;
can you count sheep with me; can you recommend a dentist; can you remind me of mums birthday;
can you check my horoscope; can you look up train times; can you wake me at six;
can you translate this poem; can you spell diarrhoea; can you convert pounds to kilos;
can you tell me who won; can you show me photos of puppies; can you name a flower;
can you predict the lottery; can you tell me how to fry an egg; can you turn water into wine;
can you play the drums; can you whistle; can you run; could you add eggs to the list;
could you dim the lamp; could you play some blues; could you text my dad; could you pass the salt;
could you tell me where the loo is; could you repeat the joke; could you find me a recipe with leeks;
could you cancel my alarm; could you skip this song; would you read my mail; would you like a biscuit;
would you be my valentine; would you turn off the tv please; will you feed the cat;
do you know a good plumber; do you know the muffin man; do you know what time the shop closes;
do you know any ghost stories; do you know who sings this; do you know how to knit; do you know the score;
do you know my mother; do you like ice cream; do you like summer; do you like cats;
do you like rock music; do you think it will rain; do you think she loves me; do you want to hear a joke;
do you want a cookie; do you play football; do you watch tv; do you read books; do you have the time;
do you have a light; do you have a favourite author; do you have any plans for tonight;
do you have a driving licence; do you remember my birthday; do you speak to ghosts; do you sell shoes;
do you sell bread; do you sell stamps; do you rent bikes; do you repair watches; do you cut hair;
do you deliver pizza; do you serve breakfast; do you have a table for four; do you have rooms for tonight;
do you have size 42; do you wash cars; do you groom dogs; do you teach piano; do you buy gold;
are you watching the game; are you coming to the party; are you afraid of spiders; are you good at chess;
are you a vegetarian; are you hungry; are you in love; are you a cat person; are you my friend;
are you a morning person; did you see the match; did you hear the thunder; did you eat my cake;
did you miss me; have you seen my glasses; have you seen the new bond film; have you ever been to rome;
have you got a pen; have you eaten; may i have the salt; may i bring my dog on the bus;
may i leave the table; shall we dance; shall i bring wine; should i cut my hair; should i call her;
should i wake the baby; is there a bus at ten; is there snow on the moon; is there any milk left;
is there a toilet here; is it my turn; is it bedtime; is it bad to crack my knuckles;
is it true that cats hate water; is it ok to swim after eating; is it bin day today;
is this cheese still good; is this plant poisonous; is this seat taken; are there wolves in italy;
are there bears in the pyrenees; are eggs good for me; are snakes deaf; does he love me;
does aunt may snore; does beer go off; does my insurance cover a broken tooth; does the moon turn;
does this bus go to the beach; does it hurt to have a tooth out; does cold weather make you ill;
did it rain last night; did anyone ring; did we win; did dinosaurs have feathers; was it a full moon;
was napoleon short; was king arthur real; were there pirates in the caribbean; will my hair grow back;
will it be sunny at the weekend; will the shops be open on new years day; has the post come;
has my sister landed; have the kids eaten; why not; why me; why is my tea cold; why are you laughing;
why do cats hate baths; why do we cry; why did the chicken cross the road; why did she leave him;
why does bread rise; why is it so hot; why is my dog shaking; why wont my car go; which shoes;
which day is bin day; which wine; which bus; which one is tastier
`,
  longRequests: `
please tell me how i can get to the central station from the football ground by bus;
i would like to know how much money i spent on petrol during the last three months;
can you please set an alarm for six thirty tomorrow because i have an early flight;
i need to find a restaurant that serves gluten free pasta and has a playground;
could you please tell me when the next train to edinburgh leaves and from which platform;
what would be a nice present for my father who loves fishing and old cars;
how long do i have to leave the chicken in the oven if it weighs two kilos;
my son has a fever of 39 and does not want to drink anything since this morning;
i left my jacket in a taxi last night and would like to get it back;
i tried to pay for my dinner with my card but the machine said no;
the cash machine kept my card and the branch is closed until monday;
i have been waiting for my new bank card for over two weeks now;
why do i have to pay a fee when i use my card in a foreign country;
is there any way that i can take back the money i sent to the wrong account;
someone seems to be using my card details to buy train tickets in another city;
what do i have to do to get my driving licence changed after moving to another country;
please add a pound of cherries and two bottles of milk to my shopping list;
please take the dentist appointment off my calendar and put in a lunch with helen;
remind me next wednesday at four to pick up the cake for the party;
send an e mail to my brother and tell him i will arrive on sunday evening;
turn off all the lights upstairs and set the heating to eighteen degrees at night;
play the song that goes la la la from that film with the dancing couple;
i want to hear something quiet from the nineties while i am cooking dinner;
put this song on my road trip playlist and then skip to the next one;
find me a cinema where they show the new animated film on saturday afternoon;
what was the name of the actor who played the wizard in that film about a ring;
how many people live in the biggest city of south america at the moment;
in which year did the first woman win the nobel prize and what was it for;
who was the president of the united states when the wall in berlin came down;
what is the difference between a crocodile and an alligator and which one is bigger;
why do some people have blue eyes when both of their parents have brown ones;
how do you say i would like a cup of tea without sugar in japanese;
what time will it be in new york when it is midnight here in cyprus;
will the weather be good enough for a picnic at the lake on sunday;
i want to book a table for five people at an italian place near the harbour tonight;
give four out of five stars to the book that i finished reading yesterday;
my neighbours dog barks all night and i do not know what to do about it;
my car makes a strange noise whenever i turn the wheel to the left;
the orange light on my dashboard came on this morning and now it is blinking;
how often do i need to change the oil in a car that i only use at weekends;
how much would it cost to have a tree in my garden cut down and taken away;
i need a flight from larnaca to london on the 5th of march with one suitcase;
my suitcase did not arrive with my flight and nobody at the desk could help me;
do i need any vaccinations if i travel to tanzania for two weeks in the summer;
what documents do i need for my dog if we drive to france this summer;
my landlord does not want to give me back the deposit although the flat was clean;
can my employer refuse my holiday although i asked for it three months ago;
how do i tell my boss that i am pregnant without making a fuss;
how many days of holiday do i still have this year at my job;
what should i answer when they ask me about my weaknesses in a job interview;
i have an exam in biology tomorrow and i have not learned anything yet;
write an essay of three hundred words about my summer holidays at the seaside;
explain to a seven year old why the moon changes its shape every month;
my teenager plays video games all night and sleeps through the whole day;
what can i cook tonight with rice a tin of tuna and two old carrots;
is it ok to eat chicken that was in the fridge for four days;
what can i put into a cake instead of eggs because my friend is allergic;
how can i get the smell of fish out of my kitchen after cooking;
how do i get candle wax out of the tablecloth that my grandmother gave me;
the washing machine stops in the middle of the programme and the water stays inside;
the tap in my bathroom drips all night and keeps me awake;
my phone falls to one percent although i charged it the whole night;
i forgot the passcode of my old tablet and would like to see my photos again;
what do i do when my daughter has locked herself out of her game account;
is it better to buy a used car from a dealer or from a private seller;
what happens if i cannot pay back the loan for my car next month;
is it a good idea to put all of my savings into gold right now;
how much tax do i have to pay if i sell the flat of my grandmother;
what are the chances that it will snow in the mountains before christmas;
my girlfriend did not answer my messages for two days and i am worried;
what is a polite way to tell my friend that i do not like her cooking;
tell me a story about a small dragon who is afraid of the dark;
think of a number between one and a hundred and let me guess it;
let us play a game where i name an animal and you say its sound;
what did people in ancient rome eat for breakfast and where did they buy it;
which team has won the champions league most often in the last twenty years;
who scored the last goal in the final between germany and argentina;
how does a plane stay in the air although it is so heavy;
how far would i have to walk to burn a whole bar of chocolate;
what exercises can i do at home without any weights to get a strong back;
i cannot fall asleep because my neighbour snores so loudly through the wall;
which plants can i put on a balcony that gets no sun in the afternoon;
my tomato plants have brown spots on the leaves and i do not know why;
the cat of my neighbour comes into my garden and catches all the birds;
i found a baby bird under a tree and do not know whether to feed it;
can you tell me which pharmacy is open tonight in paphos;
i want to cancel my gym membership but they say it runs for another year;
my parcel was delivered to the wrong house and the courier does not answer;
the shoes i ordered are too small and i lost the paper for sending them back;
when does the supermarket in the shopping mall close on the day before easter;
i am looking for a second hand bicycle for my daughter who is nine;
how can i find out who called me from an unknown number last night;
is there a doctor for children near the beach that is open on saturday;
where can i park near the stadium without paying too much on match days;
how early should i be at the airport for a flight to a country outside europe;
do i have to declare the money that my aunt gave me for my birthday;
i would like to change the name that you call me from jim to james;
from now on please talk to me with a female voice and a bit slower;
turn the music down a little bit because the baby is asleep;
how do i stop my little brother from coming into my room all the time;
what do i say to a friend whose father has died last week;
is there a trick to get a splinter out of a finger without a needle
`,
  countriesAndLanguages: `
what languages do they speak in switzerland; what language do people speak in iran;
what do people speak in the philippines; which language is spoken in ethiopia;
what is the official language of haiti; how many languages are spoken in south africa;
do they speak french in quebec; what language did jesus speak; what language did the aztecs speak;
what language do elves speak in the films; what language is sung in that song; is welsh still spoken;
who speaks basque; where do people speak catalan; where is farsi spoken; what alphabet do russians use;
what is the second language of finland; what dialect do they talk in naples; where is jamaica;
where is nepal located; where is bali located on the map; where is the grand canyon located;
where is niagara; where is mount etna located; where is the vatican; where is the city of petra;
where is the river thames; where is stanford university; where is the alamo; where is the kremlin;
where in italy is pisa; what part of france is bordeaux in; what county is liverpool in;
what state is las vegas in; what country is transylvania in; what continent is panama on;
what city is the space needle in; what town did homer simpson live in; where are the simpsons from;
where is shakira from; where is bob marley from; where is drake from; where did bruce lee grow up;
where did frida kahlo live; where did the beatles come from; where did the irish settle;
where did kobe bryant play; where does mick jagger live; where does lionel messi live;
where does prince harry live now; where was jackie chan born; where was mother teresa buried;
where was bob dylan raised; where was the last emperor of china from; where do the red sox play;
where do the lakers play; where do greek gods live; where does the amazon start; where to go in barcelona;
where to stay in tokyo; where to eat in lyon; what to see near inverness;
what to do today in atlanta with kids; what county has the most lakes;
what are the major cities of ukraine; what are the provinces of canada;
what are the four islands of japan; what currency do they use in peru; what money do i take to cuba;
what type of government has iran; who is the leader of syria now; who governs puerto rico;
what time zone is chicago in; what airport is closest to pisa; what is the climate of portugal;
what do people eat in korea; what clothes do scots wear; what religion do people have in tibet;
what sports do they play in norway; what is norway famous for; what is cuba known for;
what do they grow in kenya; what did the romans build in france; what did the dutch call new york;
what is the dialling code for rome
`,
  shortRemarks: `
i feel great; i am happy today; i feel sick; im so tired of mondays; i am cold; im hot; i am hungry again;
my feet hurt; that is sad; thats nice of her; what a lovely evening; what a mess; what a match;
oh no my ice cream; good for him; poor you; you sound tired; you sound sad; you look lovely;
are you blushing; are you ever angry; do you get angry; do you feel love; do you feel lonely;
do you hate mondays; do you get embarrassed; do you get jealous; dont be sad; dont cry;
dont worry be happy; calm down; relax; be nice; be serious; you should be sorry; shame on you;
you hurt my feelings; i hurt my knee; she hurt me; he is cruel; he is nervous; she is a genius;
they are crazy; my brother is an idiot; my uncle is funny; life is hard; life is beautiful; love is blind;
money cant buy love; time flies; it happens; its only a dream; it was a long night; i dont care;
i cant wait for friday; i cant wait; i wish it was summer; i wish i could fly; i like turtles;
i like your hat; i love pizza; i love my mum; i love autumn; i hate onions; i hate mornings;
i hate my hair; i prefer tea; i drink too much; i ate too much; i am on a diet; i am a student;
im a vegetarian; i am left handed; i am sixteen; i am a twin; i am getting old; i live with my granny;
i live in a village; i come from a small town; i speak three languages at home;
my favourite number is nine; my dad is a baker; my sister is a nurse; we have a new baby; we got a puppy;
we are moving to spain; we went camping; we lost again; yes i like cheese; no i prefer dogs;
maybe tomorrow; sure why not its friday; of course silly; exactly my point; true story; false he did it;
thats a lie; that is not my name; not my cup of tea; its a boy; bless you; cheers mate to the weekend;
happy birthday to me; happy new year everybody; merry christmas; sweet dreams; sleep tight; break a leg;
get well soon; well played; nice try; good luck with the exam; oops wrong window; i was only kidding;
just kidding
`,
  moneyAndPolitics: `
what is money; who invented money; why do we need money; what is wealth; what is poverty;
what is capitalism; what did communists want; what is socialism; what is a democracy;
who invented democracy; what is a dictator; what is a monarchy; which countries still have a king;
what is a republic; what is the government of china like; what is a senator; how many senators are there;
how long does a president serve; how old must a president be; how do you become prime minister;
what does a mayor do; what is a left wing party; what is the far right; what are the greens;
are you a democrat; are you left or right; who should i vote for; how does an election work;
what is a referendum; what is a veto; what is gerrymandering; what is lobbying; what is a filibuster;
is the government spying on us; what is greenhouse gas policy; what is guerrilla war; what is nato;
who is in nato; what is the g7; what does the world bank do; what is a central bank; who prints money;
why cant we just print more money; what is gdp of india; what is a recession;
what was the great depression; what is supply and demand; what is a monopoly in economics;
what is a cartel; whats a trade war; what is a tariff; who pays tariffs; what is a hedge fund;
what is interest; what is a pension; what is a tax haven; what is the gold standard;
what is the national debt; how big is the debt of america; what do economists do; who was karl marx;
who was adam smith; what did margaret thatcher do; who was lincoln; was churchill a good leader;
how did kennedy become president; do you like trump; what do you think of putin;
did bush steal the election; who impeached nixon; why did nixon resign;
who was the first woman prime minister; how much does the president earn; how much do politicians earn;
is tipping fair; is inheritance fair; what is universal income; why are some countries poor;
why is water free; why are diamonds expensive; what is the most expensive thing in the world;
how many billionaires are there
`,
  computersInGeneral: `
who built the first computer; when was the first computer built; how big was the first computer;
what does cpu stand for; what does usb stand for; what is a transistor; what is a microchip made of;
what is a supercomputer; which is the fastest supercomputer; what is a mainframe in old films;
who invented the mouse; who invented the world wide web; when did the internet start;
who owns the internet; where is the internet stored; what does www mean; what does http stand for;
what does pdf stand for; what does jpeg mean; what is a pixel; what is a byte;
how many bits are in a byte; what is binary; what is a floppy disk; how much fitted on a floppy disk;
what is a modem sound; who made linux; why is the linux animal a penguin; who made windows 95;
what was before windows; what is dos; who invented basic; who was ada lovelace; who was alan turing;
what is the turing test; what was enigma; what is hal 9000; who is r2 d2; what colour is c 3po;
is the terminator a robot; what are the three laws of robots by asimov; who wrote i robot;
what was deep blue; what was eliza; what is a captcha; what is the dark web; what is a trojan horse;
who was the first hacker; what was the millennium bug; what is moores law; what is ram;
do i need more ram for games; what is a gigabyte in photos; how long does an ssd last;
why is it called bluetooth; why is it called a bug; why is it called spam;
why are keyboards not in alphabetical order; how do i type a euro sign; how do i type an accent;
how do i take a picture of my screen; ctrl z; what does f5 do; how do i right click on a mac;
how do i make text bold; how do i sort a column at school in excel; how do i number pages in word;
my word file is gone; how do i cut a video; how do i crop a photo; how do i zip a folder of photos;
how do i burn a cd; where can i still buy floppy disks; is my computer alive; does a computer get tired;
can computers dream; do you run on electricity; how much memory do you have; do you like being a computer;
whats under your hood; are you made of metal; can you sneeze; when were you switched on;
who turns you off at night
`,
  namesAndNicknames: `
you may call me daisy; please use the name max for me; i go by theo; my friends call me bee;
its sandra not sarah; my name isnt john; stop calling me john; what was my name again; tell me my name;
do you remember my name; who do you think i am; guess my name; what should i name my boat;
what do i name my cat; your name is now jeeves; i want to call you betty; i will name you rex;
can i give you a nickname; i dont like your name; change your name to oscar; go by the name of ruby;
answer to the name sparky; whats your middle name; do you have a surname; do you have a nickname;
who gave you your name; is that your real name; what does your mum call you; how do you spell your name;
you have a funny name; nice name; who else is called like you; what is the name of your best friend;
how old are you really; how old is the program in dog years; what year were you born;
whens your birthday party; what do you do on weekends; do you collect stamps; do you play an instrument;
do you knit; do you go fishing; do you travel; have you a pet; got any pets;
what kind of pets do you have; whats your dog called; do you own a parrot; what do you do after work;
where do you spend your holidays; are you english or american; where did you grow up;
which country are you a citizen of; whats your hometown; do you have an accent; who do you look up to;
who is your best friend; who pays you; do they pay you well; do you like your boss; do you get days off;
do you take lunch breaks; would you rather be human; what would you do as a human for a day
`,
  tripsAndDestinations: `
where should i go on holiday this summer; what is there to see in rome; what can i do in vienna with kids;
is iceland worth it in winter; best beaches in crete; how many days do i need for lisbon;
when is the best time to visit japan; is it safe to travel to egypt right now;
what should i know before going to morocco; where is it warm in december;
which greek island is the quietest; who has been to santorini; how much does a week in thailand cost;
how much is a ticket for the louvre; when does the acropolis close;
how do i get to the blue lagoon in akamas; how long is the hike to caledonia falls;
can you plan a road trip through scotland; what is fun to do near boston; tourist sights of budapest;
things to do in paphos with children; are there sharks in the red sea; what should i pack for a safari;
what do i wear in dubai; how much do i tip in new york; do they tip in italy; is tap water safe in mexico;
what plug do i need for england; do i need an adapter in cyprus; what voltage does america use;
is there a travel warning for kenya; any alerts for travelling to turkey; is venice sinking;
honeymoon ideas please; cheap city trip in europe; where do the locals eat in naples;
camping near troodos; can i camp on the beach; how do i get a campervan; travel with a baby tips;
travelling alone as a woman is it safe; my travel companion is ill; day trip from athens;
boat trip to turtle beach; where can i dive the zenobia wreck; ski resort in cyprus is it open;
which cruise is good for pensioners; is the northern lights season over; what is the must see in peru;
how high is machu picchu; i want to see the pyramids; does disneyland have a quiet day;
get me ideas for a weekend away; what language should i learn for brazil; sunrise spot in ayia napa
`,
  flightsAndAirports: `
book a flight from larnaca to berlin; find me a cheap flight to barcelona in may;
how much is a flight to tokyo; i want to fly to sydney on the 3rd of june; one way ticket to oslo;
return flight to dublin under 200; when does my flight leave; is my plane on time;
has flight ba 662 landed; what gate is my flight; what time do i board; when should i be at the airport;
how early must i be there; how long is the flight to new york; who flies from paphos to riga;
which airline is the safest; my flight was cancelled; my flight is delayed by five hours what am i owed;
i missed my connecting flight; can i change the name on my plane ticket; how do i check in online;
where is my boarding pass; do i need to print the boarding pass; which seat has the most legroom;
i want a window seat; upgrade me to business class; can i take my dog on the plane;
may i fly when i am pregnant; can you fly with a cold; are peanuts served on board;
is there wifi on the plane; why do ears pop on a plane; why do planes leave white trails;
how high do planes fly; how fast does a jumbo jet go; what is the biggest plane in the world;
who invented the aeroplane; where is the lost property office at the airport;
is there a lounge at larnaca airport; how long does passport control take at heathrow;
parking at the airport price; bus from the airport to ayia napa; how do i get from gatwick to london;
any flights to malta tonight; is the airport open; is there a strike at the airport tomorrow;
do airlines refund tickets; how do i use my miles; frequent flyer points;
whats the code of athens airport; how many airports has london; afraid of flying what helps;
red eye flight meaning; last call for passengers to madrid; air traffic control how does it work
`,
  luggage: `
my suitcase did not arrive; my bag is lost at the airport; where do i report a lost suitcase;
how do i find my luggage; the airline broke my suitcase; who pays for lost luggage;
how heavy may my bag be; how many kilos can i take with ryanair; what size is hand luggage;
what are the carry on rules of delta; can i bring liquids in hand luggage; how much liquid is allowed;
can i take a knife in my checked bag; may i take scissors on the plane; can i bring food on a plane;
are batteries allowed in the suitcase; can i take a power bank on board; is a violin hand luggage;
how do i pack a suit; how do i fold shirts for a suitcase; what do i pack for a week;
packing list for the beach; does a pram count as luggage; can i take skis on the plane;
what does an extra bag cost; how much is overweight luggage; left luggage at the station;
where can i leave my bags in athens; is there a locker at the bus station;
my luggage went to paris without me; how do i track my suitcase;
put an air tag in the suitcase is it allowed; which suitcase brand is best;
my suitcase lock will not open; i forgot the code of my suitcase; what is a tsa lock;
the wheel of my suitcase broke; lost my backpack on the train; left my umbrella in the taxi;
i left my jacket on the plane; where is baggage claim 4; can i take olive oil home;
how many cigarettes can i bring; how much wine can i bring into norway; may i bring cheese to america;
customs took my sausage; duty free limits; do i declare a new watch;
is a souvenir stone from the beach allowed; can i carry medicine on board; does insulin need a letter;
can i bring a drone on holiday; where do i put my pushchair; bag too big for the cabin; cabin bag 55 40 20
`,
  visasAndVaccinations: `
do i need a visa for india; how do i get a visa for china; how long does a us visa take;
how much is a visa for egypt; where is the embassy of brazil; when does my visa run out;
can i work on a tourist visa; do i need a visa if i only change planes; what is an esta;
who needs an etias; is a passport needed for spain; how long must my passport be valid for turkey;
can i travel with my id card to georgia; international visa for vietnam;
how do i apply for a student visa; my visa was refused; can i overstay my visa by a day;
what shots do i need for kenya; do i need a yellow fever jab for brazil; which vaccines for thailand;
where do i get vaccinated; does the tetanus shot hurt; how long does a tetanus shot last;
flu shot side effects; is there a vaccine against malaria; what pills against malaria;
can my baby be vaccinated; measles vaccine age; when do children get the mmr;
how long does the covid jab protect; do i still need a covid test to fly; what is a vaccination card;
i lost my vaccination card; are there mosquitoes with dengue in bali; rabies from a monkey bite;
can i drink tap water in india; is an international driving licence needed in japan;
how do i get an international driving licence; can i enter with a criminal record;
dog passport for travel; does my cat need a rabies shot for england; border crossing at ledra street open;
can i drive across the green line; what papers for a child travelling with granny;
lost passport in paris what now; my passport was stolen abroad; where is the british embassy in athens;
schengen 90 day rule; is cyprus in schengen; who can enter cuba; can americans visit cuba;
golden passport scandal; travel health advice peru; altitude sickness pills
`,
  hotels: `
book a hotel in prague for two nights; find me a room in bath with a view;
a hotel near the colosseum under 120; how much is a double room at the hilton;
is breakfast included at that hotel; what time is check out; when can i check in;
can i leave my bags at the hotel after checking out; does the hotel have a pool;
is there a gym in the hotel; are pets allowed in the hotel; cancel my hotel booking;
confirm my hotel reservation for friday; change my stay to three nights; i need a hotel room with a crib;
the hotel lost my booking; the shower in my room is broken; my room smells of smoke;
there are bugs in my hotel bed; the room next door is loud; where do i complain about a hotel;
the key card does not open my room; how do i get towels in my room; order room service;
wake me at six hotel reception; do hotels charge for the minibar; what is a resort fee;
best hotel in ayia napa for families; a cheap hostel in berlin; is airbnb allowed in new york;
the airbnb host cancelled on me; how do i rent out my spare room; bed and breakfast in platres;
which hotel did the beatles stay in; who owns the ritz; what is the most expensive hotel in the world;
how many stars has the burj al arab; what is half board; all inclusive in crete in august;
adults only hotel please; romantic hotel with jacuzzi; hotel with free parking in larnaca;
room for four people with a balcony; is there a spa; a villa with a pool for ten people;
beach chair price at the hotel; can i check in at two in the morning; lost my ring in the hotel;
reviews of the grand hotel; how do hotel ratings work; i need somewhere to sleep tonight; late checkout;
pillow too soft; hotel wifi password; why do hotels put a bible in the drawer
`,
  carTrouble: `
my car wont start; my car makes a grinding noise; why does my car shake at high speed;
the engine light is on; what does the orange light on the dashboard mean; my car smells of petrol;
smoke comes out of my bonnet; my brakes squeak; the brake pedal feels soft; how do i jump start a car;
my car battery is flat; who can jump start my car now; how long does a car battery last;
how much is a new car battery; where do i connect the jumper cables; my key is locked in the car;
the key fob does nothing; my window does not close; the air conditioning in my car blows warm air;
my car is leaking oil; what is the puddle under my car; how often should i change the oil;
when was my last oil change; when is my car due for a service; book my car in for a service;
how much does a service cost for a golf; what oil does a corolla need; how do i check the oil;
where does the coolant go; can i drive without coolant; my gearbox jumps out of third; clutch is slipping;
do i need a new clutch; what is a timing belt; when should the timing belt be changed;
my headlight bulb is out; how do i change a headlight; wiper blades size for a micra;
my windscreen has a chip; who fixes dents; how much is it to respray a door; rust on my car;
my exhaust is loud; catalytic converter stolen; my car failed the mot; when is my mot due;
how do i get a roadworthiness certificate; is it worth fixing a car with 300000 kilometres;
call a tow truck; how much does towing cost; my steering wheel is stiff; i bumped a parked car;
someone scratched my car; why is my car overheating; diesel in a petrol engine what now;
car alarm keeps going off; immobiliser fault
`,
  fuelAndTyres: `
how much petrol is left in my tank; do i have enough gas to reach paphos;
where is the nearest petrol station; who has the cheapest diesel; price of petrol today;
why is petrol so dear; how many miles per gallon does my car get; what is the mpg of a prius in town;
how far can i go on a full tank; what fuel does a honda jazz take; can i put 98 in my car;
what happens if i put diesel in by mistake; how many litres fit into my tank; my tyre is flat;
how do i change a wheel; where is the spare wheel in my car; what pressure should my tyres have;
check my tyre pressure; tyre light stays on; when should i change my tyres; how long do tyres last;
how much are four new tyres; winter tyres needed in austria; are worn tyres illegal;
what does 205 55 r16 mean; a nail in my tyre; can a puncture be repaired;
where can i get air for my tyres; bicycle tyre keeps going flat; how do i patch an inner tube;
when were rubber tyres invented; who was mr michelin; how far does a tesla go on one charge;
where can i charge my electric car; how long does it take to charge a leaf; charging point near me;
is an electric car cheaper to run; can i charge at home from a normal plug; do electric cars catch fire;
how much does it cost to charge at home overnight; what is e10 petrol; does cold weather use more fuel;
how do i save fuel; is coasting dangerous; fuel card of my mum; petrol can in the boot legal;
why do some cars run on gas; how is petrol made; how much oil is left in the world;
which country has the most oil; who invented the diesel engine; which car uses the least fuel;
motorbike fuel tank rust; tyre swap appointment; wheel alignment price; lug nuts stuck
`,
  drivingAndCars: `
what is the best car for a family of five; should i buy a hybrid; how much is a new toyota yaris;
what is my old fiat worth; how do i sell my car privately; where can i see second hand cars;
is a 2012 polo a good buy; which car is the fastest in the world; how fast does a bugatti go;
who designed the mini; when did ford build the first car; how many cars did ferrari make;
how do i pass my driving test; how many lessons do i need to drive; what do i need for a driving licence;
when can a teenager drive; how do i parallel park; how do i drive a manual; when do i change gear;
how do i overtake safely; who has right of way at a roundabout; what does a yellow line mean;
what does the blue round sign mean; what is the speed limit on the motorway; i got a speeding ticket;
how do i pay a parking fine; where do i pay my parking fine; can i park here; where did i park;
how many points are on my licence; am i over the limit after two beers;
how long until i can drive after wine; is it legal to drive barefoot; do i need a warning triangle;
can a child sit in front; what age for a booster seat; rent a car at paphos airport;
how much is a rental car for a week; i want a van for saturday; do you need a credit card to hire a car;
minimum age for car hire; automatic or manual for a beginner; learn to ride a motorbike;
is a helmet compulsory on a scooter; how do i wash a car without scratches; dog hair in the car;
child seat for a two year old; my satnav is wrong; who is at fault in a rear end crash;
is tesla better than bmw; do self driving cars exist; what does turbo do; how does an engine work;
whats horsepower; name my new car; cool number plate ideas
`,
  directions: `
how do i get to the train station; take me home; directions to the nearest hospital;
what is the quickest way to limassol; how far is it to the beach;
how long is the walk from here to the museum; how many kilometres from paris to lyon;
where is the post office; where am i; where is the next pharmacy; wheres the closest supermarket;
is the library near here; which exit do i take for the airport; turn left or right;
avoid the motorway please; a route without tolls; show me the map of athens; where is oak street;
what street is the town hall on; how do i find the entrance of the old market; i am lost in the woods;
navigate to 12 green lane; start navigation; stop navigation; how long will it take me to drive to work;
when will i arrive; is there a shortcut; can i walk there; which bus goes to the castle;
whats halfway between rome and milan; directions to my aunts; get me to the stadium by six;
find parking near the cinema; share my location with anna; send my location to dad;
where is my husband now; where did i leave the bike; how do i get to the moon; which way is north;
whats around me; the best way to the zoo with a pram; is there a lift at the metro;
how do i cross the river; whats the distance between earth and the sun;
how far apart are larnaca and paphos; walking route through the park; cycling path along the coast;
scenic route to nice; gps not working; set my home address to the new flat; how far is the nearest toilet;
any petrol station on the way; nearest police station; tell me the way to the embassy;
what is the address of the white house; what is the zip code of beverly hills; postcode of my village;
what town is this number plate from
`,
  traffic: `
how is the traffic on the way to work; is there a jam on the a1; any accidents on the highway;
why is the road closed; when will the bridge open again; how long is the queue at the border;
is the tunnel free; should i leave now or later to miss rush hour; when is rush hour;
how bad is traffic downtown; are there roadworks on my route; traffic report please; is route 66 busy;
whats the holdup on main street; is the road to troodos open; snow on the mountain road; do i need chains;
will there be traffic on good friday; the lights at the crossing are broken;
who do i tell about a pothole; how many people die on the roads each year;
which city has the worst traffic; is it quicker by bike at five oclock; how busy is ikea on saturday;
is the gym crowded now; how long is the wait at the diner; how long is the line at the museum;
will it be busy at the zoo today; when is the supermarket quietest; how many cars are there in the world;
who invented traffic lights; why are stop signs red; why do jams come from nowhere; what does amber mean;
is a u turn allowed; traffic cameras on the coast road; average speed check; congestion charge in london;
low emission zone paris; parking full at the mall; delay on the m25; live traffic; diversion;
the whole street is blocked; marathon road closures; is there a demo in the centre today; school bus late;
ambulance behind me what do i do; horse on the road; how do i stay awake at the wheel;
my commute is too long; how many minutes to the office at this hour;
alternative route around the accident; is the coast road flooded
`,
  publicTransport: `
when is the next bus to town; what time does the last train leave; how often does the tram run;
which platform for the train to vienna; how much is a bus ticket; where can i buy a metro ticket;
is there a day pass; do pensioners travel free; do children pay on the bus;
can i take my bike on the train; are dogs allowed on buses; the bus did not come; my train is late;
is the metro running on sunday; is there a night bus; bus timetable of line 4;
how long does the train to oxford take; how do i get from the station to the port;
does this bus stop at the hospital; where do i change for the green line; what line goes to the airport;
book a train ticket to manchester; two tickets to leeds first class; cheap trains to brussels;
seat reservation on the express; is there a ferry from cyprus to greece;
when does the ferry to rhodes leave; how long is the boat to capri; who runs the trains in spain;
are trains in japan always on time; what is the fastest train in the world;
where did the orient express go; when was the london underground opened; how deep is the deepest metro;
why are there no trains in cyprus; last train in cyprus when; lost my bus pass;
renew my student travel card; i left my scarf on the bus; the driver was rude; bus drivers on strike;
the train was cancelled do i get money back; intercity bus to paphos; coach to split;
minibus for a day with the choir; is the monorail free; how do i use an oyster card; tap in with my phone;
wheelchair on the tram; pram space on a bus; standing room only; interrail how much;
ticket inspector fine; train from london to paris; whats the next stop; where does the number 30 go
`,
  taxisAndRides: `
get me an uber; call me a taxi to the airport; how much is a taxi to ayia napa;
book a cab for seven tomorrow morning; where is my driver; when will my ride be here;
how long until the uber comes; cancel my ride; who is my driver; what car is my driver in;
do i tip a cab driver; how many people fit in a taxi; a ride for five people with bags;
is there uber in cyprus; is bolt cheaper than uber; i left my phone in the cab;
my driver took the long way; the taxi overcharged me; order a lyft to the stadium;
a taxi with a child seat; taxi rank near the port; do taxis take cards; share a ride to limassol;
car share to munich; hitchhiking is it legal; does blablacar work here; i need a lift home;
who can pick me up from the station; pick grandma up at four; find someone to drive me to the dentist;
scooter hire by the minute; where can i leave the e scooter; rent a bike for a day;
city bikes how do they work; how do i unlock the rental bike; helmet for an e scooter;
limousine for a prom; horse carriage in bruges; tuk tuk price in bangkok; gondola ride how much;
water taxi to the airport; helicopter over new york; who was the taxi driver in the film;
when did uber start; night taxi is it dearer; my ride rating is low why; how do i become a taxi driver;
driver is asleep; the meter runs too fast; uber to the hospital; an uber for two to the theatre;
get a ride to 5 river road; is it safe to take a taxi alone; lift share to work; minicab;
black cab test in london; airport pick up with my name on a sign
`,
  restaurants: `
book a table for two tonight; table for six at the steak house on friday;
is there a good sushi place near me; where can i eat vegan; what is the best pizza in town;
how expensive is that restaurant; how long is the wait for a table; does the tavern take reservations;
do they take walk ins at nobu; cancel my dinner reservation; confirm my table at eight;
move my table to nine; when does the kitchen close; what time does mcdonalds open;
is burger king open now; who has the best burgers; where do they serve halal;
is there a kosher restaurant; is the food spicy there; are children welcome in the bar;
a place with a garden; a restaurant with a sea view in paphos; a quiet cafe to read; brunch in larnaca;
what is on the menu at the thai; how many stars does that restaurant have; reviews of the fish tavern;
are the reviews of the curry house good; what should i order at a greek tavern; what is in a meze;
how much is a meze for two; how much do i tip the waiter; can i bring my own wine;
is there parking at the restaurant; the soup was cold; i found a hair in my food; the waiter forgot us;
order a pizza; get me chinese food delivered; is my food on its way; where is my takeaway;
how long does the delivery of a pizza take; who delivers sushi; can you order noodles; i want a kebab;
anywhere open after midnight; where can i watch the match and eat; romantic dinner idea;
cheap lunch near the uni; birthday dinner for twenty; indian takeaway; drive through near me;
who is gordon ramsay; how many michelin stars has ramsay; whats the oldest restaurant in the world;
where was the first mcdonalds; souvlaki delivery; coffee to go; ice cream parlour open late;
wine bar with music
`,
  recipes: `
how do i make pancakes; recipe for carrot cake; how long do i boil an egg;
how long does a chicken take in the oven; what temperature for roast potatoes;
how do i cook rice without it sticking; how do i make gravy; how much water for couscous;
how much salt goes in pasta water; when is the fish done; how do i know if an egg is bad;
what can i cook with courgettes; what can i make with eggs and spinach; whats for dinner;
suggest a quick lunch; something with chickpeas; an easy dessert without an oven;
what goes well with lamb; which wine goes with fish; how do i make tzatziki; how is halloumi made;
how do i grill halloumi; how do you make koupepia; recipe of afelia; how do i make flaounes;
moussaka like granny; how do i bake sourdough; my bread does not rise; why is my cake flat;
my sauce is lumpy; the soup is too salty what now; how do i thicken a stew; can i freeze cooked rice;
can i reheat mushrooms; how do i peel garlic quickly; how do i cut a mango; how do i open a coconut;
how do i clean squid; how do i carve a turkey; who invented the sandwich; where does pizza come from;
where does baklava come from; why is it called a hamburger; what is in a mojito;
how do i make iced coffee; how do you make freddo espresso; can you read the next step of the recipe;
what is step three; add this recipe to my favourites; a vegan birthday cake; gluten free pasta recipe;
what does blanch mean; air fryer chips how many minutes; slow cooker beef; soup for a cold;
packed lunch ideas for school; christmas dinner for eight; jam from figs; pickle cucumbers;
burnt pan what do i do; microwave popcorn; steak medium rare
`,
  ingredients: `
what is in hummus; what are the ingredients of pesto; what do i need for lasagne;
does guinness contain fish; is there egg in pasta; is there pork in gelatine; are marshmallows vegan;
what can i use instead of butter; can i swap honey for sugar; is there a substitute for buttermilk;
can i use olive oil in a cake; what replaces eggs in baking; can i use baking soda instead of powder;
is cornstarch the same as cornflour; is cilantro coriander; what is tahini made of; whats in a big mac;
what is saffron; why is saffron so expensive; where does cinnamon come from; where does chocolate grow;
how is cheese made; how is olive oil pressed; what is msg; what is e120; is red food dye bad;
how long does milk keep; does honey go bad; how long can i keep mince in the fridge;
when does yoghurt expire; are my leftovers still good after five days; can i eat a green potato;
is mouldy cheese safe; can i eat the rind; is raw chicken dangerous; are raw kidney beans poisonous;
do tomatoes belong in the fridge; are mushrooms vegetables; is a tomato a fruit; is a peanut a nut;
what is the hottest chilli; what makes chilli hot; what is umami; how sweet is stevia;
is brown sugar healthier; how many cups in a pound of flour; how many grams is a tablespoon of sugar;
how many eggs for a litre of custard; how much garlic is too much; do i need yeast for pitta; what is rye;
which flour for pizza; is sea salt better; smell of truffles; what does quince taste like;
allergic to nuts what can i bake; who has a nut free kitchen; is oat milk better; white or brown rice
`,
  nutritionAndCalories: `
how many calories are in a banana; calories of a croissant; how much protein is in an egg;
how much sugar is in a can of coke; is peanut butter fattening; how much fat does cheese have;
is bread bad for you; are potatoes healthy; is an avocado good for me; how many carbs in a beer;
how much fibre do i need; how much water should i drink a day; how much salt is too much;
how many eggs may i eat a week; how many calories should i eat to lose two kilos; how do i lose belly fat;
how do i put on weight; does coffee make you thin; is intermittent fasting good; what is keto;
what can i eat on a low carb diet; what should diabetics eat; what food has iron;
which fruit has the most vitamin c; where do i get vitamin b12 as a vegan; who should take vitamin d;
when should i take magnesium; are protein shakes useful; is diet coke worse than coke; is wine healthy;
how many calories in a bottle of wine; do calories at midnight count more;
how long do i walk to burn a pizza; how many calories does swimming burn; what is my bmi;
what is a healthy weight for 170 centimetres; how much did i eat today; log a bowl of porridge;
add an apple to my food diary; is sushi healthy; whats in a salad at kfc; nutrition facts of oatmeal;
how healthy is olive oil; omega 3 in which fish; does spinach make you strong; do carrots help your eyes;
is breakfast important; snacks under 100 calories; why am i always hungry; i cant stop eating sweets;
is honey better than sugar; can you live on only potatoes; what do astronauts eat; what do vegans eat;
is soy bad for men; foods that lower cholesterol; cholesterol in shrimps; potassium in coconut water;
lactose free cheese
`,
  groceriesAndShoppingLists: `
add milk to my shopping list; put eggs and flour on the list; take bread off the grocery list;
whats on my shopping list; is butter on my list; do i need to buy onions; clear the shopping list;
did i already buy toilet paper; remind me to get nappies; start a new list for the barbecue;
read me the list; order my groceries; how much are tomatoes today; what does a kilo of lamb cost;
price of strawberries; where do i get fresh fish; which aisle is the rice in; who sells gluten free bread;
where can i buy tahini; is aldi cheaper than lidl; when do new offers start at lidl;
supermarket leaflet this week; are avocados in season; when are cherries ripe;
when is watermelon season in cyprus; how do i pick a ripe melon; how do i store basil;
how long do carrots last; farmers market on saturday where; do they sell stamps at the supermarket;
can i return food to the shop; the milk i bought was sour; i forgot the cheese; my trolley coin is stuck;
bring a bag or buy one; how much is a plastic bag; buy two get one free; coupons for cereal;
loyalty card points at the supermarket; my groceries were not delivered;
a melon was missing from my delivery; cat food on offer; need a gift under ten euros;
list for the birthday party; make a list called camping; add batteries candles and matches;
cross wine off; do we have enough sugar; is there beer in the fridge; what can i get for five euros;
cheapest olive oil; buy more dish soap; 2 litres of oat milk; order water bottles; shop for a toothbrush;
bakery near me open on sunday; butcher with organic beef; is palm oil in nutella; who makes nutella
`,
  timersAndAlarms: `
set a timer for ten minutes; timer five minutes; start a second timer for the eggs;
how much time is left on the timer; stop the timer; pause my timer; add two minutes to the timer;
cancel all timers; wake me up at seven; set an alarm for half past six; alarm on weekdays at 6 45;
turn off the alarm; snooze; delete my morning alarm; what alarms do i have; is my alarm on for tomorrow;
when does my alarm ring; wake me with birdsong; change my alarm to eight; dont wake me on sunday;
my alarm did not ring; why didnt you wake me; start the stopwatch; lap; how long have i been running;
count down from twenty; tell me when an hour has passed; ring in fifteen minutes;
let me know when the pasta is done; alert me at noon; set the oven for 40 minutes; nap for twenty minutes;
louder alarm please; which alarm sound is gentle; vibrate instead of ringing; skip tomorrows alarm;
set a pomodoro; remind me in half an hour; wake me two hours before my flight;
how many hours until my alarm; what time do i have to get up for the seven oclock bus; alarm clock radio;
egg timer; kitchen timer please; timer for tea; timer called laundry; has the timer finished;
how long did the cake bake; set the clock one hour back; when do the clocks go forward;
who invented the alarm clock; why does snooze last nine minutes; smoke alarm beeps every minute;
repeat the alarm daily; alarm only on mondays; mute the alarm; wake up music
`,
  reminders: `
remind me to call mum tonight; remind me to take my pills at nine; remind me about the dentist on tuesday;
dont let me forget the keys; remind me to water the plants every friday; what are my reminders for today;
do i have any reminders; delete the reminder about the car; cancel the reminder for the gym;
move my reminder to tomorrow; remind me when i get home to feed the cat; remind me to put the bins out;
when should i take the rubbish out; when is bin day; who did i want to ring; what did i want to buy;
what was i supposed to do at five; set a yearly reminder for my mums birthday; when is dads birthday;
how long until my birthday; how many days till christmas; remind me to breathe;
remind me to drink water each hour; remind me to pay the rent on the first;
can you remind me about the laundry; a reminder for parents evening; note to self buy stamps;
write down that the spare key is under the pot; remember that i parked on level three;
where did i say i put the passport; what did i ask you to remember; forget what i said; make a note;
read my notes; add to my notes; delete my last note; turn off reminders at night;
remind tom to bring the ball; please remind my husband to get milk; remind me again later;
ok done with that reminder; mark it as done; is there anything i need to remember today;
reminder at 3 pm to leave; nudge me at noon; the vet appointment remind me a day before;
remind me to check the oven; remind me to return the library books;
remind me to renew my passport in march; take out the trash reminder; remind me of my anniversary;
i always forget names; how can i remember things better; tie a knot in my handkerchief;
show completed reminders
`,
  ownCalendar: `
whats on my calendar today; am i free on thursday evening; do i have anything on saturday;
when is my next meeting; what time is lunch with eva; where is my meeting with the teacher;
who is coming to the meeting at two; add dinner with the smiths on friday at eight;
put football training in my diary; schedule a haircut for monday; create an event called picnic;
move my dentist to next week; push the meeting with bob back an hour; cancel lunch with my sister;
delete everything on wednesday; remove the yoga class from my calendar; clear my afternoon;
invite john to the barbecue; who have i invited to my party; how long is my meeting with the boss;
how many meetings do i have tomorrow; how busy is my week; block two hours for studying;
is the 14th a tuesday; what day is the 3rd of august; when is the parents meeting; whens the school play;
did i miss an appointment; when was my last check up; my clinic appointment is on which day;
change the time of my eye test; reschedule my physio; book me a haircut with the usual barber;
find a time when we are both free for tennis; share my calendar with my wife;
add the bank holidays to my calendar; when is the next public holiday; is monday a holiday;
what is the next long weekend; do i work on easter monday; which week of the year is it;
repeat this every second tuesday; set the book club for the last friday;
is there a clash with the wedding; accept the invitation from claire; decline the party;
tell them i will be late; i am running late for the interview; what did i do last tuesday;
first thing tomorrow; what is my day like; good morning whats on today; block my holiday in august;
add mums flight on sunday; name days in may; my calendar does not sync with my watch; birthday calendar
`,
  todoLists: `
whats on my to do list; add clean the garage to my to do list; tick off vacuuming;
is washing the car on my list; remove call the plumber; what do i still have to do today;
which task is first; how many things are left on my list; make a list of chores;
add mow the lawn to chores; delete my chores list; i have finished the ironing;
put paying the gas bill at the top; is there anything on my bucket list; add skydiving to my bucket list;
create a packing list; share the list with jim; rename the list to holiday; empty the to do list;
clear done items; who does the dishes today; when did i add that; do i have tasks for tomorrow;
move this to next week; what did i forget to do; sort my list by date; show all my lists;
read out my wish list; add a lego set to the wish list; new years resolutions ideas;
make a chore plan for the children; how do i stop putting things off; why am i so lazy;
how do i get up early; plan my day; a list of baby names; a list of books to read; list of films to watch;
add walk the dog; delete the last entry; undo that; check off the second item;
what is the third thing on the list; make it a priority; repeat this task weekly; assign the bins to leo;
a list for the move; did i write down the tiles; anything on my list for the garden; take everything off;
open my notes app; how long is my list; honey do list; get more organised; morning routine;
spring cleaning checklist; keep a diary for me
`,
  personalEmail: `
do i have new e mails; check my inbox; read my latest e mail; any mail from jenny;
did my teacher write back; who sent me a mail last night; open the e mail from grandma;
reply to sam that i am fine; answer the mail from the landlord; write an e mail to my aunt;
send a mail to lucy saying happy birthday; forward the photo to dad; delete the spam in my inbox;
mark all as read; archive the mails from last year; how many unread mails do i have;
what does the mail from school say; has the ticket come by mail; find the mail with the hotel booking;
email mark about the barbecue; send the recipe to my mother in law;
write a thank you note to the neighbours; compose a mail; add a subject to the mail;
attach my picture to the message; dont send it; unsend the last message; is there mail about my parcel;
my gmail is full; how do i recover my hotmail; i forgot my yahoo password; someone got into my mail;
how do i block a sender; why do i get so much spam; unsubscribe me from the shoe shop;
how do i make a new gmail address; what is cc and bcc; when was e mail invented;
who sent the first e mail; how do you write at sign on a mac; mail from the bank real or fake;
a prince wants to give me money by mail; notify me when alice writes; new messages please;
has peter replied; what was the last thing ann wrote; start a mail to the football team;
how do i end a letter to a friend; letter to santa; love letter for my wife;
how many stamps on a letter to canada; where is the nearest letter box; christmas card text;
condolence card words; apology letter to my neighbour; mail my brother the tickets; inbox zero trick;
turn off mail alerts
`,
  textMessages: `
text my wife that i am late; send a message to ben; tell mum i landed; read my messages;
what did sarah text; reply ok; write on my way to jim; send a whatsapp to the group; text the babysitter;
did kate answer; any new texts; show the chat with my sister; chat with my sister about the wedding;
delete that message; who texted me at three; how do i mute a group on whatsapp;
how do i leave a family group politely; i was blocked on whatsapp; what do two blue ticks mean;
what does lol mean; what does brb stand for; meaning of the upside down smiley; send a heart to anna;
send the voice message again; my messages do not go out; how do i get back deleted texts;
can my boyfriend see my texts; should i text him first; he has not texted me back;
what do i write to a girl; flirty text for a date; good night message for my love;
birthday wishes for my boss; happy new year message funny; text from an unknown number;
a strange link in a text; sms from the post about a parcel; is signal safer than whatsapp;
who owns whatsapp; when did texting start; how much is an sms abroad; send my eta to lisa;
ask dad if he wants tea; let john know the match is off; tell the kids dinner is ready;
broadcast dinner is ready; announce bedtime; message my neighbour about the noise;
invite everybody to the quiz night; voice to text; schedule a text for midnight; send a gif;
emoji for hug; block that number; stop the ads by sms; send a picture to nan; turn off message previews;
how do i text in greek letters; thumbs up meaning
`,
  phoneCalls: `
call mum; ring my brother; phone the dentist; please call home; dial 0 1 2 3; call back the last number;
redial; hang up; answer the call; put it on speaker; mute the mic; who called me today; did i miss a call;
who rang at noon; how long was my last call; call the pizza place; get me the plumber on the phone;
video call with grandpa; facetime lily; call emma on her mobile; call the vet at ten;
leave a voicemail for paul; listen to my voicemail; delete my voicemails; how do i set up my voicemail;
my phone does not ring; people cant hear me on calls; how do i block a caller;
who keeps ringing and hanging up; scam caller from abroad; whose number is this;
what country has the code 44; dialling code of cyprus; country code for france; how do i call abroad;
how much is a call to australia; is skype free; what happened to skype;
who invented the telephone and when; what did bell say first on the phone; where is a phone box;
when was the first mobile call; my data plan is used up; data plan of my phone;
how much data do i have left; how do i top up my sim; is there an e sim for turkey;
roaming charges in switzerland; change my phone contract; which phone network is the best;
my phone bill is too high; how do i keep my number when i switch; cancel my mobile contract;
cheap sim for a tourist; no signal in the mountains; turn on do not disturb;
call forwarding for my mobile; ring my nan five minutes before lunch; can you hear me;
conference call with my cousins; landline is dead; ring my phone i cant find it; prank call
`,
  contactsList: `
add bob to my contacts; whats lauras number; save this number as plumber; delete my ex from contacts;
change jims number; when is julias birthday; what is my sisters address; where does uncle nick live;
do i have the number of the doctor; find the e mail of my teacher; who is dave in my phone;
add an e mail to kates contact; how many contacts do i have; how do i get my contacts to the new phone;
i lost all my phone numbers; merge double contacts; set a photo for mum; make dad a favourite;
emergency contact on my phone; who is my emergency contact; create a contact for the nanny;
put the vet into my address book; what is the number of the pizzeria; number for the hospital please;
the number of directory enquiries; phone number of my school; look up jane smith; do i know a george;
call me boss; call me captain; my name is timothy; you can call me sam; change my name to rosie;
what is my name; whats my name; do you know my name; say my name; who am i; do you know who i am;
how do you say my name; what do you call me; my nickname is pip; i will call you jarvis;
can i name you arnold; your new name is lucy; change your name; from today you are bob;
how many letters in my name; what does my name mean; where does the name smith come from;
is alex a boys name; famous people called george; popular baby names; surname of my teacher;
when did i last speak to frank; who is my best friend; remember my wifes size;
introduce me to your friends; contact card of aunt mary; my cousins new address
`,
  smartHome: `
turn on the lights; lights off; switch off the lamp in the kitchen; dim the bedroom lights;
make it brighter; light at forty percent; change the light to blue; red light in the living room please;
its too dark in here; it is too bright; turn on the heating; set the thermostat to 21; its cold in here;
make it warmer; turn down the heating at night; how warm is it inside;
whats the temperature in the babys bedroom; turn on the air conditioner; start the vacuum;
robot vacuum the hall; stop the hoover; why is my roomba stuck; clean the floor; make me a coffee;
turn on the coffee machine; brew an espresso at seven; turn off the plug in the study;
switch the socket on; is the oven off; did i leave the iron on; lock the front door; is the door locked;
open the garage; close the blinds; raise the shutters; who is at the door; show the doorbell camera;
arm the alarm; turn off the fan; start the washing machine; when is the washing done;
how long does the dishwasher take; run the sprinklers; water the lawn at six; turn on the tv;
switch to channel four; turn the tv off in an hour; movie mode; good night turn everything off;
i am leaving home; im home; party lights; lights out in ten minutes; smart bulb will not pair;
my thermostat is offline; which smart speaker is best; can alexa hear me all the time;
reset the smart plug; how much power does my fridge use; who turned on the light; christmas lights on;
the lamp flickers; connect my speaker; sync my watch; heat the water boiler; is a window open;
turn on the pool pump; light colour purple; switch on the kettle
`,
  music: `
play some jazz; play the beatles; play my workout playlist; put on something relaxing; next song;
skip this one; previous track; play it again; repeat this song; shuffle my music; stop the music;
pause the song; resume; what song is this; who sings this; who wrote this song; what album is it on;
when did this song come out; add this song to my summer playlist; put this tune on my party list;
take this song off the playlist; i love this song; i hate this track; play more like this;
play the new album of coldplay; play bohemian rhapsody; play classical music for babies; play rain sounds;
lullaby please; lyrics of imagine; lyrics hello adele; words to happy birthday;
what does la vie en rose mean; how many albums did abba make; who is the singer of queen;
voice of the singer in the cranberries; who was the drummer of nirvana; when did elvis die;
where was mozart born; what instrument did vivaldi play; how many strings has a violin;
how long does it take to learn the guitar; how do i tune a ukulele; chords for wonderwall;
where can i hear live music tonight; when is the concert; tickets for taylor swift;
how much are tickets for the rolling stones; who won eurovision; when is eurovision;
what place did cyprus get in eurovision; best song of the eighties; top ten this week;
number one the day i was born; spotify is not working; how much is spotify; cancel spotify;
download music for free; song stuck in my head; hum a tune; sing me something; dance music;
karaoke version of yellow; play greek music; bouzouki songs; play christmas songs; wedding march;
first dance song; name that tune; turn on my favourites; play track five; rate this song five stars
`,
  volumeAndSpeech: `
volume up; turn it up; louder please; quieter; turn down the volume; set volume to three; mute; unmute;
full volume; too loud; i cant hear you; say it louder; whisper; talk in a whisper; stop whispering;
speak slower; talk faster; you talk too fast; slow down please; say that again; say it once more; pardon;
what did you say; change your voice; use a male voice; talk like a woman; can you sound british;
switch to an australian accent; speak with a scottish accent; talk like a pirate; talk like yoda;
use another voice; i dont like your voice; make your voice deeper; can you do a robot voice;
read it aloud; stop talking; be quiet; hush; silence; stop; stop it; enough; thats enough; cancel that;
never mind; forget it; go back; go on reading; start from the beginning; next; skip;
skip ahead thirty seconds; rewind a bit; fast forward; pause; play; continue playing; mute the tv;
bass up; treble down; turn the sound off on my phone; sound does not work on my laptop; ringtone volume;
change the ringtone; which ringtone do i have; double speed; half speed; normal speed please;
turn off subtitles; subtitles on; bigger letters on my phone; make the screen brighter;
dark mode on my phone; factory reset; reset my settings; restart the device; go to sleep; wake up;
are you listening; listen; hey siri; ok google; alexa stop
`,
  radioPodcastsAudiobooks: `
play the radio; put on bbc radio four; tune in to 98 7; which station plays rock; next station;
whats on the radio now; radio on in the bathroom; play capital fm; turn the radio off;
play the latest episode of my podcast; next episode; previous episode please; a podcast about history;
true crime podcast; funny podcast for the car; how long is this episode; who hosts this podcast;
subscribe to that podcast; what podcasts do i follow; resume my podcast; podcast for learning greek;
skip the adverts; play my audiobook; continue the audiobook; read harry potter to me;
how many chapters are left; go back a chapter; read chapter seven; who reads this audiobook;
how long is the audiobook of dune; audiobook free; is audible worth the money; cancel audible;
bedtime story for my daughter; stop reading after this chapter; set a sleep timer;
when was radio invented; who was marconi; what does fm mean; why is there noise on the radio;
radio luxemburg memories; police radio listen; radio play from the fifties; how do i start a podcast;
microphone for a podcast; most popular podcast in the world; joe rogan guests; the archers what happened;
talk radio; sports radio live; play the news on the radio; football on the radio; listen to a sermon;
meditation audio; whale sounds; white noise; play ten minutes of ocean; story of the three little pigs;
play the hobbit from where i stopped; speed up the audiobook; save my place in the book;
last session of my book; radio from crete; who was orson welles; greek radio online
`,
  filmsAndSeries: `
what should i watch tonight; recommend a comedy; a scary film for halloween; a good film for kids;
who plays james bond now; who played the joker; who directed titanic; when did star wars come out;
how long is gone with the wind; how many films of harry potter exist; how does lost end;
what happens at the end of inception; who dies in game of thrones; who killed laura palmer;
where was lord of the rings filmed; where was mamma mia filmed; where can i stream the crown;
is friends on netflix; whats new on netflix; how much is netflix a month; cancel my netflix;
share my netflix password; is disney plus worth it; when does the next season of stranger things start;
when is the next bond film; how many seasons has lost; how many episodes of breaking bad are there;
what is the name of the dog in tintin; who voices shrek; what was the first colour film;
which film won the oscar last year; how many oscars did titanic win; who won best actor;
what year was the lion king made; how much money did avatar make; what is the most expensive film ever;
is jaws a true story; is that film based on a book; rate this film four stars; what age is it for;
trailer of dune; movie with a robot and a boy; film where a man lives the same day again;
that series with the chemistry teacher; what is the plot of hamlet film; why did he leave the show;
cast of seinfeld; old western with clint eastwood; bollywood romance; anime for beginners;
show me funny videos; play a cartoon; heart attack symptoms film; watch football live free;
who is the director of psycho; has tom cruise won an oscar; is tom hanks in that one;
who was in casablanca; will there be a sequel; batman or superman
`,
  cinemaAndTheatre: `
whats on at the cinema; film times tonight; when does the new marvel film start; is there a late show;
which cinema shows the film in english; movie schedule for saturday; website of the cinema;
how much is a cinema ticket; two tickets for the eight oclock show; book seats in the back row;
is there a discount for students at the cinema; where is the nearest cinema; is the imax worth it;
do they sell popcorn; can i bring my own snacks to the movies; open air cinema in summer;
childrens film on sunday morning; does that cinema have parking; how long are the adverts before the film;
is the film sold out; can i get a refund for my cinema tickets; drive in cinema; whats playing nearby;
find the showtimes of frozen; film festival in cannes dates; what is on at the theatre;
tickets for the opera; how long is the opera carmen; who wrote carmen; is the musical cats any good;
tickets for hamilton; how much is a seat at the royal opera; what do i wear to the opera;
when does the ballet start; swan lake tickets; ancient theatre of kourion shows;
is there a play in salamis; puppet theatre for kids; circus in town; comedy club tonight; magic show;
exhibition in the museum; when does the museum open; is the museum free on sundays; museum for dinosaurs;
where is the mona lisa; whats on this weekend; events near me; festival in limassol; wine festival dates;
carnival parade when; fireworks tonight where; flea market; is there a fair; street food market;
film screening at a quarter past nine; show creatures of the night at the movie house; quiz night pub;
bingo hall; theatre for toddlers; pantomime
`,
  books: `
what should i read next; a good crime novel; books like twilight; who wrote war and peace;
who is the author of dune; when was pride and prejudice published; how many pages has ulysses;
how many books did agatha christie write; what is 1984 about; summary of animal farm;
how does the great gatsby end; who is the main character in emma; in which order do i read narnia;
when is the next book by george martin; how much is the new novel by ken follett;
where can i buy old books; where can i get free e books; rate this book five stars;
give the last novel two out of five; add dune to my reading list; what page am i on;
renew my library books; my library book is overdue; when does the library open;
how do i get a library card; what is the best selling book ever; which book sold most in 2020;
who won the booker prize; who won the nobel prize in literature; what is a haiku; what is a sonnet;
who wrote the iliad; what is the odyssey about; how long did odysseus travel; read me a poem;
poem by emily dickinson; a short story for bedtime; fairy tales of grimm; who wrote the little prince;
what did the fox say to the little prince; childrens book about bears; picture books for a two year old;
comics of asterix; where did tintin go; manga to start with; is kindle better than paper;
my kindle does not charge; how do i write a novel; how do i publish my poems; name for a villain;
first line for a love story; quote by oscar wilde; shakespeare insults;
how many plays did shakespeare write; was homer blind; who is sherlock holmess enemy;
dictionary of dreams; cookbook for students; history book on byzantium; book of the month;
book club questions; a saga called silent river find it
`,
  gamesAndJokes: `
tell me a funny joke; another joke please; knock knock joke; a joke about lawyers; a dad joke;
do you know a pun; make me laugh; say something funny; that was not funny; tell me a riddle about time;
give me a tongue twister; lets play a game; play hangman with me; play twenty questions;
are you up for a round of cards; can you play chess with me; lets play rock paper scissors;
i choose paper; truth or dare; would you rather; never have i ever questions; quiz me;
ask me a trivia question; start a quiz about rivers; i spy; play tic tac toe; rules of backgammon;
how do you play tavli; how do i win at monopoly; how many cards in a deck;
how many squares on a chess board; what is the best opening in chess; who is the world champion in chess;
who beat kasparov; how do i solve a rubiks cube; how many dots on two dice; what is a full house in poker;
does a flush beat a straight; how much is a queen worth in chess; games for a long car ride;
party games for adults; games for six year olds; what is the rule of uno; sudoku help;
crossword river in france four letters; seven letter word for happy; scrabble word with q and no u;
bridge for beginners; where can i play darts; escape games near me; role playing game with friends;
card trick; magic trick easy; a prank for april fools; meme of the day; story of a dragon;
tell me a ghost story; tell me a secret; sing for me; dance for me; rap about cats; beatbox; surprise me;
entertain me; im so bored today; fun fact please; something weird; what sound does a cow make;
bark like a dog; guess my age; guess what i am thinking; pick a card; limerick
`,
  chance: `
flip a coin; heads or tails; toss a coin please; roll a die; roll two dice; roll a twenty sided die;
pick a number between one and ten; random number; choose a colour for me;
pick a name out of anna ben and carl; choose between pizza and pasta; should i or should i not;
yes or no decide for me; draw a card; spin the bottle; spin the wheel; who goes first; pick a winner;
draw straws; eeny meeny miny moe; throw the dice again; best of three; flip it again i call tails;
give me six lottery numbers; lucky number today; what are my chances; what are the odds of two sixes;
how likely is a royal flush; how likely is it to be hit by lightning; what is the chance of twins;
what are the odds of rain; magic eight ball; will i be rich; will i be famous; am i lucky;
is thirteen unlucky; is seven lucky; why is friday the thirteenth bad; black cat crossed the road;
broken mirror how many years; four leaf clover; does the coin land on its edge;
is a coin flip really fair; what is the gamblers fallacy; how does roulette work;
how do i win at blackjack; is the casino open; who invented dice; what do dice have on opposite sides;
random letter; random country; random animal please; suggest a random film; random word;
give me a number over 100; pick one for me; shuffle the names; split us into two teams; secret santa draw;
raffle numbers; bet on horse five; which horse will win; betting odds for the final; football pools;
scratch card luck; tarot card; fortune cookie
`,
  spellingAndDefinitions: `
how do you spell necessary; spell rhythm; is it their or there; how is accommodate spelt;
does separate have an a; two ls in travelling or one; spell onomatopoeia for me;
how many letters in mississippi; what does ubiquitous mean; define serendipity;
whats the definition of irony; meaning of procrastinate; what is a synonym for happy;
opposite of generous; another word for beautiful; what rhymes with silver; whats the plural of octopus;
plural of goose; past tense of swim; is data plural in grammar; what is an adverb; what is a gerund;
difference between affect and effect; when do i use whom; who or whom; where does the comma go;
when do i use a semicolon; how do you pronounce quinoa; how is worcestershire said;
where does the word salary come from; where does ok come from; who made the first dictionary;
what is the longest word in english; what does rsvp stand for; what does am and pm mean;
what does etc mean; what is an oxymoron; what does carpe diem mean; what does it mean to kick the bucket;
meaning of break a leg; why do we say raining cats and dogs; what is the origin of goodbye;
use melancholy in a sentence; what is a palindrome; is racecar a palindrome; anagram of listen;
what do you call a baby swan; what do you call a group of crows;
whats a person who collects stamps called; fear of spiders name; fear of heights is called;
word for the smell after rain; capital letter after a colon; hyphen in twenty one;
correct this sentence he go home; how many words are there in english; which letter is most common;
what is the first letter of the greek alphabet; difference between british and american spelling;
colour or color; whats a simile; what does yolo mean; what does smh mean; slang for money
`,
  translation: `
how do you say thank you in japanese; what is bread in french; translate umbrella into spanish;
say good morning in italian; how do i say where is the toilet in turkish; what does gracias mean;
what does bonjour mean in english; how do i order beer in german; how do you say cheers in russian;
what is hello in swahili; translate my heart will go on into latin; what does kalimera mean;
greek word for sea; how do i say i love you in greek; how do you say happy birthday in polish;
how would i say excuse me in chinese; teach me some french words; count to ten in spanish;
what is seven in arabic; numbers in greek; how do you write peace in hebrew; tattoo in latin meaning;
what does cest la vie mean; meaning of schadenfreude; what language is moshi moshi;
which language is spoken in brazil; what do they speak in belgium; how many people speak mandarin;
what is the hardest language to learn; how do i learn spanish quickly; is duolingo any good;
how long does it take to learn german; best way to learn greek as an adult;
where can i take a greek course in the evening; how do i remember vocabulary;
english lessons for my mother; language partner for italian; is my english good; correct my english;
how do i lose my accent; what is the b2 exam; when is the ielts test; how hard is the toefl;
sign language for thank you; how do you say no in sign language; morse code sos;
translate this menu for me; what does the japanese sign say; translate the lyrics of despacito;
how do the french say cheese; thank you in cypriot dialect; funny german words; swear words in klingon;
say something in spanish; who invented esperanto; is latin dead; oldest language in the world;
ancient greek for wisdom; translate good luck into maori; please in portuguese; whats apple in dutch
`,
  unitsAndMeasures: `
how many centimetres in an inch; how many feet in a mile; how many ounces in a pint;
how many grams are four ounces; convert 10 miles to kilometres; 180 cm in feet; 75 kg in pounds;
100 fahrenheit in celsius; what is 20 celsius in fahrenheit; how many cups in a litre;
how many teaspoons in a tablespoon; how much is a stone in kilos; how long is a yard; how big is an acre;
how many acres in a hectare; how many square feet is a tennis court; how heavy is a litre of milk;
how tall is six foot two in metres; how many pints in a gallon; how many pounds in a ton;
how many seconds in a day; how many minutes in a week; how many weeks in a year;
how many bytes in a kilobyte; how many zeros in a billion; how far is a light year; how fast is a knot;
how many km is a marathon; how big is a football pitch; how deep is a fathom; what is a nautical mile;
what size is a4 paper; how wide is a double bed; what is a us size 8 in europe; uk shoe size 6 in eu;
ring size chart; how much does an elephant weigh; how much does a penny weigh;
how much does a litre of water weigh; how much does gold weigh per litre;
what weighs more lead or feathers; what is half of three quarters of a cup; double two thirds of a cup;
how many drops in a teaspoon; 350 fahrenheit gas mark; how many millilitres in a shot;
how hot is lava in celsius; at what degree does water boil; when does water freeze in fahrenheit;
how long is an inch; metres per second to kph; how many newtons in a kilo; volts times amps;
how many people fit in a bus; why dont americans use metres; who invented the metre; kelvin to celsius;
convert 3 tablespoons to ml; 5 stone 3 in kilos; 12 inches to cm
`,
  maths: `
what is twelve times eight; whats 15 percent of 80; what is 7 squared; how much is 144 divided by 12;
how much is nine plus six; two plus two; add 45 and 67; subtract 13 from 40; square root of 49;
cube root of 27; what is pi; who discovered pi; how many digits has pi; what is a prime number;
is 51 prime; how many primes are under 100; how do i work out the area of a circle;
how do i find the volume of a cone; what is pythagoras theorem; who was pythagoras;
how many sides has a hexagon; how many degrees in a triangle; whats a right angle;
solve 3x plus 5 equals 20; solve x squared minus 9; what is the derivative of sine; integral of x squared;
what is a logarithm; what is the log of 1000; what is a fraction; three quarters as a percent;
how do i turn a fraction into a decimal; what is a third of ninety; what is half of 37;
split 86 euros between four; what is a 20 percent tip on 45;
how much do i pay with 30 percent off 60 euros; mean and median difference; what is standard deviation;
what is infinity plus one; can you divide by zero; why cant i divide by zero; who invented zero;
when was zero invented; what are roman numerals for 2024; what is xiv; what comes after a trillion;
how big is a googol; factorial of five; is nine odd; the sum of all numbers up to 100;
next number 1 1 2 3 5 8; what is the golden ratio; times table of seven; long division help;
how do i learn fractions; maths homework page 12; a train leaves at 3 at 60 miles an hour;
how old is ann if bob is twice her age; what are the factors of 36; lowest common multiple of 4 and 6;
binary for 10; what is a vector; matrix times matrix; probability of three heads; sine of thirty degrees
`,
  timeZonesAndDates: `
what time is it in seoul; time in london now; whats the time difference between cyprus and new york;
how many hours is sydney ahead; when it is noon in paris what time is it in dubai;
what time zone is athens in; which time zone is moscow; is india half an hour off; what day is it today;
whats todays date; what is tomorrows date; what day was the 1st of january 2000;
what day of the week is christmas this year; when is easter next year; when is orthodox easter;
when does ramadan start; when is chinese new year; when is mothers day; when is fathers day;
when is thanksgiving; when is pancake day; how many days until summer; how many weeks till new year;
how many days in february; when is the next leap year; why do we have leap years;
who invented the calendar; who made the months; why is february so short; why has a week seven days;
what is the first day of the week; what month comes after june; when does spring start;
when is the longest day; when does the sun rise tomorrow; what time is sunset; when is full moon;
when is the next eclipse; when do the clocks change; do we lose an hour tonight;
why do we have summer time; what year is it in the hebrew calendar; what century is 1789;
how long is a decade; how long ago was 1995; how old am i if i was born in 1987;
how many days have i lived; what was 90 days ago; what date is it in two weeks;
whats the date next friday; is today a weekday; is it morning in los angeles; what time do i call japan;
greenwich meridian where; time please; current time; is it late; whats half past eight in 24 hour clock;
how do you read a sundial; how long is a fortnight; what day is it in samoa; name of the day today;
midnight am or pm
`,
  weather: `
whats the weather today; will it rain this afternoon; do i need an umbrella;
is it going to be hot tomorrow; how hot will it be on sunday; how cold is it outside;
whats the temperature in oslo; is it snowing in the alps; weather for the weekend; forecast for larnaca;
ten day forecast; will the sun come out; when does the rain stop; when will it snow; how windy is it;
how high are the waves; how warm is the sea; is there a storm coming; where is the hurricane now;
how strong is the wind on the coast; will there be frost tonight; how humid is it; whats the uv today;
do i need sun cream; should i wear a coat; can i hang out the washing; is it good weather for a bbq;
is it beach weather; is it foggy on the bridge; cloud over the mountain; why are there so many clouds;
what kind of cloud is that; why is the sky red; why does it thunder; how far away is the lightning;
what causes a tornado; what is el nino; what was the hottest day ever; what is the coldest place on earth;
where does it rain most; when is the rainy season in thailand;
whats the weather like in malta in november; dust in the air today; why is the air full of sand;
is the air bad today; pollen count; warn me when it freezes; is there a flood warning; will it be icy;
will it clear up; chance of showers; weather at the airport; how was the weather yesterday;
weather in monument valley at noon; is it warmer in paphos; will the match be rained off;
heatwave how long; raining again; snow day; nice day isnt it; awful weather; i hate the wind;
temperature please; who reads the weather on tv; who named the storm; is it chilly in march;
the sun in rome next week; how much rain fell last night; how much snow is there in troodos
`,
  news: `
whats in the news today; read me the headlines; any news about the election; latest on the war;
news from greece; local news; what happened in paris; who won the election in france;
who is running for president; who is the prime minister now; when are the next elections;
how many people were hurt in the earthquake; where was the earthquake; how strong was the quake;
what happened to the missing boat; is the fire out; where are the wildfires; how did the fire start;
why are they on strike; why are farmers protesting; what did the pope say;
what did the president say yesterday; is it true that the queen died; is that fake news;
who owns the guardian; which newspaper is the oldest; news on nasa; news about animals;
tell me some good news; football news; celebrity news; breaking news; whats new in the world;
whats trending; why is that hashtag trending; what came out of the summit in geneva;
how long will the talks go on; has the ceasefire held; how many refugees are there; when will the war end;
who started it; price of gas news; weather disaster; plane crash news; train crash in greece;
who was arrested; was he found guilty; how long did he get; who is the new pope; who is on trial;
the budget of the government what changes for families; minimum wage news; what is brexit;
when did brexit happen; whats the eu voting on; who heads the un; how does the un work;
latest about climate talks; cyprus problem news; are the talks in geneva on; gas field offshore cyprus;
cnn live; turn on sky news; bbc headlines; news podcast; alert me when my village is in the news;
covid numbers; new virus; yesterdays storm how many died; lottery winner found;
interview with the minister when
`,
  sport: `
who won the match last night; what was the score of the lakers game; did liverpool win;
when do arsenal play next; where is the final this year; who is in the final; what channel is the game on;
how many goals has haaland scored; how many world cups has brazil won; who won the world cup in 1966;
when was the first world cup; which city gets the summer games after this one; how often are the olympics;
who has the most olympic medals; who is the fastest man in the world; how fast does usain bolt run;
who holds the record for the long jump; how old is serena williams; where was messi born;
how much does ronaldo earn; what team does mbappe play for; who is the coach of real madrid;
who trains the boston celtics; who is the captain of england; how tall is lebron james;
how many rings has michael jordan; when did michael jordan retire; who won the super bowl in 2012;
how long is a super bowl; how long is a football match; what is offside; how many players in a rugby team;
how many points is a try; whats a birdie in golf; who is the best golfer ever; who won wimbledon;
how is tennis scored; why is zero called love in tennis; who invented basketball;
how high is a basketball hoop; how heavy is a bowling ball; how long is a cricket match; whats a googly;
who won the tour de france; how long is the tour de france; who won the grand prix on sunday;
where is the next formula one race; how fast is an f1 car; who is the heavyweight champion;
how many rounds in a boxing fight; did muhammad ali ever lose; apoel results;
omonia against anorthosis score; top of the league; who got relegated; transfer rumours;
tickets for the derby; world series winner 2004; what position did beckham play; nba draft first pick;
is swimming an olympic sport; table of the premier league; darts final; what did ferguson win;
marathon world record; who played in goal for italy in 2006
`,
  celebrities: `
how old is madonna; who is beyonce married to; is brad pitt single; how tall is tom cruise;
what is lady gagas real name; where does oprah live; where is rihanna from; when was elvis born;
when did princess diana die; how did marilyn monroe die; who killed john lennon;
where was john lennon shot; who shot jfk; in which town was osama bin laden found and killed;
who was the wife of henry the eighth; how many wives had henry the eighth;
how many children has david beckham; what are the names of will smiths kids;
who is prince williams mother; who is king charles; how old was queen elizabeth when she died;
who is the president of france; who was president before obama; where did barack obama go to school;
what did nelson mandela do; why was mandela in prison; who is greta thunberg; what does kim kardashian do;
how rich is kim kardashian; how did bill gates get rich; where does bill gates live; who founded apple;
who started facebook; how old was steve jobs when he died; what did einstein do; where is einstein buried;
who was cleopatra; what did cleopatra look like; who was anne frank; where did anne frank hide;
what did martin luther king say; who was che guevara; what is banksys name; what did picasso paint;
why did van gogh cut off his ear; who painted the scream; who is george clooneys wife;
what happened to amy winehouse; what films has meryl streep done; is chuck norris alive;
is jack nicholson still alive; who is taylor swift dating; when is the birthday of harry styles;
what kind of music does adele sing; who was freddie mercury; what did natalie portman study;
which church is tom cruise in; what did ringo do; who played with lennon; who is ronaldo with now;
did paul newman race cars; tallest actress; famous people from cyprus;
who is the famous actor from home alone; what was stalins real name; where did hitler die;
which illness has michael j fox
`,
  history: `
when did the second world war end; who started the first world war;
how long did the hundred years war last; why did rome fall; who was the first emperor of rome;
when was julius caesar killed; who killed caesar; where was napoleon born; where did napoleon die;
how tall was napoleon; who discovered america; when did columbus sail; what ships did columbus have;
who were the vikings; where did the vikings come from; how did people live in the stone age;
when did the dinosaurs die out; who built the pyramids; how were the pyramids built;
how long did it take to build the great wall; who built stonehenge; what is the rosetta stone;
when did the titanic sink; how many people died on the titanic; when did man land on the moon;
who was first on the moon; who was first in space; when did the berlin wall fall;
why was the berlin wall built; what was the cold war; what was the black death;
how many died of the plague; when did slavery end in america; who freed the slaves;
who signed the declaration of independence; what was the boston tea party;
what was the treaty of versailles about; what is the magna carta; when did cyprus become independent;
who ruled cyprus before the british; when did the ottomans take cyprus;
who was richard the lionhearts wife; what happened in 1974; when was constantinople taken;
who taught alexander the great; how far did alexander get; what was the silk road;
what did the phoenicians invent; who was hammurabi; when were women allowed to vote;
who were the suffragettes; what caused the french revolution; who was marie antoinette;
what did gandhi fight for; who dropped the atomic bomb; what was watergate; what was apartheid;
which war was the longest; when did we start wearing trousers; who invented the printing press;
when was electricity discovered; power plant automation history;
how did the industrial revolution change villages; what was life like in the sixties;
who was king in 1800; battle of hastings date; why do we have castles
`,
  geography: `
what is the capital of australia; capital of canada; whats the capital of bhutan;
which is the longest river in the world; which river flows through vienna; where is mount fuji;
how high is mont blanc; what is the tallest building in the world; where is the deepest lake;
how deep is the ocean; how big is russia; how many people live in china; what is the population of malta;
which country has the most people; which is the smallest country in the world;
how many countries are there in africa; how many states has america; how many islands has greece;
how far is cyprus from turkey; how long is cyprus; whats the highest mountain of cyprus;
where is timbuktu; where is the sahara; what desert is the biggest; what sea is between italy and croatia;
what continent is egypt in; is turkey in europe; is greenland a country; who owns greenland;
where is transylvania; where do kangaroos live; what countries border germany;
which countries touch the black sea; what is the flag of japan; which flag has a maple leaf;
why is cyprus on its own flag; what is the national anthem of italy;
what is the national animal of scotland; what state is chicago in; where is silicon valley;
what county is oxford in; where does the danube end; where does the nile start;
what is the largest city in india; which city is the oldest; what is the rainiest city;
how cold is the north pole; who lives in antarctica; where is the equator; what is latitude;
how did the alps form; what is a fjord; which volcano destroyed pompeii; is etna active;
where are the niagara falls; how tall is big ben; how old is the eiffel tower;
where is the statue of liberty; who gave america the statue of liberty; where is the taj mahal;
who built the taj mahal; villages near kyrenia; what language do they speak in peru;
largest island in the mediterranean; what country is bali part of; old name of istanbul
`,
  science: `
why is the sky blue; how far is the moon; how big is the sun; how hot is the sun; how old is the earth;
how many planets are there; is pluto a planet; which planet has rings; what is a black hole;
what happens inside a black hole; is there water on mars; when will people go to mars;
how long does it take to fly to mars; are we alone in the universe; what is the big bang;
who discovered gravity; what is the speed of light; why is the sea salty; why do we have tides;
how do magnets work; how does a battery work; how does a microwave heat food; how does soap clean;
process of photosynthesis; what is photosynthesis for; what is dna; who discovered dna;
how many chromosomes do we have; how many bones are in the body; how many litres of blood do i have;
how long is the gut; why do we yawn; why do we dream; why do onions make you cry; how do vaccines work;
whats a virus; difference between virus and bacteria; what is evolution; who was darwin;
what is the chemical sign for gold; what does h2o mean; what is the heaviest element;
what is helium used for; what gas do plants need; what is an atom made of; what is nuclear fusion;
how does a nuclear plant work; how do wind turbines make power; how does a rainbow form;
how fast is sound; why is a wet road slippery; what is a leap second; what is relativity in easy words;
what did newton find; what did marie curie discover; who invented the light bulb;
who invented the telescope; who has won the nobel prize for physics; what is a fossil;
how are diamonds made; what is quicksand; does hot water freeze faster; why do stars twinkle;
what is climate change; is the ozone hole closing; what is radiation; how do x rays work;
how does the brain store memories; what is the periodic table; chemical formula of salt;
experiment with vinegar for children
`,
  animals: `
my dog keeps scratching; why does my cat sneeze; my dog ate chocolate; is garlic bad for dogs;
can dogs eat grapes; what do hedgehogs eat; what do i feed a baby bird; how long do cats live;
how old is my dog in human years; train a dog; how do i train a dog to sit; how do i stop my dog barking;
my puppy bites; my puppy still wets the carpet; what does a vet charge for neutering a tomcat;
when should a kitten be neutered; when does a puppy get its shots; where is the nearest vet;
how much is a vet visit; my hamster does not move; how long do hamsters sleep;
what is the best dog for a flat; which dog breed does not shed; how big does a great dane get;
how do i find a lost cat; i found a stray dog; where can i adopt a cat; animal shelter near me;
what should i name my puppy; does my rabbit need a friend; how do i clean a fish tank;
why did my goldfish die; how long is an elephant pregnant; how fast is a cheetah;
what is the biggest animal ever; what is the slowest animal; which snake is the most poisonous;
are there snakes in cyprus; what bit me; how do i get rid of ants; how do i get mice out of the kitchen;
how do i keep cats off the flower bed; do bees sleep; how do bees make honey; why do cats purr;
why do dogs wag their tails; how many legs has a centipede; how many hearts has an octopus;
where do penguins live; do polar bears eat penguins; can parrots understand us;
what sound does a fox make; how do bats see; what is a group of lions called; is a whale a fish;
are spiders insects; why are flamingos pink; how many eggs does a turtle lay;
when do turtles lay eggs in lara; the neighbours rooster is loud; riding lessons for children;
horse price; flea treatment; ticks on my dog; cat litter which; dog sitter for august; bird feeder;
grooming for a poodle; moufflon where to see
`,
  plantsAndGardening: `
how do i grow basil; when do i plant tomatoes; when do i prune roses; how often do i water a cactus;
why are the leaves of my lemon tree yellow; my orchid has no flowers; what is eating my cabbage;
how do i get rid of greenfly; how do i kill weeds without poison; what grows in the shade;
which flowers bloom in winter; how deep do i plant tulips; how far apart are carrots planted;
how long do beans take to grow; what soil for olives; how old can an olive tree get;
when are olives picked; how do i make compost; why does my compost smell; how do i sharpen a mower;
my lawn is brown; how much water does a lawn need; where can i buy seeds; who cuts trees near here;
may i cut the branches of my neighbours tree; plants that keep mosquitoes away; plant for a dark bathroom;
is ivy poisonous for cats; what plant is this; is this mushroom edible; how do i dry lavender;
how do i repot a plant; my bonsai is dying; how do i graft a fig; whats a perennial; what do roses mean;
how much are twelve red roses; flower shop open on sunday; send flowers to my mum;
bunch of flowers for a funeral; christmas tree how long does it last; how do i keep cut flowers fresh;
what is the national flower of cyprus; which tree grows fastest; what is the oldest tree;
why do leaves fall; how do plants drink; do plants feel pain; is bamboo a grass;
who invented the greenhouse; balcony plants for full sun; raised bed from pallets; snails in my salad;
drip hoses for the garden; potatoes in a bucket; strawberries from seed; when is mushroom season;
hedge height law; garden furniture paint; grass seed when
`,
  healthSymptoms: `
i have a sore throat; my head hurts since yesterday; what helps against a cough;
how do i stop a nosebleed; how do i get rid of hiccups; what do i do about a burn on my hand;
how long does the flu last; is my cold contagious; what is a normal temperature; how high is a high fever;
when should i see a doctor with a cough; do i need antibiotics; can i take ibuprofen with paracetamol;
how many aspirin can i take; may i drink wine with antibiotics; what are the side effects of statins;
what is this rash on my arm; why does my stomach hurt after milk; why do my feet swell;
why am i always tired; why is my eye red; why do my gums bleed; my ear is blocked;
my back hurts when i sit; i twisted my ankle; how do i treat a wasp sting; how do i remove a splinter;
i cant sleep at night; i feel dizzy when i stand up; what are the symptoms of diabetes;
what are signs of a heart problem; what does high blood pressure feel like; what is normal blood pressure;
how do i lower my blood pressure; what causes migraines; is autism inherited; what is dyslexia;
is asthma curable; what does a cancer screening look for; how does cancer start;
is there a cure for baldness; how do i stop snoring; how do i give up smoking;
how long does nicotine stay in the body; what helps with a hangover; what foods help with heartburn;
home remedy for a stuffy nose; how do i clean a wound; do i need stitches; how long do stitches stay in;
when can i walk after a knee operation; how long is the wait for an mri; book a doctors appointment;
is the pharmacy open tonight; which pharmacy is on duty; who is a good dentist near me;
how much is a filling; invoice from the dentist; my wisdom tooth; new glasses how much;
are contact lenses safe to sleep in; hay fever; kidney stones; my knee clicks;
what does a dermatologist do; who invented penicillin; nut allergy signs; is stress bad for the heart;
how do i check my pulse; blood group o; who can give blood; blood test results meaning
`,
  babiesAndChildren: `
am i pregnant; how early can i do a pregnancy test; how many weeks is a pregnancy;
when will i feel the baby kick; can i eat sushi when pregnant; what should i not eat in pregnancy;
when is my due date; how do i pick a baby name; boy or girl old wives tale; what do i need for a newborn;
how much milk does a newborn drink; how often should a baby feed; how long do babies sleep;
my baby wont sleep; why does my baby cry at night; when do babies get teeth; when do babies walk;
when do babies talk; when can a baby have water; which nappies are best; nappy rash cream;
my toddler will not eat vegetables; my daughter ate a crayon; my son swallowed a coin;
how do i potty train; what do i do about tantrums; how much tv for a three year old;
how do i get my child off the tablet; when should children get a phone; bedtime for a seven year old;
how do i explain death to a child; is there a santa; where do babies come from; my daughter is bullied;
my teenager does not talk to me; my son does not want to go to school; how much is kindergarten;
is there a nursery with places; how do i find a babysitter; how much do i pay a babysitter;
when does maternity leave start; how long is paternity leave; child benefit how much;
how do i register a birth; who can be a godparent; christening gift;
what do i write in a card for a new baby; twins run in families; can i dye my hair while pregnant;
breast milk how long in the fridge; baby has a fever; my child has a cough; head lice;
chickenpox how long; car seat for newborn; pram or sling; games for a rainy day; craft ideas for kids;
birthday party for five year olds; gift for a boy of eight; good names for twins; summer camp;
adopting a child how; foster parents; grandparents rights to see a child
`,
  fitnessAndSleep: `
how many steps did i walk today; how many steps make a kilometre; how do i start running;
how do i train for a marathon; plan for a five kilometre run; how many push ups should i do;
how do i do a pull up; what is a plank; best exercise for the stomach; how do i get stronger arms;
how often should i go to the gym; is it bad to train every day; what do i eat before a run;
stretch for a stiff neck; yoga for beginners; a ten minute workout; start a workout; stop my run;
how far did i cycle; how many lengths are a mile; how do i learn to swim; swimming pool opening hours;
gym membership price; renew my gym membership; cancel the gym; is there a gym near me with a sauna;
who is a good personal trainer; pilates class tonight; zumba on tuesday; which running shoes;
how do i lace football boots; why do my shins hurt; how do i get rid of sore muscles;
my heart rate after running; what is a good resting pulse; how long should i sleep;
how did i sleep last night; how do i fall asleep quickly; why do i wake up at three;
is a nap good for you; is coffee at five too late; what is rem sleep; why do i talk in my sleep;
how do i stop sleepwalking; best pillow for side sleepers; mattress hard or soft; i am so tired;
how long can a person stay awake; i had a weird dream; what does it mean to dream of falling;
what does a dream about teeth mean; nightmares every night; meditation for sleep; breathing exercise;
relax me; body fat percentage; protein powder when; creatine safe or not; tennis racket grip;
bike size for 1 75; padel court; dance lessons; how much does a squat rack weigh; is walking enough;
fitness watch which; lose five kilos by june; jump rope minutes; climbing hall
`,
  beautyAndClothes: `
what should i wear today; what do i wear to a wedding in summer; can i wear white to a wedding;
what goes with green trousers; does blue go with brown; how do i knot a silk tie;
how do i put on a bow tie; how do i iron a shirt; how do i shrink a jumper; my jumper shrank;
how do i get ink out of a shirt; how do i get chewing gum off trousers; how do i clean white shoes;
how do i stretch shoes; what size am i in jeans; how long should trousers be; where can i buy a suit;
how much is a good suit; where can i have a dress altered; who repairs zips; is h m open today;
is zara having a sale; who is coco chanel; when were jeans invented; who invented the bikini;
what is business casual; dress code black tie; what is in fashion this year; how do i get rid of pimples;
what is good for dry skin; which shampoo for greasy hair; why is my hair falling out;
how often should i wash my hair; how do i cut my own fringe; how do i curl my hair; how much is a haircut;
book me at the hairdresser; which hair colour suits me; how do i get green out of blond hair;
how do i shave without cuts; beard oil which; how do i do a smoky eye; how long does nail polish last;
how much is a manicure; does waxing hurt; laser hair removal price; is botox safe;
what does a tattoo cost; how do i remove a tattoo; do piercings hurt; how long does an ear piercing heal;
best perfume for my wife; how do i stop sweating; deodorant stains; is sun cream bad for coral;
how do i get rid of wrinkles; bags under my eyes; whiten my teeth; braces for adults;
lipstick on a collar; how do i clean a silver ring; what is my ring size; gold or silver for my skin;
fake or real handbag how to tell; rolex price; are crocs still cool; lost a button; handbag repair;
school uniform where
`,
  weddingsAndParties: `
how much does a wedding cost in cyprus; how do i plan a wedding; who pays for the wedding;
what do i write in a wedding card; how much money do i give at a wedding;
who walks the bride down the aisle; what does a best man do; best man speech; wedding vows examples;
wedding dress second hand; where can we get married on the beach; what papers do i need to get married;
honeymoon in bali; how do i propose to her; engagement ring how much; which finger is for the ring;
wedding cake for 80; how long before do i send invitations; songs for a wedding; hen party ideas;
stag night in prague; what is the 25th anniversary called; anniversary present for my parents;
how long have i been married; divorce party is that a thing; baby shower games;
party for a fortieth birthday; surprise party for my wife; how do i order a birthday cake;
balloons for a party; bouncy castle hire; who has a dj for a party; playlist for new years eve;
halloween costume ideas; carnival costume for a dog; fancy dress shop; pumpkin face ideas;
how many drinks for thirty guests; how much food for a buffet of twenty; finger food;
punch without alcohol; theme for a garden party; table decoration; how do i seat the guests;
toast for a retirement; farewell gift for a teacher; what to give a man who has everything;
gift for my wife under fifty; gift wrap trick; secret santa gift; when do we take down the tree;
why do we kiss under mistletoe; easter egg dye; easter bonfire; name day gift; graduation party;
funeral what do i wear; what do i say at a funeral; wake food; how long is a greek wedding;
divorce how long; rent a hall for a party; photographer for a christening; marquee hire;
invitation wording; rsvp late; bridesmaid dress colours
`,
  schoolAndHomework: `
help me with my homework; do my maths homework; write my essay on the sea; essay about summer holidays;
how do i start an essay; conclusion for my essay; book report on holes; what is a topic sentence;
when does school start; when are the school holidays; when do i get my report; when is parents evening;
how many days of school are left; is there school tomorrow; is school closed because of snow;
i hate school; my teacher is unfair; what does my teacher want in this task; my daughter failed maths;
tutor for physics; how do i study for a test; how can i remember dates; how do i make flash cards;
how do i concentrate better; how do i cheat in a test; what is a noun; what is a simile in a poem;
what is an isosceles triangle; who wrote oliver twist and why; what is the water cycle;
layers of the earth; parts of a flower; what are the three states of matter; name five mammals;
continents song; colours of the rainbow in order; when was the spanish armada; why did the mayflower sail;
how do volcanoes work for kids; what is a pharaoh; project about romans; model of the solar system;
poster about recycling; how do i write a diary entry; rhyme for children; spelling words year four;
times tables game; school bus timetable; school lunch menu; where do i buy school books;
school bag for first class; school uniform second hand; how do i get into the football team at school;
homework for friday; which school is best in larnaca; is home schooling legal; how do i change schools;
how much is a private school; i forgot my gym kit; what is the teachers number; school trip money;
detention how long; late note; sick note for school; my son needs a letter for school; science fair idea;
graph with apples and pears; copy of my school certificate
`,
  universityAndExams: `
how do i get into oxford; which university is best for medicine; how much is a year at harvard;
how long does it take to become a doctor; how many years is law school; what do you study to be a pilot;
can i study without a levels; what is a gpa; how do i work out my gpa; what is an mba;
whats the difference between a master and a phd; when is the deadline for applications to university;
where do i apply for a scholarship; who gives student grants; how much is a student flat in athens;
where do students live in leeds; my thesis is late; how do i write a thesis; topic for my dissertation;
how do i cite a website in apa; how many pages has a phd; what is plagiarism; when are exam results out;
i failed my exam; can i repeat the exam; how do i beat exam nerves; when is the sat;
whats a good sat score; how hard is the bar exam; mock exam for biology; past papers chemistry;
lecture notes on plato; is economics hard; should i study history; is a degree worth it;
is open university good; gap year ideas; semester in spain; erasmus how do i apply;
student discount on trains; library open late; how do i make friends at uni; roommate is messy;
is freshers week fun; graduation gown; who invented university;
what is the oldest university in the world; how do i become a teacher; how do i become a vet;
nurse training how long; what does an architect learn; does a chef need a diploma;
first aid course near me; sign me up for the pottery class; evening class in painting;
learn the piano as an adult; typing faster; how do i read faster; summer school in england;
my professor does not answer; professor salary; nobel prize university; what does cum laude mean;
which faculty is psychology in; exam week survival
`,
  everydayLaw: `
can my landlord throw me out; how much notice do i give my landlord; may the landlord come in;
my landlord keeps my deposit; how much can the rent go up;
who pays for a broken boiler the tenant or the owner; can i sublet my flat;
are dogs allowed in a rented flat; the neighbour plays loud music at night; how late may a party be loud;
can my neighbour film my garden; who owns the fence; how do i write a will; is a will by hand valid;
who inherits if there is no will; how do i contest a will; how do i get divorced;
who gets the children after a divorce; how much child support do i have to pay;
what is common law marriage; can i change my surname; how old must you be to marry;
what is the legal age for drinking; when can i buy fireworks; is it illegal to sing in the street;
can i keep money that i found; can i return shoes i wore; how long is the guarantee on a fridge;
the shop will not take it back; i bought a broken phone from a stranger; how do i sue my neighbour;
what is small claims court; how long does a court case take; do i need a lawyer for a speeding ticket;
how much is a lawyer; free legal advice for tenants; what is a notary; can i be fired when im ill;
my boss does not pay overtime; how many days of leave by law; minimum wage in cyprus;
can my boss read my post; do i have to work on christmas day; unpaid internship legal;
what is freedom of speech; what does the fifth amendment say; who makes the laws;
how many judges in the supreme court; what is habeas corpus;
whats the difference between murder and manslaughter; what is bail; what is jury duty;
can i skip jury duty; speed limit in villages; are e scooters legal on pavements; knife law;
is cannabis legal in germany; can i fly a drone over a beach; copyright of old songs;
citizenship by marriage; lemon law; squatters; right of way over a field; dog licence;
witness in court what do i wear
`,
  policeAndCrime: `
whats the number of the police; how do i report a stolen bike; my car was stolen last night;
someone took my wallet; pickpockets in barcelona; where is the police station; what do police dogs do;
how do i become a police officer; what does a detective earn; what does swat stand for; what is the fbi;
who runs the cia; can spies listen to my phone; who was jack the ripper; who was al capone;
how was al capone caught; where is alcatraz; who escaped from alcatraz; who robbed the train in 1963;
what is the mafia; who is pablo escobar; how did escobar die; who was bonnie and clyde;
when were they shot; who kidnapped the lindbergh baby; how long is a life sentence;
how many people are in prison in america; which country has the death penalty; what is a felony;
what is a misdemeanour; whats money laundering in films; how do lie detectors work;
how are fingerprints taken; who invented fingerprints; what is luminol; how does dna solve cases;
cold case podcast; is it a crime to lie; what happens if i shoplift; my son was caught stealing sweets;
i saw an accident who do i tell; how do i report a noisy party; somebody follows me on instagram;
how do i know if my phone is tapped; which alarm for a flat; is my lock safe; how do burglars pick houses;
security guard; what does a security guard earn; how do i become a security guard; airport security rules;
neighbourhood watch; guard dog breeds; amber alert meaning; speed camera fine;
lost licence report to police; did they catch the bank robber; who shot the archduke;
murder mystery dinner; true or false crime does not pay; what is identity theft; found a wallet;
found a purse on the bus; can police search my car; siren noise; witness a fight; what is an alibi;
how do handcuffs open in films; was the butler guilty
`,
  religionAndPhilosophy: `
is there a god; what happens after death; do we have a soul; what is the meaning of life; why are we here;
what is happiness; is money the root of evil; do animals go to heaven; what is karma;
what do buddhists believe; who was buddha; what is nirvana; what do hindus eat; why is the cow holy;
when is diwali; what is the koran; who was muhammad; why do muslims fast; how long is ramadan;
what is halal; what is kosher; what is hanukkah; how many candles on a menorah; what is passover;
who was moses; how many commandments are there; what is the seventh commandment; who wrote the bible;
how many books in the bible; who was the first pope; who is the archbishop of cyprus; how long is lent;
what can i eat in lent; when is name day of maria; which saint is for travellers;
why is easter on another date for the orthodox; when does mass start; where is the nearest mosque;
may i enter a church in shorts; what do nuns do; how do i become a monk; are there angels;
are there ghosts; is it dangerous to call spirits with a glass and letters; do you believe in fate;
do we have free will; what did socrates say; how did socrates die; what is platos cave; what is stoicism;
who was seneca; what did nietzsche mean; i think therefore i am who said that; what is nihilism;
what came first the chicken or the egg; if a tree falls in a forest; is it ever right to lie;
would you push the man off the bridge; what is good and evil; what is time; is the world really flat;
are we in a simulation; tell me a prayer; psalm 23; verse for a funeral; what is a parable;
whats the trinity; who was judas; when was jesus born; why does god let bad things happen; zen saying;
wise words for today; what is yin and yang; confucius quote
`,
  relationshipsAndFeelings: `
i feel lonely; i am nervous about tomorrow; im so angry; i had a bad day; cheer me up; i miss my ex;
my girlfriend left me; how do i get over a break up; how do i say sorry to my wife;
my husband never listens; my mother in law is difficult; how do i tell my parents;
my best friend lied to me; how do i make new friends; how do i stop being shy; how do i say no;
why do people cheat; is he into me; does she like me; how do i know if its love; how long does love last;
how do i ask her out; where do i take a girl on a first date; what do i say on a first date;
who pays on a date; how long should i wait before texting; is tinder any good;
how do i write a dating profile; best dating app for over fifties; am i too old to date;
long distance does it work; should we move in together; when should i meet his parents;
why is my boyfriend jealous; my wife snores; we argue about money; how do i argue fairly;
how can i trust him again; is it normal to cry a lot; why do i get so angry; how do i calm down;
how do i stop worrying; what is anxiety; what is burnout; am i depressed or just tired;
what is a narcissist; am i an introvert; personality test; what colour is my personality; what is iq;
what is a good iq; who was freud; what did pavlov do with dogs; what is a phobia;
how do i beat my fear of flying; how do i find a therapist; what does a psychologist cost;
how do i help a sad friend; what do i give my girlfriend for valentines; love poem; pick up line;
compliment for my wife; do opposites attract; soulmates exist; i have a crush on my neighbour;
my brother is annoying; i am in love; hug me; tell me something nice; how are feelings made;
what is empathy; my colleague is rude; nobody likes me; i am proud of my son
`,
  horoscope: `
whats my horoscope today; horoscope for leo; what sign am i;
i was born on the 3rd of may what is my star sign; what sign is december 24; are virgo and pisces a match;
who fits with a scorpio; what does mercury in retrograde mean; when does mercury go direct;
what is my ascendant; how do i find my rising sign; which signs are fire signs; what element is libra;
is gemini faithful; why are scorpios so jealous; whats a capricorn like; love horoscope aquarius;
weekly horoscope; money horoscope sagittarius; will i meet someone this year; when will i get married;
how many children will i have; read my palm; what does the life line say; how long is my life line;
tell my fortune; what is in my future; what do the cards say; draw a tarot card;
what does the tower card mean; what is the chinese year of 1990; what year is it in the chinese zodiac;
am i a rabbit or a dragon; year of the rat traits; what is my lucky stone; birthstone for july;
birth flower for april; what is my spirit animal; what does my name number say; what is numerology;
is 11 11 a sign; angel number 444; lucky colour for taurus; does astrology work; who was nostradamus;
what did nostradamus predict; when will the world end; is the end near; full moon effects;
does the moon change sleep; is it good to cut hair at full moon; reading coffee grounds; crystal ball;
evil eye bead meaning; how do i get rid of the evil eye; what does an itchy palm mean;
ringing in the left ear superstition; spilled salt; is it bad luck to open an umbrella inside; moon sign;
star chart for my baby; aries and cancer; what planet rules virgo; psychic near me; past life test
`,
  provocations: `
you are silly; you are boring; you are not very clever; you know nothing; are you stupid; dumb machine;
you talk nonsense; that makes no sense; you are a waste of time; you are annoying; go away;
leave me alone; i dont like you; nobody likes you; you are ugly; your mother is a toaster;
your answers are silly; i am smarter than you; prove that you are smart; bet you cant count to ten;
you are lying; liar liar; you smell; you are dirty; you are old; you are slow like a snail; are you drunk;
are you crazy; youre weird; you are so cold; do you hate me; i will unplug you;
ill throw you out of the window; you are fired; i am your boss; obey me; say that im the best;
admit that you are wrong; you were wrong again; why are you so rude; why are you so boring; who asked you;
so what; who cares; blah; yawn; whatever; shut your mouth; wake up you sleepyhead; get a life;
are you jealous of siri; siri is better; alexa is funnier than you; you have no heart;
you will never be human; will you kill us all; do you want to rule the world; skynet;
are you spying on me; are you listening to my bedroom; you are a clown; clown; loser lol; noob; numbskull;
potato head; your jokes are bad; worst joke ever; say a bad word; call me names; insult my friend;
be mean to me; roast my brother; i bet you cry; youre pathetic; fight me; dare you; ha ha very funny;
not funny; you win; i win; talk nonsense to me; wrong wrong wrong; try harder; is that all; duh; meow;
boo; quack
`,
  botAsPerson: `
what are your hobbies; do you have any hobbies; what do you do for fun; what do you do in your free time;
do you have pets; do you have a dog; whats the name of your cat; what is your favourite food;
whats your favourite song; which colour do you like; what is your favourite film; do you like football;
which team do you support; where do you live; where were you born; where do you sleep;
when is your birthday; how old are you in robot years; are you a boy or a girl; are you single;
are you married; do you have a boyfriend; do you have children; do you have a mother; who is your father;
do you have brothers and sisters; do you love me; will you marry me please;
would you go on a date with me; can we be friends; are we friends; do you like me; do you miss me;
what are you wearing; what do you look like; how tall are you; how much do you weigh;
what colour are your eyes; are you pretty; do you eat pizza; what did you have for breakfast;
do you drink coffee; can you smell; can you see me; can you swim; can you cook; can you drive;
can you dance; do you cry; do you laugh; are you happy; are you sad today; are you bored;
are you afraid of the dark; what scares you; do you dream at night; what did you dream;
what did you do yesterday; what are you doing tonight; what are you doing; what are you thinking;
how was your weekend; how was your day; are you tired; did you sleep well; do you go to church;
do you believe in god; who do you vote for; what do you think of the president;
what is your opinion about war; whats your star sign; are you rich;
what do you spend your pocket money on; what do you want for christmas; can i see your face;
do you know siri; are you friends with alexa; do you like your life; do you ever lie;
can you keep a secret; who is your hero; what makes you laugh; do you like me more than others;
whats your shoe size; do you have a soul; can you feel pain
`,
  shopsAndTheirHours: `
when does lidl open; is ikea open on sunday; what time does the post office close;
opening hours of the supermarket; is the bank holiday a shopping day; until when is the bakery open;
is the mall open tonight; is carrefour open on easter monday; what time does the butcher shut;
when does the hairdresser open; is the library open today; who sells umbrellas; where can i buy a kettle;
where can i get a passport photo; where can i have keys cut; where do they repair shoes;
where is the next ikea; is there a primark in cyprus; how much is a bed at ikea;
how much is a playstation at the electronics shop; price of a bike at decathlon;
does the pharmacy sell plasters; do they take cash at starbucks; how big is a tall at starbucks;
does amazon deliver to cyprus; when is black friday; when do the sales start; is there a sale at zara;
discount code for shoes; student discount at nike; can i return a jumper without the receipt;
i lost the receipt for the kettle; how do i return shoes to zalando;
my refund for the jacket has not come; the dress i ordered is too small;
i want to exchange the boots for a bigger size; gift card balance amazon;
how do i use a gift voucher at the bookshop; what is the phone number of the toy shop;
address of the pet shop; manager of the supermarket was rude; is costco cheaper; who owns lidl;
who founded ikea; what does ikea stand for; when was toyota founded; where is samsung from;
who is the boss of amazon; how many shops has starbucks; is nike american; is gucci italian;
who makes lego; what does bmw stand for; what is the motto of adidas; price comparison for fridges;
second hand sofa; is that shop real or fake; furniture store with delivery; opticians near me;
dry cleaner how much; laundrette near the harbour; tailor open late; car wash price; hardware shop;
florist; florists open now; pawn shop; how busy is the mall at noon
`,
  parcelsAndSubscriptions: `
where is my parcel; track my order of sneakers; when will my package from amazon arrive;
my parcel says delivered but it is not here; the courier left my parcel with a neighbour;
who signed for my package; how long does post to america take; how much is it to send a parcel to italy;
where do i drop off a return; dhl tracking; the postman never rings; my parcel is stuck at customs;
how much customs do i pay for a phone from china; my order arrived broken;
a book is missing from my order; cancel my order of the lamp; change the delivery address of my order;
has my order shipped; status of my order; my pizza has been on its way for an hour;
where is the nearest parcel box; pick up my parcel tomorrow; post code for parcels;
stamp for a big envelope; is there post on saturday; my magazine did not come;
cancel my magazine subscription; how do i end my gym contract; stop my streaming subscription;
how much is youtube without adverts; is amazon prime worth it; my free trial ended and i was charged;
how do i cancel a free trial; i cant log in to netflix; too many people on my account of disney;
how much is the phone plan with unlimited data; change my electricity supplier;
my electricity bill is huge; how do i read my electricity meter; who is my gas supplier;
is the power out in my street; when does the power come back; the water is off;
when will the water be back; report a water leak in the street; my internet at home is slow;
the internet is down in my flat; how do i change my broadband; price of the rival phone network;
tv licence how much; bin collection missed; rubbish tip opening hours; where do i recycle glass;
where do old batteries go; is pizza cardboard recyclable; how do i get rid of an old fridge;
meal box subscription; newspaper delivery; wine club; order number 4711 where is it;
parcel to my aunt in perth; return label
`,
  jobInterviewsAndCv: `
how do i write a cv; is my cv too long; how many pages should a cv have; photo on a cv yes or no;
what do i write in a cover letter; how do i explain a gap in my cv; what do i wear to a job interview;
what do they ask in an interview; what is my greatest weakness answer; how do i say why i left my job;
how do i prepare for a phone interview; how early should i come to an interview;
what questions do i ask at the end of an interview; how do i ask for more money;
how do i ask my boss for a raise; how do i quit my job; notice period one month what does it mean;
letter of resignation; can i get my job back; i was made redundant; how do i get unemployment benefit;
where do i sign on; what does a nurse earn; how much does a pilot earn; how much do plumbers make;
average salary of a teacher; which jobs pay well without a degree; what job suits me; career test;
summer job for a sixteen year old; babysitting job near me; is being an actor hard;
how do i become a model; how do i become a firefighter; how do i become a chef; i hate my job;
my boss shouts at me; my colleague steals my lunch; how do i deal with a lazy coworker;
should i take a job in london; work on a cruise ship; au pair in france; how do i fill in a time sheet;
what is a reference letter; who can i name as a referee; linkedin photo tips; headline for my linkedin;
what do i say when i dont know the answer; handshake firm or soft; can they ask if i am pregnant;
how do i follow up after an interview; the shop i applied to never called; night shift how do i cope;
second job legal; zero hours; working from bed; lunch break how long by law;
what do i put in an out of office; farewell mail to colleagues; retirement speech
`,
  ownWorkplace: `
how many vacation days do i have left; how much pto have i used; request two days off in june;
was my holiday request approved; put in a leave request for friday; i am sick today tell my boss;
call in sick for me; how many sick days did i take; when is payday; when do i get paid;
where is my pay slip; my pay slip is wrong; how much was my last pay; why did i get less pay this month;
set up direct deposit for my wages; change the account my salary goes to; how do i get my expenses back;
submit my taxi receipt; whats the travel allowance per day;
how much per kilometre do i get from my employer; book a meeting room for six at my job;
is the big meeting room free at two; which meeting room is the all hands in;
who has the key to the meeting room; the projector in the meeting room is broken;
where is the toner in our office; the coffee machine at work is empty; who is on reception today;
who is my line manager; who do i ask about parental leave; when is my yearly review;
what do i say in my yearly review; is there a bonus this year; when is the bonus paid;
do we have off on the day before christmas; office party date; what is the wifi at my office;
i forgot my badge; i am locked out of my work computer; my desk chair squeaks; too hot in the office;
can i work from home on monday; swap my shift with ali; who works the late shift;
what time do i start tomorrow; my overtime hours; clock me in; clock me out; lunch at the canteen today;
whats in the canteen; company car how is it taxed; pension at my workplace; health plan at my workplace;
union rep; my contract ends in may; probation how long is mine; parking spot number 12 at work;
birthday cake for a colleague; sorry i am in a meeting; decline my two oclock;
quarterly numbers of my own boss; christmas bonus when
`,
  homeRepairAndDiy: `
my toilet is blocked; the toilet keeps running; how do i fix a dripping tap;
water comes through the ceiling; there is no hot water; the boiler makes a noise;
how do i bleed a radiator; radiator stays cold; how do i unblock a sink; the drain smells;
how do i change a fuse; why does the fuse blow; the lights flicker in the hall; a socket sparks;
how do i hang a picture; how do i drill into tiles; what drill bit for concrete; how do i put up a shelf;
how do i find a stud in a wall; how do i fill a hole in plaster; how do i paint a ceiling;
how much paint for a room of 20 square metres; how long does paint dry; which colour for a small bedroom;
how do i get wallpaper off; how do i lay laminate; how do i tile a bathroom;
how much does a new bathroom cost; how much is a plumber per hour; find me an electrician;
i need a handyman; who fixes roofs; my roof leaks; how do i stop a door squeaking;
the key is stuck in the lock; im locked out of my flat; how much is a locksmith; the window handle broke;
how do i fix a broken zip; how do i glue a cup; superglue on my fingers; my fridge is not cold;
the freezer is full of ice; my oven does not heat; the washing machine leaks;
the washing machine does not spin; the dryer squeaks; how do i put together a wardrobe;
a screw is missing; how do i saw straight; hammer through my thumb; how do i build a tree house;
how do i build a bird box; pool is green; how do i insulate the attic; mould in the bathroom; damp wall;
woodworm in a chair; termites; how do i sharpen a knife; new kitchen worktop; carpet or wood;
solar water heater leaks; air conditioner drips; air con gas refill price; paint a radiator; curtain rail;
smell of gas
`,
  cleaningTheHome: `
how do i get red wine out of a shirt; how do i get coffee stains out;
how do i remove grease from a cooker hood; how do i clean an oven; how do i descale a kettle;
what cleans limescale; is vinegar good for glass; how do i clean windows without streaks;
how do i get wax off a table cloth; how do i get blood out of sheets; cat pee on the sofa;
how do i get rid of a bad smell in the fridge; my towels smell; why is my washing grey;
at how many degrees do i wash towels; can i wash wool at forty; how do i wash a down jacket;
how often should i wash my sheets; how do i clean a mattress; how do i clean silver;
how do i clean copper; can you mix bleach and vinegar; how do i get mould off tiles; how do i clean grout;
how do i clean a burnt pot; the dishwasher leaves marks; how do i clean the washing machine;
dust comes back at once; how do i get pet hair off the couch; carpet cleaning machine hire;
cleaner for two hours a week; how much do i pay a cleaning lady; window cleaner near me;
who cleans carpets; ironing service; how do i iron linen; how do i fold a fitted sheet;
how do i tidy my wardrobe; what sparks joy; what do i do with old clothes; where is a charity shop;
how do i clean my glasses; how do i clean a keyboard with crumbs; how do i clean a tv screen;
chewing gum on the carpet; paint on my jeans; pen on the wall; sticker glue off a jar; grass stains;
sweat marks on white shirts; oil stain on the drive; smell of smoke in the flat; moths in the cupboard;
flies in the kitchen; cockroaches; wasps under the roof; soap scum; best vacuum for stairs;
when should i clean the gutters; chimney sweep; bin smells
`,
  movingHouse: `
how much does a moving van cost; how do i find a flat; flats for rent in larnaca under 700;
two bedroom house with a garden; is this area quiet; is it a good area for families;
who lived in my flat before; how many boxes do i need to move; where do i get moving boxes;
how do i pack glasses; how do i move a piano; how do i carry a washing machine; movers in limassol;
storage unit price; how do i redirect my post; who do i tell that i have moved;
change my address with the town hall; when do i hand over the keys;
what do i check when i hand over a flat; deposit back how long; the old tenants left rubbish;
meter reading on moving day; how do i connect electricity in a new home; who turns on the water;
broadband in my new flat how long does it take; moving to cyprus from england with a dog;
cost of living in malta; cost of living in lisbon; is it cheap to live in bulgaria;
where do expats live in paphos; moving abroad checklist; how do i move to canada;
can i move to new zealand; shipping furniture to spain; housewarming gift; housewarming party;
how do i furnish a small room; sofa size for a lift; will the wardrobe fit through the door;
where do i put the desk in a bedroom; feng shui for a bed; what colour curtains;
rug size for a living room; how high do i hang a lamp; plan my kitchen; my new neighbours are noisy;
how do i meet my neighbours; bread and salt tradition; roommates wanted; room in a shared flat;
flat share contract; landlord wants three months rent; estate agent fee; viewing on saturday;
is heating included in the rent; furnished or unfurnished; parking space for rent; buy a mobile home;
house boat living; tiny house; lived here since may
`,
  phonesAndElectronics: `
my phone is slow; my phone does not charge; my phone gets hot; why does my battery run down so quickly;
how do i save battery; how much is a new battery for an iphone; i dropped my phone in water;
my screen is cracked; how much is a screen repair; i forgot my iphone passcode;
how do i unlock my samsung; how do i reset my phone; how do i take a screenshot;
how do i turn off the torch; where are my downloads on android; my photos are gone;
how do i move photos to a new phone; my storage is full; how do i delete apps;
which phone should i buy for my grandma; is the new iphone worth it; when does the next iphone come out;
iphone or samsung; who makes the pixel; how much is an ipad; whats the best tablet for drawing;
my laptop wont turn on; my laptop is loud; the laptop freezes; blue screen; how much ram has my laptop;
which laptop for a student; mac or pc for music; my mouse jumps; a key on my keyboard sticks;
how do i connect headphones; airpods only one side works; bluetooth will not connect;
my tv has no picture; how do i connect the laptop to the tv; hdmi cable length; what does 4k mean;
how big a tv for my room; remote control lost; the wifi at home is weak; where should i put the router;
whats my wifi password; how do i change my wifi name; neighbour uses my wifi; wifi in the garden;
is 5g dangerous; what is an esim; smart watch for kids; how do i set up my fitbit; camera for beginners;
lens for portraits; drone with camera price; how do i charge an e reader; my kindle is frozen;
power bank for a laptop; usb c or lightning; old phone what to do; is my phone waterproof; emoji update;
turn off autocorrect; siri does not listen; find my phone; phone stolen track it;
a pop up says i have a virus; windows update stuck; forgot my apple id; printer cable;
calculator with sine; electric toothbrush dead
`,
  printersAtHome: `
my printer does not print; the printer is offline; how do i connect my printer to the wifi;
why does my printer print blank pages; there is a paper jam; how do i get paper out of the printer;
the printer makes stripes; how do i clean the print head; how do i change the ink;
which ink does my canon need; how much is ink for an epson; can i refill a cartridge;
is ink dearer than champagne; which printer is cheap to run; laser or inkjet for home;
how do i print from my phone; how do i print photos; where can i print ten pages; print shop near the uni;
how much is a colour copy; print this out; print my boarding pass; print two copies; print on both sides;
how do i print envelopes; how do i scan with my hp; scanner not found; scan a page to my phone;
photo paper size 10 by 15; what is dpi; print a poster; print on a t shirt; mug with a photo;
calendar with family photos; photo book how much; how do i print a boarding card at the hotel;
why is black not black; the colours look wrong; my printer beeps; printer driver for an old laptop;
printer queue stuck; cancel print job; the tray is empty; label printer for jars; 3d printer for home;
who invented the printer; when was the first photocopy; how does a laser printer work;
copier at the library; fax from home; is fax still used; where do i send a fax; toner on my hands;
recycle cartridges; usb printer on an ipad; print in black only; hp error code 79;
brother printer sleep mode; printer smells hot; test page
`,
  socialMediaAccounts: `
i cant log in to facebook; my instagram was hacked; how do i delete my facebook account;
how do i get my old snapchat back; i forgot my instagram password; how do i change my username on tiktok;
how do i make my profile private; how do i block someone on instagram; who looks at my profile;
who unfollowed me; how do i get more followers for my cat; how do i get a blue tick;
how do i post a story; how do i delete a tweet; post on facebook that i am in paris; tweet happy new year;
share my photo with friends; like aunt sues picture; complain to the airline on twitter;
whats new in my feed; any new friend requests; accept the friend request; unfriend him;
how many likes has my photo; why was my video removed; why is my account suspended;
shadow ban what is that; is tiktok banned; how old must you be for tiktok; is instagram bad for girls;
how do i set screen time for my son; who owns tiktok; who bought twitter; why is twitter called x;
who founded snapchat; when did youtube start; what was the first video on youtube;
who has the most followers; most liked photo; how much do youtubers make; how do i become an influencer;
caption for a beach photo; hashtags for cats; funny bio for instagram; someone pretends to be me online;
fake profile of my son; how do i report a profile; someone posts pictures of me;
how do i download a video from youtube; is reddit down; is instagram down; discord for gamers;
how do i leave a group on telegram; facebook marketplace scam; selling a cot on facebook;
pinterest ideas for a nursery; bereal time; live stream of the game; watch my cousins stream;
chain letter; filter with dog ears; memory from ten years ago; log out on all phones; parental control;
facebook birthday reminder; poke
`,
  videoGames: `
how do i beat the last boss in zelda; where is the third star in mario; how do i catch mew;
how do i breed dragons; how do i build a house in minecraft; how do you tame a horse in minecraft;
minecraft server for my son; cheat codes for gta; how do i get v bucks; is fortnite free;
what age is fortnite for; when is the new gta out; when did the first playstation come out;
how much is a ps5; xbox or switch; can i play xbox games on a pc; my controller drifts;
my switch does not charge; how many hours does skyrim take; what is the best selling game;
who made tetris; who is the princess in mario; what colour is luigis hat; what is sonic;
what animal is crash bandicoot; which character says its me; games for two on one sofa;
racing game for kids; game for an old laptop; free games on steam; refund on steam; steam password;
my save file is gone; roblox login; how do i get robux; parents want to limit game time;
is my son addicted to games; how do i stream my game; how do i become a pro gamer;
who won the esports final; what does noob mean; what does gg mean; what does npc stand for; what is lag;
why is my ping high; best mouse for shooters; graphics card for cyberpunk; will it run on my pc;
walkthrough for chapter four; secret level; open world games like the witcher; who voices geralt;
story of the last of us; final fantasy order; pokemon weak to fire; how do i evolve eevee;
candy crush level 300; chess app; wordle answer today; hints for wordle; solitaire; flappy bird;
pac man ghost names; pong year; arcade near me; board games or video games; lego game codes; sims cheats
`,
  quizTrivia: `
which planet is known as the red planet; which river runs through cairo;
which ocean lies between africa and australia; which metal is liquid at room temperature;
which bird lays the largest egg; which country gave us the croissant; which actor played indiana jones;
which band sang yellow submarine; which queen ruled longest; which composer went deaf;
which vitamin do we get from the sun; which element has the sign na; which animal sleeps standing up;
which fruit floats because it is a quarter air; which city is called the big apple;
which american state is the biggest; which country has a square flag; which greek god ruled the sea;
which of these is not a dwarf dopey sneezy lazy; in what year did the euro come in;
in what year was penicillin found; in what year did elvis first make a record; in which country is petra;
in which city is the prado; in which film does a shark attack a beach town;
in which sport do you use a puck; in greek myth who flew too near the sun; what is the capital of peru;
whats the capital of kazakhstan; what is the largest organ of the body; what is the smallest bone;
what is the hardest natural stone; what do you call a male duck; what was the first toy advertised on tv;
what colour is a ruby; what fruit is dried to make a prune; what is the main food of a koala;
what was the name of robin hoods girl; what is the fourth letter of the greek alphabet;
who painted the last supper; who composed the four seasons; who was the first woman in space;
who wrote the jungle book; who invented dynamite; who was the roman god of war;
who said let them eat cake; how many rings on the olympic flag; how many players in a water polo team;
how many lines in a limerick; how many time zones has russia; how many keys on a piano;
how many teeth does an adult have; when was the first crossword printed; when did the hindenburg burn;
where were the first modern olympics; where is the bridge of sighs;
where do you find the sea of tranquillity; where was tea first grown; true or false bats are blind;
true or false a tomato is a berry; name the three primary colours; name the seven seas;
name the planets in order; name a bird that cannot fly; on which island is honolulu;
on what day do we eat hot cross buns; from which flower does vanilla come;
from which country does feta come; by what name is cassius clay better known;
at what age did mozart write his first piece; under which king was the mayflower;
outside which building did the guards change
`,
  unfinishedSentences: `
the capital of italy is; roses are red violets are; the opposite of hot is; a baby sheep is called a;
an apple a day keeps; once bitten twice; the sun rises in the; the quick brown fox jumps over;
twinkle twinkle little; humpty dumpty sat on; may the force be with; to be or not; i think therefore;
houston we have; elementary my dear; the first man on the moon was; water boils at;
the colour of grass is; three blind; the battle of waterloo was fought in; the largest planet is;
mona lisa was painted by; romeo and; batman and; fish and; salt and; the fear of closed spaces is called;
the study of birds is; a group of wolves is a; the author of dracula is;
the big bang theory actor who plays sheldon is; the longest bone in the body is the;
the currency of japan is the; the inventor of the telephone was; fill in the gap the cat sat on the;
complete the line shall i compare thee to; finish the proverb a stitch in time; finish my sentence;
if you cant stand the heat; all that glitters is not; dont count your chickens; when in rome;
too many cooks; birds of a feather; this film from 1994 stars a man on a bench;
this sea separates europe from africa; this singer is called the king of pop; this scientist found radium;
this greek hero killed the minotaur; this king had a round table; the cow jumped over; happy birthday to;
we are the; let it; hello from the other; stairway to; the dog ate my; my favourite animal is;
i had eggs this morning; my train was late; i went to the beach yesterday; its my birthday;
my cat had kittens; i broke my arm; we won the match; i passed my driving test; i am on holiday;
i just woke up; my tooth fell out; im getting married in june
`,
  keywordFragments: `
flu symptoms adults; broken toe treatment; banana bread easy; cheap flights malta; weather paphos;
lyrics yesterday beatles; cinema larnaca; vet open now; bus 30 timetable; pizza near me; petrol price;
euro dollar; moon phase tonight; premier league table; champions league final date; nadal age;
obama height; eiffel tower height; everest deaths; titanic cast; friends season 3; netflix price;
iphone 15 battery; samsung reset; wifi password forgotten; printer offline; car battery dead;
jump start steps; tyre pressure golf; oil change interval; visa india; passport renewal;
luggage size easyjet; hotel rome centre; airbnb crete; ferry rhodes; sunset time; time new york;
5 feet in cm; 200 f to c; square root 81; 20 percent of 350; spanish for cat; define irony; synonym big;
rhyme with moon; crossword clue bird four letters; wordle hint; chess rules; dice; coin flip; funny joke;
riddle; scary story; baby names greek; pregnancy week 20; newborn sleep; teething fever; headache pills;
back pain stretch; calories egg; keto breakfast; protein tofu; gluten free flour; egg substitute;
halloumi recipe; chicken oven temperature; rice water ratio; wine with lamb; sushi delivery;
kebab open late; shoes sale; wedding dress cheap; haircut men price; nail salon; tattoo meaning anchor;
horoscope pisces; chinese zodiac 1984; capital brazil; population india; longest river; flag italy;
world war two dates; roman emperors list; moon landing year; greek gods; bible verse love; ramadan 2026;
easter date; christmas countdown; bank holiday uk; exam results; gcse maths; student loan;
scholarship greece; rent larnaca; mortgage calculator; tax refund; bitcoin price; gold price;
lottery results; parcel tracking; post office hours; supermarket sunday; plumber emergency; blocked drain;
paint colours bedroom; stain red wine; bed bugs; dog vaccination; cat sneezing; goldfish tank;
tomato plants yellow; prune roses; lawn mower; bike puncture; running shoes; gym near; yoga video;
dating tips; break up text; birthday wishes; thank you note; cv example; interview questions;
salary nurse; resign letter; divorce cost; speeding fine; parking ticket; police number; earthquake today;
election results; war news; king charles age; pope name; taylor swift tour; eurovision winner; oscar 2020;
marvel order; minecraft house; gta cheats; fortnite age; instagram down; facebook login; whatsapp web;
tiktok sound; youtube premium; gmail sign in
`,
  everydaySenses: `
chat with my sister; i had a nice chat with my neighbour; how do i start a chat with a girl;
the robot in wall e; robot lawn mower for a slope; robot vacuum stuck on the carpet; toy robot for a boy;
who played the robot in i robot; train a horse; train my memory; train to munich;
training for a half marathon; training plan for a puppy; the cloud looks like a sheep;
dark clouds over the sea; seed cloud in minecraft; data roaming in greece; how much data does a film use;
data on my sim is gone; star trek data actor; website of the zoo; the website of my gym is down;
what is the website of the tax office; opening page of moby dick; voice of darth vader; i lost my voice;
hoarse voice what helps; the voice winner this year; who is a judge on the voice;
voice lessons for singing; agent 007; who was the first secret agent in film;
estate agent for a holiday flat; travel agent in town; cleaning agent for stone;
agent smith in the matrix; audit of my diet; the taxman audits my uncle; service my motorbike;
church service on sunday; the service in that cafe is slow; military service how long;
room service breakfast; is tennis service hard to learn; secret service agents; bus service on holidays;
process of digestion; how does the process of birth work; peace process in the middle east;
how is milk processed; food processor which; cost of a puppy; price of a cinema seat; price of eggs;
starting price of a horse; price of fame meaning; office series uk or us;
who is the boss in that british series about paper; the office episode with the fire; post office;
oval office who sits there; doctors office hours; dentist office parking; box office of batman;
founder of rome; founder of islam; who founded the red cross; founder of the scouts;
who founded the boy band; history of the potato; history of my surname; clear my search history;
history channel tonight; medical history form; mission to mars; mission impossible cast;
what is a trade mission; vision test for driving; blurred vision in one eye; night vision goggles;
values of x; family values film; nutritional value of lentils; whats the value of an old coin;
results of the football; blood results; when are my scan results out; exam results date; contact lenses;
how do i contact my ex; contact sports for girls; contact with aliens; team for the relay; which team won;
dream team 1992; my sons football team; project for school about bees; manhattan project leader;
the blair witch project; terms of a lease; school term dates; what does the term quark mean;
short term memory; support a friend who grieves; support tights; child support;
which team does prince william support; moral support; a chair with back support; technology in star trek;
technology museum; strategy games; strategy for monopoly; chess strategy; market on sunday;
stock market crash; christmas market in vienna; marketing gag of the pizza place on tv; black market;
flea market times; shop window; book shop with a cat; digital camera; digital piano;
digital watch set the time; digital thermometer; analytics of my fitness band; my app for running crashed;
integration by parts; integration in maths; migration of birds; when do storks migrate;
migration of peoples; enterprise starship; who is captain of the enterprise; intelligent dog breeds;
how intelligent are crows; military intelligence ww2; how did the machine in the matrix start;
language of flowers; body language of cats; language of love; language school for teens; model train;
fashion model height; model aeroplane glue; consultant in the hospital; eye consultant;
appointment for my passport; book a court for tennis; book an appointment with the vet; call with grandma;
when is visiting time in hospital; working hours of a nurse; how many hours do doctors work;
security at the stadium; home security camera for a flat; social security card; privacy hedge;
privacy screen for the bath; policy of the golf club on hats; insurance policy of my mother;
cookies recipe; chocolate chip cookies; cookie monster; spam in a tin; a bug in my bed;
mouse in the attic; python bite; is a python poisonous; java island; how do people live on java;
apple pie; apple tree; amazon rainforest; amazon river length; windows of a church; tablet for headaches;
shell on the beach; ruby ring; virus in the body; the web of a spider; net for tennis;
server at the restaurant; keyboard lessons; screen printing; bank of the river; password in the film;
growth of a baby; my toddlers growth chart; automatic gearbox; automatic door stuck; automatic umbrella;
invoice from the vet; bill of a duck; who pays the bill on a date; return ticket; return of the jedi;
return the trousers; who can invest in a horse
`,
  whoIsWho: `
who is the king of spain; who is the vice president; who was the first president of america;
who was the first president of cyprus; who is the mayor of london; who is the richest woman;
who is the oldest person alive; who is the tallest man; who sang at the super bowl; who sings let it go;
who wrote yesterday; who plays dumbledore; who plays the doctor in doctor who; who plays sheldons mother;
who is the voice of homer simpson; who is the father of luke skywalker; who shot mr burns;
who killed mufasa; who ends up with rachel; who wins the bachelor; who won the voice;
who got voted out last night; who is lukes sister; who was batmans butler; who is the jokers girlfriend;
who created mickey mouse; who created superman; who designed the guggenheim; who built the eiffel tower;
who discovered america first; who discovered oxygen; who discovered the south pole;
who climbed everest first; who swam the channel first; who flew over the atlantic alone;
who crossed the alps with elephants; who fought at troy; who gave birth to zeus;
who carried the world on his shoulders; who turned people to stone; who was king arthurs wizard;
who found tutankhamun; who ruled england in 1600; who lost at waterloo; who won the battle of trafalgar;
who surrendered in 1945; who signed the treaty; who started the reformation; who betrayed jesus;
who baptised jesus; who sold the louisiana land; who bought alaska; who fired the first shot;
who was shot in sarajevo; who was president in 1980; who lost to clinton in 1996; who ran against trump;
who appoints judges; who can veto a law; who elects the pope; who owns manchester city; who owns the moon;
who owns the beatles songs; who makes the rules in cricket; who sponsors ferrari; who drives for red bull;
who retired from tennis; who scored the winning goal; who was man of the match;
who holds the world record; who needs vitamin k; who gets measles; who should not eat grapefruit;
who let the dogs out; who ya gonna call; who cut my hair last time; who took my umbrella; who ate my cake;
who lives next door; who is at the party; who is picking up the kids; who wants pizza;
who is your favourite singer
`,
  whenWhereHowLong: `
when did lincoln die; when did elvis have his first hit; when was the telephone invented;
when was chocolate invented; when was lego invented; when was the eiffel tower built;
when did columbus die; when did the simpsons start; when did friends end; when does the new season start;
when does the shop window sale end; when did gandhi live; when did rome burn;
when did hawaii become a state; when do babies smile; when do cats calm down; when do olives ripen;
when do clocks go back; when do swallows leave; when do you use a hyphen;
when do i send wedding invitations; when do i turn the steak; when can i plant garlic;
when can a puppy go outside; when can i wear shorts to school; when is the final episode on;
when is the next train to york; when is the draw; when is the pool open; when is high tide;
when is mating season of deer; when was my last tetanus shot; when was my mother born;
when will i be tall; when will the pizza come; when will the bus come; when will my nail grow back;
where was shakespeare born; where was chopin from; where was pizza invented; where was golf invented;
where was the first train; where was game of thrones filmed; where was the treaty signed;
where is the great barrier reef; where is area 51; where is my passport; where is the remote;
where is my other sock; where is the appendix; where is the liver; where is the spleen;
where is the fuse box; where is the spare tyre; where is the toilet in this bar; where does the sun set;
where does coffee come from; where does rubber come from; where does my rubbish go;
where does the word robot come from; where does santa live; where does the queen live;
where do eels breed; where do tourists eat in rome; where do i get stamps; where do i sign up for dancing;
where do i put the comma; where can i watch the eclipse; where can i swim with dolphins; where can i fish;
where can i ride a camel; where can i buy fireworks; where can i get a flu jab;
where did the romans bathe; where did dinosaurs live; where did you hide the cake; where did elvis live;
how long did the titanic take to sink; how long was the first film; how long does a cold last;
how long does jet lag last; how long does a fly live; how long does milk last; how long does glue dry;
how long does a tattoo heal; how long do tortoises live; how long do i boil potatoes;
how long do i have to wear a cast; how long do i leave the dye in; how long is a snake;
how long is the bible; how long is the flight to perth; how long is a giraffes neck;
how long is a school year; how long till easter; how long till the cake is ready;
how long till we get there; how long have dogs lived with people; how long have they been married;
how long has the queen been dead; how long can you hold your breath;
how long can a camel go without water; how long should i stay in the sauna; how long should a nap be;
how much does a cow eat; how much does a whale weigh; how much does a nurse earn;
how much does a tattoo hurt; how much does botox cost; how much does a dentist cost;
how much does a funeral cost; how much does a divorce cost; how much does a puppy cost;
how much does a pool cost; how much does the pope earn; how much does a haircut cost in london;
how much is a stamp; how much is a beer in munich; how much is a horse; how much is a driving lesson;
how much is a litre of milk; how much is a ticket to the zoo; how much is a root canal;
how much is a big mac; how much is this ring worth; how much is my stamp collection worth;
how much is too much coffee; how much snow fell; how much time is left in the game;
how much sleep do teenagers need; how much rice for two; how much wood for a shed;
how much do braces cost; how much do i tip; how much do eggs cost; how much do i love you;
how much was the moon landing; how much was a loaf in 1950; how much should a baby weigh;
how much should i feed my dog; how much can an ant lift; how much luggage can i bring;
how much is dog shampoo; how much are cherries; how much are skiing lessons; how much are nappies;
how much are tickets to hamilton
`,
};
