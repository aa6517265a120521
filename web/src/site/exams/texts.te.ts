import type { Translated } from '../../shared/languages/translation.ts'
import type { English } from './texts.ts'

export const exams: Translated<English> = {
  home: 'హోమ్',
  exams: 'పరీక్షలు',
  breadcrumb: 'మీరు ఉన్న చోటు',
  figures: 'సంస్థ అంకెల్లో',
  sampleFigures: 'నమూనా అంకెలు.',
  sample: 'నమూనా',
  sections: 'ఈ పేజీలోని విభాగాలు',
  countdown: {
    label: (name) => `${name}కి మిగిలిన రోజులు`,
    exam: (name, year) => `${name} ${year}`,
    today: 'పరీక్ష ఈ రోజే!',
    daysLeft: (days) => (days === 1 ? 'రోజు మిగిలి ఉంది' : 'రోజులు మిగిలి ఉన్నాయి'),
    date: (stage, label, tentative) => `${stage ?? 'పరీక్ష తేదీ'}: ${label}${tentative ? ' (అంచనా)' : ''}`,
    held: (label) => `గత పరీక్ష తేదీ ${label}`,
  },
  series: {
    headline: (title, year) => `${title} టెస్ట్ సిరీస్ ${year}`,
    description: (title, year) =>
      `${title} టెస్ట్ సిరీస్ ${year}: తాజా పరీక్ష విధానంలో ${title} మాక్ టెస్టులు, వివరణలతో సమాధానాలు, ర్యాంక్, విభాగాల వారీగా మార్కులు. పరీక్ష తేదీ, సిలబస్, ఉచిత టెస్టులు.`,
    trial: 'ఉచితంగా మొదలుపెట్టండి',
    heading: 'టెస్ట్ సిరీస్',
    about: (name) => `${name} పూర్తి వివరాలు`,
    prices: 'ప్యాకేజీలు, ధరలు',
  },
  pattern: {
    inForce: 'ప్రస్తుత పరీక్ష విధానం',
    earlier: 'పాత పరీక్ష విధానం',
    earlierOf: (years) => `పాత పరీక్ష విధానం (${years})`,
    years: (years) => `సంవత్సరాలు: ${years}`,
    stage: 'దశ',
    questions: 'ప్రశ్నలు',
    marks: 'మార్కులు',
    time: 'సమయం',
    minutes: (minutes) => {
      const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
      if (hours === 0) return `${minutes} నిమి`
      return rest === 0 ? `${hours} గం` : `${hours} గం ${rest} నిమి`
    },
    marking: (marking) => `మార్కుల విధానం: ${marking}`,
    options: (count) => `ప్రశ్నకు ${count} ఆప్షన్లు`,
    none: '–',
  },
  exam: {
    title: (name, year) =>
      year === null ? `${name}: అర్హత, ఉద్యోగాలు, ఎంపిక విధానం` : `${name} ${year}: పరీక్ష తేదీ, పరీక్ష విధానం, సిలబస్, అర్హత`,
    description: (name, year) =>
      year === null
        ? `${name}: నిర్వహించే సంస్థ, అర్హత, వయోపరిమితి, ఉద్యోగాలు, ఎంపిక విధానం, తరచుగా అడిగే ప్రశ్నలు. మా మాక్ టెస్టులతో ప్రాక్టీస్ చేయండి.`
        : `${name} ${year}: పరీక్ష తేదీ, పరీక్ష విధానం, సిలబస్, అర్హత, జీతం, ఎంపిక విధానం. నిజమైన పరీక్ష స్క్రీన్‌పై ఉచిత మాక్ టెస్టులు, వివరణలతో సమాధానాలు.`,
    when: (name, year) => `${name} ${year} ఎప్పుడు?`,
    whenAnswer: (date, usual) => `${date}.${usual === null ? '' : ` సాధారణంగా జరిగే నెలలు: ${usual}.`} అధికారిక నోటిఫికేషన్ చూడండి.`,
    facts: 'ముఖ్య వివరాలు',
    body: 'నిర్వహించే సంస్థ',
    cycle: 'ఎన్నిసార్లు',
    usual: 'సాధారణంగా జరిగే నెలలు',
    languages: 'భాషలు',
    salary: 'జీతం',
    date: 'పరీక్ష తేదీ',
    lastHeld: 'గత పరీక్ష తేదీ',
    dateText: (stage, label, year, tentative) =>
      `${stage === null ? '' : `${stage}: `}${label} ${year}${tentative ? ' (అంచనా)' : ''}`,
    noDate: 'ఇంకా ప్రకటించలేదు',
    pattern: 'పరీక్ష విధానం',
    eligibility: 'అర్హత',
    selection: 'ఎంపిక విధానం',
    syllabus: 'సిలబస్',
    faq: 'తరచుగా అడిగే ప్రశ్నలు',
    tests: 'మాక్ టెస్టులు',
    others: 'సంబంధిత పరీక్షలు',
    freeTests: 'అన్ని ఉచిత టెస్టులు చూడండి',
    openPage: (name) => `${name} పేజీకి వెళ్లండి`,
    check: 'తేదీలు, వివరాలు గత నోటిఫికేషన్ల ఆధారంగా ఇచ్చినవి. అధికారిక నోటిఫికేషన్ చూడండి.',
  },
  notices: { none: 'ఇంకా నోటిఫికేషన్లు లేవు', noneText: 'సంస్థ కొత్త నోటిఫికేషన్లు ఇక్కడ కనిపిస్తాయి.' },
  stories: { none: 'ఇంకా విజయగాథలు లేవు', noneText: 'మా విద్యార్థుల విజయగాథలు ఇక్కడ కనిపిస్తాయి.' },
  packages: {
    heading: 'ప్యాకేజీలు',
    none: 'ఇంకా ప్యాకేజీలు లేవు',
    noneText: 'ప్రస్తుతం ఈ పరీక్షలకు ప్యాకేజీ లేదు.',
    all: 'అన్ని ప్యాకేజీలు చూడండి',
  },
  yours: {
    title: 'మీ పరీక్షలు',
    description: '{exams} పరీక్షల తేదీలు, మిగిలిన రోజులు, పరీక్ష విధానం, సిలబస్, అర్హత, అన్నీ ఒకే పేజీలో.',
    lead: 'మీరు సన్నద్ధమవుతున్న పరీక్షలు, మిగిలిన రోజులతో. మిగతా పరీక్షలు కింద ఉన్నాయి.',
    hint: 'మీ పరీక్షలు ఎంచుకోవడానికి లాగిన్ అవ్వండి. అవి ముందుగా, మీ గత మార్కులతో కనిపిస్తాయి.',
    chosen: 'నా పరీక్షలు',
    none: 'ఇంకా ఏ పరీక్షా ఎంచుకోలేదు',
    noneText: 'కింద ఉన్న పరీక్ష పక్కన నక్షత్రం నొక్కితే ఇక్కడ చేరుతుంది.',
    others: 'మిగతా అన్ని పరీక్షలు',
    all: 'అన్ని పరీక్షలు',
    choose: (name) => `${name}ను నా పరీక్షల్లో చేర్చండి`,
    drop: (name) => `${name}ను నా పరీక్షల నుంచి తీసేయండి`,
    scores: 'గత మార్కులు',
    noScores: 'ఇంకా టెస్ట్ రాయలేదు',
    score: (score, max) => `${max}కి ${score}`,
    tests: 'టెస్టులు',
    practice: 'సాధన',
    information: 'వివరాలు',
    failed: 'మీ పరీక్షలు లోడ్ కాలేదు.',
    notSaved: 'సేవ్ కాలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
    loading: 'మీ పరీక్షలు లోడ్ అవుతున్నాయి',
  },
}
