import type { Translated } from '../../languages/translation.ts'
import type { English } from './review-texts.ts'

export const review: Translated<English> = {
  filters: {
    all: 'అన్నీ',
    wrong: 'తప్పులు',
    unattempted: 'రాయనివి',
    slow: 'ఆలస్యమైనవి',
    marked: 'మార్క్ చేసినవి',
    late: 'లెక్కించనివి',
  },
  filterLabel: 'చూపించు',
  slowMeans: 'ఆలస్యమైనవి: ఒక ప్రశ్నకు టెస్ట్ ఇచ్చే సమయానికి ఒకటిన్నర రెట్ల కంటే ఎక్కువ పట్టినవి.',
  sections: 'విభాగం',
  allSections: 'అన్ని విభాగాలు',
  nothing: 'ఇలాంటి ప్రశ్న ఏదీ లేదు.',
  keysOfList: 'కీబోర్డ్: ప్రతి ఫిల్టర్ పక్కన ఉన్న అక్షరం; O మొదటి ప్రశ్నను తెరుస్తుంది.',
  keysOfQuestion: 'కీబోర్డ్: ← → ఇతర ప్రశ్నలు, E తర్వాతి దశ, B సేవ్, Esc జాబితాకు.',
  passageOf: (first, last) => `ప్రశ్నలు ${first} నుండి ${last} వరకు ప్యాసేజ్`,
  back: 'సమాధానాలన్నీ',
  previous: 'ముందుది',
  next: 'తర్వాతది',
  place: (number, at, of) => `ప్రశ్న ${number}, ${of}లో ${at}వది`,
  placeShort: (at, of) => `${at} / ${of}`,
  missing: 'ఈ టెస్టులో అలాంటి ప్రశ్న లేదు.',
  setSolution: (first, last) => `ప్రశ్నలు ${first} నుండి ${last} వరకు ఉమ్మడి సాధన`,
  stepsOfQuestion: 'ఈ ప్రశ్నకు',
  nextStep: (at, of) => `తర్వాతి దశ (${of}లో ${at})`,
  allSteps: 'అన్ని దశలు',
  stepByStep: 'ఒక్కో దశ',
  markedShort: 'మార్క్ చేసింది',
  slowShort: 'ఆలస్యం',
}
