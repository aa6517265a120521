import { entries } from './entries.ts'

/** word | level | themes | meaning | synonyms | antonyms | example */
export const NOUNS_OF_THINGS = entries(
  'noun',
  `
aid | medium | help, money | help given to one in need | assistance, support | hindrance, obstruction | Ships carried aid to the island after the earthquake.
hindrance | hard | hinder, help | something that makes progress slow or difficult | impediment, obstruction | help, aid | A heavy bag is only a hindrance on such a climb.
barrier | medium | hinder, divide | something that blocks the way or keeps apart | barricade, blockade | - | The police put up a barrier across the road.
advantage | easy | help, luck, use | something that puts one in a better position | benefit, edge | disadvantage, drawback | Being tall is an advantage in basketball.
drawback | hard | harm, hinder, praise, help | a feature that makes something less good | disadvantage, shortcoming | advantage, merit | The only drawback of the house is that it has no garden.
benefit | easy | help, use, money, luck | a good result or help | advantage, gain | harm, loss | The new canal is of great benefit to all the farmers.
harm | easy | harm, danger | damage or injury | damage, hurt | benefit, good | One cup of coffee will do you no harm.
injury | easy | harm, health | damage to the body | wound, hurt | - | The player left the field with an injury to his knee.
pain | easy | harm, health, mood | suffering in the body or mind | ache, suffering | comfort, ease | He felt a sharp pain in his chest.
relief | medium | help, mood, health | the end or easing of pain or worry | ease, respite | distress, discomfort | To our relief, the child’s fever came down.
health | easy | health, strength | the state of being well | fitness, well-being | illness, sickness | Fresh air and good food keep one in health.
illness | easy | health, harm | the state of being unwell | sickness, ailment | health, fitness | After a long illness he died in his sleep.
cure | medium | health, help | a treatment that makes a sick person well | remedy, treatment | - | There is no cure for the common cold except rest.
poison | easy | harm, health, food | a substance that kills or harms living things | toxin, venom | antidote | The farmer put out poison for the rats.
food | easy | food, need, health | what living things eat | nourishment, fare | - | The shipwrecked men had neither food nor water.
famine | medium | food, land, need, harm, amount | a great shortage of what people eat | starvation, scarcity | feast, plenty | Thousands died of hunger in the famine of 1943.
feast | easy | food, mood, social, amount | a large and fine meal | banquet, spread | fast, famine | The whole village was invited to the wedding feast.
hunger | easy | food, need, eagerness | the wish or need to eat | starvation, appetite | fullness, satiety | Weak from hunger, the lost child could hardly walk.
death | easy | end, harm | the end of life | demise, passing | birth, life | The death of the old king was announced at dawn.
birth | easy | begin, family, origin | the coming of a child into the world | nativity, delivery | death | The birth of a daughter was celebrated with sweets.
origin | medium | begin, origin, cause | the point from which something comes | source, root | end, result | Nobody is sure of the origin of this custom.
source | medium | begin, origin, cause | the place from which something comes | origin, fountainhead | mouth, outlet | The explorers hoped to reach the source of the river.
cause | easy | cause, begin | what makes something happen | reason, origin | effect, result | The cause of the fire was a burning cigarette.
result | easy | cause, end | what happens because of something | outcome, consequence | cause, origin | The road is flooded as a result of the heavy rain.
consequence | hard | cause, end, importance | what follows from an action | result, outcome | cause, origin | As a consequence of his lie, nobody believes him now.
purpose | medium | cause, mind, use | what one wants to achieve | aim, intention | - | The purpose of the fence is to keep out goats.
end | easy | end, time, position | the point at which something stops | limit, extremity | beginning, start | At the end of the street there is a mosque.
delay | medium | time, speed, hinder | a stretch of waiting caused by lateness | hold-up, postponement | haste, promptness | The fog caused a delay of four hours at the airport.
haste | medium | speed, time, care | quickness, often too great | hurry, rush | delay, slowness | In his haste he put on two different shoes.
pause | medium | time, end, quiet | a short stop | break, interval | continuation | After a pause to drink water, the speaker went on.
period | easy | time | a length of time | span, interval | - | He was away for a period of six months.
era | hard | time | a long stretch of history with a character of its own | age, epoch | - | The coming of the railway opened a new era in trade.
future | easy | time | the time that is still to come | time to come, hereafter | past | Nobody can see into the future.
past | medium | time | the time that has gone by | yesteryear, bygone days | future | Old people like to talk of the past.
tradition | medium | ordinary, time, agree | a belief or custom handed down | custom, convention | innovation, novelty | It is a tradition in our family to plant a tree at every birth.
innovation | hard | ordinary, make, time, begin | a new idea or method | novelty, new departure | tradition, convention | Drip pipes were an innovation that saved much water.
habit | easy | ordinary, time | something that one does regularly, often without thinking | practice, custom | - | He has a habit of scratching his ear when he thinks.
change | easy | ordinary, firmness | the act of becoming different | alteration, modification | stability, constancy | There has been a great change in the town since the factory came.
method | medium | order, make, mind | a way of doing something | technique, procedure | - | The new method of planting needs less water.
plan | easy | order, mind, make, time | something worked out beforehand | scheme, design | - | Our plan is to leave at dawn and reach the fort by noon.
rule | easy | law, order, control | a statement of what must or must not be done | regulation, principle | - | It is a rule of the library that books must be returned in two weeks.
law | easy | law, order, control | a rule made by the state | statute, act | - | A new law forbids the use of thin plastic bags.
crime | easy | law, morality, harm | an act that breaks the law | offence, felony | - | Stealing electricity is a crime.
punishment | easy | law, harm, control | suffering given for a wrong | penalty, chastisement | reward, pardon | The punishment for cheating is loss of the year.
reward | easy | give, praise, money | something given in return for good work | prize, recompense | punishment, penalty | A reward of a thousand rupees was offered for the lost dog.
award | medium | praise, give, importance | a prize given for merit | prize, honour | - | She won the award for the best actress.
gift | easy | give, kindness, skill | something given freely | present, donation | - | On her birthday she got a bicycle as a gift from her uncle.
bribe | medium | money, morality, give, law | money given to make a person act dishonestly | kickback, backhander | - | The clerk lost his job for taking a bribe.
income | easy | money, work | money that one receives regularly | earnings, revenue | expenditure, outlay | Half of his income goes in rent.
expense | medium | money, use | money spent on something | cost, outlay | income, profit | The wedding was a great expense for the family.
salary | easy | money, work | money paid every month for work | pay, wages | - | Her salary is paid into the bank on the first.
price | easy | money, amount, importance | the money for which a thing is sold | cost, rate | - | The price of rice has gone up by five rupees.
loss | easy | money, harm, luck, take | the fact of having something no longer | deprivation, forfeiture | gain, profit | The loss of his only bullock ruined the farmer.
fortune | medium | money, luck, amount | a very large sum of money | wealth, riches | pittance | He made a fortune by selling land near the airport.
treasure | medium | money, importance | a store of gold or other valuable things | riches, hoard | - | The pirates buried their treasure on an island.
luxury | medium | money, ease, need | great and costly comfort | opulence, sumptuousness | austerity, hardship | The film star lives in luxury with thirty servants.
hardship | hard | money, ease, harm, mood | severe suffering or lack of comfort | adversity, privation | ease, comfort | Orphaned at six, he grew up in great hardship.
necessity | medium | need, importance | something that one must have | requirement, essential | luxury, extra | For a doctor a telephone is a necessity.
shortage | medium | amount, need | a lack of something that is needed | scarcity, deficiency | surplus, excess | A shortage of coal has stopped the trains.
excess | hard | amount, size | more than is right or needed | surplus, surfeit | lack, deficiency | An excess of salt is bad for the heart.
multitude | hard | amount, group | a very large number | host, myriad | handful, few | A multitude of stars can be seen from the desert.
fragment | hard | amount, divide, size | a small piece broken off | piece, bit | whole, entirety | A fragment of the old pot was found in the field.
part | easy | amount, divide | some but not all of a thing | portion, section | whole, total | Part of the bridge was washed away.
increase | easy | increase, amount | a rise in number or size | rise, growth | decrease, reduction | There has been an increase in the number of students.
progress | medium | increase, move, time | movement forward or to a better state | advancement, headway | regression, setback | She has made good progress in mathematics.
size | easy | size, amount | how big a thing is | dimensions, magnitude | - | The stone was the size of an egg.
edge | medium | position, sharp, end | the outer limit of a thing | border, brink | middle, centre | Do not stand so near the edge of the cliff.
centre | easy | position, importance | the middle point | middle, core | edge, periphery | There is a fountain in the centre of the garden.
top | easy | position, importance | the highest part | peak, crest | bottom, base | From the top of the tower one sees the whole town.
surface | medium | position, look | the outside or top layer | top, face | depth, interior | Leaves floated on the surface of the pond.
gap | medium | position, divide, size | an empty space between two things | opening, space | - | The goat came in through a gap in the fence.
boundary | medium | position, divide, land, end | a line that marks a limit | border, frontier | - | The river forms the boundary between the two states.
region | medium | place, land | a large area of a country | area, zone | - | Cotton is grown all over this dry region.
village | easy | place, land, group | a small group of houses in the country | hamlet, settlement | city, town | There are only forty houses in my village.
house | easy | place, family | a building to live in | home, dwelling | - | They built a small house beside the river.
prison | easy | place, freedom, law | a place where people are locked up as a punishment | jail, gaol | - | He was sent to prison for two years for forgery.
refuge | hard | place, danger, help | a place of safety from danger | shelter, sanctuary | - | The flood victims found refuge in the school.
voyage | medium | move, place | a long journey by sea | cruise, sea trip | - | The voyage from Chennai to the islands took three days.
path | easy | move, place | a narrow way for walking | track, trail | - | A narrow path led through the fields to the well.
hill | easy | land, position, size | a piece of high land, lower than a mountain | mound, hillock | valley, plain | The fort stands on a hill above the town.
storm | easy | weather, anger, harm | very bad weather with strong wind and rain | tempest, gale | calm | The storm blew down forty trees.
flood | easy | weather, amount, harm | a great flow of water over dry land | deluge, inundation | drought | The flood carried away two bridges.
heat | easy | heat, anger, weather | the state of being hot | warmth, hotness | cold, coolness | The heat of May drives people indoors.
cold | medium | heat, weather, kindness | the lack of warmth | chill, coldness | heat, warmth | The old man shivered in the cold of the December night.
light | easy | light, clarity | what makes things visible | illumination, brightness | darkness, gloom | The light of the lamp fell on her book.
darkness | easy | light, hide, clarity | the absence of light | blackness, gloom | light, brightness | The town was in darkness because of the power cut.
noise | easy | sound, quiet, order | loud and unpleasant sound | din, racket | silence, quiet | The noise of the drills made it impossible to study.
silence | easy | sound, quiet, speech | the absence of all sound | stillness, hush | noise, din | There was complete silence in the hall as she spoke.
peace | easy | quiet, fight, agree, mood | freedom from war or disturbance | calm, truce | war, strife | After ten years of fighting, both sides wanted peace.
war | easy | fight, harm | fighting between countries | warfare, combat | peace, truce | The war between the two kingdoms lasted for nine years.
battle | medium | fight | a fight between armies | combat, engagement | - | Ten thousand men fell in a single battle.
attack | easy | fight, harm, begin, health | an act of violence against somebody | assault, onslaught | defence, resistance | The attack on the fort began at dawn.
defeat | easy | fight, luck, end | the loss of a battle or game | loss, rout | victory, triumph | After their defeat the players wept.
success | easy | luck, end, importance, money | the gaining of what one aimed at | triumph, prosperity | failure, defeat | Hard work was the secret of her success.
failure | easy | luck, end, harm | lack of success | fiasco, flop | success, triumph | After one failure he passed at the second attempt.
achievement | medium | end, effort, skill, praise | something done by effort and skill | accomplishment, feat | failure | To climb that peak alone was a great achievement.
mistake | easy | truth, mind, care, harm | something done wrongly | error, blunder | - | There is a mistake in the third line of your sum.
error | medium | truth, mind, care | a mistake, in formal speech | mistake, inaccuracy | correctness, accuracy | An error in the bill cost him a hundred rupees.
truth | easy | truth, belief | what is so in fact | verity, reality | falsehood, lie | Tell me the truth: did you break the window?
lie | easy | truth, speech, morality | a statement that one knows to be false | falsehood, untruth | truth, fact | It was a lie that he had been ill; he had gone to the cinema.
rumour | medium | truth, speech, belief | talk that may not be true | gossip, hearsay | fact | A rumour that the bank had failed made people draw out their money.
fact | easy | truth, belief | something known to be true | reality, actuality | fiction, falsehood | It is a fact that the earth is round.
fraud | hard | truth, money, law, person | the crime of getting money by deceit | swindle, deceit | honesty, fair dealing | The manager was jailed for fraud after signing false bills.
evidence | medium | truth, law, belief | facts that help to prove something | proof, testimony | - | There was no evidence against him except a torn glove.
secret | easy | hide, truth | something that is kept from others | mystery, confidence | - | She told nobody the secret of her mango pickle.
mystery | medium | hide, mind, clarity | something that cannot be explained | puzzle, enigma | - | How the thief got in remains a mystery, for the door was locked.
problem | easy | ease, mind, hinder | something difficult to deal with | difficulty, predicament | solution | The chief problem of the town is the lack of water.
solution | medium | ease, mind, help, end | the way of dealing with a difficulty | answer, way out | problem | The only solution is to dig a deeper well.
doubt | medium | belief, mind, truth | a feeling of not being sure | uncertainty, misgiving | certainty, conviction | I have some doubt about his honesty.
certainty | hard | belief, truth, firmness | the state of being completely sure | sureness, conviction | doubt, uncertainty | Nobody can say with certainty when the rains will begin.
belief | easy | belief, faith, mind | something accepted as true | conviction, creed | disbelief, doubt | It was the common belief that the earth was flat.
opinion | easy | belief, mind, speech | what one thinks about something | view, viewpoint | - | In my opinion the blue sari is the better one.
idea | easy | mind, belief | something formed in the mind | thought, notion | - | It was her idea to plant trees along the road.
answer | easy | speech, mind | what is said in return to a question | reply, response | question, query | Nobody knew the answer to the last question.
question | easy | speech, mind, belief | what one asks in order to know something | query, inquiry | answer, reply | The child asked a question that nobody could answer.
argument | medium | speech, fight, agree, mind | a talk in which people disagree, often angrily | dispute, wrangle | agreement, accord | Their argument about the fence lasted for an hour.
agreement | medium | agree, law, social | the state of having the same opinion | accord, consensus | disagreement, discord | At last the two sides came to an agreement about the price.
speech | easy | speech | a talk given to an audience | address, oration | - | The minister’s speech lasted for only ten minutes.
request | easy | speech, need | an act of asking politely for something | appeal, entreaty | demand, command | At the request of the patients, the radio was turned off.
warning | medium | speech, danger, care | something that tells of danger | caution, alarm | - | The weather office gave a warning of high waves.
advice | easy | speech, help, mind | an opinion about what should be done | counsel, guidance | - | On the advice of her doctor she gave up coffee.
blame | medium | praise, morality, speech | responsibility for a wrong | responsibility, liability | credit, praise | The driver took the blame for the accident.
criticism | hard | praise, speech, mind | the pointing out of faults | censure, disapproval | praise, approval | The plan met with sharp criticism from the engineers.
approval | medium | praise, agree, allow | a favourable opinion or consent | consent, endorsement | disapproval, rejection | Work can begin only after the approval of the board.
permission | easy | allow, law, agree | the act of allowing | leave, consent | prohibition, ban | You need the owner’s permission to fish here.
duty | easy | need, morality, work, law | something that one ought to do | obligation, responsibility | - | It is the duty of every citizen to vote.
work | easy | work, effort | effort made to do something | labour, toil | rest, leisure | Building the wall was hard work in the sun.
leisure | hard | work, time, ease, freedom | time when one is free from duties | spare time, free time | work, toil | In his leisure he reads novels and plays the flute.
effort | easy | effort, strength, work | the use of strength or energy | exertion, endeavour | ease, effortlessness | With great effort the two men moved the rock.
strength | easy | strength, health | the quality of being strong | power, might | weakness, feebleness | He had the strength to bend an iron bar.
power | medium | strength, control | the ability to control or act | authority, might | powerlessness, weakness | The king’s power reached to the sea.
luck | easy | luck | what happens by chance | fortune, chance | - | By good luck nobody was in the house when it fell.
chance | medium | luck, belief, time | a possibility or a suitable occasion | opportunity, opening | - | Give me one more chance and I will not fail.
risk | medium | danger, luck | the possibility of loss or harm | hazard, peril | safety, security | There is a risk of fire if you smoke near petrol.
safety | easy | danger, care | freedom from danger | security, protection | danger, peril | The rope is there for your safety; hold on to it.
`,
)
