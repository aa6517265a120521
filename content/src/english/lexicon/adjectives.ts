import { entries } from './entries.ts'

/** word | level | themes | meaning | synonyms | antonyms | example */
export const ADJECTIVES = entries(
  'adjective',
  `
abundant | easy | amount | existing in very large quantities | plentiful, ample | scarce, meagre | The rains were so good that water was abundant in every tank of the district.
scarce | easy | amount, ordinary | not easily found because there is too little of it | insufficient, sparse | abundant, plentiful | Onions became so scarce after the flood that each customer was sold only two.
meagre | medium | amount, size, money | too small in quantity for what is needed | scanty, paltry | ample, plentiful | He could not feed six people on the meagre wages of two hundred rupees a week.
copious | hard | amount | supplied or taken in large quantities | profuse, bountiful | scanty, sparse | She filled three notebooks with copious notes on every single lecture.
superfluous | hard | amount, need, importance | more than is needed or wanted | redundant, surplus | essential, necessary | The report was clear already, so the last ten pages were superfluous and could be dropped.
huge | easy | size, amount | extremely big | enormous, gigantic | tiny, minute | The ship was so huge that it filled the whole harbour.
minute | medium | size, amount | extremely small | tiny, microscopic | huge, enormous | The letters were so minute that we needed a magnifying glass to read them.
vast | easy | size, amount | very great in area or extent | immense, boundless | limited, tiny | The desert was so vast that we drove all day without reaching its edge.
spacious | easy | size | having plenty of room inside | roomy, capacious | cramped, narrow | The hall was spacious enough to seat a thousand guests in comfort.
talkative | easy | speech, social | fond of speaking a great deal | garrulous, chatty | silent, reticent | Our talkative neighbour kept us at the gate for an hour with her stories.
reticent | hard | speech, social, pride, hide | unwilling to say what one thinks or feels | reserved, taciturn | talkative, communicative | Though we asked many questions, the reticent old man would not say anything about his past.
eloquent | medium | speech, skill, clarity | able to use language well and movingly | articulate, fluent | inarticulate, tongue-tied | The eloquent lawyer moved the whole court to tears with her words.
verbose | hard | speech, amount, time, interest | using more words than are needed | wordy, long-winded | concise, terse | His verbose letter took nine pages to say what one line could have said.
concise | medium | speech, time, size, clarity | saying much in few words | succinct, terse | verbose, wordy | Her summary was so concise that it fitted on a postcard and yet left nothing out.
audible | easy | speech, clarity, quiet | loud enough to be heard | perceptible, discernible | inaudible, silent | The speaker’s voice was barely audible at the back, so the microphone was turned up.
candid | medium | truth, speech | open and sincere in what one says | frank, outspoken | guarded, evasive | To be candid, I must tell you openly that I did not like your essay at all.
honest | easy | truth, morality | free from lies and cheating | truthful, upright | deceitful, untruthful | The honest porter returned the bag with all the money still in it.
deceitful | easy | truth, morality, belief | given to misleading others by lies | dishonest, insincere | honest, truthful | The deceitful agent sold the same plot of land to four different buyers.
authentic | medium | truth, belief, origin | really being what it is said to be | genuine, real | counterfeit, fake | Experts proved that the coin was authentic and not a modern copy.
spurious | hard | truth, belief, origin | not being what it pretends to be | counterfeit, bogus | genuine, authentic | The raid brought to light cartons of spurious medicine filled with nothing but chalk.
fictitious | medium | truth, belief, origin | invented and not real | imaginary, made-up | real, factual | All persons in this novel are fictitious; none of them ever lived.
accurate | easy | truth, care, mind | correct in every detail | exact, precise | wrong, erroneous | The clock is so accurate that it does not lose even one second in a year.
plausible | hard | belief, truth, mind | seeming reasonable enough to be accepted | credible, believable | incredible, far-fetched | His excuse sounded plausible, and the teacher had no reason to doubt it.
gullible | medium | belief, mind | easily persuaded to accept what is false | credulous, naive | sceptical, suspicious | Only the most gullible customer would believe that this oil grows hair overnight.
sceptical | medium | belief, mood, eagerness | inclined to doubt what others accept | doubtful, disbelieving | credulous, trusting | Having been cheated before, Raju was sceptical and wanted to see proof of the claim.
brave | easy | courage, strength | ready to face danger or pain | courageous, valiant | cowardly, timid | The brave girl jumped into the flooded canal to save the child.
timid | easy | courage, pride, social, speech | easily frightened and lacking confidence | fearful, shy | bold, courageous | The timid puppy hid under the bed at the slightest noise.
intrepid | hard | courage | not frightened by anything | fearless, dauntless | cowardly, fearful | The intrepid climbers went up the icy wall without showing any fear.
audacious | hard | courage, pride, care, social | willing to take surprisingly bold risks | daring, adventurous | timid, cautious | In an audacious robbery at noon, the thieves walked into the bank dressed as guards.
reckless | medium | care, courage, danger, mind, speed | not thinking of the danger one causes | rash, heedless | cautious, prudent | Reckless driving on the wrong side of the road cost him his licence.
cautious | easy | care, courage, danger, mind, belief | taking pains to avoid risk | careful, wary | reckless, rash | Be cautious on the wet steps and hold on to the rail lest you slip.
prudent | medium | care, mind, money | acting with good judgement about what is to come | sensible, judicious | unwise, rash | It would be prudent to keep some savings aside for an illness or the loss of a job.
kind | easy | kindness, social, mood | wishing and doing good to others | considerate, good-natured | cruel, heartless | It was kind of the stranger to carry my grandmother’s bags up the stairs.
cruel | easy | kindness, harm, anger, morality | causing pain without pity | merciless, brutal | kind, merciful | It is cruel to make a lame bullock pull such a heavy cart.
generous | easy | kindness, money, amount | giving more freely than is expected | open-handed, munificent | stingy, mean | The generous merchant paid for the schooling of all the orphans in the town.
benevolent | medium | kindness, morality, money | wishing to do good to others | charitable, kindly | malevolent, spiteful | The benevolent doctor treated poor patients without taking a fee.
malevolent | hard | kindness, harm, anger, morality | wishing evil to others | malicious, spiteful | benevolent, kindly | With a malevolent smile, the villain watched his rival’s house burn.
compassionate | medium | kindness, mood | feeling pity for those who suffer | sympathetic, tender-hearted | heartless, pitiless | The compassionate nurse sat all night beside the dying stranger and held his hand.
ruthless | medium | kindness, harm, morality | having no pity on others | pitiless, merciless | compassionate, merciful | The ruthless invader ordered every house in the village to be burnt.
callous | hard | kindness, mood, eagerness | showing no feeling for the pain of others | unfeeling, hard-hearted | sympathetic, tender | It was callous of the bystanders to film the bleeding man instead of helping him.
selfish | easy | kindness, morality, money, pride | caring only about one’s own good | self-centred, egoistic | altruistic, generous | The selfish boy ate all the sweets and left none for his sisters.
calm | easy | mood, anger, quiet, courage | not excited or worried | composed, unruffled | agitated, excited | Even when the engine caught fire, the pilot remained calm and landed safely.
irritable | medium | anger, mood, social | easily annoyed | touchy, peevish | good-tempered, even-tempered | Lack of sleep made him so irritable that he shouted at everyone over trifles.
furious | easy | anger, mood, strength | extremely angry | enraged, infuriated | calm, pleased | Father was furious when he found that the new car had been scratched.
hostile | medium | anger, social, kindness, agree, harm | unfriendly and ready to oppose | antagonistic, inimical | friendly, amicable | The hostile crowd threw stones at the visiting team’s bus.
amicable | medium | social, kindness, agree, anger, quiet | marked by friendliness and goodwill | friendly, cordial | hostile, unfriendly | After the amicable settlement the two brothers shook hands warmly.
cheerful | easy | mood, social | noticeably happy | joyful, merry | gloomy, sad | Always smiling and singing, Leela is the most cheerful girl in the class.
gloomy | easy | mood, clarity, eagerness | sad and without hope | dejected, downcast | cheerful, joyful | He has been gloomy and has hardly smiled since he failed the examination.
melancholy | hard | mood | deeply and lastingly sad | sorrowful, mournful | joyous, cheerful | The melancholy song about the dead soldier left everyone in tears.
optimistic | medium | mood, belief, eagerness | expecting that things will turn out well | hopeful, sanguine | pessimistic, despairing | In spite of two failures, she is optimistic that the third attempt will succeed.
humble | easy | pride, social, importance, money | not thinking oneself better than others | modest, unassuming | proud, arrogant | In spite of his great fame, the singer is humble and touches the feet of his first teacher.
arrogant | easy | pride, social, anger | behaving as if one were better than others | haughty, conceited | humble, modest | The arrogant officer would not even return the greeting of his juniors.
vain | medium | pride, beauty, importance | too proud of one’s looks or abilities | conceited, self-admiring | modest, humble | The vain prince spent hours before the mirror admiring himself.
ostentatious | hard | pride, money, beauty, hide | meant to impress others by a show of wealth | showy, pretentious | understated, restrained | The ostentatious wedding, with gold plates and forty elephants, was meant to impress the town.
wealthy | easy | money, amount | having a great deal of money | affluent, prosperous | poor, penniless | The wealthy family owns three mills and a fleet of cars.
destitute | hard | money, mood | without money, food or shelter | impoverished, penniless | wealthy, affluent | The cyclone left thousands destitute, without a roof or a rupee.
frugal | medium | money, care, amount, taste | careful not to waste money or food | thrifty, economical | extravagant, wasteful | My frugal grandmother turns even old envelopes into writing paper.
extravagant | medium | money, amount, pride, care | spending far more than is reasonable | wasteful, spendthrift | frugal, thrifty | His extravagant habit of buying a new phone every month left him in debt.
stingy | easy | money, kindness | unwilling to spend or give | miserly, tight-fisted | generous, open-handed | The stingy landlord would not spend ten rupees on a bulb for the dark staircase.
lucrative | hard | money, importance | bringing in much profit | profitable, gainful | unprofitable, loss-making | Exporting chillies proved so lucrative that he bought a second warehouse within a year.
exorbitant | hard | money, amount, morality | going far beyond a fair price | excessive, overpriced | reasonable, moderate | Two hundred rupees for a cup of tea is exorbitant; nobody should pay so much.
skilful | easy | skill, mind | able to do something very well | adept, proficient | clumsy, inept | The skilful potter shaped a perfect pot in less than a minute.
clumsy | easy | skill, care, beauty, ease | not graceful in movement or handling | awkward, ungainly | graceful, deft | The clumsy waiter dropped the tray twice in one evening.
versatile | medium | skill, firmness, use | able to do many different things well | many-sided, all-round | limited, one-sided | The versatile artist sings, paints, acts and writes plays.
competent | easy | skill, mind, use | having the ability that a task needs | capable, efficient | inept, incapable | The bank needs a competent accountant who can handle all its books.
wise | easy | mind, skill, care | showing good sense from experience | sagacious, sensible | foolish, stupid | The villagers took their quarrels to the wise old woman, whose judgement was always sound.
foolish | easy | mind, care | lacking good sense | silly, unwise | wise, sensible | It was foolish to leave the house unlocked with all the jewels on the table.
astute | hard | mind, skill, truth, money | quick to see how to gain an advantage | shrewd, perspicacious | obtuse, naive | The astute trader saw at once that prices would rise and bought early.
ignorant | medium | mind, skill | lacking knowledge | uninformed, unaware | knowledgeable, informed | He was ignorant of the new rule, for nobody had told him about it.
erudite | hard | mind, skill | having deep knowledge from study | learned, scholarly | ignorant, unlettered | The erudite professor could quote from books in nine ancient languages.
ingenious | medium | mind, skill, truth | clever at making or planning new things | inventive, resourceful | unimaginative, uninventive | By an ingenious arrangement of pulleys, the boy lifted the heavy trunk alone.
absurd | medium | mind, belief, mood, ordinary | so unreasonable as to be laughable | ridiculous, preposterous | reasonable, sensible | The idea of watering plants with an umbrella open in the rain is absurd.
diligent | medium | effort, care, eagerness | steady and careful in one’s work | hard-working, industrious | lazy, idle | The diligent student finished every exercise in the book before the term ended.
lazy | easy | effort, eagerness, speed | unwilling to work | idle, indolent | hard-working, diligent | The lazy clerk slept at his desk while the files piled up.
energetic | easy | effort, strength, speed, eagerness, mood | full of life and activity | vigorous, lively | sluggish, lethargic | The energetic old man walks ten kilometres and swims every morning.
lethargic | hard | effort, strength, speed, eagerness, mood | without energy or interest | sluggish, listless | energetic, vigorous | The heavy meal made us so lethargic that nobody wanted to get up and play.
arduous | hard | effort, ease, strength | needing great and long effort | strenuous, laborious | easy, effortless | After the arduous climb of nine hours, the pilgrims could hardly stand.
painstaking | hard | effort, care | done with great care and trouble | thorough, meticulous | careless, slipshod | After ten years of painstaking work with a fine brush, the old fresco was restored.
difficult | easy | effort, ease, clarity, firmness, kindness, strength | not easy to do or understand | hard, tough | easy, simple | The sum was so difficult that even the teacher needed an hour to solve it.
stubborn | easy | firmness, social, agree | refusing to change one’s mind | obstinate, headstrong | yielding, compliant | The stubborn goat would not move, however hard we pulled the rope.
flexible | easy | firmness, ease, agree | able to bend or change easily | pliable, adaptable | rigid, stiff | The cane is flexible and can be bent into a ring without breaking.
rigid | medium | firmness, kindness, strength, agree | not bending or changing | stiff, unbending | flexible, pliable | The rules are so rigid that not one exception has ever been made.
resolute | hard | firmness, courage, strength, effort | firm in purpose and not to be turned from it | determined, steadfast | hesitant, wavering | She remained resolute and did not give up her fast even on the tenth day.
fickle | hard | firmness, truth, morality, time | changing often and without reason | changeable, inconstant | constant, steadfast | The fickle crowd cheered him on Monday and booed him on Tuesday.
stable | medium | firmness, strength, mood, danger, time | not likely to move or change | steady, secure | shaky, wobbly | The table stood on uneven ground and became stable only when a stone was put under one leg.
obedient | easy | agree, social, morality, firmness | doing what one is told | dutiful, submissive | defiant, rebellious | The obedient dog sat down as soon as its master gave the order.
unruly | medium | agree, social, order, morality, anger | hard to control | disorderly, disobedient | orderly, well-behaved | The unruly boys shouted, threw paper and ignored the teacher’s orders.
docile | hard | agree, firmness, kindness, social, mood | easy to teach or control | tractable, manageable | unruly, headstrong | The elephant was so docile that even a small child could lead it.
brief | easy | time, speech, size | lasting only a short while | short, fleeting | lengthy, prolonged | The meeting was brief; it was over in five minutes.
permanent | easy | time, firmness | meant to last for ever | lasting, enduring | temporary, passing | After two years on contract, he got a permanent post and can stay until he retires.
temporary | easy | time, firmness | lasting for a limited time only | provisional, short-lived | permanent, lasting | The shed is temporary and will be pulled down when the new school is ready.
transient | hard | time, firmness | passing away quickly | fleeting, momentary | lasting, permanent | Fame in films is often transient: a star today is forgotten tomorrow.
ancient | easy | time, origin | belonging to times long past | age-old, antique | modern, recent | The ancient temple was built more than a thousand years ago.
obsolete | medium | time, use, ordinary | no longer used because something newer exists | outdated, outmoded | current, up-to-date | Typewriters became obsolete when every office got computers.
contemporary | hard | time, ordinary | belonging to the present age | present-day, modern | ancient, bygone | The gallery shows only contemporary art, by painters who are at work today.
punctual | easy | time, care, speed | arriving or acting at the right moment | prompt, timely | late, tardy | Be punctual: the examination hall closes at ten sharp.
incessant | hard | time, amount | going on without a stop | ceaseless, unending | intermittent, occasional | The incessant rain did not stop for even a minute in four days.
sporadic | hard | time, order, amount | happening only now and then | occasional, irregular | constant, regular | There was no steady rain that month, only sporadic showers once in many days.
gradual | medium | time, speed, firmness | happening by small steps | step-by-step, progressive | sudden, abrupt | The improvement was so gradual that from day to day nobody noticed it.
sudden | easy | time, speed, firmness, social | happening quickly and without warning | abrupt, unexpected | gradual, expected | The sudden leap of a deer in front of the car gave the driver no time to brake.
imminent | hard | time, danger | about to happen very soon | impending, looming | distant, remote | With black clouds overhead and thunder near, a storm was imminent.
clear | easy | clarity, pure, mind | easy to see or understand | lucid, intelligible | vague, obscure | Her directions were so clear that nobody lost the way.
obscure | medium | clarity, hide, importance | hard to see or understand | unclear, indistinct | clear, evident | The poem is so obscure that even scholars cannot agree on its meaning.
vague | medium | clarity, care, hide | not clearly stated or thought out | indefinite, hazy | definite, precise | His answer was so vague that we still do not know what he plans to do.
ambiguous | hard | clarity, truth, hide | having more than one possible meaning | equivocal, unclear | unequivocal, explicit | The notice was ambiguous and could be read in two opposite ways.
evident | medium | clarity, truth, hide, belief | easily seen to be so | obvious, apparent | unclear, doubtful | From her broad smile it was evident that she had passed.
transparent | medium | clarity, truth, pure, hide | letting light through so that one can see what is behind | see-through, limpid | opaque, cloudy | The water was so transparent that we could count the pebbles on the river bed.
strong | easy | strength, health | having great power of body or build | powerful, sturdy | weak, frail | The strong wrestler lifted the motorcycle over his head.
fragile | easy | strength, harm, health | easily broken | delicate, breakable | sturdy, tough | Pack the glass bangles with straw, for they are fragile.
robust | medium | strength, health | strong and in good health | sturdy, hardy | frail, feeble | In spite of his ninety years, grandfather is robust and has never needed a doctor.
feeble | medium | strength, health, quiet | lacking in bodily power | weak, frail | strong, vigorous | After a month of fever, he was too feeble to stand without help.
formidable | hard | strength, danger, effort, courage, importance | causing fear or great respect by size or power | daunting, fearsome | weak, feeble | The champions, unbeaten for ten years, were such a formidable team that most of their rivals lost heart before the match.
harmful | easy | harm, danger, health | causing damage | injurious, detrimental | harmless, beneficial | Smoke is harmful to the lungs and shortens life.
beneficial | easy | harm, use, health, kindness, importance | producing good results | helpful, advantageous | harmful, detrimental | A daily walk is beneficial: it keeps the heart strong and the mind fresh.
lethal | medium | harm, danger, health | able to cause death | deadly, fatal | harmless, innocuous | A single drop of this poison is lethal; it kills within minutes.
innocuous | hard | harm, danger, importance | not causing any injury | harmless, inoffensive | harmful, noxious | The snake looked frightening, but it was innocuous and had no venom at all.
wholesome | hard | health, pure, harm, morality, taste | good for body or mind | nourishing, healthful | unhealthy, noxious | Millet and greens make wholesome food for a growing child.
perilous | hard | danger, courage, harm | full of risk | hazardous, dangerous | safe, secure | Crossing the broken bridge in the dark was perilous, and one man fell to his death.
safe | easy | danger, harm, care | free from risk | secure, protected | dangerous, hazardous | The footpath is quite safe for children, since no vehicle can enter it.
beautiful | easy | beauty | very pleasing to look at | lovely, attractive | ugly, hideous | The valley covered with flowers was so beautiful that every visitor took pictures.
hideous | medium | beauty, mood | extremely ugly | repulsive, ghastly | beautiful, attractive | The children screamed when they saw the hideous mask with its crooked teeth.
elegant | medium | beauty, skill, taste | pleasing by grace and good style | graceful, stylish | clumsy, graceless | In her plain but elegant silk sari, she was the most gracefully dressed guest.
shabby | medium | beauty, pure, money, order, kindness, time, use, strength | in poor condition through long use | threadbare, worn-out | smart, well-kept | His coat was so shabby that its elbows were full of holes.
splendid | medium | beauty, praise, importance | very fine and impressive | magnificent, superb | ordinary, unimpressive | Lit by ten thousand lamps, the palace was a splendid sight.
tedious | medium | interest, time, effort | tiresome because it is long and dull | boring, wearisome | interesting, lively | Copying the same form five hundred times is tedious; I nearly fell asleep.
monotonous | medium | interest, ordinary, time | dull because it never changes | unvaried, repetitive | varied, diverse | Doing one and the same movement all day makes factory work monotonous.
fascinating | medium | interest, beauty | extremely interesting | captivating, enthralling | dull, boring | The guide’s stories were so fascinating that nobody noticed how the hours flew.
insipid | hard | taste, interest, strength | without taste | flavourless, bland | tasty, savoury | Cooked without salt or spice, the curry was insipid.
delicious | easy | taste, mood, beauty | having a very pleasant taste | tasty, delectable | unappetising, distasteful | The biryani was so delicious that everyone asked for a second plate.
bitter | medium | taste, anger, mood, kindness | having a sharp, unpleasant taste, like that of neem | acrid, acerbic | sweet, sugary | Neem leaves are so bitter that children refuse to chew them.
fragrant | medium | taste, beauty, pure | having a pleasant smell | sweet-smelling, aromatic | foul-smelling, stinking | Strings of jasmine made the whole room fragrant.
crucial | medium | importance, need, danger, firmness | of the greatest importance | vital, decisive | unimportant, minor | The last over was crucial, for it alone would decide the match.
trivial | medium | importance, size, amount, ordinary | of very little importance | petty, trifling | important, serious | Do not quarrel over such trivial matters as who sits near the window.
eminent | hard | importance, praise, ordinary | famous and respected for one’s work | distinguished, renowned | unknown, obscure | The patient was flown to Delhi to be treated by an eminent surgeon known all over the country.
famous | easy | importance, praise, ordinary | known to very many people | well-known, celebrated | unknown, obscure | The sweets of this shop are famous; people come from all over India to buy them.
notorious | medium | importance, morality, praise, ordinary | widely known for something bad | infamous, disreputable | reputable, respectable | This crossing is notorious for its accidents.
prominent | hard | importance, hide, clarity, praise | standing out so as to be easily noticed | conspicuous, noticeable | inconspicuous, unnoticeable | Put the notice in a prominent place, where nobody can miss it.
common | easy | ordinary, importance, amount | found or happening often | usual, widespread | rare, unusual | Mosquitoes are so common here that every house has nets.
rare | easy | ordinary, amount, importance, time | very seldom found | uncommon, infrequent | common, frequent | The stamp is so rare that only three copies exist in the world.
strange | easy | ordinary, social, mind | unusual and hard to explain | odd, peculiar | normal, usual | It was strange to hear the old piano play when nobody was in the room.
unique | medium | ordinary, amount, importance | being the only one of its kind | matchless, unparalleled | commonplace, ordinary | Every fingerprint is unique: no two people share the same one.
novel | hard | ordinary, time, interest, origin, mind | interestingly new | original, innovative | hackneyed, conventional | Nobody had ever tried his novel way of storing onions before.
exotic | hard | ordinary, origin, beauty, interest | coming from a distant country | foreign, alien | native, indigenous | The garden is full of exotic plants brought from distant lands.
indigenous | hard | origin, ordinary | belonging naturally to a place | native, local | foreign, exotic | The neem is indigenous to India and was not brought from abroad.
uniform | medium | ordinary, order, interest, firmness | the same in all its parts | even, unvarying | varied, uneven | All the bricks were of uniform size, so that not one stood out from the wall.
wicked | easy | morality, harm, kindness, truth | morally very bad | evil, sinful | virtuous, righteous | The wicked minister planned to poison the good king.
virtuous | medium | morality, kindness, pure | living according to high moral standards | righteous, upright | wicked, immoral | The virtuous man would neither lie nor take what was not his.
corrupt | medium | morality, truth, money, pure | willing to act dishonestly for money | dishonest, bribable | honest, upright | The corrupt inspector passed the unsafe building in return for a bribe.
impartial | medium | morality, truth, kindness, mind, agree | treating all sides equally | unbiased, even-handed | biased, prejudiced | A judge must be impartial and favour neither side.
guilty | easy | morality, mood, agree | having done wrong | culpable, blameworthy | innocent, blameless | His fingerprints on the safe proved that he was guilty of the theft.
innocent | easy | morality, truth, mind, harm | not having done the wrong in question | blameless, guiltless | guilty, culpable | He was set free when the film showed that he had been elsewhere and was innocent.
polite | easy | social, kindness, speech | having good manners | courteous, well-mannered | rude, discourteous | The polite boy stood up and offered his seat to the old lady.
rude | easy | social, kindness, speech, anger | having bad manners | impolite, discourteous | polite, courteous | It is rude to interrupt your elders and walk away while they speak.
sociable | medium | social, mood, kindness | enjoying the company of others | companionable, gregarious | withdrawn, reclusive | She is so sociable that her house is full of friends every evening.
aloof | hard | social, pride, mood, eagerness, kindness | keeping oneself apart from others | distant, detached | friendly, sociable | The new clerk remained aloof, ate alone and spoke to nobody.
solitary | medium | social, amount, quiet, ordinary, hide | living or being alone | lone, secluded | sociable, gregarious | The hermit led a solitary life in a cave, miles from any other person.
neat | easy | order, care, pure, beauty | arranged in good order | tidy, orderly | untidy, messy | Her desk is always neat, with every book and pencil in its place.
chaotic | medium | order, quiet, clarity | in a state of complete confusion | disordered, disorganised | orderly, organised | With all the signals dead, traffic at the crossing was chaotic.
meticulous | hard | care, order, effort, mind | giving great attention to every detail | thorough, scrupulous | careless, slapdash | The meticulous editor checked every comma of the book three times.
careless | easy | care, order, effort, mind | not giving enough attention | negligent, inattentive | careful, attentive | The careless typist left out a whole page of the report.
quick | easy | speed, time, mind | moving or acting with speed | rapid, swift | slow, sluggish | Be quick, or the train will leave without us.
slow | easy | speed, time, mind, interest, quiet | taking a long time | unhurried, leisurely | fast, rapid | The slow bus took six hours to cover sixty kilometres.
brisk | hard | speed, effort, mood, time | quick and full of energy | lively, energetic | slow, sluggish | She was out of breath after a brisk walk round the lake at nearly running pace.
mandatory | medium | need, agree, order | required by a rule or law | compulsory, obligatory | optional, voluntary | Wearing a helmet is mandatory, and those who ride without one are fined.
optional | easy | need, agree | left to one’s own choice | elective, voluntary | compulsory, mandatory | The last question is optional; you may leave it out if you like.
essential | easy | need, importance, use | that cannot be done without | indispensable, necessary | unnecessary, dispensable | Water is essential to life; nothing can live without it.
futile | medium | use, effort, importance | having no useful result | fruitless, useless | fruitful, effective | All attempts to push the loaded lorry were futile; it did not move an inch.
effective | medium | use, strength, skill | producing the result that is wanted | effectual, efficacious | futile, useless | The new spray was so effective that not one mosquito was left.
eager | easy | eagerness, mood, effort, mind | wanting something very much | keen, enthusiastic | reluctant, unwilling | The children were so eager to see the circus that they were ready two hours early.
reluctant | medium | eagerness, agree, speed, mood | not willing to do something | unwilling, disinclined | eager, willing | The child was reluctant to leave his mother and had to be carried into school.
indifferent | medium | eagerness, mood, interest, kindness, ordinary | having no interest one way or the other | unconcerned, apathetic | concerned, interested | He was indifferent to the result and did not even ask who had won.
ardent | hard | eagerness, mood, strength | full of strong feeling for something | passionate, fervent | lukewarm, indifferent | The ardent admirer of the singer travelled a thousand kilometres to hear each concert.
silent | easy | quiet, speech | making no sound | noiseless, soundless | noisy, loud | The library was so silent that one could hear a pin drop.
boisterous | hard | quiet, mood, social, order | noisy and full of rough high spirits | rowdy, noisy | quiet, subdued | The boisterous party next door, with its drums and shouting, kept us awake.
tranquil | medium | quiet, mood, anger | quiet and peaceful | serene, placid | turbulent, agitated | Away from the noise of the city, life beside the lake is tranquil.
pure | easy | pure, morality, truth | not mixed with anything else | unmixed, unadulterated | adulterated, contaminated | This is pure honey; nothing has been added to it.
contaminated | medium | pure, health, harm | made dirty or poisonous | polluted, tainted | pure, clean | The contaminated well made forty villagers ill.
filthy | easy | pure, order, beauty, morality | extremely dirty | foul, grimy | clean, spotless | After he had crawled through the drain, his clothes were filthy.
arid | hard | taste, land, interest | having very little rain | dry, parched | wet, humid | Little but thorn bushes can grow in the arid land, where it rains once in two years.
fertile | easy | land, amount, mind, use, effort | able to produce good crops | productive, fruitful | barren, unproductive | The soil of the delta is so fertile that three crops are grown in a year.
clandestine | hard | hide, truth, morality | kept or done where others cannot know of it | secret, covert | open, public | The smugglers held a clandestine meeting at midnight in a locked cellar.
free | easy | freedom, money | not under the control of another | independent, liberated | captive, enslaved | The cage was opened, and the parrot was free at last.
captive | hard | freedom, hide | held as a prisoner | imprisoned, confined | free, unconfined | The captive tiger walked up and down behind its bars.
grateful | easy | mood, kindness, praise, social, need | feeling or showing thanks | thankful, obliged | thankless, unappreciative | I am grateful to the doctor who saved my mother’s life.
laudable | hard | praise, morality, importance | deserving approval | praiseworthy, commendable | blameworthy, shameful | Teaching street children to read without pay is a laudable effort.
`,
)
