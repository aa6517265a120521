import { termText } from '@pariksha/domain/term'
import type { Translated } from '../../shared/languages/translation.ts'
import type { English } from './texts.ts'

const tests = (count: number, kind: string) => `${count} ${kind} ${count === 1 ? 'టెస్ట్' : 'టెస్టులు'}`

export const library: Translated<English> = {
  heading: 'లైబ్రరీ',
  description: 'మీ టెస్ట్ సిరీస్‌లు, ఆర్డర్లు, సేవ్ చేసిన ప్రశ్నలు, స్టడీ మెటీరియల్స్.',
  lead: 'మీ టెస్ట్ సిరీస్‌లు, ఆర్డర్లు, సేవ్ చేసిన ప్రశ్నలు, స్టడీ మెటీరియల్స్.',
  loading: 'మీ లైబ్రరీ లోడ్ అవుతోంది',
  failed: 'మీ లైబ్రరీ లోడ్ కాలేదు.',
  owned: {
    title: 'మీ టెస్ట్ సిరీస్‌లు',
    until: (day) => `${day} వరకు`,
    ended: (day) => `${day}న ముగిసింది`,
    reach: (mocks, sectionals) =>
      mocks === null && sectionals === null
        ? 'సిరీస్‌లోని అన్ని టెస్టులు'
        : [
            mocks === null ? 'అన్ని పూర్తి నిడివి టెస్టులు' : tests(mocks, 'పూర్తి నిడివి'),
            sectionals === null ? 'అన్ని సెక్షనల్ టెస్టులు' : sectionals === 0 ? '' : tests(sectionals, 'సెక్షనల్'),
          ]
            .filter(Boolean)
            .join(', '),
    show: 'టెస్టులు చూడండి',
    renew: 'ధరలు చూడండి',
    none: 'మీరు ఇంకా టెస్ట్ సిరీస్ కొనలేదు',
    noneText: 'ఉచిత టెస్టులకు ప్యాకేజీ అవసరం లేదు. పెయిడ్ టెస్టుల కోసం ప్యాకేజీ కొనండి.',
    prices: 'ప్యాకేజీలు చూడండి',
  },
  questions: {
    title: 'సేవ్ చేసిన ప్రశ్నలు',
    number: (title, number) => `${title}, ప్రశ్న ${number}`,
    remove: 'తీసివేయండి',
    removeName: (title, number) => `${title} ప్రశ్న ${number} తీసివేయండి`,
    removed: 'ప్రశ్న తీసివేశాం.',
    undo: 'అన్‌డూ',
    ask: 'ఈ ప్రశ్న గురించి అడగండి',
    failed: 'మీ లైబ్రరీలో మార్పు సేవ్ కాలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
    none: 'సేవ్ చేసిన ప్రశ్నలు లేవు',
    noneText: 'సమర్పించిన టెస్ట్ సమాధానాల్లో "ప్రశ్నను సేవ్ చేయండి" నొక్కితే ప్రశ్న ఇక్కడికి వస్తుంది.',
    attempts: 'గత ప్రయత్నాలు',
    newer: 'కొత్తవి',
    older: 'పాతవి',
    pages: 'సేవ్ చేసిన ప్రశ్నల పేజీలు',
  },
  materials: {
    title: 'సేవ్ చేసిన స్టడీ మెటీరియల్స్',
    none: 'సేవ్ చేసిన స్టడీ మెటీరియల్స్ లేవు',
    noneText: 'స్టడీ మెటీరియల్‌పై "సేవ్ చేయండి" నొక్కితే అది ఇక్కడ ఉంటుంది.',
    hub: 'స్టడీ మెటీరియల్స్ చూడండి',
    removed: 'స్టడీ మెటీరియల్ తీసివేశాం.',
    removeName: (title) => `${title} తీసివేయండి`,
  },
  orders: {
    title: 'మీ ఆర్డర్లు',
    number: (id) => `ఆర్డర్ ${id}`,
    terms: (price, months) => `${price}, ${termText(months, 'te')}`,
    asked: (day) => `${day}న ఆర్డర్ చేశారు`,
    statuses: {
      requested: 'ఆమోదం కోసం వేచి ఉంది',
      approved: 'ఆమోదించారు',
      declined: 'తిరస్కరించారు',
      cancelled: 'రద్దు చేశారు',
      revoked: 'వెనక్కి తీసుకున్నారు',
    },
    revoked: (day, reason) => `సంస్థ ${day}న ఆమోదాన్ని వెనక్కి తీసుకుంది. మీరు రాసిన టెస్టులు, వాటి ఫలితాలు అలాగే ఉంటాయి. కారణం: ${reason}`,
    waiting: (institute) => `చెల్లింపు గురించి ${institute} మిమ్మల్ని సంప్రదిస్తుంది. ఆర్డర్ ఆమోదించగానే టెస్టులు అందుబాటులోకి వస్తాయి.`,
    cancel: 'ఆర్డర్ రద్దు చేయండి',
    cancelName: (id) => `ఆర్డర్ రద్దు చేయండి: ఆర్డర్ ${id}`,
    cancelled: (title) => `మీ ${title} ఆర్డర్ రద్దయింది.`,
    askAgain: 'మళ్లీ ఆర్డర్ చేయండి',
    askedAgain: (id) => `మళ్లీ ఆర్డర్ చేశారు: ఆర్డర్ ${id}.`,
    decided: 'ఈ ఆర్డర్‌ను సంస్థ ఇప్పటికే ఆమోదించింది లేదా తిరస్కరించింది.',
    notCancelled: 'ఆర్డర్ రద్దు కాలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
    notAskedAgain: 'ఆర్డర్ చేయలేకపోయాం. దయచేసి మళ్లీ ప్రయత్నించండి.',
    earlier: (count) => `పాత ఆర్డర్లు (${count})`,
  },
}
