import { afterAnswerSeparators, afterSeparators } from './separators.ts'

/** The words that papers in English, Telugu and Hindi use for the parts of a question. Patterns match from the start of a line. */

/** "జ:" and "उ:" are short for the words before them; "Correct:" says so only before a letter. */
const ANSWER = String.raw`(?:(?:the\s+)?(?:correct|right)\s+)?(?:answer|ans|correct\s+(?:option|choice)|correct(?=\s*[:=]\s*[(\[]?\s*[a-fA-F1-6]\s*[)\]]?\s*\.?\s*$)|(?:సరైన\s+)?(?:జవాబు|సమాధాన(?:ము|ం))|జ(?=\s*:)|(?:सही\s+)?(?:उत्तर|विकल्प|जवाब)|उ(?=\s*:))`
/** "Ans→b", "Ans => b"; "Ans) b" before nothing but a letter. */
const MARK = String.raw`(?:[-=–—]+>|[→⇒]|[)\]](?=\s*[(\[]?\s*[a-fA-F1-6]\s*[)\]]?\s*\.?\s*$))`
/** "∴ Correct option: (c)" */
const SO = String.raw`(?:(?:hence|therefore|thus|so)\b|∴|⇒|కాబట్టి|కావున|अतः|इसलिए)`
const ANSWER_START = new RegExp(
  String.raw`^\s*(?:${SO}\s*[,:]?\s*(?:the\s+)?)?[[({]?\s*(?:S\s*\d{1,4}\s*[.):]\s*)?(?:${ANSWER}(?:\s+is\b)?(?=\s*(?:[.:：=]|${MARK}|[-–—](?!\w*\d))|\s+(?:[-–—−+]\.?|\.)\d[\d.,]*\s*\S{0,10}\s*$)|key(?=\s*[:=–-]))`,
  'i',
)
const ANSWER_BARE = new RegExp(
  String.raw`^\s*[[({]?\s*${ANSWER}(?:\s+is\b)?\s*(?=[(\[]?\s*[a-fA-F1-6]\s*[)\]]?\s*[.;]?\s*[\])}]?\s*$|[(\[]\s*(?:[a-fA-F1-6]|[iv]{1,3})\s*[)\]])`,
  'i',
)

/** Where the answer begins after its word, with what may be its sign; undefined: no answer. */
export const answerStart = (text: string): number | undefined => {
  const match = ANSWER_START.exec(text)
  return match ? afterAnswerSeparators(text, afterMark(text, match[0].length)) : ANSWER_BARE.exec(text)?.[0].length
}

const AFTER_WORD = new RegExp(String.raw`\s*${MARK}`, 'y')
function afterMark(text: string, from: number): number {
  AFTER_WORD.lastIndex = from
  return from + (AFTER_WORD.exec(text)?.[0].length ?? 0)
}

/** An answer behind other text of its line must look like one. */
const ANSWER_INSIDE = new RegExp(
  String.raw`(?:\s|[[({])[[({]?\s*(?:${ANSWER}|key)\s*(?:[.:=)–-]\s*)+[([]?\s*(?:[a-fA-F]|[-–—−+]?(?:\d{1,8}(?:\.\d+)?|\.\d+))\s*[)\]]?(?:\s*[,&]\s*[([]?[a-fA-F1-6][)\]]?)*\s*[)\]}]?\s*\.?(?=\s*$|\s+(?:sol|exp|hint|వివరణ|हल|व्याख्या))`,
  'i',
)

export const answerInside = (text: string): number | undefined => {
  const match = ANSWER_INSIDE.exec(text)
  return match && match.index > 0 ? match.index : undefined
}

