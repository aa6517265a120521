import { gcd } from '../../numbers.ts'
import { fraction } from '../../text/format.ts'
import { say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

/** `18% of 450`, which Telugu and Hindi say the other way round. */
export const share = (rate: number | string, whole: number | string): LocalizedText =>
  say(`${rate}% of ${whole}`, `${whole}లో ${rate}%`, `${whole} का ${rate}%`)

export const root = (under: number | string): string => `$\\sqrt{${under}}$`
export const cubeRoot = (under: number | string): string => `$\\sqrt[3]{${under}}$`

/** `2¾` as TeX: a whole part before the fraction. */
export function mixed(numerator: number, denominator: number): string {
  const divisor = gcd(numerator, denominator)
  const [n, d] = [numerator / divisor, denominator / divisor]
  const whole = Math.floor(n / d)
  return whole === 0 || n % d === 0 ? fraction(n, d) : `$${whole}\\frac{${n % d}}{${d}}$`
}

export const WHAT_VALUE = (expression: LocalizedText): LocalizedText =>
  say(
    `What value should come in place of the question mark (?)?\n\n${expression.en}`,
    `ప్రశ్నార్థకం (?) స్థానంలో ఏ విలువ రావాలి?\n\n${expression.te}`,
    `प्रश्नवाचक चिह्न (?) के स्थान पर कौन-सा मान आएगा?\n\n${expression.hi}`,
  )

export const WHAT_APPROXIMATE_VALUE = (expression: LocalizedText): LocalizedText =>
  say(
    `What approximate value should come in place of the question mark (?)? You need not calculate the exact value.\n\n${expression.en}`,
    `ప్రశ్నార్థకం (?) స్థానంలో సుమారుగా ఏ విలువ రావాలి? కచ్చితమైన విలువ కట్టనవసరం లేదు.\n\n${expression.te}`,
    `प्रश्नवाचक चिह्न (?) के स्थान पर लगभग कौन-सा मान आएगा? सटीक मान निकालना आवश्यक नहीं है।\n\n${expression.hi}`,
  )

export const BODMAS = say(
  'Order of operations: brackets from the inside outwards, then “of” and powers, then division and multiplication from left to right, and last addition and subtraction.',
  'గణన క్రమం (BODMAS): ముందు లోపలి నుండి బయటికి బ్రాకెట్లు, తర్వాత “లో” (of) మరియు ఘాతాలు, ఆపై ఎడమ నుండి కుడికి భాగహారం, గుణకారం, చివరగా కూడిక, తీసివేత.',
  'संक्रियाओं का क्रम (BODMAS): पहले अंदर से बाहर की ओर कोष्ठक, फिर “का” (of) और घात, फिर बाएँ से दाएँ भाग और गुणा, अंत में जोड़ और घटाव।',
)
