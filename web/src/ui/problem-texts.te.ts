import type { Translated } from '../languages/catalogue.ts'
import type { English } from './problem-texts.ts'

export const problems: Translated<English> = {
  plainText: 'దయచేసి సాధారణ అక్షరాలు మాత్రమే వాడండి.',
  missing: 'దయచేసి దీన్ని నింపండి.',
  email: 'దయచేసి సరైన ఇమెయిల్ చిరునామా ఇవ్వండి.',
  emailMissing: 'దయచేసి మీ ఇమెయిల్ ఇవ్వండి.',
  password: 'దయచేసి మీ పాస్‌వర్డ్ ఇవ్వండి.',
  passwordShort: 'కనీసం 8 అక్షరాలు ఉండాలి.',
  passwordLong: '128 అక్షరాలకు మించకూడదు.',
  passwordsDiffer: 'రెండు పాస్‌వర్డ్‌లు ఒకేలా లేవు',
  phone: 'దేశ కోడ్‌తో నంబర్ ఇవ్వండి: ఉదాహరణకు +91, ఆ తర్వాత పది అంకెలు.',
  code: 'కోడ్‌లో ఆరు అంకెలు ఉంటాయి.',
  name: 'దయచేసి మీ పేరు ఇవ్వండి.',
  date: 'దయచేసి తేదీ ఇవ్వండి.',
  impossibleDate: 'ఈ తేదీ సరైనది కాదు.',
  pincode: 'పిన్ కోడ్‌లో ఆరు అంకెలు ఉంటాయి.',
}
