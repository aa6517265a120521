import { items, oneOf, rows } from '../../shared/rows.ts'
import type { Rule } from '../../shared/sentences/sentence.ts'
import { LEVELS } from '../../topics.ts'
import { around } from '../tenses/rules.ts'

/** level | the word with its preposition | sentence | preposition | wrong ones, none of which the sentence allows */
const CUES = rows(
  `
easy | fond of | {S} is very fond ___ [old film songs/mango pickle/stray cats/detective stories/hot weather]. | of | for; with; at; to
easy | afraid of | {S} has been afraid ___ [snakes/heights/deep water/dogs/the dark] since childhood. | of | from; with; by; to
easy | good at | {S} has always been good ___ [mental arithmetic/mending things/telling stories/kabaddi]. | at | on; of; by; over
easy | interested in | {S} is interested ___ [old coins/astronomy/folk music/the history of the fort]. | in | on; at; for; of
easy | listen to | {S} likes to listen ___ [the radio/the rain/old people/the evening news]. | to | at; with; on; over
easy | wait for | {S} had to wait ___ [the last bus/the doctor/a reply/the rain to stop] till evening. | for | to; on; at; of
easy | married to | {S} is married ___ [a teacher/a doctor/an engineer/a farmer] from Karimnagar. | to | with; by; of; at
easy | different from | This [plan/machine/version/sample] is quite different ___ the one we were shown. | from | of; with; by; at
easy | full of | When we opened it, the [trunk/tank/room/drawer] was full ___ [dust/ants/old papers/broken toys]. | of | with; by; from; in
easy | on (a day) | The [office/library/museum/market] is closed ___ [Mondays/Fridays/Sundays] throughout the year. | on | in; at; by; to
easy | at (a point of time) | The [train/bus/ferry] leaves ___ [half past six/nine o’clock/midnight] every day. | at | in; on; to; of
easy | in (a year) | The [bridge/college/mill/temple hall] was built ___ [1936/1958/1971/1984] by a local engineer. | in | on; at; to; for
easy | pleased with | The [teacher/owner/judge/visitor] was pleased ___ [our work/the model/the arrangements]. | with | from; of; on; to
easy | proud of | The whole village is proud ___ [the young wrestler/the new library/its old banyan tree]. | of | on; for; with; at
easy | belong to | This [field/cart/umbrella/bicycle] belongs ___ [the temple/our neighbour/the society]. | to | for; with; of; by
easy | famous for | The town is famous ___ [its wooden toys/its red chillies/a stone temple/its cotton saris]. | for | with; of; at; by
medium | depend on | Their income depends ___ [the rains/the price of onions/tourists/one crop]. | on | of; from; in; at
medium | consist of | The [team/committee/band/kit] consists ___ [eleven members/three old friends/four parts]. | of | with; from; in; by
medium | capable of | We believe that {s} is capable ___ [great things/running the office/hard work]. | of | for; to; at; in
medium | accused of | The [cashier/driver/contractor/guard] was accused ___ [theft/negligence/taking bribes]. | of | for; with; on; by
medium | congratulate on | Everybody congratulated {s} ___ [the award/the promotion/winning the race]. | on | of; at; with; to
medium | apologise for | The manager apologised ___ [the delay/the mistake/the noise] in a short letter. | for | of; on; over; with
medium | suffer from | Many people of the valley suffer ___ [malaria/back pain/asthma/a lack of iron]. | from | of; by; with; at
medium | prevent from | The [fence/notice/heavy rain/guard] prevented them ___ [entering the field/going any further]. | from | to; of; for; with
medium | insist on | {S} insisted ___ [paying the bill/a written answer/seeing the manager]. | on | for; to; at; of
medium | succeed in | After three attempts {s} succeeded ___ [opening the safe/clearing the test/crossing the river]. | in | at; to; for; of
medium | comply with | All shops must comply ___ [the new rules/the order/the safety code]. | with | to; by; of; at
medium | senior to | {S} is senior ___ [all the other clerks/me in this office/the new engineer]. | to | than; from; of; over
medium | prefer to | On hot days {s} prefers buttermilk ___ [coffee/tea/bottled drinks]. | to | than; from; against; of
medium | accustomed to | Sailors are accustomed ___ [storms/sleeping little/hard work/salt and wind]. | to | with; for; of; in
medium | look after | Who will look ___ [the cattle/the children/the shop/the garden] while you are away? | after | of; to; with; by
medium | call off | The [match/strike/meeting/wedding] was called ___ because of [the cyclone/a quarrel/the elections]. | off | away; of; from; by
medium | deal in | The firm deals ___ [spices/used books/medical instruments/seeds], wholesale only. | in | of; at; for; on
medium | good for; bad for | Reading in poor light is bad ___ [the eyes/your head/children]. | for | to; with; at; on
medium | within (a time) | The loan has to be repaid ___ [two years/sixty days/eighteen months] of signing, not later. | within | since; until; at; from
medium | between two | The money was shared equally ___ the two [brothers/partners/villages]. | between | among; in; from; within
medium | among many | The sweets were distributed ___ the [forty children/workers of the mill/many guests]. | among | between; into; within; along
hard | conversant with | {S} is conversant ___ [the rules of the bank/the latest law/both languages]. | with | in; of; on; to
hard | devoid of | The [speech/report/film/letter] was devoid ___ [humour/new ideas/any interest]. | of | from; in; with; to
hard | averse to | The old man was averse ___ [all change/borrowing money/long journeys]. | to | from; of; with; at
hard | indifferent to | Nobody can remain indifferent ___ [such suffering/praise for long/the fate of his children]. | to | for; with; from; at
hard | abide by | Both sides agreed to abide ___ [the decision/the verdict/the terms of the contract]. | by | with; to; of; for
hard | acquit of | The court acquitted the [cashier/driver/officer] ___ [all charges/the charge of theft]. | of | with; for; on; at
hard | deprive of | The flood deprived hundreds of families ___ [their homes/their only income/clean water]. | of | from; with; off; by
hard | refrain from | Visitors are asked to refrain ___ [smoking/touching the pictures/taking photographs]. | from | to; of; with; against
hard | adhere to | {S} adhered ___ [the plan/the old custom/every word of the promise] to the last. | to | with; on; by; at
hard | impervious to | The new coating is impervious ___ [water/heat/most acids]. | to | for; from; with; at
hard | commensurate with | The salary is not commensurate ___ [the work/the risk/such experience]. | with | of; for; from; by
hard | preside over | A retired judge presided ___ [the meeting/the inquiry/the function]. | over | on; for; to; of
hard | encroach on | The new buildings encroach ___ [the lake/the footpath/temple land]. | on | to; for; at; of
hard | oblivious of | Lost in the book, {s} was oblivious ___ [the noise/the time/everything around]. | of | from; with; for; by
hard | desist from | They were told to desist ___ [cutting trees/such practices/making false claims]. | from | to; of; at; with
hard | liable to | Drivers without a licence are liable ___ [a heavy fine/imprisonment/prosecution]. | to | with; of; from; by
hard | dispense with | To save time the chairman dispensed ___ [the usual speeches/a second vote/formalities]. | with | of; from; to; off
hard | in accordance with | The prizes were given in accordance ___ [the rules/the wishes of the donor/the list]. | with | to; by; of; from
hard | with a view to | The road was widened with a view ___ [reducing accidents/saving time/attracting visitors]. | to | of; for; at; in
hard | tantamount to | In that office silence was tantamount ___ [consent/an admission of guilt/refusal]. | to | with; of; for; as
`,
  5,
)

export const PREPOSITION_RULES: readonly Rule[] = CUES.map(
  ([level = '', phrase = '', sentence = '', right = '', wrong = '']): Rule => ({
    topic: 'prepositions',
    level: oneOf(LEVELS, level),
    draw(random) {
      const [before = '', after = ''] = around(sentence, random).split('___')
      return {
        before: before.trim(),
        right,
        wrong: items(wrong, ';'),
        after: after.trim(),
        why: `The expression is “${phrase}”.`,
        fits: (option) =>
          phrase
            .replace(/\(.*?\)|;.*/g, '')
            .split(' ')
            .includes(option),
      }
    },
  }),
)
