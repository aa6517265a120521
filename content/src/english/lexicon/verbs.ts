import { entries } from './entries.ts'

/** word | level | themes | meaning | synonyms | antonyms | example */
export const VERBS = entries(
  'verb',
  `
abandon | easy | leave, end, give | to leave for ever, or give up completely | forsake, renounce | keep, retain | After losing twice in court, he had to abandon his claim to the land.
retain | medium | leave, give, take, mind | to continue to have or hold | keep, preserve | lose, relinquish | Clay soil can retain water for weeks, while sand soon lets it go.
begin | easy | begin | to do the first part of something | start, commence | finish, conclude | The play will begin at six, so be in your seats before that.
terminate | medium | begin, leave, end | to bring or come to an end | end, conclude | begin, initiate | The owner may terminate the lease, and then we shall have to move out.
postpone | easy | time, begin, hinder | to put off to a later date | defer, delay | advance, expedite | Because of the cyclone, the college had to postpone the examination by two weeks.
hasten | medium | time, speed, help | to move or act faster than before | hurry, quicken | delay, dawdle | We must hasten, or darkness will fall before we reach the camp.
linger | hard | time, speed, leave | to stay longer than is necessary | loiter, tarry | hurry, depart | Do not linger at the gate after school; come straight home.
accumulate | medium | increase, take, join, give | to gather little by little into a large amount | amass, collect | disperse, dissipate | If the filter is not cleaned each week, dust will accumulate in thick layers.
expand | easy | increase, size | to make or become larger | enlarge, swell | shrink, contract | Metals expand when they are heated, so gaps are left between rails.
diminish | medium | increase, size, strength | to make or become less | lessen, decrease | increase, grow | As the lamp’s oil ran out, its light began to diminish.
augment | hard | increase, help, join | to make greater by adding to it | increase, supplement | reduce, decrease | She gives tuitions in the evening to augment her small salary.
curtail | hard | increase, end, hinder, cut | to cut short or reduce | shorten, abridge | lengthen, extend | Bad news from home forced him to curtail his tour and fly back a week early.
exaggerate | medium | increase, truth, speech | to make something seem greater than it is | overstate, magnify | understate, minimise | Fishermen often exaggerate the size of the fish they have caught.
alleviate | hard | help, mood, harm, increase, health | to make pain or trouble easier to bear | relieve, ease | aggravate, worsen | The nurse gave him a tablet to alleviate the pain.
aggravate | hard | harm, mood, anger, increase, health | to make an illness or trouble worse | worsen, exacerbate | alleviate, improve | Scratching will only aggravate the rash and make it bleed.
help | easy | help | to make it easier for somebody to do something | assist, aid | hinder, obstruct | Please help me: I cannot lift this cupboard alone.
hinder | medium | help, hinder | to make progress difficult | impede, obstruct | help, facilitate | Deep sand may hinder the cart and make the bullocks stop every few steps.
prevent | easy | hinder, help, danger, allow | to stop something from happening | avert, forestall | allow, permit | Boiled water and clean hands prevent many diseases from breaking out.
allow | easy | allow, agree, control | to let somebody do something | permit, let | forbid, prohibit | The guard will not allow anybody to enter without a pass.
prohibit | medium | allow, hinder, control, agree | to say by rule or law that something must not be done | ban, forbid | permit, allow | The new rules prohibit smoking inside the station; smokers will be fined.
encourage | easy | help, courage, mood, cause | to give hope or confidence to somebody | hearten, inspire | dishearten, daunt | Parents should encourage a nervous child with a few words of praise.
deter | hard | courage, hinder, fear, cause | to keep somebody from acting by fear of the result | dissuade, discourage | encourage, persuade | Heavy fines deter most people from parking on the pavement.
frighten | easy | fear, courage, mood | to make somebody afraid | scare, terrify | reassure, comfort | Do not frighten the child with stories of ghosts in the dark.
soothe | medium | mood, anger, help, health, fear | to make calm or comfortable | calm, comfort | agitate, upset | The mother sang softly to soothe the crying baby.
provoke | medium | anger, cause, mood, begin | to make somebody angry on purpose | incite, irritate | pacify, appease | Do not provoke the dog by throwing stones, or it will bite you.
pacify | hard | anger, mood, agree, control | to make an angry person calm | appease, placate | provoke, enrage | Free tickets were given out to pacify the angry crowd.
admire | easy | praise, mood | to think of with warm approval | esteem, revere | despise, scorn | I admire my teacher so much for her patience that I try to be like her.
despise | medium | praise, mood, anger | to look down on with strong dislike | scorn, disdain | admire, respect | Honest people despise a man who cheats widows of their savings.
praise | easy | praise, speech | to say that somebody or something is good | commend, applaud | criticise, blame | The inspector stopped to praise the children for their beautiful drawings.
criticise | medium | praise, speech, anger | to point out the faults of | censure, condemn | praise, commend | It is easy to criticise the faults in another’s work, but hard to do better.
flatter | medium | praise, speech, truth | to praise too much in order to please | overpraise, sweet-talk | insult, disparage | Courtiers used to flatter the king with praise he did not deserve, in hope of gifts.
reprimand | hard | praise, speech, anger, control | to speak severely to somebody for a fault | rebuke, reprove | praise, commend | The headmaster had to reprimand the boys sternly for breaking the window.
accuse | easy | praise, speech, morality | to say that somebody has done wrong | charge, blame | acquit, absolve | Do not accuse her of theft unless you have proof that she took the ring.
exonerate | hard | morality, freedom, praise | to clear somebody of blame | absolve, acquit | convict, blame | The video showed him at home at the time and helped to exonerate him completely.
agree | easy | agree, speech | to have the same opinion | concur, assent | differ, dissent | I agree with you entirely; my opinion is exactly the same.
oppose | easy | agree, hinder, fight | to be against something | resist, contest | support, favour | We oppose the plan and will vote against it.
reconcile | hard | agree, anger, join | to make friendly again after a quarrel | reunite, conciliate | estrange, alienate | Their grandmother managed to reconcile the two sisters, who had not spoken for years.
persuade | medium | cause, agree, speech, belief | to make somebody do or believe by giving reasons | convince, induce | dissuade, deter | With many good reasons, she managed to persuade her father to let her study abroad.
refuse | easy | give, agree, allow, take | to say no to what is asked or offered | reject, spurn | accept, welcome | They offered him a bribe, but he was wise enough to refuse it and walk away.
relinquish | hard | give, take, leave, end | to give up a right or a possession | surrender, renounce | retain, keep | The old chairman was made to relinquish his post and hand the keys to his successor.
bestow | hard | give, praise | to give as an honour or gift | confer, grant | withdraw, withhold | The university will bestow an honorary degree on the poet.
distribute | easy | give, divide, order | to give out among several people | allot, dispense | collect, gather | The volunteers went from house to house to distribute food packets to all.
acquire | medium | take, give, increase | to come to have by effort or purchase | obtain, gain | lose, forfeit | It takes years of practice to acquire such skill at the loom.
steal | easy | take, morality, give | to take what belongs to another without permission | pilfer, filch | return, restore | Someone broke the lock in the night to steal the temple’s lamps.
confiscate | hard | take, control, give | to take away by authority as a punishment | seize, impound | return, restore | Teachers will confiscate any phone that rings in class and keep it till the term ends.
build | easy | make | to make by putting parts together | construct, erect | demolish, dismantle | The masons will build a two-storey house with these bricks.
destroy | easy | make, harm | to damage so badly that nothing useful is left | ruin, wreck | create, preserve | The fire went on to destroy the whole market before the engines arrived.
repair | easy | make, help | to put something broken into good order again | mend, fix | break, damage | The cobbler can repair the torn shoe with a few stitches.
demolish | medium | make, harm | to pull down a structure completely | raze, dismantle | build, construct | Bulldozers came to demolish the unsafe building before it fell by itself.
create | medium | make, begin, cause | to bring something new into being | produce, originate | destroy, abolish | With only clay and colour, these artists create toys that nobody has seen before.
imitate | medium | copy, truth | to copy the manner of another | mimic, emulate | originate, invent | The parrot can imitate its master’s voice so well that visitors turn round to look for him.
join | easy | join, social, agree | to put or come together | connect, unite | separate, disconnect | A bridge will soon join the two banks of the river.
separate | easy | join, divide, leave | to set or move apart | divide, part | join, combine | Use a sieve to separate the husk from the grain.
scatter | medium | join, divide, order, move, give | to throw or go in different directions | strew, disperse | gather, collect | A gust of wind came in to scatter the loose papers all over the floor.
hide | easy | hide, truth | to put where it cannot be seen | conceal, cover | reveal, show | Squirrels hide nuts under the soil where others cannot find them.
reveal | medium | hide, speech, truth | to make known what was secret | disclose, divulge | hide, conceal | The magician will never reveal the secret of his trick to anyone.
disguise | hard | hide, truth, beauty | to change the appearance so as not to be recognised | camouflage, mask | expose, unmask | The detective used a false beard to disguise himself so that nobody would know him.
deceive | medium | truth, morality, belief | to make somebody believe what is not true | mislead, delude | enlighten | The seller tried to deceive us by painting the old cycle to look new.
confess | medium | speech, truth, hide, morality | to say openly that one has done wrong | admit, acknowledge | deny, conceal | Unable to bear his guilt, the boy ran to confess that he had broken the vase.
deny | medium | speech, truth, agree, give | to say that something is not true | disavow, contradict | admit, confirm | He did not confess to the theft; in fact he continued to deny it till the end.
explain | easy | clarity, speech | to make something easy to understand | clarify, elucidate | confuse, obscure | Since nobody had understood, the teacher had to explain the sum again step by step.
confuse | easy | clarity, mood, order | to make somebody unable to think clearly | bewilder, perplex | enlighten | So many signboards in five languages only confuse the traveller, who no longer knows where to go.
announce | easy | speech, hide | to make known publicly | proclaim, declare | conceal, suppress | The chief guest will now announce the names of the winners to the audience.
whisper | medium | speech, quiet | to speak very softly, using the breath | murmur, mutter | shout, yell | Whisper your answer into my ear so that nobody else hears it.
shout | easy | speech, quiet | to speak in a very loud voice | yell, bellow | whisper, murmur | He had to shout to be heard above the noise of the engine.
conquer | medium | control, fight, take | to win control of by force | vanquish, subdue | liberate, free | The general marched out with a large army to conquer the neighbouring kingdom.
surrender | medium | control, fight, give, agree | to stop fighting and admit defeat | capitulate, yield | resist, withstand | With no food left in the fort, the soldiers had to surrender to the enemy.
govern | medium | control, order | to be in control of a country or its people | rule, administer | - | To govern a country well, its rulers must make just laws.
liberate | medium | freedom, control, help | to set free | release, emancipate | imprison, enslave | The army marched in to liberate the prisoners from the camp.
restrain | hard | freedom, control, hinder, increase | to hold back from acting | curb, constrain | release, unleash | It took three men to restrain the bull and keep it from charging at the crowd.
obey | easy | agree, control, copy, care | to do as one is ordered | follow, heed | defy, flout | Good soldiers obey every order at once.
examine | easy | mind, care, look | to look at closely in order to learn about | inspect, scrutinise | ignore, overlook | The doctor put on her glasses to examine the wound closely.
neglect | medium | care, look, leave | to give too little attention to | disregard, ignore | tend, cherish | If you neglect the plants and forget to water them, they will die.
foresee | hard | mind, look, time, speech | to know beforehand | predict, anticipate | - | Nobody could foresee that the quiet river would flood the town next day.
ponder | hard | mind | to think about carefully for some time | contemplate, consider | - | Take a week to ponder the question before you give your answer.
remember | easy | mind | to keep in the mind or bring back to it | recollect, recall | forget | I met him only once, yet I still remember his name and face.
hesitate | medium | mind, speed, courage, firmness | to pause because one is not sure | waver, vacillate | decide, proceed | If you need money, do not hesitate even for a moment: ask me at once.
wander | medium | move | to walk about without a fixed purpose | roam, ramble | - | With no work and no plan, he likes to wander through the streets all day.
collapse | medium | move, harm, strength, end, fight, control | to fall down suddenly | crumple, topple | - | The old wall may collapse any day, for its bricks are loose and its base is cracked.
escape | easy | move, freedom, leave, danger | to get away from danger or from being held | flee, abscond | - | The prisoner dug a tunnel under the wall to escape from the jail.
fluctuate | hard | move, firmness, increase, time | to rise and fall irregularly | vary, oscillate | stabilise, steady | The price of tomatoes tends to fluctuate: up one day and down the next.
purify | medium | pure, health, make | to remove what is dirty or harmful from | cleanse, refine | pollute, contaminate | The villagers boil and filter the water to purify it before drinking.
nourish | medium | health, help, food, care | to keep alive and healthy with food | feed, nurture | starve, underfeed | Milk and eggs nourish a growing child.
celebrate | easy | mood, praise, social, mind | to mark a happy day with festivity | commemorate, honour | mourn, lament | The whole village came out with drums and sweets to celebrate the victory.
lament | hard | mood, speech | to show or feel great sorrow for | mourn, grieve | rejoice, celebrate | The family had gathered to lament the death of their beloved grandfather.
endure | medium | firmness, time, strength, effort, mood, allow | to bear pain or difficulty patiently | tolerate, withstand | succumb, yield | The workers have to endure great heat beside the furnace day after day.
squander | hard | money, give | to spend foolishly | waste, dissipate | save, conserve | He had a fortune once, but it took him only a year to squander it on gambling.
`,
)
