import type { TopicContent } from '../topic-content.ts'
import { factorCount } from './factors.ts'
import { reversedDigits, unitDigit } from './number-system.ts'
import { powerInFactorial } from './power-in-factorial.ts'
import { threeDigitNumber } from './three-digit-number.ts'

export const content: TopicContent = {
  templates: [unitDigit, reversedDigits, factorCount, powerInFactorial, threeDigitNumber],
}
