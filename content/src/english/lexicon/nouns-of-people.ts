import { entries } from './entries.ts'

/** word | level | themes | meaning | synonyms | antonyms | example */
export const NOUNS_OF_PEOPLE = entries(
  'noun',
  `
enemy | easy | fight, social, person, anger | a person who hates or fights another | foe, adversary | friend, ally | The two kings fought for years, but each respected his enemy.
friend | easy | social, person, kindness | a person whom one knows and likes | companion, pal | enemy, foe | She has been my friend since we were five years old.
stranger | easy | social, person, ordinary | a person whom one does not know | unknown person, newcomer | acquaintance, friend | The dog barks at every stranger who comes to the gate.
colleague | medium | social, person, work | a person who works in the same office or profession | co-worker, workmate | - | My colleague at the next desk will answer the telephone.
beggar | easy | money, person, need | a person who lives by asking for money or food | mendicant, panhandler | - | The blind beggar sat at the temple gate with his bowl.
miser | medium | money, person | a person who hoards money and hates to spend it | skinflint, niggard | spendthrift, wastrel | The old miser kept his gold under the floor and ate dry bread.
spendthrift | hard | money, person | a person who wastes money | wastrel, squanderer | miser, skinflint | The young spendthrift used up his father’s fortune in a year.
pauper | hard | money, person | a very poor person | destitute, bankrupt | millionaire, magnate | He was born a prince and died a pauper in a workhouse.
tycoon | hard | money, person, importance | a rich and powerful man of business | magnate, mogul | pauper, beggar | The steel tycoon owns mills in four countries.
thief | easy | law, person, take | a person who steals | robber, burglar | - | The thief climbed in through the kitchen window.
swindler | medium | truth, person, money, law | a person who gets money by cheating | fraud, trickster | - | The swindler sold the same car to six people.
traitor | medium | truth, person, fight | a person who betrays his country or friends | betrayer, turncoat | patriot, loyalist | The traitor opened the gate of the fort to the enemy.
patriot | medium | person, social, truth | a person who loves his country | nationalist, loyalist | traitor, turncoat | A true patriot pays his taxes and obeys the law.
hero | easy | person, courage, praise | a person admired for brave deeds | champion, brave man | coward, villain | The boy who pulled two children from the river became a hero.
coward | easy | person, courage, fear | a person without courage | poltroon, craven | hero, daredevil | Only a coward would hit a man who is lying down.
villain | medium | person, morality, harm | a wicked person, above all in a story | scoundrel, rogue | hero | In the last act the villain is caught and punished.
leader | easy | person, control, order | a person who guides or commands others | chief, head | follower, disciple | The union chose a new leader to speak to the management.
follower | medium | person, order, faith, learning | a person who supports or believes in another | disciple, adherent | leader, guru | He was a devoted follower of Gandhi and wore only khadi.
monarch | medium | person, control | a king or a queen | sovereign, ruler | subject | The monarch was crowned at the age of ten.
tyrant | hard | person, control, kindness, harm | a cruel and unjust ruler | despot, dictator | - | The tyrant put to death everyone who spoke against him.
slave | medium | person, freedom, work | a person who is the property of another | bondsman, serf | master, freeman | The old slave was set free on the death of his master.
servant | easy | person, work, help | a person who works in another’s house | domestic, attendant | master, employer | The servant brought tea for the guests.
expert | easy | person, skill, learning | a person with great knowledge or skill in a subject | specialist, authority | beginner, layman | An expert on snakes was called when the cobra was found.
scholar | medium | person, learning, mind | a person of great learning | academic, man of letters | dunce, illiterate | The old scholar could read seven ancient scripts.
pupil | easy | person, learning, time | a person who is being taught | student, learner | teacher, instructor | Every pupil in the class got a new book.
ancestor | medium | person, family, time, origin | a person from whom one is descended | forefather, forebear | descendant, offspring | An ancestor of mine built this temple in 1710.
descendant | hard | person, family, time | a person who comes from a certain family line | offspring, scion | ancestor, forefather | He claims to be a descendant of the last nawab.
infant | medium | person, time, family | a very young child | baby, newborn | adult, grown-up | The infant slept in its mother’s arms.
bachelor | easy | person, family | a man who has never married | unmarried man, single man | husband, married man | My uncle is a bachelor and lives alone with two cats.
guest | easy | person, social, kindness | a person who is invited to another’s house | visitor, invitee | host, hostess | We gave the guest our best room.
host | medium | person, social, kindness | a person who receives visitors in his house | entertainer, innkeeper | guest, visitor | Our host met us at the station and took us home.
hermit | hard | person, faith, quiet, social | a person who lives alone, away from the world | recluse, anchorite | - | The hermit lived in a cave and spoke to nobody for years.
pilgrim | medium | person, faith, move | a person who travels to a holy place | devotee, worshipper | - | Each pilgrim walks barefoot up the seven hills.
saint | medium | person, faith, morality | a very holy person | sage, holy man | sinner, evildoer | The saint gave his only blanket to a shivering stranger.
sinner | medium | person, faith, morality | a person who has done wrong in the eyes of God | wrongdoer, evildoer | saint | Even the worst sinner may be forgiven, said the preacher.
spectator | medium | person, look | a person who watches a game or show | onlooker, viewer | participant, player | Every spectator stood up when the last ball was bowled.
witness | medium | person, law, look, truth | a person who saw something happen | eyewitness, observer | - | The only witness to the murder was a child of six.
culprit | hard | person, law, morality | the person who has done a wrong | offender, wrongdoer | - | The broken jar was found at once, but not the culprit.
victim | medium | person, harm, danger | a person who is harmed by somebody or something | sufferer, prey | attacker, culprit | The victim of the accident was taken to hospital.
prisoner | easy | person, freedom, law | a person kept in jail | convict, captive | - | The prisoner was allowed one visitor a week.
refugee | hard | person, danger, move, place | a person who has had to leave his country | exile, displaced person | - | Every refugee was given a tent and a blanket.
tourist | easy | person, move, place | a person who travels for pleasure | sightseer, traveller | native, resident | The tourist took a picture of every pillar in the temple.
merchant | easy | person, money, work | a person who buys and sells goods | trader, dealer | - | The cloth merchant opened forty bales to please one customer.
customer | easy | person, money | a person who buys from a shop | buyer, client | seller, shopkeeper | The first customer of the day gets a free sweet.
artisan | hard | person, work, skill, make | a worker who is skilled with the hands | craftsman, handicraftsman | - | It took a skilled artisan a month to inlay the box.
optimist | medium | person, mood, belief | a person who expects the best | hopeful person, positive thinker | pessimist, cynic | Being an optimist, he planted mango trees at the age of eighty.
pessimist | medium | person, mood, belief | a person who expects the worst | gloomy person, doubter | optimist | The pessimist carried an umbrella on the sunniest day.
fanatic | hard | person, belief, faith, eagerness | a person with wild and unreasonable zeal | extremist, zealot | moderate | The fanatic would not listen to anyone who did not share his faith.
messenger | medium | person, move, speech | a person who carries news or letters | courier, envoy | - | A messenger rode all night to bring the news of victory.
opponent | medium | person, fight, agree | a person on the other side in a game or argument | rival, adversary | ally, supporter | He shook hands with his opponent after the match.
vagabond | hard | person, move, place, money | a person without a home who wanders about | tramp, vagrant | - | The vagabond slept under bridges and never stayed two nights in a place.
crowd | easy | group, amount, social | a large number of people together | throng, multitude | - | A crowd of thousands had come to see the film star.
mob | hard | group, order, anger, harm | a large and violent crowd | rabble, horde | - | An angry mob set fire to the police station.
audience | medium | group, look, sound | the people who listen to or watch a show | listeners, spectators | - | The audience clapped for five minutes after the song.
generation | hard | time, family, group | all the people born about the same time | age group, peer group | - | My father’s generation grew up without television.
community | medium | group, social, place | a group of people living together or sharing something | society, neighbourhood | - | The fishing community lives on the shore north of the port.
courage | easy | courage, strength, firmness | the power to face fear | bravery, boldness | cowardice, fear | It takes courage to speak the truth to a king.
hope | easy | mood, belief, time | a feeling that what one wants will happen | expectation, optimism | despair, hopelessness | There is still hope that the miners are alive.
despair | medium | mood, belief | the feeling that there is no way out | hopelessness, desperation | hope, optimism | In despair, the ruined farmer sold his last cow.
happiness | easy | mood | the state of being glad | joy, contentment | misery, sadness | Nothing gave the old couple more happiness than a visit from their grandchildren.
misery | medium | mood, money, harm | great unhappiness or suffering | wretchedness, distress | happiness, joy | The flood brought misery to thousands of homes.
delight | medium | mood | great pleasure | joy, pleasure | displeasure, disgust | To the delight of the children, it began to snow.
rage | medium | anger, mood | violent anger | fury, wrath | calmness, composure | In a rage he threw the plate at the wall.
hatred | easy | anger, mood, social | very strong dislike | loathing, detestation | love, affection | The long war left a deep hatred between the two peoples.
love | easy | mood, kindness, social | a strong feeling of fondness | affection, fondness | hatred, loathing | A mother’s love for her child never grows old.
affection | medium | mood, kindness, social | a gentle feeling of fondness | tenderness, fondness | coldness, hatred | He has a deep affection for the aunt who brought him up.
envy | medium | mood, anger | unhappiness at another’s good fortune | jealousy, covetousness | goodwill, contentment | Her rich cousin’s new car filled her with envy.
pride | easy | pride, mood | a high opinion of oneself or one’s own | self-respect, conceit | humility, modesty | He took such pride in his garden that he showed it to everyone.
vanity | hard | pride, beauty, importance | too much pride in one’s looks or abilities | conceit, self-admiration | modesty, humility | Out of vanity he dyed his beard and called himself forty.
modesty | medium | pride, social | the quality of not boasting | humility, unpretentiousness | vanity, boastfulness | With great modesty she said that anyone could have done it.
shame | medium | mood, pride, morality | a painful feeling of having done wrong | disgrace, humiliation | honour, pride | He hung his head in shame when the theft was proved.
guilt | medium | mood, morality, law | the fact or feeling of having done wrong | culpability, blame | innocence, blamelessness | The boy’s guilt showed in his face before he spoke.
innocence | medium | morality, law, mind | freedom from guilt | blamelessness, guiltlessness | guilt, culpability | The film from the camera proved his innocence.
remorse | hard | mood, morality | deep regret for a wrong | repentance, contrition | - | Full of remorse, the driver confessed that he had been asleep.
gratitude | medium | mood, kindness, praise | the feeling of being thankful | thankfulness, appreciation | ingratitude, thanklessness | In gratitude for his help, the villagers named a well after him.
sympathy | easy | mood, kindness | a sharing of another’s sorrow | compassion, pity | indifference, callousness | Neighbours came to express their sympathy to the widow.
mercy | medium | kindness, law, harm | kindness to one whom one could punish | clemency, leniency | cruelty, severity | The prisoner fell on his knees and begged for mercy.
malice | hard | anger, harm, kindness | the wish to do harm | spite, ill will | goodwill, benevolence | She broke the vase out of pure malice, not by accident.
generosity | medium | kindness, give, money | readiness to give | liberality, bounty | meanness, stinginess | Thanks to the generosity of one merchant, the hospital has a new wing.
greed | easy | money, eagerness, food | the wish to have more than one needs | avarice, cupidity | generosity, unselfishness | Out of greed he mixed water with the milk he sold.
patience | easy | firmness, mood, time, anger | the ability to wait or bear trouble calmly | forbearance, endurance | impatience, restlessness | Fishing needs patience: one may sit all day for one bite.
impatience | medium | firmness, mood, time, eagerness | unwillingness to wait | restlessness, eagerness | patience, forbearance | He drummed on the desk with impatience while the clerk counted the coins.
enthusiasm | easy | eagerness, mood | great and lively interest | zeal, keenness | apathy, indifference | The children began the work with enthusiasm and were soon tired.
ambition | medium | eagerness, effort, importance | a strong wish to succeed or be great | aspiration, drive | - | Her one ambition is to become a pilot.
desire | medium | eagerness, mood, need | a strong wish | longing, craving | aversion, dislike | He felt a strong desire to see his village once more.
aversion | hard | mood, eagerness, anger | a strong dislike | distaste, repugnance | liking, fondness | She has such an aversion to milk that its smell makes her ill.
prejudice | hard | belief, truth, mind, morality | an opinion formed without knowing the facts | bias, partiality | impartiality, fairness | Out of prejudice he refused to employ anyone from that village.
justice | medium | morality, law, truth | fair treatment by law | fairness, equity | injustice, unfairness | The poor man went from court to court in search of justice.
dignity | hard | pride, importance, social | calm and serious manner that wins respect | self-respect, stateliness | - | The old queen bore her defeat with dignity and without a tear.
integrity | hard | truth, morality, firmness | the quality of being honest and firm in principle | uprightness, probity | dishonesty, corruption | The judge is a man of such integrity that nobody would dare to offer him money.
hypocrisy | hard | truth, morality, pride | the pretence of being better than one is | insincerity, cant | sincerity, honesty | It is plain hypocrisy to preach thrift and live in luxury.
tact | hard | social, skill, speech, kindness | skill in not offending people | diplomacy, discretion | tactlessness, bluntness | It took much tact to tell the host that his house was on the wrong plot.
courtesy | medium | social, kindness | politeness in behaviour | politeness, civility | rudeness, discourtesy | He had the courtesy to hold the door open for us.
hospitality | medium | social, kindness, give | friendly treatment of guests | welcome, warmth | inhospitality | We shall never forget the hospitality of those villagers, who fed us for a week.
hostility | hard | anger, social, fight, agree | unfriendly feeling or behaviour | enmity, antagonism | friendliness, goodwill | The stranger was met with open hostility; nobody would sell him bread.
solitude | hard | social, quiet, group | the state of being alone | seclusion, isolation | company, companionship | The poet loved the solitude of the hills and saw nobody for weeks.
intellect | hard | mind, learning | the power of the mind to reason | reason, mind | - | A woman of powerful intellect, she solved the problem in her head.
intelligence | easy | mind, learning, skill | quickness of understanding | cleverness, brightness | stupidity, dullness | The crow’s intelligence showed when it dropped stones into the jar.
stupidity | easy | mind, learning | lack of good sense or understanding | foolishness, dullness | intelligence, cleverness | It was sheer stupidity to look for the gas leak with a match.
memory | easy | mind, time | the power of keeping things in the mind | recollection, remembrance | forgetfulness, oblivion | She has such a good memory that she knows every pupil’s birthday.
imagination | medium | mind, make | the power to form pictures in the mind | fancy, inventiveness | - | With a little imagination the child turned a chair into a train.
experience | medium | skill, learning, time | knowledge gained by doing things | practice, know-how | inexperience, greenness | He has twenty years of experience in mending clocks.
ability | easy | skill, strength | the power to do something | capability, capacity | inability, incapacity | She has the ability to make difficult things clear.
talent | medium | skill, mind | a natural ability to do something well | gift, aptitude | - | The blind boy’s talent for music was noticed when he was four.
`,
)
