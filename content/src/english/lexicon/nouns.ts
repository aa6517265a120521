import { entries } from './entries.ts'

/** word | level | themes | meaning | synonyms | antonyms | example */
export const NOUNS = entries(
  'noun',
  `
bravery | easy | courage, strength | the quality of facing danger without fear | valour, courage | cowardice, timidity | The soldier was given a medal for his bravery in saving nine men under fire.
cowardice | medium | courage, strength, fear | lack of courage | timidity, faint-heartedness | bravery, valour | He was ashamed of his cowardice, for he had run away and left his friend to the bear.
fear | easy | fear, courage, mood | the feeling that danger is near | dread, fright | courage, confidence | The child trembled with fear when the lights went out and the door creaked.
tranquillity | hard | mood, quiet | a state of peace and stillness | serenity, calmness | turmoil, agitation | Far from the noisy city, we enjoyed the tranquillity of the hills.
turmoil | hard | mood, quiet, order, fight | a state of great disturbance | commotion, upheaval | tranquillity, calm | The city was in turmoil for days after the riot, and nobody dared to go out.
joy | easy | mood | a feeling of great happiness | delight, gladness | sorrow, grief | The mother wept with joy when her lost son came home.
sorrow | easy | mood | a feeling of great sadness | grief, woe | joy, happiness | The whole village was filled with sorrow at the young doctor’s death.
anger | easy | mood, fight | a strong feeling of displeasure | rage, wrath | calmness, composure | His face turned red with anger when he heard of the insult.
animosity | hard | mood, social, fight | strong dislike that leads to unfriendly acts | hostility, enmity | goodwill, friendliness | There is such animosity between the two families that they have not spoken for twenty years.
friendship | easy | social, kindness, mood | the bond between people who like and trust each other | companionship, amity | enmity, hostility | Their friendship began in school and has lasted for fifty years without a quarrel.
kindness | easy | kindness | the quality of wishing and doing good to others | goodness, benevolence | cruelty, malice | She never forgot the kindness of the stranger who had shared his food with her.
cruelty | easy | kindness, harm, morality | behaviour that causes pain on purpose | brutality, inhumanity | kindness, mercy | Whipping a tired horse is plain cruelty and should be punished.
compassion | medium | kindness, mood | pity for the suffering of others | sympathy, tenderness | indifference, heartlessness | Moved by compassion for the hungry, she opened a free kitchen.
charity | medium | kindness, money, give | help given freely to the poor | almsgiving, philanthropy | selfishness, stinginess | All the money from the concert was given away in charity to the poor.
honesty | easy | truth, morality | freedom from lies and cheating | truthfulness, integrity | deceit, falsehood | The boy returned the purse untouched and was praised for his honesty.
deception | medium | truth, morality, hide | the act of making others believe what is false | trickery, fraud | honesty, truthfulness | By clever deception, the man passed himself off as a doctor for years.
loyalty | medium | truth, firmness, morality, social | the quality of being faithful | faithfulness, fidelity | treachery, betrayal | The dog’s loyalty was such that it would not leave its master’s grave.
treachery | hard | truth, morality, firmness, fight | the secret harming of those who trust one | betrayal, perfidy | loyalty, fidelity | Through the treachery of one guard, who opened the gate by night, the fort was lost.
wisdom | easy | mind | good judgement that comes from experience | sagacity, prudence | folly, foolishness | People came to the old teacher for advice because of his great wisdom.
folly | medium | mind | lack of good sense | foolishness, stupidity | wisdom, prudence | It was sheer folly to sail a small boat into the cyclone.
ignorance | medium | mind | lack of knowledge | unawareness, illiteracy | knowledge, awareness | Out of ignorance, for nobody had ever taught them, they drank the unsafe water.
curiosity | medium | mind, eagerness, look, ordinary | a strong wish to know or learn | inquisitiveness, nosiness | indifference, unconcern | Out of curiosity, the child opened the clock to see what was inside.
genius | medium | mind, skill, praise, person | a person of exceptionally great ability of mind | prodigy, mastermind | dunce, simpleton | At nine she solved problems that puzzled professors; she is nothing less than a mathematical genius.
skill | easy | skill | the ability to do something well | expertise, proficiency | incompetence, clumsiness | It needs great skill to carve such fine figures on a grain of rice.
novice | hard | skill, time, begin, person | a person who is new to some work | beginner, learner | expert, veteran | I have played chess for only a week and am still quite a novice at it.
veteran | hard | skill, time, person | a person of long experience | old hand, old-timer | novice, beginner | After forty years on the stage, the veteran still helps young actors to learn the art.
diligence | medium | effort, care | steady and careful effort | industry, assiduity | laziness, idleness | Through daily diligence she completed the long index without missing an entry.
laziness | easy | effort | unwillingness to work | idleness, sloth | diligence, industriousness | Out of pure laziness, he stayed in bed and let the crop rot.
perseverance | hard | effort, firmness | continued effort in spite of difficulty | persistence, tenacity | irresolution, vacillation | After nine failures, her perseverance was rewarded at the tenth attempt.
zeal | hard | eagerness, effort, mood | great energy and keenness for a cause | ardour, fervour | apathy, indifference | The young volunteers worked with such zeal that they cleaned the whole lake in two days.
apathy | hard | eagerness, mood | lack of interest or feeling | indifference, unconcern | enthusiasm, zeal | Because of public apathy, hardly anyone cared to come and vote.
wealth | easy | money, amount, luck | a large amount of money and property | riches, fortune | poverty, want | The merchant’s wealth was so great that he lent money to kings.
poverty | easy | money, amount | the state of being very poor | penury, destitution | wealth, affluence | Born in poverty, he had often gone to school without a meal.
profit | easy | money, increase | money gained in business after costs are paid | gain, earnings | loss, deficit | She bought the goat for ₹4,000, sold it for ₹5,000 and made a good profit.
debt | medium | money, give | money that is owed to another | liability, arrears | - | He borrowed so much for the wedding that he was in debt for ten years.
abundance | medium | amount | a quantity that is more than enough | plenty, profusion | scarcity, dearth | In August there was fruit in such abundance that it was given away free.
scarcity | medium | amount | the state of being in short supply | shortage, dearth | abundance, plenty | The scarcity of water is so acute that tankers come only once a week.
surplus | medium | amount, money | an amount left over when needs are met | excess, remainder | deficit, shortage | Farmers keep what they need for the family and sell the surplus in the town.
growth | easy | increase, time | the process of becoming larger | expansion, development | decline, shrinkage | Measure the plant each day and record its growth in centimetres.
decline | medium | increase, strength, time | a gradual loss of strength or number | decrease, deterioration | rise, growth | The decline in the number of sparrows has been so great that we hardly see one now.
beginning | easy | begin, time, origin | the first part or the point at which something starts | start, outset | end, conclusion | Those who came late missed the beginning of the film and could not follow the rest.
conclusion | medium | begin, time, mind | the last part of something | end, close | beginning, introduction | At the conclusion of the concert, just before going home, everyone stood for the anthem.
summit | medium | position, begin, size | the highest point of a mountain | peak, pinnacle | base, foot | The climbers planted a flag on the summit and looked down on all the other hills.
abyss | hard | position, size, danger | a hole so deep that it seems to have no bottom | chasm, gulf | - | One wrong step on the cliff path and he would have fallen into the abyss.
obstacle | easy | hinder, help | something that stands in the way | hindrance, barrier | aid, help | The fallen tree was such an obstacle that no bus could get past it.
remedy | medium | help, health | something that cures an illness or puts right a trouble | cure, antidote | - | Grandmother’s remedy for a sore throat is hot milk with turmeric.
assistance | medium | help, give | the act of helping | aid, support | hindrance, obstruction | With the assistance of two passers-by, we pushed the car to the side of the road.
disease | easy | health, harm | an illness of the body or mind | ailment, malady | health, fitness | Mosquitoes carry the disease from sick people to healthy ones.
danger | easy | danger, fear, harm | the possibility of harm or death | peril, hazard | safety, security | Red flags on the beach warn swimmers of danger.
calamity | hard | harm, danger, luck, mood | an event that causes great harm and suffering | disaster, catastrophe | blessing, boon | The earthquake was the worst calamity in the history of the town and left nothing standing.
boon | hard | help, luck, give | something very helpful that one is thankful for | blessing, godsend | curse, bane | The new canal proved to be such a boon that three dry villages now grow rice.
freedom | easy | freedom | the state of not being controlled by others | liberty, independence | slavery, captivity | After ten years in jail, he could hardly believe in his freedom and kept walking in the open air.
captivity | medium | freedom, hide | the state of being held prisoner | imprisonment, confinement | freedom, liberty | Wild birds rarely sing in captivity; open the cage and let them go.
quarrel | easy | fight, agree, speech | an angry argument | dispute, altercation | agreement, reconciliation | The neighbours’ quarrel over the wall grew so loud that the police were called.
harmony | medium | agree, quiet, order, beauty | a state of peaceful agreement | accord, concord | discord, conflict | People of many faiths have lived here in harmony for centuries without one dispute.
discord | hard | agree, quiet, fight | lack of agreement | dissension, strife | harmony, concord | The division of the property sowed discord among brothers who had never disagreed before.
rival | medium | fight, social, agree, person | a person who competes with another | competitor, opponent | ally, partner | The two shops face each other, and each owner tries to sell cheaper than his rival.
ally | hard | fight, social, help, agree, person | a person or country that helps another in a struggle | supporter, confederate | enemy, opponent | The king would have lost the war if his ally had not sent ten thousand soldiers to his aid.
victory | easy | fight, luck | success in a battle or contest | triumph, conquest | defeat, loss | After their victory in the final, the players carried the cup round the field.
order | easy | order, control | a state in which everything is in its right place | tidiness, neatness | confusion, chaos | There was perfect order in her office, with every file in its place.
confusion | easy | order, clarity, mind, health | a state in which things are mixed up or not understood | disorder, bewilderment | order, clarity | The platform was changed at the last minute, and in the confusion many boarded the wrong train.
secrecy | medium | hide, quiet | the state of being kept from the knowledge of others | concealment, stealth | openness, publicity | The plan was made in such secrecy that even their families knew nothing of it.
fame | easy | importance, praise | the state of being known to very many people | renown, celebrity | obscurity, oblivion | Her first film brought her such fame that strangers asked for her photograph everywhere.
infamy | hard | importance, praise, morality | the state of being well known for evil | disgrace, notoriety | honour, glory | The traitor’s name has lived in infamy, and mothers still curse him.
praise | medium | praise, speech | words that express approval | commendation, acclaim | criticism, blame | The cook turned pink with pleasure at the guests’ praise of her fish curry.
insult | medium | praise, speech, social, fight | a remark or act that hurts a person’s dignity | affront, slight | compliment, honour | He took it as a deliberate insult that he alone was not offered a chair.
humility | hard | pride, social | the quality of not thinking oneself better than others | modesty, humbleness | pride, arrogance | Though he had won every prize, he spoke with humility and gave the credit to his teachers.
arrogance | medium | pride, social, mood | the manner of one who thinks himself better than others | haughtiness, conceit | humility, modesty | His arrogance was such that he would not sit at the same table as his clerks.
custom | medium | ordinary, time, agree | something that people have done for a long time | tradition, convention | - | By an old custom of the village, the first mangoes go to the school.
rarity | hard | ordinary, amount, importance | something that is seldom seen | curiosity, oddity | - | Snow is such a rarity in this valley that schools close so that children may see it.
vigour | hard | strength, effort, health | strength of body and mind | energy, vitality | weakness, lethargy | At eighty, he still chops wood with the vigour of a man of twenty.
weakness | easy | strength, health | the state of lacking power | feebleness, frailty | strength, vigour | After a week of fever she could not stand, so great was her weakness.
beauty | easy | beauty | the quality that makes a thing pleasing to look at | loveliness, attractiveness | ugliness, hideousness | Visitors stand speechless before the beauty of the valley at sunrise.
speed | easy | speed, time | quickness of movement | swiftness, rapidity | slowness, sluggishness | The cheetah can outrun every other animal on land because of its great speed.
brevity | hard | speech, time, size | the use of few words or little time | conciseness, shortness | verbosity, length | His speech was praised for its brevity: he said all he had to say in one minute.
proof | easy | belief, truth, mind | facts that show that something is true | evidence, verification | refutation | The bill with his signature was taken as proof that he had bought the watch.
suspicion | medium | belief, fear, mind | a feeling that something is wrong or that somebody is guilty | mistrust, doubt | trust, confidence | Her nervous answers aroused the suspicion of the guard, who asked her to open the bag.
residence | medium | place | the place where a person lives | dwelling, abode | - | The collector’s official residence has eight rooms and a garden; he moved in with his family last week.
journey | easy | move, place | an act of travelling from one place to another | trip, voyage | - | The journey from Hyderabad to Delhi took twenty-six hours by train.
nomad | hard | move, place, person | one of a people who move from place to place with their animals | wanderer, rover | settler, resident | Like every nomad of the desert, he folds his tent and follows his camels to new grass.
harvest | easy | land, time | the crop that is gathered in when it is ripe | yield, produce | - | Good rain gave the farmers such a rich harvest that the barns could not hold it.
drought | medium | land, amount | a long time without rain | dryness, aridity | flood, deluge | In the third year of the drought, not a drop of rain fell and the cattle died.
epidemic | medium | health, amount, harm | a disease that spreads to many people at once | plague, contagion | - | Half the town fell ill in the cholera epidemic of that year.
`,
)
