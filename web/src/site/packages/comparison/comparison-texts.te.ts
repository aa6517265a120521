import { termText } from '@pariksha/domain/term'
import type { Translated } from '../../../shared/languages/translation.ts'
import type { English } from './comparison-texts.ts'

export const comparison: Translated<English> = {
  title: 'ప్యాకేజీలను పోల్చండి',
  package: 'ప్యాకేజీ',
  opens: 'ఏ పరీక్షల టెస్టులు',
  fullLength: 'పూర్తి నిడివి టెస్టులు',
  sectional: 'సెక్షనల్ టెస్టులు',
  now: (ready) => `ఇప్పుడు ${ready} అందుబాటులో`,
  none: 'లేవు',
  added: 'తర్వాత చేర్చే టెస్టులు',
  included: 'ఉంటాయి',
  sectionalIncluded: 'సెక్షనల్ టెస్టులు మాత్రమే',
  notIncluded: 'ఉండవు',
  validity: 'గడువు',
  months: (months) => termText(months, 'te'),
  price: 'ధర',
}
