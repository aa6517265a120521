import type { Translated } from '../../shared/languages/translation.ts'
import type { English } from './texts.ts'

export const certificates: Translated<English> = {
  heading: 'ధ్రువీకరణ పత్రాన్ని సరిచూడండి',
  description: 'టెస్టులో పాల్గొన్నట్లు ఇచ్చిన ధ్రువీకరణ పత్రం అసలైనదా కాదా.',
  loading: 'ధ్రువీకరణ పత్రం కోసం చూస్తున్నాము',
  failed: 'ధ్రువీకరణ పత్రాన్ని సరిచూడలేకపోయాము.',
  unknown: 'ఈ నంబర్‌తో ధ్రువీకరణ పత్రం లేదు.',
  unknownText: 'ఈ పేజీ చిరునామాలోని నంబర్‌ను ధ్రువీకరణ పత్రంపై ఉన్న నంబర్‌తో పోల్చి చూడండి.',
  genuine: 'ఈ ధ్రువీకరణ పత్రం అసలైనది.',
  took: 'లైవ్ టెస్టులో పాల్గొన్నట్లు ధ్రువీకరణ పత్రం',
  name: 'పేరు',
  test: 'టెస్ట్',
  ofShift: (title, shift) => `${title}, షిఫ్ట్ ${shift}`,
  date: 'తేదీ',
  institute: 'సంస్థ',
  number: 'ధ్రువీకరణ పత్రం నంబర్',
}
