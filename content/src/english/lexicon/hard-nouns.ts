import { entries } from './entries.ts'

/** word | level | themes | meaning | synonyms | antonyms | example */
export const HARD_NOUNS = entries(
  'noun',
  `
acumen | hard | mind, skill, money | the ability to judge well and quickly | shrewdness, insight | dullness, obtuseness | Her business acumen turned a small stall into a chain of shops.
adversary | hard | fight, person, anger, agree | a person one fights against | opponent, foe | ally, supporter | The wrestler threw his adversary in the first round.
adversity | hard | luck, harm, money, mood | a state of trouble and misfortune | misfortune, hardship | prosperity, good fortune | True friends stay with us in adversity.
affinity | hard | social, join, mood | a natural liking for or closeness to something | attraction, rapport | aversion, dislike | He has always felt an affinity with the sea.
agony | medium | harm, mood, health | extreme pain | torment, anguish | - | The wounded horse rolled on the ground in agony.
alacrity | hard | eagerness, speed | cheerful readiness | willingness, promptness | reluctance, slowness | He accepted the invitation with alacrity and was the first to come.
altruism | hard | kindness, give, morality | care for others without thought of self | unselfishness, selflessness | selfishness, egoism | Out of pure altruism she gave her prize to the blind school.
anguish | hard | mood, harm | very great pain of mind | torment, agony | joy, relief | The mother cried out in anguish when she heard the news.
antagonism | hard | anger, fight, agree, social | open opposition between people | hostility, enmity | friendship, harmony | There has long been antagonism between the two clubs.
anxiety | medium | fear, mood | a feeling of worry about what may happen | worry, uneasiness | calmness, composure | She waited for the results with great anxiety.
aptitude | hard | skill, mind, learning | a natural fitness to learn something | talent, bent | inability, incapacity | The test showed that he has an aptitude for languages.
ardour | hard | eagerness, mood, strength | great warmth of feeling | passion, fervour | coolness, indifference | He spoke with ardour of the country he had fought for.
aroma | medium | taste | a pleasant smell, as of food | fragrance, scent | stench, stink | The aroma of fresh coffee filled the house.
stench | hard | taste, pure | a very bad smell | stink, reek | fragrance, perfume | The stench of the open drain drove us indoors.
atrocity | hard | harm, kindness, fight, law | a very wicked and cruel act | outrage, barbarity | - | The burning of the village was an atrocity that shocked the world.
audacity | hard | courage, pride, social | boldness that is often disrespectful | nerve, impudence | timidity, caution | He had the audacity to ask for a reward after breaking the window.
austerity | hard | money, kindness, food, ease | a way of living without comforts | frugality, abstinence | luxury, indulgence | In those years of austerity, sugar was a luxury.
avarice | hard | money, eagerness | great desire for wealth | greed, cupidity | generosity, liberality | His avarice was such that he cheated his own brothers.
bane | hard | harm, luck | a cause of continual trouble | curse, scourge | boon, blessing | Mosquitoes are the bane of our summer nights.
benefactor | hard | person, kindness, help, money, give | a person who gives help or money | patron, donor | - | An unknown benefactor paid the fees of all the orphans.
bliss | hard | mood | perfect happiness | rapture, ecstasy | misery, anguish | After the long march it was bliss to lie on a bed.
blunder | medium | truth, care, mind, harm, skill | a stupid or careless mistake | error, gaffe | - | Sending the letter to the wrong king was a costly blunder.
bravado | hard | courage, pride | a false show of courage | swagger, bluster | timidity | Out of bravado he walked on the rail, though his knees shook.
candour | hard | truth, speech | the quality of saying openly what one thinks | frankness, openness | evasiveness, guile | He admitted with candour that he had not read the book.
caprice | hard | firmness, mind, mood | a sudden change of mind without reason | whim, fancy | steadiness, constancy | By a caprice of the owner, all the doors were painted black.
chaos | medium | order, quiet | complete disorder | confusion, pandemonium | order, calm | When the lights failed, there was chaos in the hall.
clamour | hard | sound, quiet, speech | a loud and confused noise of voices | uproar, hubbub | silence, hush | The clamour of the fish market could be heard from the bridge.
coercion | hard | control, need, freedom | the use of force to make someone obey | compulsion, force | persuasion, free will | The confession was obtained by coercion and so could not be used in court.
composure | hard | mood, quiet, anger, fear | calmness of mind and manner | calmness, self-control | agitation, panic | She kept her composure even when the crowd shouted at her.
conceit | hard | pride | too high an opinion of oneself | vanity, egotism | humility, modesty | His conceit was so great that he kept a photograph of himself on his desk.
confinement | hard | freedom, control, law | the state of being shut in | imprisonment, captivity | freedom, liberty | Ten days of confinement in a dark cell broke his spirit.
consensus | hard | agree, group, belief | general agreement in a group | accord, unanimity | disagreement, dissension | After hours of talk the members reached a consensus on the new fee.
contempt | hard | praise, pride, anger, mood | the feeling that somebody is worthless | scorn, disdain | respect, admiration | She looked with contempt at the man who had struck a child.
controversy | hard | speech, agree, fight, mind | a long public argument | debate, dispute | agreement, consensus | The new dam has caused much controversy between the two states.
crisis | medium | danger, time, importance | a time of great danger or difficulty | emergency, critical point | - | In a crisis she stays calm while others panic.
debacle | hard | luck, end, harm, fight | a sudden and complete failure | fiasco, collapse | success, triumph | After the debacle of losing by ten wickets, the captain resigned.
decorum | hard | social, order, morality | polite and proper behaviour | propriety, seemliness | impropriety, indecency | The judge asked the public to keep decorum in the court.
defiance | hard | agree, control, courage | open refusal to obey | disobedience, rebelliousness | obedience, submission | In defiance of the order, the workers marched to the square.
dearth | hard | amount, need | too small a supply | scarcity, shortage | abundance, plenty | There is a dearth of good doctors in the villages.
deluge | hard | weather, amount, harm | a great flood or heavy rain | downpour, inundation | drought | The deluge swept away the bridge in an hour.
demise | hard | end, harm | death, in formal speech | decease, passing | birth | On the demise of the king, his son came to the throne.
destiny | hard | luck, end, need | what is bound to happen to one | fate, lot | - | He believed that it was his destiny to rule.
dexterity | hard | skill, body | skill in using the hands | deftness, adroitness | clumsiness, awkwardness | She tied the tiny knots with great dexterity.
dilemma | hard | mind, ease, hinder | a situation with two unpleasant choices | predicament, quandary | - | He was in a dilemma: to speak would hurt his friend, and to be silent would hurt the truth.
disdain | hard | praise, pride, mood | the feeling that something is beneath one | scorn, contempt | respect, admiration | The rich lady looked with disdain at the clay cups.
disparity | hard | ordinary, amount, agree, copy | a great difference | inequality, gap | equality, similarity | There is a wide disparity between the wages of men and women there.
distress | medium | mood, harm, danger, money | great worry or suffering | misery, anguish | comfort, relief | The ship sent out a signal of distress before it sank.
dissent | hard | agree, speech | difference of opinion | disagreement, objection | assent, agreement | The motion was passed without dissent; every hand went up.
drudgery | hard | work, effort, interest | hard and dull labour | toil, donkey work | - | The washing machine freed her from the drudgery of Monday.
ecstasy | hard | mood, eagerness | a state of overpowering joy | rapture, bliss | misery, agony | The saint danced in ecstasy before the image.
elegance | medium | beauty, skill, taste | grace and good taste | gracefulness, stylishness | clumsiness, coarseness | She dresses with simple elegance, in plain white cotton.
enigma | hard | hide, mind, clarity | something very hard to understand | riddle, puzzle | - | How the heavy stones were lifted is still an enigma.
esteem | hard | praise, social | a good opinion of somebody | respect, regard | contempt, scorn | The old teacher is held in high esteem by the whole town.
euphoria | hard | mood, eagerness | a feeling of great but short-lived happiness | elation, jubilation | depression, dejection | In the euphoria of victory nobody thought of the cost.
exodus | hard | leave, move, group, place | the going away of many people together | mass departure, flight | influx | The famine caused an exodus from the villages to the towns.
expertise | hard | skill, learning | special skill or knowledge | proficiency, know-how | incompetence, ignorance | The firm sold its expertise in building tunnels.
fallacy | hard | truth, mind, belief | a false idea that many believe | misconception, delusion | truth, fact | It is a fallacy that lightning never strikes the same place twice.
fatigue | medium | strength, effort, sleep, health | great tiredness | weariness, exhaustion | freshness, energy | After the night shift her face was grey with fatigue.
feat | hard | skill, courage, end, praise | an act that shows great skill or courage | exploit, accomplishment | - | Swimming across the strait was an astonishing feat.
fervour | hard | eagerness, mood, strength, faith | intense and passionate feeling | passion, zeal | apathy, indifference | The crowd sang the anthem with patriotic fervour.
foe | medium | fight, person, anger, social | an enemy, in poetry and old stories | enemy, adversary | friend, ally | The two knights fought side by side against a common foe.
fortitude | hard | courage, firmness, strength, mood | courage in pain or trouble | endurance, bravery | weakness, cowardice | She bore the loss of both sons with fortitude.
frenzy | hard | mood, anger, eagerness, order | a state of wild excitement | madness, hysteria | calm, composure | In a frenzy of fear the bull broke down the fence.
frugality | hard | money, care, food | carefulness in spending | thrift, economy | extravagance, wastefulness | By strict frugality she sent three sons to college on one salary.
glory | medium | praise, importance, beauty | great honour and fame | renown, splendour | disgrace, shame | The team came home in glory, with the cup on the roof of the bus.
grief | easy | mood | deep sadness, above all at a death | sorrow, heartache | joy, happiness | The old man was silent with grief at his wife’s funeral.
gloom | medium | mood, light, clarity | a feeling of sadness, or partial darkness | dejection, melancholy | cheerfulness, joy | The bad news cast a gloom over the wedding.
grudge | hard | anger, mood, social | a lasting feeling of ill will for a past wrong | resentment, rancour | goodwill, forgiveness | He still bears me a grudge for an exam I passed and he failed.
havoc | hard | harm, order | great destruction and disorder | devastation, ruin | - | The cyclone caused havoc along the whole coast.
heritage | hard | time, family, origin, ordinary | what is handed down from the past | legacy, inheritance | - | The fort is part of our heritage and must be preserved.
hoax | hard | truth, mind | a trick that makes people believe what is false | prank, deception | - | The bomb call was a hoax; there was nothing in the bag.
horror | medium | fear, mood, harm | very great fear and shock | terror, dread | - | The crowd watched in horror as the bridge fell.
impetus | hard | cause, strength, move, begin | a force that makes something move or grow faster | stimulus, momentum | hindrance | The new port gave an impetus to trade.
impostor | hard | truth, person, copy | a person who pretends to be somebody else | pretender, charlatan | - | The doctor turned out to be an impostor without any degree.
indignation | hard | anger, mood, morality | anger at something unfair | resentment, outrage | - | To the indignation of the whole queue, the minister’s nephew was let in first.
ingenuity | hard | mind, skill, make | cleverness at inventing things | inventiveness, resourcefulness | - | With great ingenuity he made a radio out of scrap.
insight | hard | mind, learning, clarity | a clear and deep understanding | perception, discernment | blindness | The book gives an insight into the life of miners.
intrigue | hard | hide, truth, fight | secret planning to do harm | plotting, scheming | - | The court was full of intrigue, and the king trusted nobody.
jeopardy | hard | danger, harm | the danger of being lost or harmed | peril, risk | safety, security | The strike put the whole harvest in jeopardy.
kinship | hard | family, social, join | relationship by blood | blood ties, relationship | - | The two clans claim kinship through a common ancestor.
legacy | hard | money, give, time, family, law | something left by a will or handed down | bequest, inheritance | - | The old lady left a legacy of ten lakhs to her cook.
lethargy | hard | effort, strength, sleep, eagerness | lack of energy or interest | sluggishness, listlessness | vigour, energy | The heat produced such lethargy that nobody got up before four.
longevity | hard | time, health | the state of living for a very long time | long life, durability | - | The people of that valley are known for their longevity; many live past ninety.
magnitude | hard | size, importance, amount | greatness of size or importance | extent, enormity | smallness, insignificance | Nobody had foreseen the magnitude of the flood, which covered nine districts.
menace | hard | danger, harm, fear | something that threatens | threat, danger | - | Stray dogs have become a menace in this street.
mirth | hard | mood, sound | laughter and merriment | gaiety, hilarity | sadness, gloom | The clown’s fall was greeted with mirth.
nuisance | medium | anger, hinder, harm | a thing or person that annoys | annoyance, pest | - | The neighbour’s barking dog is a nuisance at night.
oblivion | hard | mind, importance, hide | the state of being forgotten | obscurity, forgetfulness | fame, renown | The singer, once known to all, died in oblivion.
ordeal | hard | harm, effort, mood, danger | a very painful or trying experience | trial, tribulation | - | Three days in the collapsed mine were an ordeal that he never spoke of.
panic | medium | fear, mood, order | sudden and uncontrollable fear | alarm, terror | calm, composure | When smoke filled the hall, there was panic and people rushed to the doors.
paradox | hard | mind, truth, clarity | a statement that seems to contradict itself | contradiction, puzzle | - | It is a paradox that the more we learn, the more ignorant we feel.
pinnacle | hard | position, importance, end | the highest point of success | peak, zenith | nadir, bottom | At the pinnacle of her fame she gave up singing.
plight | hard | mood, harm, danger, ease | a sad or difficult condition | predicament, distress | - | Moved by the plight of the homeless, he opened his barn to them.
propensity | hard | ordinary, mind, eagerness | a natural tendency | inclination, tendency | disinclination, aversion | He has a propensity to lie even when the truth would serve.
rapport | hard | social, agree, join | a friendly and understanding relation | harmony, affinity | discord, estrangement | The new teacher soon built up a rapport with her pupils.
remnant | hard | amount, time, divide | a small part that is left over | remainder, leftover | whole, entirety | She made a purse from a remnant of silk.
reproach | hard | praise, speech, anger | blame or disapproval | rebuke, censure | praise, approval | She gave the latecomer a look of silent reproach.
respite | hard | time, effort, mood, end | a short time of rest from something hard | break, breather | - | The rain brought a brief respite from the heat.
ruse | hard | truth, hide, skill | a clever trick to deceive | trick, stratagem | - | The knock at the front door was a ruse while his partner entered at the back.
scandal | hard | morality, praise, speech | an act that shocks public feeling | disgrace, outrage | - | The scandal over the missing relief money forced the minister to resign.
sanctity | hard | faith, morality, pure | the quality of being holy | holiness, sacredness | profanity | Shoes are left outside out of respect for the sanctity of the shrine.
scorn | hard | praise, pride, anger | strong contempt | disdain, derision | respect, admiration | The experts poured scorn on his plan, but it worked.
serenity | hard | mood, quiet | perfect calmness | tranquillity, peacefulness | agitation, turmoil | The serenity of the lake at dawn soothed her mind.
stamina | hard | strength, health, effort, firmness | the strength to keep going | endurance, staying power | weakness, frailty | A long-distance runner needs stamina more than speed.
stigma | hard | praise, pride, morality | a mark of disgrace | disgrace, dishonour | honour | There should be no stigma attached to mental illness.
strife | hard | fight, anger, agree | angry fighting or disagreement | conflict, discord | harmony, peace | Strife between the brothers ruined the family business.
threshold | hard | place, begin, position | the floor of a doorway, or a point of beginning | doorstep, entrance | - | The bride stepped over the threshold with her right foot.
torment | hard | harm, mood, health | very great suffering | agony, anguish | comfort, relief | He lay awake all night in torment from a bad tooth.
trend | medium | ordinary, move, time | a general direction or tendency | tendency, drift | - | The trend is towards smaller families.
valour | hard | courage, strength, fight | great bravery, above all in war | heroism, gallantry | cowardice, timidity | The medal was given for valour in the face of the enemy.
vengeance | hard | anger, harm, fight, kindness | harm done in return for harm | revenge, retaliation | forgiveness, mercy | The chief swore vengeance on those who had killed his son.
vicinity | hard | place, position | the area near a place | neighbourhood, locality | - | There is no hospital in the vicinity, so we drove for an hour.
virtue | medium | morality, praise, kindness | moral goodness | goodness, righteousness | vice, wickedness | Patience is a virtue that few children have.
vice | hard | morality, harm, law | a bad habit or moral fault | wickedness, depravity | virtue, goodness | Gambling was the vice that ruined him.
vocation | hard | work, faith, skill | work to which one feels called | calling, profession | - | Nursing was not just a job to her but a vocation.
wrath | hard | anger, mood | great anger | fury, ire | calmness, mildness | The tenants feared the wrath of the landlord.
zenith | hard | position, importance, end | the highest point | peak, acme | nadir | At its zenith the empire reached from sea to sea.
`,
)
