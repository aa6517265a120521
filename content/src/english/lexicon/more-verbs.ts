import { entries } from './entries.ts'

/** word | level | themes | meaning | synonyms | antonyms | example */
export const MORE_VERBS = entries(
  'verb',
  `
abate | hard | increase, strength, weather | to become less strong | subside, lessen | intensify, increase | We waited in the cave for the storm to abate.
abhor | hard | mood, anger | to regard with disgust and hatred | loathe, detest | adore, love | I abhor cruelty to animals.
abscond | hard | leave, hide, law | to go away secretly, above all with stolen money | run off, bolt | stay, remain | The treasurer tried to abscond with the club’s money.
abstain | hard | leave, freedom, food | to keep oneself from doing or taking something | refrain, forbear | indulge | Patients must abstain from salt for a month.
accelerate | medium | speed, increase | to go or make go faster | speed up, quicken | slow down, retard | The driver began to accelerate on the empty road.
retard | hard | speed, hinder | to make slow or late | delay, slow | accelerate, hasten | Lack of light will retard the growth of the plants.
acclaim | hard | praise, speech | to welcome with loud approval | hail, applaud | condemn, denounce | Critics acclaim the film as the best of the year.
adhere | hard | join, firmness, agree | to stick firmly | cling, stick | separate, detach | The stamp will not adhere to the wet envelope.
adorn | hard | beauty, make | to make beautiful with ornaments | decorate, embellish | disfigure, spoil | Flowers and lamps adorn the temple on festival days.
decorate | easy | beauty, make | to make more attractive by adding things | adorn, beautify | spoil, disfigure | They decorate their bullocks with paint and bells.
alter | medium | ordinary, make | to make or become different | change, modify | preserve, keep | The tailor will alter the coat to fit you.
amend | hard | make, law, ordinary | to change in order to put right | correct, revise | - | Parliament may amend the Constitution.
amplify | hard | increase, sound, size | to make larger or louder | boost, magnify | reduce, muffle | The speakers amplify his voice so that thousands can hear.
appease | hard | anger, mood, give | to calm by giving what is wanted | pacify, mollify | provoke, enrage | The manager tried to appease the customers with free tea.
assess | hard | mind, amount, money | to judge the value or amount of | evaluate, appraise | - | An officer came to assess the damage done by the flood.
assure | medium | speech, belief, mood | to tell somebody confidently | guarantee, promise | - | I assure you that the milk is pure.
attain | hard | end, effort, take | to reach by effort | achieve, gain | miss, lose | She hopes to attain the rank of colonel.
attempt | easy | effort | to make an effort at something difficult | try, endeavour | - | Two boys will attempt to swim across the lake.
attract | easy | interest, join, beauty | to draw towards itself | draw, allure | repel | Bright flowers attract bees.
repel | hard | fight, move, mood | to drive back or away | repulse, rebuff | attract | The smoke is meant to repel mosquitoes.
ban | easy | allow, law | to forbid officially | prohibit, outlaw | allow, permit | The city wants to ban lorries from the centre.
bewilder | hard | mind, clarity | to confuse completely | perplex, baffle | enlighten | The signs in the big station bewilder new passengers.
bind | medium | join, firmness, freedom, law | to tie together | tie, fasten | untie, loosen | Bind the sticks with a strong rope.
break | easy | harm, make, divide | to make go into pieces by force | smash, shatter | mend, repair | If you drop the jar, it will break.
burn | easy | heat, harm, light | to be or set on fire | blaze, scorch | extinguish | Dry leaves burn quickly.
extinguish | hard | end, light, heat | to put out a fire or light | quench, put out | light, kindle | It took forty men to extinguish the blaze.
kindle | hard | begin, light, heat, cause | to set on fire | ignite, light | extinguish, quench | Use dry twigs to kindle the fire.
censure | hard | praise, speech, anger | to express strong disapproval of | reprove, condemn | commend, praise | The house voted to censure the minister for his neglect.
chastise | hard | law, anger, speech, harm | to punish or scold severely | castigate, discipline | reward, praise | In those days a teacher might chastise a boy with a cane.
clarify | medium | clarity, speech, pure | to make clear | explain, elucidate | confuse, obscure | Will you please clarify the second rule for us?
clean | easy | pure | to free from dirt | wash, cleanse | dirty, soil | They clean the tank every summer.
pollute | medium | pure, harm, health | to make air, water or land dirty | contaminate, foul | purify, cleanse | Factories pollute the river with dyes.
coax | hard | cause, speech, kindness | to persuade gently | cajole, wheedle | force, compel | She managed to coax the cat out of the tree.
coerce | hard | control, need, cause | to make do something by threats | compel, force | - | Nobody may coerce a worker into joining the union.
commend | hard | praise, speech | to speak with approval of | praise, applaud | censure, blame | The judges commend her for the neatness of her work.
compensate | hard | give, money, help | to pay for a loss | recompense, make up for | - | The railway must compensate the owners of the land.
conserve | medium | care, time, use | to keep from being used up or lost | preserve, save | waste, squander | We must conserve water in summer.
preserve | medium | care, time, food, make | to keep in good condition | conserve, maintain | destroy, spoil | Salt and oil preserve pickles for years.
construct | medium | make | to put together from parts | build, erect | demolish, dismantle | The state will construct a dam across the river.
consume | medium | food, use, end | to eat, drink or use up | devour, use up | produce, save | Three oxen consume forty kilos of fodder a day.
produce | easy | make, cause, land | to bring into being | make, yield | consume, destroy | The mill can produce ten tonnes of sugar a day.
contaminate | hard | pure, harm, health | to make impure by contact | pollute, taint | purify, cleanse | One dead rat can contaminate a whole well.
convince | medium | belief, mind, cause, speech | to make somebody feel sure | persuade, satisfy | - | His tears did not convince the judge.
copy | easy | copy, truth | to make or do the same as another | imitate, reproduce | originate | Do not copy your neighbour’s answers.
correct | easy | truth, make, help | to put right | rectify, amend | - | The teacher will correct your essays tonight.
corrupt | hard | morality, harm, pure | to make wicked or dishonest | deprave, debase | reform, purify | Power may corrupt even a good man.
crave | hard | eagerness, need, food | to have a very strong wish for | long for, hunger for | dislike, spurn | After a week of plain rice we began to crave pickles.
cultivate | medium | land, make, learning | to prepare and use land for crops | till, farm | neglect | They cultivate rice in the valley and millet on the slopes.
curb | hard | control, hinder, freedom | to hold in check | restrain, check | encourage, release | The government took steps to curb the rise in prices.
cure | easy | health, help | to make well again | heal, remedy | infect, sicken | This medicine will cure your cough.
decay | medium | harm, time, end, food, health | to go bad slowly | rot, decompose | bloom, flourish | Fruit will decay quickly in this heat.
decline | medium | agree, give, increase, strength, health | to say no politely | refuse, turn down | accept, agree | I must decline your kind invitation, as I shall be away.
defeat | easy | fight, luck, control | to win against | beat, overcome | lose to, yield to | Our team hopes to defeat the champions.
defer | hard | time | to put off to a later time | postpone, shelve | advance, hasten | The court decided to defer the case until June.
defy | hard | agree, courage, control | to refuse openly to obey | disobey, flout | obey, respect | Few would dare to defy the king’s order.
delay | easy | time, speed, hinder | to make or be late | hold up, put off | hasten, advance | Fog may delay the flight by two hours.
delete | medium | end, take, leave | to rub or strike out | erase, cancel | insert, add | Please delete the last sentence of the letter.
deplore | hard | mood, praise, speech, morality | to say that one finds something shameful | condemn, lament | approve, praise | All of us deplore such violence.
depict | hard | speech, copy, make | to show in a picture or in words | portray, represent | - | The carvings depict scenes of war.
devastate | hard | harm, make, land | to destroy over a wide area | ravage, lay waste | restore, rebuild | Locusts can devastate a whole district in a week.
discard | medium | leave, use | to throw away as useless | get rid of, scrap | keep, retain | Discard the outer leaves of the cabbage.
discourage | easy | courage, mood, hinder | to take away the hope or confidence of | dishearten, deter | encourage, hearten | One failure should not discourage you.
dismiss | medium | leave, work, end, law | to send away from a job | sack, discharge | employ, hire | The firm had to dismiss twenty men.
employ | easy | work, use, money | to give paid work to | hire, engage | dismiss, sack | The new mill will employ three hundred people.
display | easy | look, hide | to put where it can be seen | exhibit, show | hide, conceal | Jewellers display their best pieces in the window.
dissuade | hard | cause, speech, hinder | to persuade not to do | deter, talk out of | persuade, encourage | We tried to dissuade him from selling the land.
embarrass | medium | mood, pride, social | to make feel awkward or ashamed | shame, fluster | - | Do not embarrass the child by asking him to sing.
embrace | medium | kindness, take, join, social | to take in one’s arms with love | hug, clasp | - | The brothers ran to embrace each other.
emphasise | hard | importance, speech | to give special importance to | stress, underline | play down, understate | I must emphasise that smoking is forbidden here.
endanger | medium | danger, harm | to put at risk | imperil, jeopardise | protect, save | Drunken drivers endanger the lives of others.
enlarge | easy | size, increase | to make bigger | expand, magnify | reduce, shrink | Can you enlarge this photograph?
entangle | hard | join, order, ease | to catch in something from which it is hard to get free | snare, ensnare | disentangle, free | Old nets entangle turtles and drown them.
exceed | hard | amount, size | to be greater than | surpass, go beyond | fall short of | The cost must not exceed five lakhs.
excel | hard | skill, praise | to be better than others | outdo, shine | - | She is good at all games but seems to excel at chess.
exhaust | medium | strength, use, effort, end | to tire out or use up completely | tire out, wear out | refresh, replenish | Two hours in this heat would exhaust anyone.
expel | medium | leave, move, law, learning | to drive or send out by force | oust, throw out | admit, welcome | The college may expel a student who cheats.
exploit | hard | use, kindness, money | to use unfairly for one’s own gain | take advantage of, misuse | - | Moneylenders exploit the needs of poor farmers.
fabricate | hard | make, truth | to make up something false | concoct, invent | - | He tried to fabricate an excuse for his absence.
falter | hard | firmness, speed, speech, courage | to lose strength or confidence and pause | hesitate, waver | persevere, continue | Her voice began to falter as she read the sad news.
feed | easy | food, give, health | to give something to eat to | nourish, provide for | starve | We feed the pigeons every morning.
fetch | easy | move, take | to go for and bring back | bring, get | - | Please fetch a bucket of water from the well.
fold | easy | make, size | to bend one part over another | crease, double over | unfold, open | Fold the letter twice and put it in the envelope.
forbid | easy | allow, law, control | to order not to do | prohibit, disallow | allow, permit | I forbid you to swim in that tank.
forecast | medium | time, mind, speech, weather | to say what is likely to happen | predict, foretell | - | They forecast heavy rain for tomorrow.
grant | hard | give, allow, agree | to give what is asked for | allow, concede | refuse, deny | The king agreed to grant her wish.
grow | easy | increase, size, land | to become larger or older | increase, develop | shrink, decline | Bamboo can grow a metre in a day.
guard | easy | danger, care, look | to watch over and protect | watch, protect | - | Two dogs guard the house at night.
hurt | easy | harm, health, mood | to cause pain to | injure, wound | heal, soothe | The tight shoes hurt my feet.
imply | hard | speech, clarity, belief | to suggest without saying directly | hint, insinuate | state, declare | Do you imply that I took the money?
impose | hard | law, control, need | to place a tax or burden on | levy, inflict | lift, remove | The state will impose a tax on plastic bags.
incite | hard | anger, cause, fight | to stir up to violence | instigate, provoke | calm, restrain | He was jailed for trying to incite the crowd to riot.
inhabit | hard | place | to live in a place | occupy, dwell in | leave, vacate | Strange fish inhabit the deepest seas.
inspire | hard | cause, eagerness, courage | to fill with the wish to do something good | stimulate, motivate | discourage, dishearten | Her life will inspire many girls to study science.
instruct | medium | learning, speech, control | to teach or give orders to | teach, train | - | A coach was hired to instruct the swimmers.
intensify | hard | increase, strength | to make or become stronger | heighten, deepen | weaken, lessen | The police will intensify their search for the child.
intervene | hard | hinder, fight, join | to come between in order to stop or change something | step in, mediate | - | The teacher had to intervene in the fight.
invite | easy | social, speech | to ask somebody to come | call, bid | - | We shall invite the whole street to the wedding.
jeopardise | hard | danger, harm | to put in danger of being lost | endanger, imperil | protect, safeguard | One careless word may jeopardise the talks.
languish | hard | strength, health, freedom | to grow weak or live in misery | waste away, droop | flourish, thrive | Thousands languish in jail without a trial.
lead | easy | control, move, order | to go in front and show the way | guide, conduct | follow | The old elephant will lead the herd to water.
lessen | easy | increase, size, amount | to make or become smaller in amount | reduce, decrease | increase, add to | Trees lessen the heat of the street.
mend | easy | make, help | to put right what is torn or broken | repair, patch | break, tear | Grandmother will mend the torn shirt.
mingle | hard | join, social | to mix with others | blend, mix | separate, part | The minister came down to mingle with the crowd.
mitigate | hard | harm, help, increase, kindness | to make less severe | lessen, moderate | aggravate, intensify | Trees help to mitigate the heat of summer.
modify | hard | make, ordinary | to change slightly | adapt, adjust | preserve, keep | We had to modify the plan when the money ran short.
nurture | hard | care, health, family, learning | to care for while growing | rear, foster | neglect, starve | Good schools nurture the talents of every child.
obliterate | hard | end, harm, hide | to remove all signs of | erase, wipe out | preserve, restore | The rain began to obliterate the footprints.
obstruct | medium | hinder, move | to block the way of | block, hamper | clear, facilitate | A fallen tree may obstruct the road for hours.
occupy | medium | place, take, use | to fill or live in a space | fill, inhabit | vacate, leave | Two clerks occupy the room next to mine.
vacate | hard | leave, place | to leave empty | quit, evacuate | occupy, fill | Guests must vacate their rooms by noon.
offend | medium | anger, mood, social, law | to hurt the feelings of | insult, upset | please, delight | I did not mean to offend you by my remark.
overcome | medium | fight, control, strength | to get the better of | conquer, defeat | yield to, surrender to | She worked hard to overcome her fear of water.
overthrow | hard | control, fight, end | to remove from power by force | depose, topple | restore, install | The generals plotted to overthrow the king.
perish | hard | end, harm, health | to die, above all in a sudden way | die, pass away | survive, live | Without water the cattle will perish.
survive | medium | time, danger, health | to continue to live through danger | outlive, pull through | perish, die | Only two men managed to survive the shipwreck.
perturb | hard | mood, fear | to make anxious | worry, unsettle | calm, reassure | The news did not seem to perturb the old soldier.
plunder | hard | take, fight, law | to rob by force, as in war | loot, pillage | - | The soldiers were let loose to plunder the city.
predict | medium | time, mind, speech, belief | to say that something will happen | foretell, prophesy | - | Nobody can predict the day of an earthquake.
prevail | hard | control, fight, ordinary, strength | to gain the victory in the end | triumph, win out | lose, fail | We believe that truth will prevail.
prolong | hard | time, increase, size | to make last longer | lengthen, extend | shorten, curtail | Medicine could only prolong his pain.
shorten | easy | time, size, cut | to make less long | cut, abbreviate | lengthen, prolong | The new road will shorten the journey by an hour.
prosper | hard | money, luck, increase | to do well and become rich | thrive, flourish | fail, decline | Shops prosper where the buses stop.
quench | hard | end, food, heat | to satisfy thirst or put out a fire | slake, satisfy | kindle | Only water will quench your thirst.
ratify | hard | agree, law | to approve formally so as to make valid | endorse, sanction | reject, veto | Both houses must ratify the treaty.
rebuke | hard | speech, anger, praise | to scold sharply | reprimand, reproach | praise, commend | The captain had to rebuke him for coming late.
recede | hard | move, increase | to move back or away | withdraw, ebb | advance, approach | When the flood began to recede, people went home.
reduce | easy | increase, size, amount | to make less | lower, decrease | increase, raise | Walking will help you to reduce your weight.
rely | medium | belief, need, help | to depend with confidence | depend, bank | distrust | You can rely on her to keep a secret.
repeal | hard | law, end | to end a law officially | revoke, abrogate | enact, pass | The new government promised to repeal the unjust act.
replenish | hard | amount, give | to fill up again | refill, top up | empty, exhaust | The rains replenish the tanks every year.
retaliate | hard | fight, anger, give | to do harm in return for harm | hit back, take revenge | forgive, pardon | If one side closes its ports, the other may retaliate.
ridicule | hard | praise, speech, mood | to laugh at cruelly | mock, deride | respect, praise | Boys used to ridicule his long ears.
rot | medium | harm, food, end, health | to go bad | decay, decompose | - | Onions rot if they are kept in a damp place.
scrutinise | hard | look, care, mind | to look at very closely | examine, inspect | glance at, skim | The officer began to scrutinise every page of the passport.
shatter | medium | harm, make, divide | to break suddenly into small pieces | smash, splinter | mend, repair | A stone may shatter the window.
shun | hard | leave, social | to keep away from on purpose | avoid, eschew | seek, welcome | His old friends began to shun him after the scandal.
stimulate | hard | cause, begin, eagerness | to make more active | arouse, excite | dull, deaden | A short walk will stimulate your appetite.
subdue | hard | control, quiet, fight | to bring under control | overpower, tame | - | It took four men to subdue the madman.
summon | medium | speech, control, law | to order somebody to come | send for, call | dismiss | The judge may summon any witness.
supplement | hard | increase, help, join | to add to in order to improve | add to, augment | - | She sells eggs to supplement her income.
suppress | hard | control, hide, end, fight | to put an end to by force | quell, crush | incite, encourage | Troops were sent to suppress the revolt.
tarnish | hard | pure, harm, light, praise | to lose or take away brightness | dull, stain | polish, brighten | Silver will tarnish in damp air.
tear | easy | cut, harm, divide | to pull apart by force | rip, rend | mend, sew | Be careful not to tear the page.
thrive | hard | health, increase, money, luck | to grow strong and healthy | flourish, prosper | wither, languish | Coconut palms thrive near the sea.
transform | hard | make, ordinary | to change completely in form | convert, remodel | preserve | A coat of paint will transform this dull room.
urge | hard | cause, speech, eagerness | to try earnestly to persuade | exhort, press | discourage, dissuade | The doctors urge everyone to boil the water.
vanish | medium | hide, end, leave, look | to go out of sight suddenly | disappear, fade away | appear, emerge | The rabbit seemed to vanish into the hat.
appear | easy | look, begin, hide | to come into sight | emerge, come into view | vanish, disappear | The first star will soon appear in the sky.
venerate | hard | faith, praise | to regard with deep respect | revere, worship | despise, scorn | The people venerate the saint and visit his tomb.
waive | hard | leave, law, give | not to insist on a right or claim | forgo, give up | claim, enforce | The bank agreed to waive the fee.
withdraw | medium | leave, take, move, fight | to move back from a place | retreat, fall back | advance | The army had to withdraw across the river before dawn.
withhold | hard | give, hide, hinder | to refuse to give | hold back, keep back | grant, give | They have no right to withhold his wages.
wreck | medium | harm, make | to damage beyond repair | ruin, demolish | repair, restore | Rocks under the water can wreck a ship.
`,
)
