import { entries } from './entries.ts'

/** word | level | themes | meaning | synonyms | antonyms | example */
export const HARD_ADJECTIVES = entries(
  'adjective',
  `
abject | hard | mood, money, pride | as low or wretched as can be | wretched, miserable | exalted, noble | They lived in abject poverty, without even a roof.
abstemious | hard | food, amount, firmness | eating and drinking little | temperate, self-denying | gluttonous, self-indulgent | The abstemious priest took one meal a day.
acrimonious | hard | anger, speech, fight | full of bitter and angry feeling | bitter, rancorous | cordial, good-natured | The acrimonious debate ended with shouts and a walk-out.
adamant | hard | firmness, agree | refusing absolutely to change one’s mind | unyielding, inflexible | flexible, yielding | We begged her to stay, but she was adamant and left.
adept | hard | skill | very good at doing something | proficient, expert | inept, unskilled | She is adept at repairing old watches.
aesthetic | hard | beauty, taste | concerned with beauty and art | artistic, tasteful | - | The bridge is strong, but it has no aesthetic value.
affluent | hard | money, amount | having plenty of wealth | well-off, moneyed | poor, impoverished | Only affluent families can afford a house on that hill.
altruistic | hard | kindness, give, morality | caring for others more than for oneself | unselfish, selfless | selfish, self-centred | From purely altruistic motives he gave away one of his kidneys.
anomalous | hard | ordinary, order | not fitting the usual rule | abnormal, irregular | normal, regular | It is anomalous that the junior should be paid more than the senior.
antagonistic | hard | anger, agree, fight | showing active dislike or opposition | hostile, inimical | friendly, sympathetic | The two families have been antagonistic ever since the lawsuit.
apparent | medium | clarity, look, truth, belief | plain to see or understand | evident, plain | hidden, unclear | It soon became apparent that nobody knew the way.
apt | hard | agree, use, skill | just right for the occasion | fitting, suitable | inappropriate, unsuitable | “Sunny” was an apt name for so cheerful a child.
suitable | easy | agree, use | right for a purpose or person | appropriate, fitting | unsuitable, inappropriate | These shoes are not suitable for climbing.
archaic | hard | time, ordinary | very old and no longer in use | antiquated, old-fashioned | modern, current | The deed is full of archaic words that no lawyer uses today.
ascetic | hard | faith, money, food, mood | living without comforts for the sake of religion | austere, self-denying | self-indulgent, luxurious | The ascetic monk slept on stone and ate one bowl of rice.
austere | hard | kindness, money, beauty, mood | severely simple | spartan, stark | luxurious, ornate | His austere room held a mat, a lamp and nothing else.
avid | hard | eagerness, interest | very eager | keen, ardent | indifferent, apathetic | She is an avid reader and finishes three novels a week.
banal | hard | ordinary, interest | dull because everyone has said it | trite, hackneyed | original, fresh | The speech was a string of banal remarks about hard work.
belligerent | hard | anger, fight | eager to fight | warlike, pugnacious | peaceable, peace-loving | The belligerent drunkard wanted to fight the whole bar.
blatant | hard | look, hide, morality | done openly and without shame | flagrant, glaring | subtle, hidden | It was a blatant lie, and everyone in the room knew it.
bleak | hard | weather, mood, land | cold, bare and without hope | dreary, desolate | cheerful, promising | With no job and no savings, his future looked bleak.
cardinal | hard | importance | most important | fundamental, chief | minor, unimportant | Not to lie was the cardinal rule of the house.
chronic | hard | time, health, firmness | lasting for a long time or coming back often | long-standing, persistent | temporary, brief | He suffers from a chronic cough that no doctor has cured.
circumspect | hard | care, mind | thinking carefully before acting | cautious, wary | rash, reckless | A banker must be circumspect in lending other people’s money.
commodious | hard | size | having much room | roomy, spacious | cramped, confined | The commodious old house took in all thirty guests.
congenial | hard | social, mood, agree | pleasant because it suits one | agreeable, pleasant | disagreeable, unpleasant | She found the quiet library congenial to her taste.
credulous | hard | belief, mind | too ready to believe | gullible, unsuspecting | sceptical, distrustful | The credulous villagers paid the man to turn brass into gold.
culpable | hard | morality, law | deserving blame | blameworthy, guilty | blameless, innocent | The inquiry found the engineer culpable, for he had ignored the cracks.
daunting | hard | fear, courage, ease | making one lose courage | discouraging, intimidating | encouraging, reassuring | Forty boxes of files to be read in a day were a daunting sight.
decrepit | hard | time, strength, health, use | worn out by age | dilapidated, broken-down | sturdy, sound | Nobody dared to climb the decrepit staircase.
deplorable | hard | praise, morality, mood | very bad and deserving blame | disgraceful, lamentable | praiseworthy, admirable | The drains were in a deplorable state and stank all day.
dubious | hard | belief, truth, mind | causing or feeling doubt | doubtful, questionable | certain, trustworthy | I am dubious about a shop that sells gold so cheap.
enigmatic | hard | hide, mind, clarity | hard to understand and full of mystery | puzzling, mysterious | straightforward, plain | The enigmatic smile of the portrait has puzzled people for centuries.
equivocal | hard | clarity, speech, truth | having two meanings, often on purpose | ambiguous, evasive | unequivocal, clear | The minister gave an equivocal answer that both sides could claim as support.
erratic | hard | order, firmness, move, ordinary | not regular or even in movement or behaviour | irregular, unpredictable | regular, consistent | The erratic bus came at nine one day and at eleven the next.
exquisite | hard | beauty, skill, taste | extremely beautiful and delicate | lovely, delicate | crude, coarse | The exquisite lace was as fine as a spider’s web.
extinct | hard | end, harm | no longer existing on the earth | vanished, died out | living, extant | The dodo has been extinct for more than three hundred years.
facetious | hard | speech, mood, mind | trying to be funny at the wrong time | flippant, jocular | serious, solemn | His facetious remark at the funeral shocked everybody.
fallacious | hard | truth, mind, belief | based on a mistake in reasoning | unsound, erroneous | sound, valid | It is fallacious to argue that because two things happen together one causes the other.
fastidious | hard | care, taste | hard to please in matters of taste or cleanliness | choosy, finicky | easy-going, undemanding | The fastidious guest sent back his glass three times because of a spot.
fervent | hard | eagerness, mood, strength, faith | having or showing very warm feeling | passionate, ardent | lukewarm, cool | It is my fervent wish to see my village once more.
fortuitous | hard | luck | happening by accident | chance, accidental | planned, intentional | Their meeting on the train was quite fortuitous; neither knew that the other was in India.
glib | hard | speech, truth, ease | speaking easily but not sincerely | slick, smooth-tongued | sincere, hesitant | The glib salesman had an answer to every question and a reason to believe none.
haphazard | hard | order, care, luck | having no plan or order | random, unplanned | orderly, planned | Books lay in haphazard heaps all over the floor.
imperative | hard | need, importance | absolutely necessary | vital, urgent | unnecessary, optional | It is imperative that the bleeding be stopped at once.
urgent | easy | need, importance, time, speed | needing attention at once | pressing, critical | unimportant | An urgent message called the surgeon from his dinner.
inept | hard | skill | lacking skill | clumsy, incompetent | skilful, adept | The inept magician dropped the rabbit.
inert | hard | move, effort | without power to move or act | motionless, inactive | active, lively | The snake lay inert on the path, and we thought it dead.
inexorable | hard | firmness, kindness | that cannot be stopped or moved by prayers | relentless, unstoppable | flexible, lenient | We watched the inexorable advance of the flood towards our door.
ingenuous | hard | truth, mind | innocent and open | artless, candid | sly, cunning | The ingenuous child told the guest what his father had said of him.
inherent | hard | origin, join | existing in something as a natural part | intrinsic, inborn | acquired, extrinsic | There are risks inherent in mining that no rule can remove.
insatiable | hard | eagerness, food, need | that can never be satisfied | unquenchable, greedy | satisfied, moderate | He has an insatiable appetite for detective stories.
jocular | hard | mood, speech | fond of joking | humorous, playful | serious, solemn | In a jocular mood he introduced his dog as his secretary.
laborious | hard | effort, work, ease | needing much hard work | strenuous, toilsome | easy, effortless | Copying the register by hand was a laborious task.
languid | hard | strength, effort, speed | lacking energy | listless, spiritless | lively, energetic | With a languid wave of the hand she sent the waiter away.
lax | hard | firmness, care, control | not strict enough | slack, careless | strict, stringent | Discipline was so lax that pupils came and went as they liked.
loath | hard | eagerness, agree | unwilling | reluctant, disinclined | willing, eager | He was loath to part with his old guitar.
lucid | hard | clarity, mind | easily understood | clear, intelligible | unclear, confused | Her lucid explanation made a hard theorem easy.
ludicrous | hard | mood, mind, ordinary | so foolish as to make one laugh | laughable, ridiculous | solemn, sensible | It was ludicrous to see him chase his own hat.
morbid | hard | mood, health, mind | having an unhealthy interest in death and disease | gruesome, macabre | wholesome, cheerful | He has a morbid habit of reading about murders at bedtime.
mundane | hard | ordinary, interest, faith | of everyday life and not exciting | commonplace, everyday | extraordinary, heavenly | Even great poets must attend to mundane matters like rent.
nefarious | hard | morality, law | extremely wicked | villainous, heinous | virtuous, honourable | The gang used the farm for its nefarious trade in stolen children.
nonchalant | hard | mood, care, eagerness | calm and showing no concern | unconcerned, casual | anxious, concerned | With a nonchalant shrug he lost a lakh at cards.
notable | medium | importance, praise | worthy of attention | noteworthy, remarkable | unremarkable, insignificant | Among the notable guests was a winner of the Nobel Prize.
obsequious | hard | pride, social, praise | too eager to please | fawning, servile | haughty, domineering | The obsequious waiter bowed so low that his cap fell into the soup.
onerous | hard | ease, need, effort | troublesome and heavy to bear | burdensome, weighty | light, easy | Looking after nine children was an onerous duty for a girl of fifteen.
opulent | hard | money, beauty, amount | rich and showing it | luxurious, sumptuous | poor, modest | The opulent palace had doors of silver.
pertinent | hard | join, importance | to the point | relevant, applicable | irrelevant, beside the point | She asked one pertinent question that went to the heart of the matter.
placid | hard | quiet, mood, anger | calm and not easily disturbed | peaceful, unruffled | excitable, agitated | The placid cow went on chewing while the band played.
precarious | hard | danger, firmness | not safe or steady | insecure, unstable | secure, stable | The ladder stood in a precarious position on two bricks.
pragmatic | hard | mind, use, truth | dealing with things in a practical way | realistic, hard-headed | idealistic, unrealistic | Let us be pragmatic and repair the old bus, since we cannot buy a new one.
prodigious | hard | size, amount, praise | amazingly great | huge, stupendous | tiny, ordinary | He has a prodigious memory and can repeat a page after one reading.
prolific | hard | amount, make, land | producing much | fertile, fruitful | unproductive, barren | A prolific writer, she published sixty novels.
prosaic | hard | ordinary, interest | lacking imagination | unimaginative, matter-of-fact | poetic, imaginative | His account of the adventure was as prosaic as a grocer’s bill.
pungent | hard | taste, speech, sharp | having a sharp, strong taste or smell | acrid, biting | mild, bland | The pungent smell of chillies made us sneeze.
ravenous | hard | food, eagerness | extremely hungry | famished, starving | full, satisfied | After two days without food the trekkers were ravenous.
recalcitrant | hard | agree, control, firmness | stubbornly refusing to obey | defiant, unmanageable | obedient, compliant | The recalcitrant pupil would neither sit nor leave the room.
rudimentary | hard | begin, learning, ease | basic and not developed | elementary, basic | advanced, developed | He has only a rudimentary knowledge of French, some fifty words.
sagacious | hard | mind, skill | showing deep good sense | wise, discerning | foolish, unwise | The sagacious old elephant tested the bridge with one foot first.
sanguine | hard | mood, belief | cheerfully confident | hopeful, buoyant | gloomy, despondent | The doctors are sanguine that he will walk again.
scrupulous | hard | care, morality, truth | careful to do what is right in every detail | conscientious, principled | careless, dishonest | He is so scrupulous that he returned an extra rupee to the shop.
sedate | hard | quiet, mood, speed | calm and dignified | composed, staid | lively, excitable | The procession moved at a sedate pace round the temple.
sedentary | hard | move, work, effort | spent in sitting | inactive, desk-bound | active, mobile | A clerk’s sedentary life is bad for the heart.
sluggish | medium | speed, effort, strength | moving or acting slowly | slow, inactive | brisk, lively | The river is so sluggish that leaves hardly move on it.
squalid | hard | pure, money, morality | dirty and wretched | filthy, sordid | clean, decent | Ten men slept in one squalid room without a window.
stringent | hard | firmness, control, law | strict and severe | rigorous, tough | lax, lenient | Stringent rules keep visitors out of the laboratory.
stupendous | hard | size, praise, amount | astonishingly large or great | astounding, colossal | ordinary, unimpressive | The new dam is a stupendous piece of engineering.
subtle | hard | clarity, skill, mind, hide | so fine as to be hard to notice | delicate, elusive | obvious, crude | There is a subtle difference between “job” and “work”.
tacit | hard | speech, quiet, agree | understood without being put into words | unspoken, unstated | spoken, explicit | By tacit agreement nobody sat in the dead man’s chair.
tangible | hard | touch, truth, clarity | that can be touched or clearly seen | concrete, palpable | intangible, abstract | After all the promises the villagers wanted some tangible results, such as a road.
tenuous | hard | strength, join, size | thin and weak | slender, flimsy | strong, substantial | There is only a tenuous link between the two murders.
trite | hard | ordinary, interest, speech | dull from too much use | hackneyed, stale | original, fresh | “Time flies” is a trite saying.
ubiquitous | hard | place, ordinary, amount | seeming to be everywhere | omnipresent, pervasive | rare, scarce | The ubiquitous plastic bag hangs even on desert thorns.
unanimous | medium | agree, group | with all of one opinion | undivided, united | divided, split | The vote was unanimous; not one hand was raised against her.
vehement | hard | strength, mood, speech | showing strong feeling | forceful, passionate | mild, calm | He made a vehement protest and struck the table.
versed | hard | skill, learning | having much knowledge of a subject | skilled, experienced | ignorant, inexperienced | The old pundit is well versed in Sanskrit grammar.
vivacious | hard | mood, eagerness | full of life and spirit | lively, animated | dull, lifeless | The vivacious hostess kept everybody laughing.
voracious | hard | food, eagerness | eating or wanting great quantities | gluttonous, insatiable | moderate, abstemious | Locusts are voracious; they strip a field in an hour.
zealous | hard | eagerness, effort, faith | full of warm devotion to a cause | fervent, devoted | apathetic, half-hearted | A zealous volunteer knocked at every door in the ward.
`,
)
