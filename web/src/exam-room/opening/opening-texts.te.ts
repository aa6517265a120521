import type { Translated } from '../../languages/translation.ts'
import type { English } from './opening-texts.ts'

export const opening: Translated<English> = {
  heading: 'లైవ్ టెస్ట్',
  opensOn: (moment) => `ఈ పరీక్ష ${moment}కు ప్రారంభమవుతుంది.`,
  moved: (moment) => `ప్రారంభ సమయం ${moment}కు మారింది.`,
  notStarting: 'ఈ పరీక్ష ప్రారంభం కాదు.',
  otherShifts: 'మిగతా షిఫ్టులు చూడండి',
  startsIn: (time) => `${time} లో ప్రారంభం`,
  open: 'పరీక్ష ఇప్పుడు మొదలైంది.',
  onDevice: (time) => `మీ ప్రశ్నపత్రం ఈ పరికరంలో ఉంది. ${time} వరకు లాక్ అయి ఉంటుంది.`,
  comesBefore: 'పరీక్ష ప్రారంభానికి ముందు మీ ప్రశ్నపత్రం ఈ పరికరంలో లోడ్ అవుతుంది.',
  comesAtStart: 'మీ ప్రశ్నపత్రం పరీక్ష ప్రారంభంలో లోడ్ అవుతుంది.',
  prepare: 'ప్రారంభానికి ముందే సూచనలు చదివి, భాషను ఎంచుకుని, ప్రకటనపై టిక్ చేయండి.',
  keepOpen: 'ఈ పేజీని తెరిచి ఉంచండి. పరీక్ష దానంతట అదే ప్రారంభమవుతుంది.',
  starting: 'మీ పరీక్ష ప్రారంభమవుతోంది...',
  noNetwork: 'నెట్‌వర్క్ లేదు. నెట్‌వర్క్ తిరిగి రాగానే మీ పరీక్ష ప్రారంభమవుతుంది. ఈ పేజీని తెరిచి ఉంచండి.',
  timeUnknown: 'ప్రారంభ సమయం లోడ్ కాలేదు. మళ్లీ ప్రయత్నిస్తోంది...',
}
