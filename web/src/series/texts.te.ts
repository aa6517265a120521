import type { Translated } from '../languages/translation.ts'
import type { English } from './texts.ts'

export const series: Translated<English> = {
  card: {
    minutes: (minutes) => `${minutes} నిమిషాలు`,
    questions: (count) => `${count} ప్రశ్నలు`,
    marks: (count) => `${count} మార్కులు`,
    free: 'ఉచితం',
    paid: 'పెయిడ్',
    start: 'టెస్ట్ మొదలుపెట్టండి',
    practise: 'ప్రాక్టీస్ చేయండి',
    buy: 'కొనండి',
    soon: 'త్వరలో వస్తుంది',
    new: 'కొత్తది',
    running: 'జరుగుతోంది',
    done: (score, maximum) => (score === null ? 'రాశారు' : `రాశారు ${String(score).replace('-', '−')}/${maximum}`),
    resume: 'కొనసాగించండి',
  },
  list: {
    loading: 'టెస్టులు లోడ్ అవుతున్నాయి',
    failed: 'టెస్టులు లోడ్ కాలేదు.',
    empty: 'ఇంకా టెస్టులు లేవు.',
    emptyText: 'ఈ సిరీస్ తయారవుతోంది.',
    soon: 'త్వరలో వస్తాయి...',
  },
  stages: {
    label: 'పరీక్ష దశలు',
    prelims: 'ప్రిలిమ్స్',
    mains: 'మెయిన్స్',
    prelims_sectional: 'ప్రిలిమ్స్ సెక్షనల్',
    mains_sectional: 'మెయిన్స్ సెక్షనల్',
  },
  free: {
    description:
      '{exams: ICET, SSC, IBPS, SBI, RRB, AFCAT, MAT, CAT, NIMCET} ఉచిత మాక్ టెస్టులు: తాజా పరీక్ష విధానం, వివరణలతో సమాధానాలు, విభాగాల వారీ మార్కులు.',
    heading: 'ఉచిత టెస్టులు',
    headingOf: (name) => `ఉచిత ${name} టెస్టులు`,
    text: 'అన్ని ఉచిత మాక్ టెస్టులు. ఖాతా లేకుండానే చూడవచ్చు; టెస్ట్ మొదలుపెట్టడానికి సైన్ అప్ లేదా లాగిన్ చేయండి.',
    textOf: 'టెస్ట్ మొదలుపెట్టడానికి సైన్ అప్ లేదా లాగిన్ చేయండి. ఇది ఉచితం.',
    noneOf: (name) => `ఉచిత ${name} టెస్ట్ ఇంకా విడుదల కాలేదు`,
    noneOfText: 'డెమో రాసి చూడండి, లేదా మరో పరీక్ష ఉచిత టెస్ట్ రాయండి.',
    others: 'మిగతా ఉచిత టెస్టులు',
    demo: 'డెమో రాసి చూడండి',
    demoText: 'ఐదు ప్రశ్నలు, వెంటనే మార్కులు. ఖాతా అవసరం లేదు, ఏ వివరాలూ సేవ్ కావు.',
    openDemo: 'డెమో తెరవండి',
    now: 'ఇప్పుడు అందుబాటులో ఉన్నవి',
    soon: 'త్వరలో వచ్చే ఉచిత టెస్టులు',
    soonText: 'విడుదలైనప్పుడు ఇవి ఉచితం.',
    families: {
      bank: 'బ్యాంక్ పరీక్షల',
      railway: 'రైల్వే పరీక్షల',
      state: 'రాష్ట్ర పరీక్షల',
      other: 'ఇతర పరీక్షల',
    },
  },
  progress: {
    description:
      '{exams: ICET, SSC, బ్యాంక్, రైల్వే, AFCAT, MAT, CAT, NIMCET} మాక్ టెస్ట్ సిరీస్‌లు, మీ పురోగతితో: రాసిన టెస్టులు, అత్యుత్తమ స్కోర్, తర్వాతి టెస్ట్.',
    heading: 'టెస్ట్ సిరీస్',
    text: 'అన్ని టెస్ట్ సిరీస్‌లు, ఒక్కోదానిలో మీరు ఎంతవరకు వచ్చారో.',
    hint: 'ప్రతి సిరీస్‌లో మీ పురోగతి చూడటానికి లాగిన్ అవ్వండి.',
    failed: 'మీ పురోగతి లోడ్ కాలేదు.',
    taken: (taken, ready) => `${ready} టెస్టుల్లో ${taken} రాశారు`,
    best: (percent) => `అత్యుత్తమ ఫలితం ${percent}%`,
    none: 'మొదటి టెస్టులు తయారవుతున్నాయి',
    goOn: (title) => `${title} కొనసాగించండి`,
    open: (name) => `${name} టెస్టులు తెరవండి`,
    counts: (ready, announced) =>
      [ready > 0 && `ఇప్పుడు ${ready}`, announced > 0 && `త్వరలో ${announced}`].filter(Boolean).join(', '),
  },
  pick: {
    description:
      '{exams: ICET, SSC CGL, CHSL, CPO, GD, MTS, IBPS, SBI, RRB NTPC, గ్రూప్ D, ALP, AFCAT, MAT, CAT, NIMCET} మాక్ టెస్ట్ సిరీస్‌లు. ముందు ఉచిత టెస్టులు.',
    heading: 'టెస్ట్ ఎంచుకోండి',
    text: 'అన్ని సిరీస్‌లు, ముందు ఉచిత టెస్టులు. టెస్టును ఏ పరికరంలోనైనా ఆపిన చోటు నుంచి కొనసాగించవచ్చు.',
    counts: (tests, ready, free) =>
      ready === tests ? `${tests} టెస్టులు, ${free} ఉచితం` : `${tests} టెస్టులు, ఇప్పుడు ${ready}, ${free} ఉచితం`,
  },
}
