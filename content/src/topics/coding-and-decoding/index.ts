import { codedWord } from '../../shared/letters/reversed-code.ts'
import type { TopicContent } from '../topic-content.ts'
import { sentencesInCode } from './code-language.ts'
import { digitsForLetters, wordSum } from './coding-numbers.ts'
import { decodeWord, wordCode } from './coding-words.ts'
import { strangeLanguage } from './strange-language.ts'

export const content: TopicContent = {
  templates: [wordCode, decodeWord, wordSum, digitsForLetters, strangeLanguage, sentencesInCode, codedWord],
}