const SOLUTION = String.raw`(?:detailed\s+)?(?:solution|soln|sol|explanation|expln|expl|exp|rationale|hints?|వివరణ|సాధన|పరిష్కారం|हल|व्याख्या|स्पष्टीकरण|समाधान)`
const SOLUTION_START = new RegExp(
  String.raw`^\s*[[(]?\s*${SOLUTION}\s*(?:\(?\d{1,4}\)?)?(?=\s*(?:[\])]?\s*[.:：–—-]|[\])]|$))`,
  'i',
)
const SOLUTION_INSIDE = new RegExp(String.raw`(?:\s|[.;)\]])\s*(?:${SOLUTION})\s*[.:：](?=\s|$|\S)`, 'i')

export const solutionStart = (text: string): number | undefined => {
  const match = SOLUTION_START.exec(text)
  return match ? afterSeparators(text, match[0].length) : undefined
}

/** A solution behind the answer in one line. */
export const solutionInside = (text: string): number | undefined => SOLUTION_INSIDE.exec(text)?.index

const KEY_HEADING =
  /^\s*[[(]*\s*(?:(?:answer|ans|final|correct|official)\w*\s*[-–]?\s*(?:key|sheet)s?|keys?|answers?(?:\s*(?:&|and|with)\s*(?:solutions?|explanations?|hints?))?|(?:detailed\s+)?(?:solutions?|sol(?:n|ns|s)?)|(?:detailed\s+)?explanations|(?:hints?|explanations?)\s*(?:&|and)\s*(?:solutions?|explanations?|answers?)|solutions?\s*(?:&|and)\s*(?:answers?|explanations?)|జవాబులు(?:\s*(?:పట్టిక|కీ))?|(?:ఆన్సర్\s*)?కీ|సమాధాన(?:ాలు|ములు)|समाधान|उत्तर\s*(?:कुंजी|माला|तालिका)|उत्तरमाला|उत्तरकुंजी)(?:\s+(?:to|for|of)\s+(?:all\s+)?(?:the\s+)?(?:above\s+)?questions?)?\s*[\])]*\s*(?:[:.–—-]+\s*)?/i

