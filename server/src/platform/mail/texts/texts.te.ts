import type { CorrectionKind } from '@pariksha/domain/marking/key-correction'
import { rupees } from '@pariksha/domain/rupees'
import { termText } from '@pariksha/domain/term'
import type * as Facts from './facts.ts'
import type { MailTexts } from './texts.ts'

const codeText = (code: string, about: string, otherwise: string): string => `మీ కోడ్: ${code}\n\n${about}\n\n${otherwise}`

const endWithContact = (contact: string): string => (contact === '' ? '.' : `: ${contact}.`)

const terms = ({ title, price, months }: Facts.Package): string =>
  `${title}, ${rupees(price, 'రూ. ')}, గడువు ${termText(months, 'te')}`

const KINDS: Readonly<Record<CorrectionKind, string>> = {
  'key-changed': 'సరైన సమాధానం వేరు',
  'several-accepted': 'ఒకటి కన్నా ఎక్కువ సమాధానాలను సరైనవిగా తీసుకున్నాం',
  'marks-to-all': 'ప్రశ్నను తొలగించాం, దాని మార్కులు అందరికీ ఇచ్చాం',
  'marks-to-attempted': 'ప్రశ్నను తొలగించాం, దానికి సమాధానం ఇచ్చిన అందరికీ మార్కులు ఇచ్చాం',
  'maximum-lowered': 'ప్రశ్నను తొలగించాం, దాని మార్కులు మొత్తం మార్కుల నుంచి తగ్గించాం',
}

