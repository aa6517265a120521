import type { Translated } from '../../shared/languages/translation.ts'
import type { English } from './help-texts.ts'

export const help: Translated<English> = {
  title: 'కీలు',
  keys: [
    ['1 – 6, A – F', 'సమాధానం ఎంచుకోండి'],
    ['← →, K J', 'మునుపటి, తర్వాతి ప్రశ్న'],
    ['M', 'మార్క్ & తర్వాత'],
    ['Delete, Shift + C', 'సమాధానం తొలగించండి'],
    ['Enter, S', 'సేవ్ & తర్వాత'],
    ['P', 'ప్యాలెట్ చూపించు, దాచు'],
    ['?', 'ఈ సహాయం'],
  ],
}
