import type { PlainField, TextField } from './fields.ts'

type Alias = Exclude<TextField, `option-${string}`> | PlainField

/** Headings as institutes write them, without spaces and signs; the least ambiguous ones first. */
export const ALIASES: Readonly<Record<Alias, readonly string[]>> = {
  number: words(
    'Q No, Question No, Question Number, Q Number, Sl No, S No, Sr No, Serial No, Serial Number, No, Number, Question ID, Q ID, ID',
    'ప్రశ్న సంఖ్య, ప్ర సం, ప్రశ్న నం, క్రమ సంఖ్య, వరుస సంఖ్య, క్ర సం, వ సం',
    'प्रश्न संख्या, प्रश्न क्रमांक, प्रश्न सं, प्र सं, क्रम संख्या, क्र सं, क्रमांक, संख्या',
  ),
  stem: words(
    'Question, Questions, Question Text, Question Stem, Stem, Question Statement, Question Title, Question Body, Question Description, Ques, Que, Problem, MCQ, Q, Qn',
    'ప్రశ్న, ప్రశ్నలు, ప్రశ్న పాఠం',
    'प्रश्न, सवाल, प्रश्न पाठ',
  ),
  answer: words(
    'Correct Answer, Correct Option, Right Answer, Right Option, Answer, Answer Key, Ans, Key, Ans Key, Correct Ans, Correct Answers, Correct Options, Correct Answer(s), Correct Option(s), Correct Choice, Correct Option No, Correct Option Number, Correct, Answers, Solution Key',
    'సరైన జవాబు, సరైన సమాధానం, జవాబు, సమాధానం, సరైన ఎంపిక, కీ',
    'सही उत्तर, सही विकल्प, उत्तर, सही जवाब, जवाब, उत्तर कुंजी, कुंजी',
  ),
  explanation: words(
    'Explanation, Solution, Explanations, Solutions, Detailed Solution, Detailed Explanation, Answer Explanation, Solution Text, Sol, Exp, Expl, Rationale, Justification, Feedback',
    'వివరణ, సాధన, పరిష్కారం',
    'व्याख्या, हल, स्पष्टीकरण, समाधान',
  ),
  passage: words(
    'Passage, Directions, Direction, Passage Text, Passage/Directions, Directions/Passage, Instructions, Instruction, Comprehension, Paragraph, Common Data, Context',
    'గద్యం, గద్యాంశం, పేరా, సూచనలు, పాసేజ్',
    'गद्यांश, अनुच्छेद, परिच्छेद, निर्देश, पैसेज',
  ),
  'passage-number': words(
    'Passage No, Passage Number, Passage ID, Directions No, Group, Group ID, Group No, Question Group',
    'గద్యం సంఖ్య, గద్యాంశం సంఖ్య',
    'गद्यांश संख्या, गद्यांश क्रमांक',
  ),
  options: words('Options, Choices, All Options, Answer Options', 'ఎంపికలు, ఆప్షన్లు', 'विकल्प, सभी विकल्प'),
  section: words('Section, Subject, Section Name, Subject Name, Part', 'విభాగం, సబ్జెక్ట్', 'खंड, विभाग, विषय, अनुभाग'),
  topic: words(
    'Topic, Topic Name, Sub Topic, Chapter, Chapter Name, Unit, Lesson, Concept',
    'అంశం, అధ్యాయం, పాఠం',
    'टॉपिक, उपविषय, अध्याय, पाठ',
  ),
  level: words(
    'Level, Difficulty, Difficulty Level, Level of Difficulty, Question Level, Toughness',
    'స్థాయి, కఠినత, కఠినత స్థాయి',
    'स्तर, कठिनाई, कठिनाई स्तर',
  ),
  source: words('Source, Exam, Exam Name, Asked In, Reference, Paper, Previous Exam', 'మూలం, పరీక్ష', 'स्रोत, परीक्षा'),
  year: words('Year, Exam Year', 'సంవత్సరం', 'वर्ष, साल'),
  tags: words('Tags, Tag, Keywords, Labels', 'ట్యాగ్‌లు, ట్యాగ్లు', 'टैग'),
  'bank-id': words('Bank ID', 'బ్యాంక్ ఐడి', 'बैंक आईडी'),
  kind: words('Type, Question Type, Q Type, Kind, Type of Question', 'రకం, ప్రశ్న రకం', 'प्रकार, प्रश्न प्रकार'),
  'text-format': words('Text Format, Format', 'పాఠం రూపం', 'पाठ प्रारूप'),
}

/** Headings of these languages' columns. */
export const LANGUAGE_WORDS = {
  en: words('English, Eng, En', 'ఇంగ్లీష్, ఆంగ్లం', 'अंग्रेज़ी, अंग्रेजी, इंग्लिश'),
  te: words('Telugu, Tel, Te', 'తెలుగు', 'तेलुगु, तेलुगू'),
  hi: words('Hindi, Hin, Hi', 'హిందీ', 'हिन्दी, हिंदी'),
} as const

function words(...lists: readonly string[]): readonly string[] {
  return lists.flatMap((list) => list.split(', ')).map((word) => normalHeading(word).replaceAll(' ', ''))
}

/** Lower case, words apart by one space, without signs and invisible characters. */
export function normalHeading(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\ufeff]/g, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