export const texts: MailTexts = {
  signUpCode: ({ institute, code }) => ({
    subject: `సైన్ అప్ కోడ్: ${institute}`,
    text: codeText(
      code,
      'ఈ ఇమెయిల్ మీదేనని నిర్ధారించడానికి సైన్ అప్ పేజీలో ఈ కోడ్ ఇవ్వండి. ఇది పది నిమిషాలు చెల్లుతుంది.',
      'మీరు ఖాతా కోసం అడగకపోతే ఈ ఇమెయిల్‌ను పట్టించుకోవద్దు.',
    ),
  }),
  passwordCode: ({ institute, code }) => ({
    subject: `పాస్‌వర్డ్ కోడ్: ${institute}`,
    text: codeText(
      code,
      'కొత్త పాస్‌వర్డ్ పెట్టుకోవడానికి ఈ కోడ్ ఇవ్వండి. ఇది పది నిమిషాలు చెల్లుతుంది.',
      'మీరు అడగకపోతే ఈ ఇమెయిల్‌ను పట్టించుకోవద్దు. మీ పాస్‌వర్డ్ మారదు.',
    ),
  }),
  newAddressCode: ({ institute, code }) => ({
    subject: `మీ కొత్త ఇమెయిల్‌ను నిర్ధారించండి: ${institute}`,
    text: codeText(
      code,
      'ఇకపై ఈ ఇమెయిల్ వాడడానికి మీ ప్రొఫైల్‌లో ఈ కోడ్ ఇవ్వండి. ఇది పది నిమిషాలు చెల్లుతుంది.',
      'మీరు అడగకపోతే ఈ ఇమెయిల్‌ను పట్టించుకోవద్దు. ఏమీ మారదు.',
    ),
  }),
  ownerCode: ({ institute, code }) => ({
    subject: `నిర్ధారణ కోడ్: ${institute}`,
    text: codeText(
      code,
      'ఇది మీరేనని నిర్ధారించమని అడిగిన చోట ఈ కోడ్ ఇవ్వండి: ఇమెయిల్ లేదా పాస్‌వర్డ్ మార్చడానికి, ఫోన్ నంబర్ నిర్ధారించడానికి, లేదా ఖాతా తొలగించడానికి. ఇది పది నిమిషాలు చెల్లుతుంది.',
      'మీరు అడగకపోతే, మీ ఖాతాలో వేరొకరు లాగిన్ అయి ఉన్నారు. మీ ప్రొఫైల్ పేజీలో మిగతా అన్ని పరికరాల నుంచి లాగౌట్ చేయండి.',
    ),
  }),
  alreadyRegistered: ({ institute, site }) => ({
    subject: `మీకు ఇప్పటికే ఖాతా ఉంది: ${institute}`,
    text: `ఈ ఇమెయిల్‌తో ఎవరో సైన్ అప్ చేయబోయారు, కానీ దీనితో ఇప్పటికే ఖాతా ఉంది.

అది మీరే అయితే ఇక్కడ లాగిన్ అవ్వండి:
${site}/login
పాస్‌వర్డ్ మర్చిపోతే అక్కడే కొత్తది పెట్టుకోవచ్చు.

అది మీరు కాకపోతే ఈ ఇమెయిల్‌ను పట్టించుకోవద్దు. ఏమీ మారలేదు.`,
  }),
  addressWanted: ({ institute }) => ({
    subject: 'మీ ఇమెయిల్‌ను వేరే ఖాతాకు ఇచ్చారు',
    text: `${institute}లో వేరే ఖాతా కోసం ఎవరో ఈ ఇమెయిల్ ఇచ్చారు. ఇది మీ ఖాతాదే కాబట్టి ఒప్పుకోలేదు.

మీరు ఏమీ చేయాల్సిన అవసరం లేదు. ఏమీ మారలేదు.`,
  }),
  addressChanged: ({ institute, contact }) => ({
    subject: `మీ ఇమెయిల్ మారింది: ${institute}`,
    text: `మీ ఖాతాకు ఇప్పుడు కొత్త ఇమెయిల్ ఉంది. ఇకపై ఈ ఇమెయిల్‌తో లాగిన్ కాలేరు.

ఇది మీరు చేయకపోతే వెంటనే సంస్థను సంప్రదించండి${endWithContact(contact)}`,
  }),
  passwordChanged: ({ institute, contact }) => ({
    subject: `మీ పాస్‌వర్డ్ మారింది: ${institute}`,
    text: `మీ ఖాతాకు ఇప్పుడు కొత్త పాస్‌వర్డ్ ఉంది. మిగతా అన్ని పరికరాల నుంచి లాగౌట్ అయింది.

ఇది మీరు చేయకపోతే, లాగిన్ పేజీలో “పాస్‌వర్డ్ మర్చిపోయారా?” నొక్కి వెంటనే కొత్త పాస్‌వర్డ్ పెట్టుకోండి, సంస్థను సంప్రదించండి${endWithContact(contact)}`,
  }),
  signInLink: ({ institute, site, ticket, minutes }) => ({
    subject: `మీ లాగిన్ లింక్: ${institute}`,
    text: `లాగిన్ కావడానికి ${minutes} నిమిషాల లోపు ఈ లింక్ తెరిచి బటన్ నొక్కండి:
${site}/login#link=${ticket}

ఈ లింక్ ఒక్కసారే పనిచేస్తుంది. లాగిన్ కావడానికి మీరు లేదా మీ తరఫున ఎవరైనా సహాయం అడిగినందుకు ${institute} దీన్ని పంపింది. మీరు అడగకపోతే ఈ ఇమెయిల్‌ను పట్టించుకోవద్దు.`,
  }),
  addressCorrected: ({ institute, contact }) => ({
    subject: `మీ ఇమెయిల్ మారింది: ${institute}`,
    text: `మీ కోరికపై ${institute} సిబ్బంది మీ ఖాతా ఇమెయిల్‌ను మార్చారు. ఇకపై ఈ ఇమెయిల్‌తో లాగిన్ కాలేరు.

మీరు ఇలా అడగకపోతే వెంటనే సంస్థను సంప్రదించండి${endWithContact(contact)}`,
  }),
  phoneCorrected: ({ institute, contact }) => ({
    subject: `మీ ఫోన్ నంబర్ మారింది: ${institute}`,
    text: `మీ కోరికపై ${institute} సిబ్బంది మీ ఖాతా ఫోన్ నంబర్‌ను మార్చారు.

మీరు ఇలా అడగకపోతే వెంటనే సంస్థను సంప్రదించండి${endWithContact(contact)}`,
  }),
  addressProposed: ({ institute, site, code, hours }) => ({
    subject: `మీ కొత్త ఇమెయిల్‌ను నిర్ధారించండి: ${institute}`,
    text: codeText(
      code,
      `${institute} సిబ్బంది మీ ఖాతాకు ఈ ఇమెయిల్ ఇచ్చారు. మునుపటిలాగే లాగిన్ అయి, ${hours} గంటల లోపు మీ ప్రొఫైల్‌లో ఈ కోడ్ ఇవ్వండి:
${site}/profile`,
      `${institute} మీకు తెలియకపోతే ఈ ఇమెయిల్‌ను పట్టించుకోవద్దు. ఏమీ మారదు.`,
    ),
  }),
  otherAddressProposed: ({ institute, site, contact }) => ({
    subject: `మీ ఖాతాకు మరో ఇమెయిల్: ${institute}`,
    text: `మీ కోరికపై ${institute} సిబ్బంది మీ ఖాతాకు మరో ఇమెయిల్ ఇచ్చారు. ఇంకా ఏమీ మారలేదు: కొత్త ఇమెయిల్‌కు పంపిన కోడ్ ఇచ్చే వరకు ఈ ఇమెయిల్‌తోనే లాగిన్ అవ్వండి.

మీరు ఇలా అడగకపోతే, మీ ప్రొఫైల్ పేజీలో “పాత ఇమెయిల్ అలాగే ఉంచండి” నొక్కండి:
${site}/profile
సంస్థను కూడా సంప్రదించండి${endWithContact(contact)}`,
  }),
  newAccount: ({ institute, site, name }) => ({
    subject: `మీ కొత్త ఖాతా సిద్ధంగా ఉంది: ${institute}`,
    text: `${name === null ? '' : `${name}, `}${institute} మీకు ఒక ఖాతా తెరిచింది.

దాన్ని వాడడానికి పాస్‌వర్డ్ పెట్టుకోండి:
${site}/login/forgot
అక్కడ ఈ ఇమెయిల్ ఇవ్వండి. మీకు ఇమెయిల్‌లో ఒక కోడ్ వస్తుంది, దానితో పాస్‌వర్డ్ పెట్టుకోవచ్చు.

${institute} మీకు తెలియకపోతే ఈ ఇమెయిల్‌ను పట్టించుకోవద్దు.`,
  }),
  packageGiven: ({ institute, site, title, months }) => ({
    subject: `మీ టెస్టులు తెరిచారు: ${title}`,
    text: `${institute} మీకు ${title} తెరిచింది, గడువు ${termText(months, 'te')}. మీరు ఏమీ చెల్లించనవసరం లేదు.

మీ టెస్టులు, వాటిని రాయడానికి చివరి తేదీ ఇక్కడ చూడండి:
${site}/library`,
  }),
  erased: ({ institute, contact }) => ({
    subject: `మీ ఖాతా తొలగించబడింది: ${institute}`,
    text: `మీరు అడిగినట్టే ${institute} మీ ఖాతాను, అందులోని టెస్టులు, ఫలితాలు, ఆర్డర్లు, సందేహాలను తొలగించింది. తొలగించిన విషయం, సమయం, కారణం మాత్రం నమోదులో ఉంటాయి; ఇంతకు ముందు తీసిన బ్యాకప్‌ల స్థానంలో కొంత కాలానికి కొత్తవి వస్తాయి.

మీరు ఇలా అడగకపోతే సంస్థను సంప్రదించండి${endWithContact(contact)}`,
  }),
  erasedByOwner: ({ institute, contact }) => ({
    subject: `మీ ఖాతా తొలగించబడింది: ${institute}`,
    text: `${institute} లోని మీ ఖాతా, అందులోని టెస్టులు, ఫలితాలు, ఆర్డర్లు, సందేహాలు ప్రొఫైల్ పేజీ నుంచి తొలగించబడ్డాయి. వాటిని తిరిగి పొందలేరు. చెల్లించిన వాటి వివరాలు మీ పేరు లేకుండా ఉంటాయి; ఇంతకు ముందు తీసిన బ్యాకప్‌ల స్థానంలో కొంత కాలానికి కొత్తవి వస్తాయి.

ఇది మీరు చేయకపోతే సంస్థను సంప్రదించండి${endWithContact(contact)}`,
  }),
  orderReceived: ({ site, ...order }) => ({
    subject: `ఆర్డర్ అందింది: ${order.title}`,
    text: `మీరు ఇచ్చిన ఆర్డర్: ${terms(order)}. ఇంకా ఏమీ చెల్లించలేదు. మీ ఆర్డర్ నంబర్ ${order.id}.

చెల్లింపు గురించి ${order.institute} మీకు ఫోన్ చేస్తుంది లేదా ఇమెయిల్ పంపుతుంది. సంస్థ ఆర్డర్‌ను ఆమోదించగానే మీ టెస్టులు తెరుచుకుంటాయి.${
      order.contact === '' ? '' : `\nమీరు కూడా ${order.institute}ను సంప్రదించవచ్చు: ${order.contact}.`
    }

మీ ఆర్డర్ చూడడానికి లేదా రద్దు చేయడానికి:
${site}/library`,
  }),
  orderApproved: ({ site, ...order }) => ({
    subject: `మీ టెస్టులు తెరిచారు: ${order.title}`,
    text: `మీ ఆర్డర్ ${order.id} ఆమోదం పొందింది: ${terms(order)}.

మీ టెస్టులు, వాటిని రాయడానికి చివరి తేదీ ఇక్కడ చూడండి:
${site}/library`,
  }),
  orderDeclined: (order) => ({
    subject: `మీ ఆర్డర్ ఆమోదం పొందలేదు: ${order.title}`,
    text: `${order.institute} మీ ఆర్డర్ ${order.id}ను ఆమోదించలేదు (${terms(order)}). టెస్టులు తెరవలేదు.${
      order.contact === ''
        ? ''
        : `\n\nమీరు ఇప్పటికే చెల్లించి ఉంటే, లేదా కారణం తెలుసుకోవాలంటే ${order.institute}ను సంప్రదించండి: ${order.contact}.`
    }`,
  }),
  orderRevoked: ({ institute, site, id, title, reason, contact }) => ({
    subject: `మీ ఆర్డర్ ఆమోదాన్ని వెనక్కి తీసుకున్నారు: ${title}`,
    text: `${institute} మీ ఆర్డర్ ${id} ఆమోదాన్ని వెనక్కి తీసుకుంది: ${title}. దానితో తెరుచుకున్న టెస్టులు మళ్లీ లాక్ అయ్యాయి; మీ మరో ప్యాకేజీలో ఉన్న టెస్టులు మాత్రం తెరిచే ఉంటాయి. మీరు ఇప్పటికే రాసిన టెస్టులు, వాటి ఫలితాలు అలాగే ఉంటాయి.
కారణం: ${reason}${
      contact === '' ? '' : `\n\nమీరు దీనికి చెల్లించి ఉంటే, లేదా ఇది పొరపాటు అనుకుంటే ${institute}ను సంప్రదించండి: ${contact}.`
    }

మీ ఆర్డర్లు ఇక్కడ చూడండి:
${site}/library`,
  }),
  doubtAnswered: ({ site, id, title }) => ({
    subject: `మీ సందేహానికి సమాధానం వచ్చింది: ${title}`,
    text: `మీ సందేహం "${title}"కి సమాధానం వచ్చింది.

సమాధానం చదవండి, ఇంకా ఏమైనా ఉంటే అడగండి:
${site}/ask/${id}`,
  }),
  shiftReminder: ({ site, title, shift, testId, opens, closes }) => ({
    subject: `షిఫ్ట్ ${shift} ప్రారంభం: ${opens}, ${title}`,
    text: `${title}, షిఫ్ట్ ${shift}.
ప్రారంభం: ${opens} (భారత కాలమానం ప్రకారం).
ప్రవేశం ముగిసే సమయం: ${closes}.

టెస్టును ఇక్కడ మొదలుపెట్టండి:
${site}/test/${testId}

మీరు ఈ షిఫ్ట్‌కు రిజిస్టర్ చేసుకున్నందున ఈ ఇమెయిల్ వచ్చింది.`,
  }),
  shiftMoved: ({ site, title, shift, mockId, testId, before, opens, closes, commonStart }) => ({
    subject: `షిఫ్ట్ ${shift} కొత్త సమయం: ${opens}, ${title}`,
    text: `${title}, షిఫ్ట్ ${shift} సమయం మారింది. మునుపటి సమయం: ${before}.

కొత్త సమయం: ${opens} (భారత కాలమానం ప్రకారం). ${commonStart ? 'టెస్ట్ అందరికీ అప్పుడే మొదలవుతుంది.' : 'అప్పటి నుండి మొదలుపెట్టవచ్చు.'} ప్రవేశం ముగిసే సమయం: ${closes}.

మీ సీటు అలాగే ఉంది. టెస్టును ఇక్కడ మొదలుపెట్టండి:
${site}/test/${testId}

జతచేసిన ఫైలు మీ క్యాలెండర్‌లోని సమయాన్ని మారుస్తుంది. కొత్త సమయానికి రాలేకపోతే, షిఫ్ట్ మార్చుకోవచ్చు లేదా మీ సీటు వదులుకోవచ్చు:
${site}/live-mocks/${mockId}`,
  }),
  shiftCalledOff: ({ site, title, shift, mockId, opens, reason }) => ({
    subject: `షిఫ్ట్ ${shift} రద్దయింది: ${title}`,
    text: `${title}, షిఫ్ట్ ${shift} రద్దయింది. మొదలవ్వాల్సిన సమయం: ${opens} (భారత కాలమానం ప్రకారం).
కారణం: ${reason}

మీ రిజిస్ట్రేషన్ ఇక లేదు. మరో షిఫ్ట్‌లో సీట్లు ఉన్నాయో చూసి, దానికి రిజిస్టర్ చేసుకోండి:
${site}/live-mocks/${mockId}

జతచేసిన ఫైలు మీ క్యాలెండర్‌ నుండి దీన్ని తొలగిస్తుంది.`,
  }),
  keyCorrected: ({ title, questionNumber, kind, reason, reply, marks }) => ({
    subject: `మీ మార్కులు సరిచేశాం: ${title}`,
    text: `${title}లో ప్రశ్న ${questionNumber} కీని సరిచేశాం: ${KINDS[kind]}.
కారణం: ${reason}
${reply ? `\nమీ అభ్యంతరాన్ని ఒప్పుకున్నాం: ${reply}\n` : ''}
${marks
  .map(
    (one) =>
      `మీ మార్కులు: ఇంతకు ముందు ${one.maximumBefore}కి ${one.before}, ఇప్పుడు ${one.maximum}కి ${one.now}.${one.rank ? `\nమీ ర్యాంకు: ${one.rank.of} మందిలో ఇంతకు ముందు ${one.rank.before}, ఇప్పుడు ${one.rank.after}.` : ''}\n${one.address}`,
  )
  .join('\n\n')}

ఈ టెస్టు రాసిన అందరికీ మార్కులు మళ్లీ వేశాం, ర్యాంకులు మళ్లీ లెక్కించాం.`,
  }),
  challengeDecided: ({ title, questionNumber, decision, reply, address }) => {
    const decided = decision === 'accepted' ? 'ఒప్పుకున్నాం' : 'ఒప్పుకోలేదు'
    return {
      subject: `ప్రశ్న ${questionNumber}పై మీ అభ్యంతరాన్ని ${decided}: ${title}`,
      text: `${title}లో ప్రశ్న ${questionNumber}పై మీ అభ్యంతరాన్ని ${decided}.

${reply}

${address}`,
    }
  },
}
