import { say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'

/** The eight directions, clockwise from north. */
export const COMPASS: readonly LocalizedText[] = [
  say('north', 'ఉత్తరం', 'उत्तर'),
  say('north-east', 'ఈశాన్యం', 'उत्तर-पूर्व'),
  say('east', 'తూర్పు', 'पूर्व'),
  say('south-east', 'ఆగ్నేయం', 'दक्षिण-पूर्व'),
  say('south', 'దక్షిణం', 'दक्षिण'),
  say('south-west', 'నైరుతి', 'दक्षिण-पश्चिम'),
  say('west', 'పడమర', 'पश्चिम'),
  say('north-west', 'వాయువ్యం', 'उत्तर-पश्चिम'),
]

/** Before దిశ a name loses its ం: ఉత్తర దిశ. */
export const teluguDirection = ({ te }: LocalizedText): string => `${te.replace(/ం$/u, '')} దిశ`
