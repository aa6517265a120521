import type { Template } from '../../question.ts'
import { only } from '../../questions/only.ts'
import { template } from '../../questions/template.ts'
import { GRAMMAR_EXAMS } from '../../shared/english/exams.ts'
import { meaning } from '../../shared/english/forms.ts'
import { oneOf, rows } from '../../shared/rows.ts'
import { LEVELS, type Level } from '../../topics.ts'
import { around } from '../tenses/rules.ts'

/** level | field of meaning: two of one field are never offered together | sentence | meaning */
const IDIOMS = rows(
  `
easy | mood | {S} was **over the moon** about the [result/letter/news]. | extremely happy
easy | effort | {S} **burnt the midnight oil** before the [examination/interview/deadline]. | worked late into the night
easy | secret | Do not **let the cat out of the bag** before the [party/wedding/announcement]. | make a secret known
easy | risk | In that [quarrel/dispute/debate] {s} was **playing with fire**. | taking a dangerous risk
easy | speed | When the [bell rang/rain began/whistle blew], the boys **took to their heels**. | ran away
easy | money | Since the [harvest/flood/strike] they have **lived from hand to mouth**. | had money for daily needs only
easy | help | {S} **lent a hand** with the [luggage/harvest/decorations]. | gave some help
easy | end | The [teacher/chairman/umpire] **called it a day** at [four/noon/sunset]. | stopped work
easy | rare | A [snowfall/tiger/leopard] in these parts is **few and far between**. | seldom met with
easy | silence | {S} **held his tongue** [during the meeting/all evening/before the guests]. | said nothing
easy | anger | The [delay/noise/mistake] made {s} **see red**. | become very angry
easy | fear | {S} **got cold feet** just before the [jump/speech/match]. | lost courage
easy | learning | {S} knows the [rules/songs/poems] **by heart**. | from memory
easy | honesty | {S} **came clean** about the [broken window/missing money/lost file]. | told the whole truth
easy | agreement | The two [partners/brothers/parties] **see eye to eye** on the matter. | have the same opinion
medium | waste | To argue with {s} about [cricket/politics/money] is **to flog a dead horse**. | to waste effort on what is settled
medium | start | The [mayor/minister/director] **set the ball rolling** with a short speech. | got the matter started
medium | praise | The [manager/editor/owner] **gave a pat on the back** to {s}. | expressed approval
medium | decision | {S} is still **sitting on the fence** about the [merger/strike/marriage]. | avoiding a decision
medium | trouble | With this [answer/purchase/promise] {s} is **in a tight corner**. | in a difficult situation
medium | patience | In the end the [clerk/nurse/conductor] was **at the end of her tether**. | out of patience and strength
medium | peace | After years of quarrel the [sisters/neighbours/clubs] have **buried the hatchet**. | made peace with each other
medium | luck | That [house/job/seat] was given to {s} by **a stroke of luck**. | an unexpected piece of fortune
medium | attention | {S} **turned a deaf ear** to the [warning/complaint/advice]. | refused to listen
medium | cheat | The [agent/trader/stranger] **pulled the wool over** their **eyes**. | deceived them
medium | small | The [grant/fine/donation] was **a drop in the ocean**. | far too little to matter
medium | blame | The [driver/cook/cashier] was made **a scapegoat**. | a person blamed for others
medium | strength | In the debate {s} **held his own** against the [minister/champion/lawyer]. | was not defeated
medium | fashion | Such [lamps/radios/carriages] have **had their day**. | stopped being in demand
medium | plan | The [shopkeeper/captain/farmer] has something **up his sleeve**. | kept ready in secret
hard | flattery | {S} is always ready to **curry favour with** the [director/minister/headmaster]. | please in order to gain something from
hard | useless | The new [machine/building/stadium] proved **a white elephant**. | a costly thing of no use
hard | victory | It was **a Pyrrhic victory** for the [union/company/party]. | a success that cost too much
hard | delay | The [committee/office/board] has **put** the proposal **on the back burner**. | postponed for the time being
hard | poverty | After the [fire/lawsuit/crash] the family was **on its uppers**. | extremely short of money
hard | extreme | The [critic/reviewer/speaker] **went overboard** in his praise. | did far more than was sensible
hard | origin | {S} was the **prime mover** of the [scheme/campaign/reform]. | person who set it going
hard | humility | After the [defeat/exposure/test] the champion had to **eat humble pie**. | apologise and admit being wrong
hard | choice | The [town/firm/club] had to accept **Hobson’s choice**. | no real alternative
hard | complaint | The [tenant/customer/actor] has **an axe to grind** in the matter. | a private interest
hard | danger | The [loan/debt/threat] hung over them like **the sword of Damocles**. | a constant threat
hard | order | The [auditor/inspector/editor] found everything **in apple-pie order**. | perfectly tidy
hard | remedy | To [cut down the trees/close the road] was **to throw the baby out with the bathwater**. | to lose the good along with the bad
hard | middle | {S} tried to **steer a middle course** between the two [parties/factions/partners]. | avoid both extremes
hard | test | The [contract/winter/tournament] was **the acid test** for the new team. | a decisive trial
`,
  4,
).map(([level = '', field = '', sentence = '', sense = '']) => ({
  level: oneOf(LEVELS, level),
  field,
  sentence,
  sense,
}))
type Idiom = (typeof IDIOMS)[number]

type Values = { readonly idiom: Idiom; readonly sentence: string; readonly others: readonly Idiom[] }

const drawnAt = (level: Level): readonly Idiom[] => IDIOMS.filter((one) => one.level === level)

const meaningOfIdiom = template<Values>({
  id: 'idioms-and-phrasal-verbs/meaning-in-a-sentence',
  topic: 'idioms-and-phrasal-verbs',
  levels: LEVELS,
  exams: GRAMMAR_EXAMS,
  draw(random, level) {
    const idiom = random.pick(drawnAt(level))
    const others = random.sample(
      drawnAt(level).filter(({ field }) => field !== idiom.field),
      4,
    )
    return { idiom, sentence: around(idiom.sentence, random), others }
  },
  write({ idiom, sentence, others }, optionCount) {
    const { stem, correct, wrong, explanation } = meaning(
      '',
      idiom.level,
      sentence,
      idiom.sense,
      others.map(({ sense }) => sense).slice(0, optionCount - 1),
      'The words in bold have a meaning of their own, which their single words do not tell.',
    )
    return {
      pattern: idiom.sense,
      stem: { en: stem },
      correct: { en: correct },
      distractors: wrong.map((text) => ({ text: { en: text }, mistake: 'the meaning of another expression' })),
      explanation: { en: explanation },
    }
  },
  verify: ({ idiom, others }) =>
    only(
      [idiom, ...others].map(({ sense }) => sense).toSorted(),
      (sense) => IDIOMS.find((one) => one.sense === sense)?.sentence === idiom.sentence,
    ),
})

export const IDIOM_TEMPLATES: readonly Template[] = [meaningOfIdiom]
