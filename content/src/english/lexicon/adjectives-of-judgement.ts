import { entries } from './entries.ts'

/** word | level | themes | meaning | synonyms | antonyms | example */
export const ADJECTIVES_OF_JUDGEMENT = entries(
  'adjective',
  `
vital | medium | importance, need, health | absolutely necessary for life or success | crucial, indispensable | unimportant, trivial | The heart is a vital organ; without it we die.
significant | medium | importance, size, clarity | having a meaning or effect worth noting | noteworthy, considerable | insignificant, negligible | There has been a significant fall in accidents, from ninety to thirty.
negligible | hard | importance, size, amount | so small that it need not be considered | insignificant, trifling | significant, considerable | The difference in price is negligible, only five paise.
principal | medium | importance, order | first in rank | chief, main | minor, subordinate | Rice is the principal crop of the delta.
supreme | medium | importance, position, control | highest in rank or power | paramount, foremost | lowest, subordinate | The Constitution is the supreme law of the country.
inferior | medium | importance, position, praise | lower in quality or rank | poorer, second-rate | superior, better | The inferior cloth faded after one wash.
superior | medium | importance, position, praise, pride | better in quality or higher in rank | better, finer | inferior, worse | This cotton is superior to that and costs more.
excellent | easy | praise, skill, beauty | extremely good | outstanding, first-rate | poor, inferior | Her excellent essay got nineteen marks out of twenty.
mediocre | hard | praise, skill, ordinary | only of moderate quality | middling, so-so | outstanding, excellent | The acting was mediocre, neither good nor really bad.
exceptional | hard | praise, ordinary, skill, amount | unusually good or uncommon | extraordinary, outstanding | average, ordinary | She has an exceptional memory and knows whole books by heart.
ordinary | easy | ordinary, importance, praise | not special in any way | usual, commonplace | extraordinary, special | It was an ordinary day, and nothing unusual happened.
peculiar | medium | ordinary | strange in an unusual way | odd, queer | normal, usual | There was a peculiar smell, such as I had never met before.
normal | easy | ordinary, health | as is usual or expected | usual, regular | abnormal, unusual | Her temperature is normal again after three days of fever.
typical | medium | ordinary, copy | having the usual qualities of its kind | characteristic, representative | atypical, unusual | A typical village of the district has a tank, a temple and a school.
genuine | easy | truth, belief, origin | real and not false | authentic, real | fake, false | The jeweller tested the ring and found that it was genuine gold.
false | easy | truth, belief | not true or real | untrue, fake | true, genuine | He gave a false name to the police in order to escape.
counterfeit | hard | truth, copy, money | made in imitation in order to cheat | forged, fake | genuine, authentic | The bank returned the counterfeit note at once.
artificial | easy | truth, origin, copy | made by man and not by nature | man-made, synthetic | natural, real | The artificial flowers looked real but had no smell.
natural | easy | truth, origin, ordinary | found in nature and not made by man | organic, unprocessed | artificial, man-made | Cotton is a natural fibre, while nylon is made in a factory.
imaginary | easy | truth, belief | existing only in the mind | unreal, made-up | real, actual | The equator is an imaginary line on the globe.
actual | medium | truth, belief | existing in fact | real, factual | imaginary, supposed | The actual cost was twice what had been expected.
obvious | easy | clarity, belief, truth | so plain that nobody can doubt it | evident, plain | hidden, unclear | It is obvious from his accent that he comes from the north.
explicit | hard | clarity, speech | stated clearly and in full | clear-cut, express | implicit, vague | The doctor’s orders were explicit: no salt at all.
implicit | hard | clarity, speech, belief | suggested without being directly said | implied, unspoken | explicit, stated | There was an implicit threat in his smile.
definite | easy | clarity, firmness, belief | fixed and certain | certain, fixed | uncertain, indefinite | Please give me a definite date, not “some time in June”.
uncertain | easy | clarity, belief, firmness, mind | not sure or not known | doubtful, unsure | certain, sure | The future of the mill is uncertain; nobody knows whether it will close.
intricate | hard | clarity, ease, order, skill | with many small parts that are hard to follow | complex, elaborate | simple, plain | The intricate carving on the door took a whole year.
complex | medium | clarity, ease, order | made of many connected parts | complicated, intricate | simple, uncomplicated | The tax law is so complex that even lawyers disagree about it.
simple | easy | clarity, ease, mind, pride, ordinary | not hard to understand or do | easy, uncomplicated | complex, complicated | The rule is so simple that a child can follow it.
coherent | hard | clarity, order, join, speech | in which all parts fit together and make sense | logical, consistent | incoherent, rambling | He was too frightened to give a coherent account of the accident.
relevant | medium | join, importance, use | connected with the matter in hand | pertinent, applicable | irrelevant, unconnected | Bring only the relevant papers, those about the land.
irrelevant | medium | join, importance, use | having nothing to do with the matter | unrelated, extraneous | relevant, pertinent | Her age is irrelevant; what we need is skill.
useful | easy | use, help | of practical help | handy, helpful | useless, unhelpful | A knife is a useful thing to take to a picnic.
convenient | easy | ease, use, help | easy to use or suited to one’s needs | handy, suitable | inconvenient, awkward | The new bus stop is convenient, for it is just opposite our gate.
efficient | medium | skill, use, effort | working well without waste | productive, capable | inefficient, wasteful | The efficient new engine burns half as much oil.
incompetent | medium | skill, use | lacking the ability needed | inept, unskilled | competent, able | The incompetent plumber made the leak worse.
dexterous | hard | skill, body | skilful with the hands | adroit, deft | clumsy, maladroit | The dexterous juggler kept nine balls in the air.
fluent | medium | speech, skill, ease | able to speak or write a language easily | articulate, smooth-spoken | halting, hesitant | After a year in Paris she was fluent in French.
experienced | easy | skill, time, learning | having skill from long practice | seasoned, veteran | inexperienced, untrained | An experienced nurse, with twenty years in the ward, took charge.
raw | medium | food, skill, time, ordinary, pure | not cooked or prepared | uncooked, unprocessed | cooked, boiled | She ate the carrot raw, without even washing it.
possible | easy | belief, ease, allow | that can be done or can happen | feasible, achievable | impossible, unthinkable | It is possible to reach the fort and return in one day.
feasible | hard | ease, belief, use | that can be done with the means one has | practicable, workable | impracticable, impossible | The engineers found the tunnel feasible, though costly.
probable | medium | belief, truth, luck | likely to happen or be true | likely, expected | improbable, unlikely | With those clouds, rain is probable before evening.
inevitable | medium | belief, luck, need, end, firmness | that is certain to happen | unavoidable, inescapable | avoidable, preventable | Once the brakes had failed, a crash was inevitable.
incredible | medium | belief, truth, ordinary | too strange to be believed | unbelievable, astonishing | believable, credible | He told an incredible story about a cow that could count.
reasonable | easy | mind, money, morality, amount, belief | fair and sensible | sensible, moderate | unreasonable, excessive | A hundred rupees is a reasonable price for such a good lunch.
logical | medium | mind, order, truth | following the rules of reasoning | rational, sound | illogical, irrational | If all birds lay eggs and this is a bird, the logical conclusion is that it lays eggs.
ridiculous | medium | mind, mood, ordinary | so silly that one laughs | absurd, ludicrous | sensible, serious | He looked ridiculous in his grandson’s tiny cap.
legal | easy | law, allow, morality | allowed by law | lawful, legitimate | illegal, unlawful | It is not legal to sell tobacco to a child.
illicit | hard | law, allow, morality, hide | not allowed by law or custom | unlawful, illegal | lawful, licit | Police broke up an illicit liquor shop in the forest.
legitimate | hard | law, allow, morality, truth | in accordance with law or rules | lawful, rightful | illegitimate, unlawful | The legitimate heir proved his claim to the throne.
valid | medium | law, truth, use, time | legally acceptable or in force | current, legitimate | invalid, void | Your ticket is valid until midnight tomorrow.
compulsory | easy | need, law, allow, agree | that must be done | mandatory, obligatory | optional, voluntary | Schooling is compulsory for all children from six to fourteen.
voluntary | easy | need, agree, freedom, allow, effort | done of one’s own free will | unforced, willing | compulsory, forced | The work is voluntary; nobody is paid or forced.
binding | hard | law, need, firmness, join | that must be obeyed or kept | obligatory, compulsory | non-binding, optional | The agreement is binding on both sides and cannot be broken.
liable | hard | law, morality, belief | responsible by law | answerable, accountable | exempt, unaccountable | The owner of the dog is liable for any damage it does.
exempt | hard | law, freedom, allow, need | freed from a duty that others have | excused, immune | liable, subject | Students are exempt from this tax and pay nothing.
public | easy | hide, social | open to all people | communal, common | private, personal | The public garden is open to everyone without a ticket.
private | easy | hide, social, money | belonging to one person or group only | personal, restricted | public, open | This is a private road; strangers may not use it.
secret | easy | hide, truth | kept from the knowledge of others | hidden, covert | open, public | They hid the gold in a secret room behind the wall.
covert | hard | hide, truth, law | done secretly | clandestine, surreptitious | overt, open | Spies carried out a covert operation across the border.
conspicuous | hard | hide, look, clarity, importance | attracting attention | noticeable, striking | inconspicuous, hidden | His red turban made him conspicuous in the crowd.
visible | easy | hide, look, clarity | that can be seen | discernible, noticeable | invisible, hidden | On a clear day the snow peaks are visible from here.
latent | hard | hide, begin | present but not yet active or seen | dormant, undeveloped | manifest, active | A good teacher brings out the latent talent of her pupils.
dormant | hard | sleep, hide, begin, effort | not active at present | inactive, sleeping | active, awake | The volcano has been dormant for three hundred years.
mysterious | medium | hide, clarity, ordinary, mind | hard to explain or understand | puzzling, baffling | plain, understandable | A mysterious light was seen on the hill, and nobody knows its cause.
familiar | easy | ordinary, social, mind | well known to one | well-known, recognisable | unfamiliar, strange | It was good to see a familiar face among so many strangers.
foreign | easy | origin, ordinary | of a country that is not one’s own | alien, overseas | native, domestic | Many foreign tourists, from Japan above all, visit Sarnath.
domestic | medium | family, place, origin, control | of the home or of one’s own country | household, home | - | She does all the domestic work, from cooking to washing.
rural | medium | place, land | of the countryside | rustic, pastoral | urban, city | In rural areas most people live by farming.
urban | medium | place, land, social | of a town or city | city, metropolitan | rural, rustic | Urban land is so costly that houses are built upwards.
coastal | medium | place, land | near the sea | seaside, shoreline | inland | Coastal towns were warned of the cyclone.
wild | easy | order, control, anger, land, fear | living in nature and not tamed | untamed, undomesticated | tame, domesticated | Wild elephants came out of the forest at night.
tame | medium | order, control, courage, interest | no longer afraid of man | domesticated, docile | wild, untamed | The deer is so tame that it eats from our hands.
savage | hard | anger, harm, kindness, learning | fierce and cruel | ferocious, barbarous | gentle, civilised | The savage dog bit everyone who came near.
violent | easy | harm, anger, fight, strength | using great force to hurt or damage | brutal, forceful | peaceful, gentle | The protest turned violent, and buses were burnt.
peaceful | easy | quiet, fight, agree, mood | free from war or disturbance | tranquil, calm | violent, warlike | The march was peaceful; not a stone was thrown.
turbulent | hard | quiet, order, fight, anger, weather, move | full of disorder and violent change | stormy, tumultuous | calm, tranquil | In those turbulent years four kings were killed.
orderly | medium | order, agree, quiet | arranged or behaving in good order | well-organised, disciplined | disorderly, chaotic | The children left the building in an orderly line.
random | hard | order, luck, care | done without plan or choice | haphazard, chance | planned, systematic | Names were picked by random choice from a hat.
systematic | hard | order, care, mind | done by a fixed plan | methodical, orderly | unsystematic, haphazard | A systematic search, room by room, brought the paper to light.
diverse | hard | ordinary, amount, join, divide | of many different kinds | varied, assorted | uniform, similar | India has a diverse people, with many languages and faiths.
similar | easy | copy, ordinary, agree | nearly the same | alike, comparable | different, dissimilar | The two bags are so similar that we often mix them up.
different | easy | copy, ordinary, agree, divide | not the same | dissimilar, unlike | similar, identical | The twins have quite different tastes: one loves music, the other cricket.
identical | medium | copy, ordinary, agree | exactly the same | indistinguishable, matching | different, unlike | The keys are identical, so either will open the lock.
equivalent | hard | copy, amount, agree | having the same value or effect | equal, tantamount | unequal, different | A dozen is equivalent to twelve.
mutual | medium | social, agree, join, give | felt or done by each towards the other | reciprocal, shared | one-sided, unilateral | Their respect is mutual: each admires the other.
collective | hard | group, join, social | shared or done by all together | joint, combined | individual, separate | It was a collective decision, taken by all forty members.
individual | medium | group, social, amount, ordinary | belonging to one single person or thing | single, separate | collective, shared | Each child has an individual locker with his own key.
separate | medium | join, divide, group | not joined to another | detached, disconnected | joined, united | Keep the wet clothes in a separate bag, away from the dry ones.
entire | easy | amount, size, group | with no part left out | whole, complete | partial, incomplete | He ate the entire cake and left none for us.
partial | medium | amount, size, morality, truth | only in part | incomplete, limited | complete, total | The strike was only a partial success, for half the men went to work.
perfect | easy | praise, skill, beauty, pure | without any fault | flawless, faultless | imperfect, flawed | She got a hundred marks out of a hundred, a perfect score.
defective | medium | harm, praise, use, skill, make | having a fault | faulty, flawed | perfect, sound | The defective fan was replaced by the shop free of charge.
severe | medium | harm, kindness, strength, firmness | very serious or strict | acute, intense | mild, slight | A severe cyclone destroyed the port.
mild | easy | harm, kindness, strength, weather, taste | gentle and not strong | gentle, moderate | severe, intense | He has only a mild fever and can go to school.
intense | medium | strength, mood, amount | very great in force or degree | extreme, powerful | mild, slight | The heat of the fire was so intense that we could not go near.
acute | hard | strength, sharp, mind, harm, danger | very serious or sharp | critical, severe | mild, slight | The acute shortage of water forced the school to close.
slight | medium | size, amount, importance, strength | small in degree | minor, slim | considerable, great | There is only a slight difference between the two shades.
drastic | hard | strength, firmness, harm | having a strong and sudden effect | extreme, radical | mild, moderate | The firm took drastic steps and dismissed half its staff.
fortunate | easy | luck, mood, money | having good luck | lucky, blessed | unfortunate, unlucky | We were fortunate to get the last two tickets.
unlucky | easy | luck, mood, harm | having bad luck | unfortunate, ill-fated | lucky, fortunate | The unlucky team lost three matches by a single run.
auspicious | hard | luck, faith, time | promising success | favourable, propitious | inauspicious, ominous | The priest chose an auspicious day for the wedding.
ominous | hard | luck, danger, fear | seeming to threaten something bad | threatening, sinister | auspicious, promising | There was an ominous crack in the dam.
favourable | medium | luck, agree, help, praise | helpful or showing approval | advantageous, promising | unfavourable, adverse | With a favourable wind the boat reached home in an hour.
adverse | hard | luck, harm, hinder, agree | working against one; harmful | unfavourable, hostile | favourable, beneficial | Because of adverse weather the flight was cancelled.
vulnerable | hard | danger, strength, harm | open to attack or harm | exposed, defenceless | secure, protected | Small children are most vulnerable to this disease.
immune | hard | health, danger, harm, freedom | protected from a disease or other harm | resistant, protected | susceptible, vulnerable | Those who have had the disease are immune and cannot get it again.
hazardous | medium | danger, harm | likely to cause accidents or damage | risky, perilous | safe, secure | Cleaning a gas tank is hazardous work.
ripe | easy | food, time, begin | ready to be gathered and eaten | mature, mellow | unripe, green | The mangoes are yellow and ripe; let us pick them.
genial | hard | social, kindness, mood, weather | cheerful and kindly | jovial, warm-hearted | cold, unfriendly | Our genial host greeted every guest with a joke.
prosperous | medium | money, luck, increase | successful and rich | thriving, flourishing | unsuccessful, struggling | Silk made the little town prosperous, and fine houses rose in every street.
poor | easy | money, amount, praise, luck | having very little money | needy, impoverished | rich, wealthy | The poor weaver could not buy medicine for his wife.
costly | easy | money, harm | having a high price | expensive, dear | cheap, inexpensive | Saffron is so costly that it is sold by the gram.
cheap | easy | money, praise | low in price | inexpensive, low-priced | costly, expensive | Tomatoes are cheap in winter: ten rupees a kilo.
precious | medium | money, importance, mood | of great value | valuable, priceless | worthless, valueless | Gold is a precious metal.
worthless | medium | money, importance, use | having no value or use | valueless, useless | valuable, precious | The old notes are worthless now; no bank will take them.
solvent | hard | money | able to pay all one’s debts | creditworthy, debt-free | bankrupt, insolvent | The audit showed that the company was solvent and could pay everyone.
stationary | hard | move, firmness | not moving | motionless, immobile | moving, mobile | The bus ran into a stationary lorry at the roadside.
mobile | medium | move, freedom | able to move or be moved easily | movable, portable | immobile, fixed | A mobile hospital goes from village to village in a van.
`,
)
