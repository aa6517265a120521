import { entries } from './entries.ts'

/** word | level | themes | meaning | synonyms | antonyms | example */
export const ADJECTIVES_OF_CHARACTER = entries(
  'adjective',
  `
affable | medium | social, kindness | easy to talk to and friendly | genial, approachable | surly, unfriendly | The affable manager knew every worker by name and chatted with all of them.
surly | hard | social, anger, mood | bad-tempered and unfriendly | gruff, churlish | affable, genial | The surly watchman growled at everyone who asked him the way.
amiable | medium | social, kindness, mood | having a pleasant and friendly nature | good-natured, likeable | disagreeable, hostile | Our new neighbour is an amiable old man whom everybody likes at once.
courteous | easy | social, kindness | showing respect and good manners to others | well-mannered, gracious | impolite, rude | The courteous conductor helped the old woman to her seat and thanked her.
insolent | hard | social, pride, speech, anger | rude in a disrespectful way | impudent, impertinent | respectful, polite | The boy was punished for his insolent reply to the headmistress.
haughty | hard | pride, social | proud and looking down on others | arrogant, supercilious | humble, modest | The haughty prince would not speak to anybody below his rank.
modest | easy | pride, social, amount, size | not boasting about one’s own merits | unpretentious, unassuming | boastful, conceited | Though she won three medals, the modest girl never speaks of them.
pompous | hard | pride, speech, importance | showing off one’s own importance in a solemn way | self-important, bombastic | unassuming, simple | The pompous chairman spoke for an hour about his own achievements.
conceited | medium | pride | having too high an opinion of oneself | vain, self-satisfied | modest, humble | He became so conceited after his first success that he took no advice.
obstinate | medium | firmness, agree | unwilling to give way, even to good reasons | stubborn, mulish | yielding, amenable | The obstinate old man refused to leave his house in spite of the flood.
tenacious | hard | firmness, effort, strength | holding on and not giving up | persistent, dogged | irresolute, wavering | The tenacious lawyer fought the same case through four courts for twelve years.
persistent | medium | firmness, effort, time | continuing in spite of difficulty | persevering, tenacious | half-hearted, irresolute | By persistent practice every day, she overcame her stammer.
headstrong | medium | firmness, agree, control | determined to have one’s own way | wilful, self-willed | docile, obedient | The headstrong girl married against everyone’s advice.
impulsive | medium | care, mind, mood, speed | acting without thinking first | impetuous, rash | deliberate, cautious | His impulsive decision to buy the car left him without money for rent.
deliberate | medium | care, mind, speed, effort | done on purpose | intentional, calculated | accidental, unintentional | The fire was no accident; it was a deliberate attempt to destroy the records.
patient | easy | firmness, mood, anger, time | able to wait or bear trouble calmly | forbearing, uncomplaining | impatient, restless | The patient teacher explained the sum five times without raising her voice.
restless | medium | mood, move, firmness, quiet | unable to keep still or be at peace | fidgety, uneasy | calm, relaxed | The children grew restless during the long speech and began to wriggle.
anxious | easy | mood, fear, eagerness | worried about what may happen | uneasy, apprehensive | calm, unconcerned | She was anxious because her son had not come home by midnight.
apprehensive | hard | fear, mood | afraid that something bad will happen | fearful, worried | confident, unafraid | He felt apprehensive about the operation and could not sleep.
nervous | easy | fear, mood, courage | easily frightened or worried | tense, jumpy | composed, confident | The nervous speaker dropped his papers twice before he began.
confident | easy | courage, belief, mood, pride | sure of one’s own ability | self-assured, assured | diffident, doubtful | Having practised for months, she was confident of winning the race.
diffident | hard | courage, pride, speech, social, belief | lacking trust in one’s own ability | unconfident, bashful | confident, self-assured | The diffident candidate spoke so softly that she could hardly be heard.
shy | easy | courage, social, pride, speech, fear | uncomfortable in the company of strangers | bashful, timid | bold, outgoing | The shy child hid behind his mother when the guests came.
bold | easy | courage, pride, clarity | not afraid to take risks | daring, fearless | timid, cowardly | It was a bold step to leave a safe job and start a factory.
valiant | hard | courage, strength | showing great courage, above all in battle | gallant, heroic | cowardly, craven | The valiant soldiers held the bridge against a much larger army.
cowardly | easy | courage, fear, strength | lacking the heart to face danger | craven, faint-hearted | brave, courageous | It was cowardly to run away and leave the children behind.
meek | medium | pride, quiet, agree, social | gentle and ready to obey | submissive, mild | assertive, domineering | The meek clerk never dared to ask for a rise in pay.
assertive | hard | pride, courage, speech, firmness | stating one’s opinions and rights with confidence | forceful, self-assured | meek, submissive | A good trade unionist must be assertive without being rude.
aggressive | medium | anger, fight, harm | ready to attack or quarrel | belligerent, quarrelsome | peaceable, gentle | The dog becomes aggressive when strangers come near its food.
quarrelsome | easy | anger, fight, agree, social | fond of arguing and fighting | argumentative, contentious | peaceable, easy-going | The quarrelsome brothers could not eat one meal without a dispute.
gentle | easy | kindness, quiet, mood, strength | kind and mild; not rough | tender, soft | rough, harsh | The vet was so gentle that the kitten fell asleep in her hands.
harsh | easy | kindness, strength, anger, quiet | severe and unkind | severe, stern | gentle, lenient | Ten lashes for a stolen mango was a harsh punishment.
lenient | medium | kindness, firmness, control, allow | not strict in punishing | merciful, indulgent | severe, strict | The lenient judge let the boy off with a warning.
strict | easy | kindness, firmness, control, order | demanding that rules be obeyed | stern, rigorous | lenient, lax | The hostel warden is so strict that nobody dares to come in after nine.
merciful | medium | kindness, harm | willing to forgive and not to punish | forgiving, clement | merciless, cruel | The merciful king spared the lives of all the captured soldiers.
vindictive | hard | anger, harm, kindness | wishing to take revenge | revengeful, vengeful | forgiving, merciful | The vindictive clerk hid the file of everyone who had ever laughed at him.
spiteful | medium | anger, harm, kindness | wishing to hurt or annoy others out of ill will | malicious, nasty | benevolent, kind | It was spiteful of her to tear up her cousin’s drawing.
malicious | medium | anger, harm, kindness, morality | intending to do harm | spiteful, ill-natured | well-meaning, kindly | Someone spread a malicious rumour that the bank had failed.
jealous | easy | mood, anger, social | unhappy because another has what one wants | envious, covetous | contented, trusting | He was jealous of his friend’s new bicycle and would not even look at it.
contented | easy | mood, eagerness | happy with what one has | satisfied, pleased | discontented, dissatisfied | With a small farm and good friends, the old man is perfectly contented.
miserable | easy | mood, money | very unhappy or wretched | wretched, sorrowful | happy, joyful | Wet, hungry and lost, the boys spent a miserable night in the forest.
despondent | hard | mood, belief, courage | having lost hope and courage | dejected, disheartened | hopeful, cheerful | After his third failure he was so despondent that he stopped opening his books.
jubilant | hard | mood, praise | feeling great joy at a success | exultant, overjoyed | dejected, sorrowful | The jubilant fans danced in the streets when the cup was won.
ecstatic | hard | mood, eagerness | filled with overwhelming delight | overjoyed, rapturous | miserable, depressed | She was ecstatic when she held her first child in her arms.
serene | hard | mood, quiet | calm and untroubled | peaceful, tranquil | disturbed, agitated | The face of the statue is serene, as if no care had ever touched it.
frantic | hard | mood, fear, speed | wild with fear or hurry | frenzied, distraught | calm, composed | The mother was frantic when she could not find her child in the crowd.
moody | medium | mood, firmness, anger | having feelings that change often and without cause | temperamental, changeable | even-tempered, stable | He is so moody that one never knows whether he will smile or shout.
sullen | hard | mood, anger, social, speech | silent and bad-tempered | sulky, morose | cheerful, good-humoured | Refused a second ice cream, the boy sat in sullen silence all the way home.
enthusiastic | easy | eagerness, mood | full of lively interest | zealous, excited | apathetic, half-hearted | The enthusiastic audience clapped and called for one more song.
apathetic | hard | eagerness, mood, interest | showing no interest or concern | indifferent, uninterested | enthusiastic, concerned | Voters were so apathetic that only one in five went to the polls.
curious | easy | mind, eagerness, ordinary, look | eager to learn or know | inquisitive, inquiring | incurious, uninterested | The curious child took the clock apart to see what made it tick.
industrious | medium | effort | working hard and steadily | hard-working, busy | lazy, indolent | The industrious weaver finishes two saris in the time others take for one.
indolent | hard | effort, speed, eagerness | disliking work or activity | lazy, slothful | industrious, active | The indolent heir lay in bed till noon while his fields went to waste.
ambitious | easy | eagerness, effort, pride, importance | having a strong wish to succeed | aspiring, enterprising | unambitious, contented | The ambitious young officer meant to be a general before he was forty.
loyal | easy | truth, firmness, morality | faithful to a person, a duty or a country | faithful, devoted | disloyal, treacherous | The loyal servant stayed with the family even when they could not pay him.
treacherous | hard | truth, morality, danger, belief | betraying those who trust one | disloyal, traitorous | loyal, trustworthy | A treacherous guide led the army into the enemy’s trap.
sincere | easy | truth, morality | meaning what one says | heartfelt, unfeigned | insincere, hypocritical | Her apology was sincere; there were tears in her eyes as she made it.
hypocritical | hard | truth, morality, pride | pretending to be better than one is | two-faced, insincere | sincere, genuine | It is hypocritical to preach against smoking with a cigar in one’s pocket.
trustworthy | easy | truth, morality, belief | that can be relied on | reliable, dependable | unreliable, untrustworthy | Give the keys to somebody trustworthy, for there is cash in the drawer.
unscrupulous | hard | morality, truth, money | not troubled by conscience | unprincipled, dishonourable | honourable, principled | An unscrupulous builder mixed mud with the cement and sold the flats at full price.
devious | hard | truth, morality, hide, move | not honest or direct in one’s methods | underhand, crafty | straightforward, honest | By devious means, including a forged letter, he got the contract.
cunning | medium | mind, truth, skill | clever at deceiving others | crafty, sly | naive, guileless | The cunning fox praised the crow’s voice in order to get the cheese.
naive | hard | mind, belief, truth | too ready to trust, for want of experience | innocent, unworldly | worldly-wise, sophisticated | He was naive enough to believe that a stranger would double his money.
shrewd | medium | mind, skill, money | having sound practical judgement | astute, sharp-witted | gullible, unwise | The shrewd shopkeeper knew at a glance which customers would pay.
intelligent | easy | mind, skill, learning | quick to learn and understand | clever, bright | stupid, dull-witted | The intelligent dog learnt to open the door in a single morning.
stupid | easy | mind, skill, learning | lacking the power to understand | dull-witted, brainless | intelligent, clever | It was a stupid mistake to put diesel into a petrol car.
learned | medium | mind, learning, skill | having gained much knowledge by study | scholarly, well-read | unlettered, ignorant | The learned judge quoted from five law books in his order.
illiterate | easy | mind, learning | unable to read and write | unlettered, unschooled | literate, educated | As the old farmer was illiterate, he put his thumb print on the deed.
eccentric | hard | ordinary, mind | odd in one’s behaviour | unconventional, peculiar | conventional, normal | The eccentric professor kept his socks in the refrigerator.
sentimental | medium | mood | moved too easily by tender feelings | emotional, mawkish | unsentimental, matter-of-fact | He keeps every old bus ticket for sentimental reasons.
practical | easy | mind, use, truth | concerned with what works rather than with theory | pragmatic, down-to-earth | impractical, theoretical | Her suggestion was practical: tie a rope to the bucket.
dogmatic | hard | firmness, belief, pride, agree | stating opinions as if they could not be doubted | opinionated, doctrinaire | open-minded, flexible | He is so dogmatic that he regards every question as an insult.
tolerant | medium | kindness, agree, allow, belief | willing to accept opinions unlike one’s own | broad-minded, forbearing | intolerant, narrow-minded | In this tolerant town a mosque, a church and a temple share one wall.
biased | medium | morality, truth, belief, agree | unfairly favouring one side | prejudiced, partial | impartial, fair | The report was biased, for its author worked for one of the two firms.
fair | easy | morality, truth, agree, beauty | treating all alike and by the rules | just, equitable | unfair, unjust | The umpire was fair and gave his own son out.
greedy | easy | money, eagerness, food | wanting more than one’s share | grasping, avaricious | generous, unselfish | The greedy landlord raised the rent twice in the same year.
miserly | medium | money, kindness, give | hating to spend money | niggardly, parsimonious | generous, lavish | The miserly merchant ate stale bread though he owned three shops.
lavish | hard | money, amount, give | given or spent in very large amounts | sumptuous, extravagant | frugal, sparing | A thousand guests were fed at the lavish wedding feast.
thrifty | medium | money, care | using money carefully | economical, frugal | wasteful, spendthrift | The thrifty couple saved a little every month and built a house.
noble | easy | morality, importance, kindness, pride | having a high and generous character | honourable, magnanimous | base, ignoble | Giving up his seat in the lifeboat was a noble act.
wretched | medium | mood, money, health | in a very unhappy or pitiful state | pitiable, miserable | happy, fortunate | The refugees lived in wretched huts of tin and plastic.
vigilant | hard | care, danger, look, sleep | keeping careful watch for danger | watchful, alert | negligent, inattentive | The vigilant guard noticed that the lock had been changed.
alert | easy | care, mind, look, speed, sleep | quick to notice and ready to act | watchful, wide-awake | inattentive, drowsy | An alert passenger saw the bag and called the police.
negligent | hard | care, effort | failing to take proper care | neglectful, remiss | careful, attentive | The hospital was found negligent, for no nurse had been on duty that night.
forgetful | easy | mind, care | often failing to remember | absent-minded, oblivious | mindful, attentive | My forgetful uncle went to the airport without his ticket.
drowsy | medium | sleep, mind, speed | half asleep | sleepy, slumberous | wide-awake, alert | The heavy lunch and the warm room made all of us drowsy.
sensible | easy | mind, care | having or showing good judgement | level-headed, reasonable | foolish, unwise | Wear sensible shoes, for we shall walk ten kilometres.
witty | medium | mood, mind, speech | clever and amusing in speech | humorous, quick-witted | humourless, dull | Her witty replies kept the whole table laughing.
hilarious | medium | mood, interest | extremely funny | uproarious, side-splitting | solemn, serious | The play was so hilarious that people fell off their chairs laughing.
solemn | hard | mood, importance, quiet | serious and formal | grave, earnest | light-hearted, frivolous | With solemn faces the members stood in silence for the dead.
frivolous | hard | mood, importance, care | not serious where seriousness is due | flippant, silly | serious, earnest | The court fined him for wasting its time with a frivolous complaint.
earnest | hard | mood, eagerness, truth, effort | serious and sincere in purpose | sincere, wholehearted | flippant, half-hearted | At her earnest request the principal gave the boy one more chance.
desperate | medium | mood, danger, courage, eagerness | ready to try anything because all hope is gone | despairing, reckless | hopeful, confident | In a desperate attempt to escape the fire, he jumped from the third floor.
ashamed | easy | mood, pride, morality | feeling guilt for something wrong or foolish | shamefaced, remorseful | proud, unabashed | He was ashamed of having cheated and could not meet her eyes.
remorseful | hard | mood, morality | full of regret for a wrong that one has done | repentant, contrite | unrepentant, impenitent | The remorseful driver visited the injured boy every day.
weary | medium | effort, strength, mood, interest, sleep | very tired | fatigued, exhausted | fresh, energetic | The weary travellers sat down at the roadside and slept.
stoic | hard | mood, firmness, courage, health | bearing pain without complaint | uncomplaining, impassive | excitable, complaining | She was stoic through the whole operation and did not utter a sound.
gallant | medium | courage, kindness, social | brave and noble in behaviour | chivalrous, valiant | cowardly, ungallant | In a gallant charge the small band drove the invaders back.
servile | hard | pride, agree, social, praise | too ready to please or obey, like a slave | fawning, obsequious | masterful, assertive | The servile assistant bowed at every word of his employer.
rebellious | medium | agree, control, fight, order | refusing to accept authority | mutinous, defiant | obedient, submissive | The rebellious troops locked up their own officers.
mischievous | medium | harm, mood, order, morality | fond of playing tricks | naughty, playful | well-behaved, obedient | The mischievous boy tied his brother’s shoelaces together.
sly | medium | hide, truth, mind | clever in a secret and dishonest way | cunning, furtive | frank, artless | With a sly smile he slipped the extra card into his sleeve.
pious | medium | faith, morality | devoted to religion | devout, godly | impious, irreligious | The pious old woman walked to the temple at dawn every day.
sacred | easy | faith, importance, pure | connected with God or religion | holy, hallowed | profane, secular | The Ganga is sacred to millions, who bathe in it to wash away sins.
reverent | hard | faith, praise, social | showing deep respect | respectful, worshipful | irreverent, disrespectful | A reverent hush fell on the pilgrims as the doors of the shrine opened.
youthful | easy | time, health, strength | young or seeming young | juvenile, boyish | elderly, aged | At sixty she still has a youthful step and climbs stairs two at a time.
mature | medium | time, mind, health | fully grown or developed | adult, full-grown | immature, childish | For a girl of twelve she is very mature and runs the house alone.
childish | easy | time, mind, mood | like a child; silly in an adult | immature, puerile | mature, grown-up | It was childish of the minister to walk out because his chair was smaller.
magnanimous | hard | kindness, pride, morality, give | generous in forgiving a rival or an insult | big-hearted, high-minded | petty, vindictive | Magnanimous in victory, the captain praised the team that he had beaten.
gregarious | hard | social, group | fond of company | sociable, convivial | unsociable, solitary | Being gregarious by nature, he hated to eat alone.
hospitable | medium | social, kindness, give | welcoming and generous to guests | welcoming, cordial | inhospitable, unwelcoming | The hospitable villagers gave us their best beds and a feast.
tactful | medium | social, skill, speech, kindness | careful not to offend others | diplomatic, discreet | tactless, blunt | In a tactful way she told him that his shirt was inside out.
blunt | medium | speech, social, strength, kindness, sharp | saying what one thinks without trying to be polite | outspoken, plain-spoken | tactful, subtle | His blunt answer, “Your song is bad,” hurt her.
sarcastic | hard | speech, kindness, anger | using words that mean the opposite in order to hurt | mocking, sardonic | sincere, complimentary | “How early you are!” was her sarcastic greeting to the latecomer.
taciturn | hard | speech, social, quiet | habitually saying very little | uncommunicative, tight-lipped | talkative, garrulous | The taciturn ferryman took us across without a single word.
garrulous | hard | speech, social | talking too much about unimportant things | loquacious, chattering | taciturn, reserved | The garrulous barber told us the history of his whole family.
stern | medium | kindness, firmness, anger, mood | serious and severe in manner | strict, unsmiling | lenient, gentle | One stern look from the teacher was enough to silence the class.
`,
)
