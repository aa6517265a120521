import type { Language } from '@pariksha/contract/languages'
import { type Field, type PlainField, type TextField, textFieldOf } from './fields.ts'

type Named = PlainField | TextField

/** What columns are called in files that we make; each is recognised again. */
const HEADINGS: Readonly<Record<Language, Readonly<Record<Named, string>>>> = {
  en: {
    number: 'Q.No',
    kind: 'Type',
    stem: 'Question',
    'option-a': 'Option A',
    'option-b': 'Option B',
    'option-c': 'Option C',
    'option-d': 'Option D',
    'option-e': 'Option E',
    'option-f': 'Option F',
    options: 'Options',
    answer: 'Answer',
    explanation: 'Explanation',
    passage: 'Passage',
    'passage-number': 'Passage No',
    section: 'Section',
    topic: 'Topic',
    level: 'Level',
    source: 'Source',
    year: 'Year',
    tags: 'Tags',
    'bank-id': 'Bank ID',
    'text-format': 'Text format',
  },
  te: {
    number: 'ప్రశ్న సంఖ్య',
    kind: 'రకం',
    stem: 'ప్రశ్న',
    'option-a': 'ఎంపిక A',
    'option-b': 'ఎంపిక B',
    'option-c': 'ఎంపిక C',
    'option-d': 'ఎంపిక D',
    'option-e': 'ఎంపిక E',
    'option-f': 'ఎంపిక F',
    options: 'ఎంపికలు',
    answer: 'జవాబు',
    explanation: 'వివరణ',
    passage: 'గద్యం',
    'passage-number': 'గద్యం సంఖ్య',
    section: 'విభాగం',
    topic: 'అంశం',
    level: 'స్థాయి',
    source: 'మూలం',
    year: 'సంవత్సరం',
    tags: 'ట్యాగ్‌లు',
    'bank-id': 'బ్యాంక్ ఐడి',
    'text-format': 'పాఠం రూపం',
  },
  hi: {
    number: 'प्रश्न संख्या',
    kind: 'प्रकार',
    stem: 'प्रश्न',
    'option-a': 'विकल्प A',
    'option-b': 'विकल्प B',
    'option-c': 'विकल्प C',
    'option-d': 'विकल्प D',
    'option-e': 'विकल्प E',
    'option-f': 'विकल्प F',
    options: 'विकल्प',
    answer: 'उत्तर',
    explanation: 'व्याख्या',
    passage: 'गद्यांश',
    'passage-number': 'गद्यांश संख्या',
    section: 'खंड',
    topic: 'टॉपिक',
    level: 'स्तर',
    source: 'स्रोत',
    year: 'वर्ष',
    tags: 'टैग',
    'bank-id': 'बैंक आईडी',
    'text-format': 'पाठ प्रारूप',
  },
}

const LANGUAGE_NAMES: Readonly<Record<Language, Readonly<Record<Language, string>>>> = {
  en: { en: 'English', te: 'Telugu', hi: 'Hindi' },
  te: { en: 'ఇంగ్లీష్', te: 'తెలుగు', hi: 'హిందీ' },
  hi: { en: 'अंग्रेज़ी', te: 'तेलुगु', hi: 'हिन्दी' },
}

/** The heading of a column in the language of the sheet: "Question (Telugu)". */
export function headingOf(field: Field, language: Language): string {
  const text = textFieldOf(field)
  const heading = HEADINGS[language][text?.text ?? (field as PlainField)]
  return text?.language ? `${heading} (${LANGUAGE_NAMES[language][text.language]})` : heading
}
