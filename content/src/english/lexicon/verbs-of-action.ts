import { entries } from './entries.ts'

/** word | level | themes | meaning | synonyms | antonyms | example */
export const VERBS_OF_ACTION = entries(
  'verb',
  `
start | easy | begin, move | to begin to happen or to make begin | commence, begin | stop, finish | The match will start at nine if the rain stops.
commence | medium | begin | to begin, in formal speech | start, begin | conclude, cease | The trial will commence on Monday in the High Court.
initiate | hard | begin, cause, learning | to cause a process to begin | launch, start | conclude, terminate | The governor will initiate an inquiry into the deaths.
cease | medium | end, begin | to come to a stop | stop, end | continue, begin | At last the guns were ordered to cease firing.
finish | easy | end, begin | to bring to an end | complete, conclude | start, begin | I must finish this letter before the post goes.
continue | easy | time, end, firmness | to go on without stopping | persist, proceed | stop, cease | The rain will continue for two more days.
resume | hard | begin, time | to begin again after a pause | restart, recommence | suspend, discontinue | After lunch we shall resume our journey.
suspend | medium | time, end, hinder, control | to stop for a time | interrupt, adjourn | resume, continue | They had to suspend the match for an hour when it rained.
abolish | medium | end, law | to put an end to a custom or law | scrap, annul | establish, retain | Parliament voted to abolish the tax on salt.
establish | medium | begin, make, firmness, law, truth | to set up on a lasting basis | found, institute | abolish, dissolve | The trust wants to establish a college in our town.
cancel | easy | end, law, leave | to say that something arranged will not happen | annul, call off | confirm, keep | The airline had to cancel the flight because of fog.
revoke | hard | end, law, allow, take | to take back a permission or an order | repeal, rescind | grant, issue | The council may revoke the licence of a dirty restaurant.
enact | hard | law, make, control | to make into a law | pass, decree | repeal, revoke | The assembly will enact a law against child labour.
enforce | medium | law, control, need | to make people obey a rule | impose, administer | relax, waive | It is easy to make a rule and hard to enforce it.
violate | medium | law, harm, agree, morality | to break a rule or promise | breach, infringe | observe, obey | Those who violate the speed limit pay a fine.
punish | easy | law, harm, control, morality | to make somebody suffer for a wrong | penalise, chastise | reward, pardon | The court will punish those who sell bad milk.
reward | easy | give, praise, money | to give something in return for good work | recompense, repay | punish, penalise | The king promised to reward the man who found his ring.
pardon | medium | law, kindness, allow, freedom | to excuse from punishment | forgive, excuse | punish, condemn | The governor may pardon a prisoner who has behaved well.
forgive | easy | kindness, anger, allow | to stop being angry about a wrong | pardon, excuse | blame, resent | Please forgive me for breaking your cup.
condemn | medium | praise, law, speech, morality | to say strongly that something is wrong | denounce, censure | approve, praise | All parties joined to condemn the attack on the pilgrims.
approve | medium | praise, agree, allow | to accept as good or right | endorse, sanction | disapprove, reject | The board must approve the plan before work begins.
reject | easy | give, agree, allow, leave, praise | to refuse to accept | turn down, spurn | accept, approve | The editor may reject your story, but try again.
accept | easy | take, agree, belief, allow | to take what is offered | receive, take | reject, refuse | I am happy to accept your kind gift.
receive | easy | take, give | to get what is sent or given | get, obtain | send, give | You will receive the parcel by Friday.
obtain | medium | take, give, effort | to get by effort | acquire, secure | lose, forfeit | You can obtain the form from any post office.
seize | medium | take, control, law | to take hold of suddenly and by force | grab, snatch | release, relinquish | The thief tried to seize her bag and run.
grasp | medium | take, mind | to take firmly in the hand | grip, clutch | release, drop | Grasp the rope with both hands and do not let it go.
release | medium | freedom, give, control | to let go or set free | free, discharge | detain, hold | They will release the tiger in the forest.
capture | medium | take, control, freedom | to take as a prisoner | catch, arrest | release, free | The police managed to capture the escaped prisoner.
detain | hard | freedom, control, law, hinder | to keep from leaving | confine, hold | release, free | The officers may detain a traveller whose papers are false.
enslave | hard | freedom, control | to make somebody a slave | subjugate, enthral | liberate, emancipate | The invaders meant to enslave the whole tribe.
rescue | easy | help, danger, freedom | to save from danger | save, deliver | endanger, abandon | Boats were sent to rescue people from the flooded houses.
protect | easy | danger, help, care | to keep safe from harm | guard, shield | endanger, expose | A helmet will protect your head in an accident.
defend | medium | fight, help, danger, speech | to keep safe from attack | guard, protect | attack, assail | Five hundred men were left to defend the fort.
attack | easy | fight, harm, speech, begin | to use force against somebody | assault, assail | defend, protect | A wounded tiger may attack anyone who comes near.
invade | medium | fight, take, control | to enter a country by force | overrun, raid | withdraw, vacate | The king planned to invade the neighbouring state in spring.
retreat | medium | fight, move, leave | to move back before an enemy | withdraw, fall back | advance, attack | With half its men lost, the army had to retreat.
advance | medium | move, fight, increase, time | to move forward | proceed, progress | retreat, withdraw | The troops will advance towards the river at dawn.
resist | medium | fight, agree, firmness, hinder | to fight against or refuse to yield | withstand, oppose | yield, submit | The villagers decided to resist the eviction.
yield | hard | give, agree, fight, control, land | to give way to force or argument | submit, surrender | resist, withstand | After a month of fighting, the rebels had to yield.
compete | easy | fight, social, effort | to try to win against others | contend, vie | cooperate, collaborate | Forty schools will compete for the trophy.
cooperate | medium | help, agree, join, social | to work together for one end | collaborate, join forces | compete, obstruct | If all the farmers cooperate, the canal can be cleaned in a week.
assist | medium | help | to give help, in formal speech | help, support | hinder, impede | Two nurses will assist the surgeon.
support | easy | help, agree, firmness | to hold up or help | uphold, back | oppose, undermine | Four thick pillars support the roof.
undermine | hard | harm, strength, hide | to weaken little by little | weaken, sabotage | strengthen, support | Constant rumours may undermine the people’s trust in the bank.
strengthen | easy | strength, help, increase | to make stronger | fortify, reinforce | weaken, undermine | Swimming will strengthen your arms and back.
weaken | easy | strength, harm, increase | to make or become less strong | enfeeble, debilitate | strengthen, fortify | Hunger and fever had begun to weaken the prisoners.
harm | easy | harm | to cause damage to | damage, injure | benefit, help | Too much sun may harm the young plants.
injure | easy | harm, health | to hurt the body of | hurt, wound | heal, cure | Falling bricks may injure people below.
heal | medium | health, help, make | to become healthy again | mend, close up | fester | The cut will heal in a week if you keep it clean.
torment | hard | harm, mood, anger, fear | to cause great suffering to | torture, plague | comfort, soothe | Flies torment the cattle all through the summer.
annoy | easy | anger, mood | to make slightly angry | irritate, vex | please, soothe | His habit of whistling began to annoy everyone.
irritate | medium | anger, mood, health | to make impatient or angry | annoy, exasperate | soothe, please | Silly questions irritate a busy man.
infuriate | hard | anger, mood | to make extremely angry | enrage, madden | pacify, calm | Such rudeness would infuriate a saint.
please | easy | mood, social | to make happy or satisfied | delight, gladden | displease, annoy | The song was chosen to please the old people.
comfort | easy | mood, kindness, help | to make less sad or worried | console, solace | distress, upset | She sat down to comfort the weeping widow.
delight | medium | mood | to give great pleasure to | please, thrill | disappoint, sadden | Your visit will delight your grandmother.
disappoint | easy | mood, belief | to fail to satisfy somebody’s hopes | let down, dishearten | satisfy, gratify | I hate to disappoint you, but all the tickets are sold.
depress | medium | mood, increase | to make sad and without hope | sadden, deject | cheer, gladden | Grey skies and endless rain depress me.
amuse | easy | mood, interest | to make somebody laugh or smile | entertain, divert | bore, weary | The clown’s tricks never fail to amuse the children.
bore | medium | interest, mood, make | to make tired by being dull | weary, tire | interest, amuse | Long speeches bore most of the guests.
astonish | medium | mood, ordinary, belief | to surprise very greatly | amaze, astound | - | The little girl’s answers will astonish you.
startle | hard | fear, mood, speed | to give a sudden shock to | alarm, surprise | calm, reassure | The cry of an owl may startle a traveller at night.
threaten | medium | danger, fear, speech | to say that one will harm somebody | menace, intimidate | reassure, protect | The robbers began to threaten the cashier with a knife.
intimidate | hard | fear, danger, control | to frighten in order to force | cow, browbeat | encourage, embolden | The landlord sent men to intimidate the tenants.
dare | medium | courage, danger | to be brave enough to do something | venture, risk | - | Nobody would dare to enter the haunted house at night.
warn | easy | danger, speech, care | to tell beforehand of danger | caution, alert | - | Red lights warn drivers of the broken bridge.
advise | easy | speech, help, mind | to give an opinion about what should be done | counsel, recommend | - | The doctor will advise you to rest.
command | easy | control, speech | to give an order with authority | order, direct | obey, request | The general will command his troops to halt.
request | easy | speech, need, social | to ask politely for | ask for, solicit | demand, command | We request all guests to leave their shoes outside.
demand | medium | speech, need, control | to ask for firmly, as a right | insist on, claim | waive, forgo | The workers demand a rise of ten per cent.
beg | easy | speech, need, money | to ask humbly and earnestly | implore, entreat | - | I beg you to spare my son’s life.
require | medium | need | to have need of | need, necessitate | - | These plants require very little water.
force | easy | control, need, strength | to make somebody act against his will | compel, coerce | - | Nobody can force you to sign the paper.
control | easy | control, order | to have power over | direct, regulate | - | One man at the desk can control the whole machine.
supervise | medium | control, look, care, work | to watch over work or workers | oversee, superintend | - | An engineer was sent to supervise the building of the bridge.
manage | medium | control, work, skill | to be in charge of | run, administer | mismanage, bungle | She has to manage an office of fifty people.
guide | easy | help, control, move | to show the way to | lead, conduct | mislead, misguide | A local boy offered to guide us through the forest.
follow | easy | move, order, agree, mind | to go or come after | pursue, trail | lead, precede | The calf will follow its mother anywhere.
pursue | medium | move, effort, take | to follow in order to catch | chase, hunt | flee, avoid | The police had to pursue the car for ten kilometres.
flee | medium | move, leave, danger, fear | to run away from danger | bolt, escape | face, confront | People had to flee from the burning town.
avoid | easy | leave, move, hinder, care | to keep away from | shun, evade | face, seek | Take the side road to avoid the traffic.
evade | hard | leave, hide, truth | to escape by trickery | dodge, elude | confront, face | He hid his income in order to evade the tax.
confront | hard | fight, courage, look | to face boldly | challenge, encounter | avoid, evade | She decided to confront the man who had spread the lie.
meet | easy | social, join | to come face to face with | encounter, come across | avoid | I hope to meet your sister at the wedding.
gather | easy | join, take, group, increase, land | to come or bring together | assemble, collect | scatter, disperse | A crowd began to gather round the juggler.
assemble | medium | join, group, make, order | to come or put together | gather, congregate | dismantle, disperse | All pupils must assemble in the hall at nine.
disperse | hard | join, group, divide, move | to go or send off in different directions | scatter, break up | gather, assemble | The police used water to disperse the crowd.
unite | medium | join, agree, group | to become or make one | combine, merge | divide, separate | The two villages decided to unite against the dam.
divide | easy | divide, join, agree | to separate into parts | split, partition | unite, combine | Let us divide the cake into eight pieces.
combine | medium | join, group | to put together into a whole | blend, merge | separate, divide | Combine the flour and the sugar in a deep bowl.
attach | medium | join, firmness | to fasten one thing to another | fasten, affix | detach, unfasten | Please attach a photograph to the form.
detach | hard | join, divide, leave | to unfasten and take away | disconnect, unfasten | attach, fasten | Detach the lower half of the form and keep it.
connect | easy | join, social | to bring or link together | link, couple | disconnect, separate | A new bridge will connect the island with the coast.
include | easy | join, amount, group | to have or take in as a part | cover, take in | exclude, omit | The price does not include the cost of meals.
exclude | medium | join, leave, allow, group | to leave or shut out | bar, omit | include, admit | The rules exclude anyone under eighteen.
omit | medium | leave, join, care | to leave out | skip, exclude | include, insert | You may omit the last chapter, as it is not in the syllabus.
insert | medium | join, position | to put into something | put in, slip in | extract, remove | Insert the key and turn it to the left.
remove | easy | take, leave, move | to take away or off | extract, take out | insert, implant | The surgeon had to remove a bullet from his leg.
eliminate | hard | end, take, leave, harm | to get rid of completely | eradicate, abolish | retain, include | Clean water would eliminate half the diseases of the village.
eradicate | hard | end, harm, health | to destroy completely, as if by the roots | wipe out, exterminate | foster, establish | Smallpox was the first disease that men managed to eradicate.
extract | hard | take, move, make | to pull or draw out | withdraw, remove | insert, implant | The dentist had to extract two teeth.
absorb | medium | take, join, interest | to soak up | suck up, soak up | emit, exude | A sponge can absorb a great deal of water.
emit | hard | give, light, sound, move | to send out light, heat or sound | give off, discharge | absorb, take in | Old lorries emit thick black smoke.
enter | easy | move, begin, join | to go or come into | go into, come in | leave, exit | Knock before you enter the room.
depart | medium | leave, move | to go away, above all on a journey | leave, set out | arrive, come | The train will depart from platform three.
arrive | easy | move, end | to come to a place | reach, turn up | depart, leave | We hope to arrive in Delhi before dark.
return | easy | move, give | to go or come back | come back, go back | leave, depart | The birds return to the lake every winter.
migrate | hard | move, place | to go from one region or country to another | relocate, resettle | - | Many labourers migrate to the cities after the harvest.
travel | easy | move, place | to go from place to place | journey, tour | - | I like to travel by train and see the country.
roam | medium | move | to go about freely without an aim | wander, rove | settle, stay | Cattle roam the streets of the town at night.
rush | easy | speed, move | to move with great haste | hurry, dash | dawdle, linger | Do not rush through the paper; read every question twice.
crawl | easy | speed, move | to move slowly on hands and knees | creep, inch | race, sprint | The soldiers had to crawl through the tall grass.
leap | easy | move, speed | to jump high or far | jump, spring | - | A leopard can leap over a wall of two metres.
climb | easy | move, position, increase | to go up | ascend, mount | descend, alight | Monkeys climb trees with ease.
descend | medium | move, position | to go or come down | go down, climb down | ascend, climb | We began to descend the hill before dark.
ascend | medium | move, position | to go up, in formal speech | climb, mount | descend, sink | The balloon began to ascend slowly into the clouds.
raise | easy | position, increase, family | to move to a higher place | lift, elevate | lower, drop | Raise your hand if you know the answer.
lower | easy | position, increase | to let or bring down | drop, let down | raise, lift | They had to lower the boat with ropes.
push | easy | move, strength | to press in order to move away | shove, thrust | pull, draw | Help me to push the car; it will not start.
pull | easy | move, strength | to draw towards oneself | drag, tug | push, shove | Two bullocks pull the cart.
throw | easy | move, speed | to send through the air by hand | hurl, fling | catch | Do not throw stones at the mango tree.
carry | easy | move, take | to hold and take from one place to another | bear, convey | - | Camels carry salt across the desert.
transport | medium | move, place | to take goods or people from place to place | convey, haul | - | Lorries transport the vegetables to the city.
drop | easy | move, increase, position, leave | to let fall | let fall, let go of | lift, pick up | Be careful not to drop the glass bowl.
plunge | hard | move, speed, position | to throw oneself suddenly downwards | dive, dip | rise, soar | The boys plunge into the tank from the temple wall.
soar | hard | move, position, increase | to fly or rise very high | rise, wing | plummet, plunge | Kites soar above the fields in January.
spread | easy | move, size, increase, divide, hide | to open out or cover a larger area | unfold, unroll | fold, roll up | Spread the mat under the tree and sit down.
shrink | medium | size, increase, fear | to become smaller | contract, dwindle | expand, swell | Woollen clothes shrink in hot water.
stretch | medium | size, increase | to pull so as to make longer | extend, lengthen | shrink, contract | You can stretch a rubber band to three times its length.
swell | medium | size, increase, health | to become larger or rounder | bulge, expand | shrink, contract | His ankle began to swell after the fall.
dwindle | hard | increase, size, end | to become gradually less | decrease, shrink | grow, increase | The crowd began to dwindle when it grew dark.
increase | easy | increase, size | to make or become greater | grow, rise | decrease, reduce | The shop has decided to increase its prices.
decrease | easy | increase, size | to make or become fewer or smaller | lessen, reduce | increase, grow | The number of tigers must not decrease any further.
enhance | hard | increase, beauty, praise, help | to add to the value or beauty of | improve, heighten | spoil, diminish | A little saffron will enhance the taste of the milk.
improve | easy | help, increase, make | to make or become better | better, enhance | worsen, impair | You can improve your English by reading every day.
worsen | medium | harm, increase, health | to make or become more bad | deteriorate, aggravate | improve, better | The weather will worsen before it gets better.
deteriorate | hard | harm, health, increase, strength | to grow worse | decline, degenerate | improve, recover | The patient’s condition began to deteriorate in the night.
recover | medium | health, take, strength | to become well again after an illness | get well, recuperate | sicken, relapse | It took her two months to recover from typhoid.
flourish | hard | increase, health, luck, money | to grow or do very well | thrive, prosper | languish, wither | Roses flourish in the cool air of the hills.
wither | medium | increase, health, end, land | to dry up and lose freshness | shrivel, droop | bloom, flourish | Without water the plants will wither in two days.
`,
)
