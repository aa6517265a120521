import { GRAMMAR_EXAMS } from '../exams.ts'
import { ask, itemsOf } from '../forms.ts'
import { tableOf } from '../tables.ts'

/** slug | level | sense | correct | wrong; wrong; … | why */
const spelt = tableOf((slug, level, sense, correct, wrong, why) =>
  ask(slug, level, `Which is the correct spelling of the word that means “${sense}”?`, correct, wrong, why),
)

/** slug | level | what is looked for | misspelt word | sound words | why */
const misspelt = tableOf((slug, level, _sense, wrongWord, sound, why) =>
  ask(slug, level, 'Which of these words is **misspelt**?', wrongWord, sound, why),
)

export const MORE_SPELLING = itemsOf(
  'spelling',
  { exams: GRAMMAR_EXAMS, mistake: 'a common misspelling, or a sound word taken for a misspelt one' },
  [
    ...spelt(`
calendar | easy | a chart of the days and months of a year | calendar | calender; calandar; calendor; callendar | The word ends in -ar. A “calender” is a machine for pressing cloth or paper.
grammar | easy | the rules by which words make sentences | grammar | grammer; gramar; gramer; grammor | Double m, and the ending is -ar, as in “grammarian”.
tomorrow | easy | the day after today | tomorrow | tommorow; tommorrow; tomorow; tomorroe | One m and two r: to + morrow.
writing | easy | the act of putting words on paper | writing | writting; writeing; riting; wryting | The e of “write” is dropped before -ing, and the t is not doubled; “written” has two.
secretary | easy | one who writes letters and keeps records for another | secretary | secratary; secretery; secretory; sacretary | The word contains “secret”: a secretary keeps secrets. The ending is -ary.
argument | medium | a discussion in which people disagree | argument | arguement; argumant; arguemant; argumment | The e of “argue” is dropped before -ment.
guarantee | medium | a firm promise | guarantee | gaurantee; guarentee; garantee; guarrantee | “Gua-” at the beginning, -ran- in the middle and -tee at the end.
committee | medium | a group chosen to do some work | committee | comittee; commitee; committe; comitee | Double m, double t and double e.
maintenance | medium | the work of keeping something in good order | maintenance | maintainance; maintenence; maintainence; mentenance | “Maintain” changes its vowels before -ance: -ten-.
harass | medium | to trouble somebody again and again | harass | harrass; haras; harras; herass | One r and two s. “Embarrass”, with which it is confused, has two of each.
pronunciation | hard | the way in which a word is spoken | pronunciation | pronounciation; pronunciasion; pronounciasion; pronuncation | The verb is “pronounce”, but the noun has -nun-.
bureaucracy | hard | government through many offices and officials | bureaucracy | bureaucrasy; beaurocracy; bureacracy; burocracy | French “bureau” (office) + -cracy (rule), as in “democracy”.
conscientious | hard | careful to do one’s duty well | conscientious | consciencious; concientious; conscientous; conscentious | It has the “science” of “conscience”, but the c before -ious becomes t.
millennium | hard | a period of a thousand years | millennium | millenium; milennium; milenium; millenniam | Latin “mille” (thousand) + “annus” (year) gives double l and double n.
`),
    ...misspelt(`
misspelt-foreign | easy | the misspelt word | foriegn | leisure; neighbour; weight; height | The right spelling is “foreign”, with ei. All the others rightly have ei as well.
misspelt-truly | easy | the misspelt word | truely | duly; wholly; nicely; merely | “True” drops its e before -ly: truly. “Merely” and “nicely” keep theirs.
misspelt-forty | easy | the misspelt word | fourty | fourteen; ninety; forth; fourth | “Forty” has no u, although four, fourteen and fourth have one.
misspelt-existence | medium | the misspelt word | existance | resistance; assistance; insistence; persistence | The right spelling is “existence”. “Resistance” and “assistance” end in -ance.
misspelt-withhold | medium | the misspelt word | withold | threshold; household; upheld; beheld | The right spelling is “withhold”: with + hold, with two h. “Threshold” has only one.
misspelt-supersede | medium | the misspelt word | supercede | precede; concede; exceed; proceed | The right spelling is “supersede”, the only English verb in -sede.
misspelt-noticeable | medium | the misspelt word | noticable | changeable; lovable; valuable; peaceable | The right spelling is “noticeable”: the e stays so that c keeps its soft sound.
misspelt-sacrilegious | hard | the misspelt word | sacreligious | religious; sacred; prestigious; sacrifice | The right spelling is “sacrilegious”, from “sacrilege”; it is not made from “religious”.
misspelt-inoculate | hard | the misspelt word | innoculate | innocuous; innovate; immunise; innate | The right spelling is “inoculate”, with one n and one c.
misspelt-desiccate | hard | the misspelt word | dessicate | dissipate; dedicate; necessitate; assassinate | The right spelling is “desiccate”, with one s and two c.
`),
  ],
)
