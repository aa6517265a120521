import { LANGUAGES, type Language } from '@pariksha/contract/languages'

/** What stands on every printed paper, in its first language. */
const WORDS = {
  time: ['Time', 'సమయం', 'समय'],
  minutes: ['minutes', 'నిమిషాలు', 'मिनट'],
  questions: ['Questions', 'ప్రశ్నలు', 'प्रश्न'],
  question: ['Question', 'ప్రశ్న', 'प्रश्न'],
  marks: ['Marks', 'మార్కులు', 'अंक'],
  set: ['Set', 'సెట్', 'सेट'],
  name: ['Name', 'పేరు', 'नाम'],
  roll: ['Roll number', 'రోల్ నంబర్', 'रोल नंबर'],
  signature: ['Signature', 'సంతకం', 'हस्ताक्षर'],
  answer: ['Answer', 'సమాధానం', 'उत्तर'],
  rough: ['Space for rough work', 'చిత్తు పనికి స్థలం', 'रफ़ काम के लिए जगह'],
  key: ['Answer key', 'జవాబుల కీ', 'उत्तर कुंजी'],
  or: ['or', 'లేదా', 'या'],
  dropped: ['dropped', 'తొలగించారు', 'हटाया गया'],
  solutions: ['Answers and explanations', 'సమాధానాలు, వివరణలు', 'उत्तर और व्याख्याएँ'],
  sheet: ['Answer sheet', 'జవాబు పత్రం', 'उत्तर पत्रक'],
  right: ['Right', 'సరైనదానికి', 'सही'],
  wrong: ['wrong', 'తప్పుకు', 'गलत'],
} as const satisfies Record<string, readonly [en: string, te: string, hi: string]>

export type PrintedWords = Readonly<Record<keyof typeof WORDS, string>>

export const printedWords = (language: Language): PrintedWords =>
  Object.fromEntries(
    Object.entries(WORDS).map(([word, texts]) => [word, texts[LANGUAGES.indexOf(language)] ?? texts[0]]),
  ) as PrintedWords