/** "Answer Key", with what stands behind it in the line. */
export function keyHeading(text: string): { readonly rest: number } | undefined {
  const match = KEY_HEADING.exec(text)
  if (!match) return undefined
  const rest = text.slice(match[0].length).trim()
  const named = /key|sheet|answers|జవాబులు|कुंजी|माला|तालिका|పట్టిక|కీ/i.test(match[0])
  if (rest === '' || (named && /^(?:q?\s*\d|\(?q|for\b|of\b|\()/i.test(rest))) return { rest: match[0].length }
  return undefined
}

const SECTION =
  /^\s*(?:section|part|paper|విభాగం|భాగం|खण्ड|खंड|भाग)\s*(?:[-–—:.]\s*)?(?:[([]?(?:[A-Z]|[IVX]+|\d{1,2}|[అఆఇఈఉకఖ]|[अबसदकखगघ])[)\]]?)(?:\s*[-–—:.()]+\s*.*|\s*)$/i
/** "Part-4 Reading Comprehension": words with capitals behind the letter. */
const TITLED_SECTION =
  /^\s*(?:Section|SECTION|Part|PART)\s*[-–—:.]?\s*[([]?(?:[A-Z]|[IVX]+|\d{1,2})[)\]]?(?:\s+(?:\p{Lu}[\p{L}&-]*|and|of|the|&)){1,6}\s*$/u
/** "II. Fill in the blanks": school papers name their parts by what is to be done. */
const TASK =
  /^\s*(?:[IVX]{1,5}|[A-H])\s*[.):]\s*(?:(?:choose|pick|select|tick)\s+(?:out\s+)?the\b|fill\s+(?:in\s+|up\s+)?the\s+blanks?|match\s+the\s+following|answer\s+the\s+following|(?:write|state|say)\s+(?:whether\s+)?(?:true|t)\s*(?:or|\/)|multiple\s+choice|true\s*(?:or|\/)\s*false)[^?]{0,60}$/i
/** "1. Data Sufficiency (20 Questions)", "(ii) Algebra [30 Q]" */
const COUNTED_SECTION =
  /^\s*(?:[([]?(?:\d{1,2}|[ivx]{1,4}|[a-h])[)\].]+\s*)?([\p{L}\p{M}][^?:=]{2,80}?)\s*[-–—:]?\s*[([]\s*(?:\d{1,3}\s*(?:questions?|ques|qs?|ప్రశ్నలు|प्रश्न)|questions?\s*:?\s*\d{1,3})\b[^()[\]]{0,40}[)\]]\s*$/iu
const NAMED_SECTION = /^\s*(?:section|subject|విభాగం|సబ్జెక్టు?|खण्ड|खंड)\s*[:–—-]\s*(.{1,100})$/i

/** The heading of a part with the count of its questions, which may have a number of its own. */
export const countedSection = (text: string): string | undefined =>
  COUNTED_SECTION.exec(text.slice(0, MAX_HEADING))?.[1]

const MAX_HEADING = 120

/** A line that names a section. */
export function sectionName(text: string): string | undefined {
  if (text.length > MAX_HEADING) return undefined
  const counted = countedSection(text)
  if (counted !== undefined) return counted
  const named = NAMED_SECTION.exec(text)?.[1]?.trim()
  if (named && named.length > 2) return named
  return SECTION.test(text) || TITLED_SECTION.test(text) || TASK.test(text) ? text.trim() : undefined
}

/** Names of subjects that stand alone in a line. */
const SUBJECT =
  /^\s*(?:(?:quantitative|numerical|arithmetical?)\s+(?:aptitude|ability)|(?:general|logical|verbal|non-?\s?verbal|analytical)\s+(?:intelligence|reasoning|ability|aptitude|english|awareness|knowledge|studies|science|mental\s+ability)|(?:general\s+intelligence\s*(?:and|&)\s*)?reasoning(?:\s+(?:ability|aptitude))?|mental\s+ability|data\s+(?:interpretation|sufficiency|analysis)|reading\s+comprehension|english(?:\s+(?:language|comprehension|grammar))?|arithmetic|math(?:s|ematics)?|(?:basic\s+)?(?:physics|chemistry|biology|botany|zoology|history|geography|civics|polity|economy|economics|science)|(?:general|basic)\s+computers?|computer\s+(?:awareness|knowledge|science|aptitude)|(?:banking|financial)\s+awareness|current\s+affairs|social\s+(?:studies|science)|telugu|hindi|urdu|గణితం|అంకగణితం|తెలుగు|రీజనింగ్|జనరల్\s+(?:నాలెడ్జ్|స్టడీస్|సైన్స్)|गणित|हिंदी|हिन्दी|तर्कशक्ति|सामान्य\s+(?:ज्ञान|विज्ञान|अध्ययन|हिंदी|हिन्दी)|रीजनिंग)\s*(?:[:–—-]\s*)?$/i

export const isSubjectName = (text: string): boolean => text.length <= 100 && SUBJECT.test(text)

const MARKS = '(?:[Mm]arks?|MARKS?|M|మార్కులు|మార్కు|अंक)'
const NEGATIVE = String.raw`(?:\s*[,;/&]?\s*(?:[Nn]egative(?:\s+[Mm]arks?)?\s*[:=]?\s*)?[-–−]\s*\d(?:\.\d+|\s*/\s*\d)?\s*${MARKS}?)`
const MARKS_AT_END = new RegExp(String.raw`\s*[[(]\s*\+?\d(?:\.\d+)?\s*${MARKS}${NEGATIVE}?\s*[\])]\s*$`)

/** Where "(2 marks, –0.66)" begins, at the end of a question. */
export function marksAtEnd(text: string): number | undefined {
  const from = Math.max(0, text.length - 100)
  const match = MARKS_AT_END.exec(text.slice(from))
  return match ? from + match.index : undefined
}

/** What stands over a list of statements in a question: "Conclusions:", "List II". */
const LIST_NAME =
  /^\s*(?:(?:conclusion|assumption|argument|inference|statement|action|reason|course\s+of\s+action)s?|courses\s+of\s+action|(?:list|column|group)\s*[-–—]?\s*(?:[A-D]|[IV]{1,3}|\d)|తీర్మానాలు|నిర్ధారణలు|ముగింపులు|ప్రకటనలు|ఊహలు|निष्कर्ष|कथन|धारणाएँ|पूर्वधारणाएँ|तर्क)\s*[:.–—-]*\s*$/iu

export const isListName = (text: string): boolean => text.length <= 60 && LIST_NAME.test(text)

const DETAILS = {
  topic: /^\s*(?:topic|chapter|sub-?\s?topic|lesson|అంశం|టాపిక్|పాఠం|टॉपिक|विषय|अध्याय)\s*(?:name)?\s*[:–—-]\s*(.{1,100})$/i,
  level: /^\s*(?:level|difficulty(?:\s+level)?)\s*[:–—-]\s*(easy|medium|moderate|hard|difficult)\.?\s*$/i,
  source: /^\s*(?:source|exam|asked\s+in|previous\s+year)\s*[:–—-]\s*(.{1,200})$/i,
  year: /^\s*year\s*[:–—-]\s*((?:19|20)\d{2})\s*$/i,
  marks: /^\s*(?:(?:positive|negative)?\s*marks?|type)\s*[:–—-]\s*([-+\w./, ]{1,40})$/i,
  record: /^\s*(?:(?:question|option\s*\d)\s*(?:id|type)|chosen\s+option)\s*[:–—-]\s*([-+\w./, ]{1,40})$/i,
  status: /^\s*status\s*[:–—-]\s*((?:not\s+)?(?:answered|attempted|visited)[\w ,]{0,40}|marked[\w ,]{1,40})$/i,
  bank_id: /^\s*bank\s+id\s*[:–—-]\s*(\S{1,40})\s*$/i,
  tags: /^\s*tags?\s*[:–—-]\s*(.{1,200})$/i,
} as const
export type Detail = keyof typeof DETAILS

/** "Topic: Percentages" and the like. */
export function detailOf(text: string): { readonly name: Detail; readonly value: string } | undefined {
  for (const [name, pattern] of Object.entries(DETAILS) as [Detail, RegExp][]) {
    const value = pattern.exec(text)?.[1]?.replace(/\s+/g, ' ').trim()
    if (value) return { name, value }
  }
  return undefined
}

/** Where a question was asked, in brackets at its end: "[SSC CGL 2019 Tier-I]". */
const ASKED =
  /\s*([[(])\s*((?=[^\])]*\p{Lu}{2})[^[\]()]{0,120}?\b((?:19|20)\d{2})\b[^[\]()]{0,60}|[^[\]()]{0,60}(?:(?:exam|tier|shift|prelims|mains)\b)[^[\]()]{0,60})\s*[\])]\s*\.?\s*$/iu

export function askedIn(
  text: string,
): { readonly source: string; readonly year: number | null; readonly start: number } | undefined {
  const match = ASKED.exec(text.slice(-260))
  if (!match) return undefined
  const [, bracket, source = '', year] = match
  // round brackets hold many other things: "(Battle of Plassey, 1757)"
  if (bracket === '(' && !EXAM.test(source)) return undefined
  return {
    source: source.replace(/\s+/g, ' ').trim(),
    year: year ? Number(year) : null,
    start: Math.max(0, text.length - 260) + match.index,
  }
}

const EXAM =
  /\b(?:SSC|RRB|RRC|IBPS|SBI|RBI|UPSC|TSPSC|TGPSC|APPSC|PSC|NTPC|CGL|CHSL|MTS|CPO|GATE|JEE|NEET|EAMCET|EAPCET|CAT|CDS|NDA|CTET|TET|DSC|BANK|POLICE|CONSTABLE|VRO|GROUP|TIER|PO|CLERK|EXAM)\b/
