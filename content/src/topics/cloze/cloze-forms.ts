import { rows } from '../../shared/rows.ts'
import type { Level } from '../../topics.ts'

/** A cloze that is told of several things: `{a}`, `{b}` … are the cells of a row, `[x/y]` one of these words. */
export type ClozeForm = {
  readonly slug: string
  readonly level: Level
  readonly rows: readonly (readonly string[])[]
  readonly text: string
}

const form = (slug: string, level: Level, table: string, text: string): ClozeForm => ({
  slug,
  level,
  rows: rows(table, (table.trim().split('\n')[0] ?? '').split('|').length),
  text,
})

export const CLOZE_FORMS: readonly ClozeForm[] = [
  form(
    'a-late-start',
    'easy',
    `
swimming | the sea | her granddaughter | the other swimmers | a river
cycling | heavy traffic | her nephew | the boys of the street | a hill
chess | strong players | her neighbour | the pupils of the club | a master
Urdu | long poems | a retired clerk | the young students | a newspaper
typing | machines | her employer | the girls of the class | a book
the veena | an audience | a blind teacher | the children of the school | a concert
drawing | empty paper | a sign painter | the boys of the college | a portrait
photography | the dark room | a wedding photographer | the members of the club | a festival
`,
    '{woman} was [sixty-one/sixty-eight/seventy-two] years old {when; since; till; during; until | The clause says at what age it happened: “when”.} she began to learn {a}. She had been afraid {of; from; with; by; to | “Afraid” is followed by “of”.} {b} all her life. It was {c} who persuaded her to {try; trying; tried; tries; trial | “Persuade somebody to” is followed by the plain verb.}. At first {d} smiled; later on they asked for her {advice; advise; advises; advising; advised | After “her” a noun is needed: “advice”. “Advise” is the verb.}. Last month she managed {e} without any help, and now she wonders why she waited {so; such; too; very; much | “So long” tells the degree; “such” would need a noun.} long.',
  ),
  form(
    'an-old-trade',
    'medium',
    `
a knife grinder | a wheel | blades | kitchens | razors
a quilt maker | a bow | cotton | bedrooms | mattresses
a locksmith | a file | keys | front doors | suitcases
a tinner | a pair of bellows | copper pots | wedding feasts | kettles
an umbrella mender | a bag of ribs | broken frames | the rainy months | parasols
a bookbinder | a press | torn volumes | libraries | ledgers
a bangle seller | a long basket | glass rings | festivals | anklets
a scissors maker | an anvil | steel | tailors’ shops | shears
`,
    'Every [Friday/Sunday/Tuesday] {a} used to come {through; across to; along of; among; between | He passes from one end of the street to the other: “through our street”.} our street with {b} on his shoulder. He had learnt the trade from his father, {who; whom; which; whose; that | The father is the subject of “had learnt”, and a comma stands before: “who”.} had learnt it from his. {Although; Because; Unless; Since; Whether | The second half stands in contrast to the first: “although”.} he could neither read nor write, he remembered all the {c} that he had ever handled. When {d} changed, and people {threw; through; thrown; throwing; throws | The simple past of “throw” is “threw”.} away what they might have mended, his visits became rarer. He now sells {e} from a catalogue and is said to {be doing; do; doing; have do; did | “He is said to” takes the infinitive; for what goes on now, “be doing”.} well, but no child runs after him any more.',
  ),
  form(
    'a-plan-that-grew',
    'medium',
    `
a wall newspaper | two pages | sixteen | printers | jokes
a seed bank | nine jars | four hundred | gardeners | beans
a tool library | one ladder | ninety | carpenters | drills
a repair evening | three tables | thirty | electricians | radios
a walking bus | five children | sixty | parents | whistles
a street choir | seven voices | fifty | tailors | drums
a book box | eleven novels | six hundred | teachers | comics
a rain gauge club | two bottles | forty | farmers | charts
`,
    'What began as {b} has turned {into; to be; in; onto; from | “Turn into” means to become.} something that nobody in {town} {had; has; have; having; would | It had not been expected before it happened: “had expected”.} expected. The idea of {a} came up at a tea stall, and those who proposed it were not taken {seriously; serious; seriousness; more serious; in serious | An adverb tells how they were taken.}. Within a year the {b} had become {c}. It was {d}, of all people, who gave the most time to it, in {spite; despite; respite; regards; account | “In spite of” means “although there were”.} of their long hours of work. The organisers have only one rule: whoever complains must {suggest; suggests; to suggest; suggesting; suggested | After “must” the plain verb stands.} something better, and bring the {e}.',
  ),
  form(
    'a-wrong-idea',
    'hard',
    `
camels | store water in their humps | fat | the desert | a fortnight
ostriches | bury their heads in sand | eggs | the plain | a mile
bulls | are enraged by red | movement | the ring | a breath
goldfish | forget all in three seconds | feeding times | a bowl | five months
bats | are blind | insects | a cave | ten metres
lemmings | throw themselves into the sea | new pastures | the cliffs | a night
toads | give people warts | poison | the garden | a summer
chameleons | take the colour of any ground | their temper | the branches | an hour
`,
    'That {a} {b} is one of those statements which everybody has heard and nobody has {verified; terrified; vilified; versified; ratified | Nobody has checked whether it is true: “verified”.}. It goes back to travellers who saw something near {d} and drew a {hasty; hasten; hastily; haste; hasting | Before the noun “conclusion” an adjective is needed.} conclusion. Had they watched for {e} longer, they {would have; would; will have; had; should | “Had they watched” speaks of what did not happen: “would have seen”.} seen that the matter has to do with {c}. The error has {persisted; consisted; insisted; resisted; desisted | It has gone on to exist: “persisted”.} in schoolbooks all the same, for a picture that one can remember is preferred {to; than; over of; from; against of | “Prefer” is followed by “to”.} a fact that one cannot.',
  ),
  form(
    'the-price-of-speed',
    'hard',
    `
letters | the telegraph | merchants | post riders | an answer
ships | steam | captains | sail makers | a cargo
news | the wireless | editors | messengers | a rumour
cloth | the power loom | weavers | spinners | an order
harvests | the reaper | landlords | gleaners | a field
voices | the telephone | brokers | copyists | a price
pictures | the camera | painters | engravers | a likeness
sums | the calculating machine | bankers | clerks | a balance
`,
    'When {b} made {a} faster, it was taken for {granted; granting; grant; grants; grantedly | “Take for granted” means to assume without asking.} that time would be saved. The first to {doubt; debt; dote; double; dupe | They were the first not to believe it: “doubt”.} it were the {c}. {Whereas; Thereby; Hereby; Wherever; Lest | What had been before is set against what came after: “whereas”.} {e} had formerly been expected within the month, it was now demanded by the evening. The {d}, for whom everyone had felt pity, found other work; those who remained were left with less leisure than {ever; never; always; once for; yet | “Less than ever” means less than at any time before.}. A machine that saves time, it has been observed, does not hand it {over; off; under; by; away | “Hand over” means to give to another.} to those who use it.',
  ),
  form(
    'a-small-invention',
    'easy',
    `
a bamboo straw | a bottle | the tea stall | coconut sellers | plastic
a folding stool | an old cot | the bus stop | vegetable sellers | bricks
a bell for goats | a tin can | the weekly market | shepherds | sticks
a rain hat | a banana leaf | the paddy field | women in the fields | umbrellas
a clay fridge | two pots | the flower market | milkmaids | ice
a paper lamp | a calendar | the temple fair | night vendors | candles
a rope ladder | coir | the palm grove | climbers | poles
`,
    '[Last year/Two years ago/Some months ago] a boy of our village made {a} {out; from of; off; by; in | “Make out of” tells the material.} of {b}. He did not want to sell it; he made it because his grandmother had {asked; told for; said; spoken; asked to | “Ask for” means to request.} for one. But when she took it {to; at; in to; on; by | She went there with it: “took it to”.} {c}, everybody wanted to have {the same; same; a same; the similar; some same | “Same” takes the definite article.}. Now {d} buy ten of them every week, and hardly {anyone; someone; no one; everyone; none | After “hardly”, which denies, “anyone” is used.} in the place uses {e}.',
  ),
]
